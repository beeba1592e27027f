import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// Asks the compiler and the formatter whether the source stands as it is.
@Suite struct SwiftSourceCompilationTests {
  private static let apis = SwiftSourceWriter.API.allCases

  /// Every API in every form, short and long, with numbers of every length.
  private static func files(in folder: URL) throws -> [URL] {
    let outlines: [(name: String, path: Path, box: CGRect)] = [
      ("Empty", Path(), .null),
      ("Tile", Samples.tile, CGRect(x: 0, y: 0, width: 100, height: 80)),
      ("Shifted", Samples.tile, CGRect(x: 10, y: -5.5, width: 100 / 3, height: 80)),
      ("Line", Samples.tile, CGRect(x: 1, y: 2, width: 0, height: 3)),
      ("Exact", Samples.random(segments: 40, seed: 1, fractionDigits: nil), .null),
      ("Long", Samples.random(segments: 450, seed: 2), .null),
      ("Longer", Samples.random(segments: 1200, seed: 3), .null),
      ("Huge", huge, .null),
    ]
    var files: [URL] = []
    for api in Self.apis {
      for form in [SwiftSourceWriter.Form.statements, .data] {
        for outline in outlines {
          let writer = SwiftSourceWriter(
            api: api, typeName: "\(outline.name) \(form)", usesEvenOddFillRule: form == .data,
            form: form)
          let file = folder.appendingPathComponent("\(outline.name)-\(api)-\(form).swift")
          try Data(writer.write([outline.path], in: outline.box)).write(to: file)
          files.append(file)
        }
      }
    }
    return files
  }

  /// Coordinates that no integer of 32 or 64 bits holds, and very small ones.
  private static var huge: Path {
    Path { path in
      path.move(to: CGPoint(x: 3e9, y: -3e9))
      path.addLine(to: CGPoint(x: 1e19, y: 1e300))
      path.addLine(to: CGPoint(x: 1e-300, y: .leastNonzeroMagnitude))
      path.addLine(to: CGPoint(x: -0.0, y: 123_456_789_012_345_680))
    }
  }

  @Test(arguments: [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ])
  func compilesAsItStands(options: [String]) throws {
    try SwiftToolchain.expectCompiles(options) { try Self.files(in: $0) }
  }

  /// Drawings of a module that share a reader, for everybody, on their own and in a namespace.
  @Test(arguments: apis)
  func whatIsSharedCompiles(api: SwiftSourceWriter.API) throws {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 80))
    recorder.fill(Samples.tile, with: .color(.black))
    let shape = recorder.finish()
    recorder.fill(Samples.random(segments: 20, seed: 1), with: .color(.white))
    let view = recorder.finish()
    for options in [
      ["-swift-version", "6"], ["-swift-version", "5", "-default-isolation", "MainActor"],
    ] {
      try SwiftToolchain.expectCompiles(options) { folder in
        var bytes = SwiftSourceWriter(api: api).imports(needsData: false)
        bytes += SwiftSourceWriter.sharedSource(for: api, access: .public)
        let writer = SwiftSourceWriter(
          api: api, form: .shared, style: .automatic, contentMode: .fit, access: .public)
        for (name, list) in [("Shape", shape), ("Drawn", view)] {
          var drawing = SwiftSourceWriter.NamedDrawing(name: "\(name) alone", list: list)
          drawing.pathNames = [0: "roof", 1: "path"]
          bytes += try writer.member(drawing, of: nil).bytes
          drawing.name = "\(name) within"
          bytes += Array("\npublic enum \(name)Icons {\n".utf8)
          bytes += try writer.member(drawing, of: "\(name)Icons").bytes + Array("}\n".utf8)
        }
        let file = folder.appendingPathComponent("Shared.swift")
        try Data(bytes).write(to: file)
        return [file]
      }
    }
  }

  @Test func isFormattedAsSwiftFormatWould() throws {
    try SwiftToolchain.expectFormatted { try Self.files(in: $0) }
  }

  @Test func everyNameIsOneThatSwiftTakes() throws {
    let names = [
      "", "🎉🦊", "class", "Self", "Type", "any", "protocol", "circle", "path", "shape", "string",
      "2 wheels", "école", "e\u{301}cole", "漢字 图", "ロゴ", "ﬁne", "ß", "a1️⃣b", "init", "default",
      "in", "self", "view", "logo", "_", "`", "a\u{0}b", "\u{301}x", "नमस्ते", "İstanbul", "٣ apples",
      "double", "CGPath", "x".uppercased(), "SVG icon", "ABC",
    ]
    try SwiftToolchain.withFolder { folder in
      var files: [URL] = []
      for (index, name) in names.enumerated() {
        for api in Self.apis {
          let writer = SwiftSourceWriter(api: api, typeName: name)
          let source = String(decoding: writer.write([Samples.tile], in: .null), as: UTF8.self)
          let file = folder.appendingPathComponent("\(index)-\(api).swift")
          try Data(source.utf8).write(to: file)
          files.append(file)
        }
      }
      // Several of them become the same name, which a module can have only once.
      let unique = Dictionary(grouping: files) { file in
        (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").first {
          $0.hasPrefix("struct") || $0.contains("static func")
        } ?? ""
      }
      let result = try SwiftToolchain.typecheck(
        unique.keys.sorted().compactMap { unique[$0]?.first }, ["-swift-version", "6"])
      expect(result.status == 0, "\(result.output)")
      expect(unique.count >= 50)
    }
  }

  @Test func aVeryLongOutlineCompiles() throws {
    try SwiftToolchain.withFolder { folder in
      let file = folder.appendingPathComponent("Long.swift")
      let path = Samples.random(segments: 50_000, seed: 4)
      let source = SwiftSourceWriter(typeName: "Long").write([path], in: .null)
      try Data(source).write(to: file)
      let result = try SwiftToolchain.typecheck([file], ["-swift-version", "6"])
      expect(result.status == 0, "\(result.output)")
    }
  }
}
