import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

/// Drawings in colors as Swift source.
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

  @Test func whatHasNoWordsIsRefused() throws {
    let refused: [(SVGOmissionName, String)] = [
      (.meshGradient, "mesh gradients"), (.projection, "filters"), (.backdrop, "materials"),
      (.colorMode, "colors that are mixed in proportion to light or beyond 0…1"),
    ]
    for (omission, feature) in refused {
      let scene = try #require(LayerScenes.foreign.first { $0.omission == omission })
      #expect(throws: SwiftSourceError.unsupported(feature)) {
        try SwiftSourceWriter().write(scene.list)
      }
    }
    let blurred = try #require(LayerScenes.native.first { $0.name == "filter-blur" })
    for api in [SwiftSourceWriter.API.uiKit, .coreGraphics] {
      #expect(throws: SwiftSourceError.unsupported("filters")) {
        try SwiftSourceWriter(api: api).write(blurred.list)
      }
    }
    expect("\(SwiftSourceError.unsupported("filters"))".hasPrefix("filters cannot be written"))
  }

  @Test func pictureThatIsTooLargeIsRefused() throws {
    var noise: [UInt8] = []
    var seed: UInt32 = 1
    for _ in 0..<(400 * 400 * 4) {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      noise.append(UInt8(seed >> 24))
    }
    let image = CGImage(width: 400, height: 400, components: 4, depth: 8, bytes: noise)
    var recorder = DisplayListRecorder(bounds: PlainScene.page)
    recorder.draw(image, in: PlainScene.page)
    let list = recorder.finish()
    #expect(throws: SwiftSourceError.unsupported("pictures of more than 256 kilobytes")) {
      try SwiftSourceWriter().write(list)
    }
  }

  @Test func shapeIsOneOfOneColor() throws {
    func source(_ style: SwiftSourceWriter.Style, _ list: DisplayList) throws -> String {
      String(
        decoding: try SwiftSourceWriter(typeName: "Icon", style: style).write(list), as: UTF8.self)
    }
    let one = try IconTexts.list(IconTexts.all[0].text)
    let several = try IconTexts.list(IconTexts.all[1].text)
    expect(try source(.automatic, one).contains("struct Icon: Shape {"))
    expect(try source(.shape, one) == source(.automatic, one))
    expect(try source(.view, one).contains("struct Icon: View {"))
    expect(try source(.canvas, one).contains("static func draw(in context: inout GraphicsContext"))
    expect(try source(.automatic, several).contains("struct Icon: View {"))
    #expect(throws: SwiftSourceError.severalColors) { try source(.shape, several) }
    let red = try IconTexts.list("<path fill='#e63946' d='M1 1h9v9z'/>")
    expect(try source(.automatic, red).contains("box of 60 by 40 in #e63946."))
    let faint = try IconTexts.list("<path fill='#e63946' opacity='.5' d='M1 1h9v9z'/>")
    expect(try source(.automatic, faint).contains("struct Icon: View {"))
  }

  @Test func clipsAroundEverythingAreLeftOut() throws {
    let list = try IconTexts.list(
      """
      <clipPath id="a"><path d="M0 0h60v40H0z"/></clipPath><clipPath id="b"><path d="M0 0h20v20H0z"/></clipPath>
      <g clip-path="url(#a)"><path d="M4 4h9v9z"/><path clip-path="url(#b)" d="M3 9h9v9z"/></g>
      """)
    let text = String(
      decoding: try SwiftSourceWriter(style: .automatic).write(list), as: UTF8.self)
    expect(text.contains(": Shape {"))
  }

  @Test func namesInOneFileAreUnique() throws {
    let list = try IconTexts.list(IconTexts.all[0].text)
    let names = ["cloud-moon", "cloud moon", "CLOUD-moon", "icons", "min", "circle", "", "2 x"]
    let drawings = names.map { SwiftSourceWriter.NamedDrawing(name: $0, list: list) }
    for api in Self.apis {
      let writer = SwiftSourceWriter(
        api: api, typeName: "icons", style: .automatic, contentMode: .fit)
      try SwiftToolchain.expectCompiles(["-swift-version", "6"]) { folder in
        let file = folder.appendingPathComponent("Icons.swift")
        try Data(writer.write(allOf: drawings)).write(to: file)
        return [file]
      }
    }
    let text = String(
      decoding: try SwiftSourceWriter(typeName: "icons", style: .automatic).write(allOf: drawings),
      as: UTF8.self)
    for name in ["CloudMoon", "CloudMoon2", "Icons2", "Min", "CircleShape", "Shape2X"] {
      expect(text.contains("  struct \(name): Shape {"), "\(name)")
    }
  }

  @Test func theSameDrawingGivesTheSameSource() throws {
    for api in Self.apis {
      let writer = SwiftSourceWriter(api: api, fractionDigits: 2)
      expect(try writer.write(PlainScene.list()) == writer.write(PlainScene.list()))
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
      expect(try Data(contentsOf: file) == Data(source), "\(name)")
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
      expect(largest <= 3 && mean < 0.05, "\(scale): \(largest), \(mean)")
    }
  }

  @Test func theContextsDrawTheDrawing() throws {
    let stretched = try #require(DrawnSource.currentContext())
    let plain = try #require(DrawnSource.context())
    for (drawn, map) in [(stretched, Self.stretch), (plain, .identity)] {
      let meant = try Rasterizer(scale: 2).render(PlainScene.list(map))
      let (largest, mean) = difference(drawn, meant)
      // Gradients are drawn through clips, whose edges are rounded on their own.
      expect(largest <= 16 && mean < 0.02, "\(largest), \(mean)")
    }
  }
  #endif
}
