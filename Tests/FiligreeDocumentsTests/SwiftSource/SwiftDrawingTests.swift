import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import Testing

/// Drawings in colours as Swift source.
@Suite struct SwiftDrawingTests {
  private static let apis = SwiftSourceWriter.API.allCases
  /// Larger in one direction than in the other, and turned.
  private static let stretch = CGAffineTransform(a: 1.2, b: 0.1, c: -0.2, d: 0.7, tx: 10, ty: 5)

  private static func files(in folder: URL) throws -> [URL] {
    let lists: [(name: String, list: DisplayList)] = [
      ("Scene", PlainScene.list()), ("Stretched", PlainScene.list(stretch)),
      ("Moved", PlainScene.list(CGAffineTransform(translationX: 3, y: -1).scaledBy(x: 2, y: 2))),
      ("Crowd", PlainScene.crowd(250)), ("Hundred", PlainScene.crowd(100)),
      ("Nothing", PlainScene.crowd(0)),
      ("Pageless", DisplayListRecorder(bounds: .zero).finish()),
    ]
    var files: [URL] = []
    for api in apis {
      for (name, list) in lists {
        for digits in [nil, 2] as [Int?] {
          let name = "\(name)\(api)\(digits == nil ? "Exact" : "")"
          let writer = SwiftSourceWriter(api: api, typeName: name, fractionDigits: digits)
          let file = folder.appendingPathComponent("\(name).swift")
          try Data(writer.write(list)).write(to: file)
          files.append(file)
        }
      }
    }
    return files
  }

  @Test(arguments: [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ])
  func compilesAsItStands(options: [String]) throws {
    try SwiftToolchain.expectCompiles(options) { try Self.files(in: $0) }
  }

  @Test func isFormattedAsSwiftFormatWould() throws {
    try SwiftToolchain.expectFormatted { try Self.files(in: $0) }
  }

  @Test func whatHasNoWordsIsRefused() {
    for (name, list) in PlainScene.others {
      #expect(throws: SwiftSourceError.unsupported(name)) {
        try SwiftSourceWriter().write(list)
      }
    }
    #expect("\(SwiftSourceError.unsupported("clips"))".hasPrefix("clips cannot be written"))
  }

  @Test func theSameDrawingGivesTheSameSource() throws {
    for api in Self.apis {
      let writer = SwiftSourceWriter(api: api, fractionDigits: 2)
      #expect(try writer.write(PlainScene.list()) == writer.write(PlainScene.list()))
    }
  }

  // MARK: What the source draws

  /// The files of the folder Written are what the writer writes; they are compiled with these tests.
  ///
  /// With `FILIGREE_RECORD=1` in the environment they are written anew.
  @Test func writtenSourceIsUpToDate() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Written")
    for (api, name) in zip(Self.apis, ["DrawnView", "DrawnWithUIKit", "DrawnWithGraphics"]) {
      let list = PlainScene.list(api == .uiKit ? Self.stretch : .identity)
      let source = try SwiftSourceWriter(api: api, typeName: name).write(list)
      let file = folder.appendingPathComponent("\(name).swift")
      if ProcessInfo.processInfo.environment["FILIGREE_RECORD"] == "1" {
        try Data(source).write(to: file)
        Issue.record("recorded \(file.path): read it, and run again without FILIGREE_RECORD")
      }
      #expect(try Data(contentsOf: file) == Data(source), "\(name)")
    }
  }

  #if os(Linux)
  /// The largest and the mean difference of two pictures, in levels.
  private func difference(_ a: CGImage, _ b: CGImage) -> (largest: Int, mean: Double) {
    let (a, b) = (a.premultipliedSRGB8(), b.premultipliedSRGB8())
    guard a.count == b.count else { return (255, 255) }
    var (largest, sum) = (0, 0)
    for (x, y) in zip(a, b) {
      largest = max(largest, abs(Int(x) - Int(y)))
      sum += abs(Int(x) - Int(y))
    }
    return (largest, Double(sum) / Double(a.count))
  }

  @Test @MainActor func theViewDrawsTheDrawing() throws {
    for scale in [1, 2] as [CGFloat] {
      let drawn = try #require(DrawnSource.view(scale: scale))
      let meant = try Rasterizer(scale: scale).render(PlainScene.list())
      let (largest, mean) = difference(drawn, meant)
      #expect(largest <= 3 && mean < 0.05, "\(scale): \(largest), \(mean)")
    }
  }

  @Test func theContextsDrawTheDrawing() throws {
    let stretched = try #require(DrawnSource.currentContext())
    let plain = try #require(DrawnSource.context())
    for (drawn, map) in [(stretched, Self.stretch), (plain, .identity)] {
      let meant = try Rasterizer(scale: 2).render(PlainScene.list(map))
      let (largest, mean) = difference(drawn, meant)
      // Gradients are drawn through clips, whose edges are rounded on their own.
      #expect(largest <= 16 && mean < 0.02, "\(largest), \(mean)")
    }
  }
  #endif
}
