import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

/// Drawings as SVG files have them, as Swift source that is compiled with these tests.
@Suite struct SwiftIconTests {
  typealias Named = SwiftSourceWriter.NamedDrawing

  /// The drawings of SVG texts.
  private static func icons() throws -> [Named] {
    try IconTexts.all.map { Named(name: $0.name, list: try IconTexts.list($0.text)) }
  }

  private static func filters() -> [Named] {
    IconTexts.lists.map { Named(name: $0.name, list: $0.list) }
  }

  /// The files of the folder Written, and what writes them.
  private static func files() throws -> [(name: String, source: [UInt8])] {
    let icons = try icons()
    return [
      (
        "IconViews",
        try SwiftSourceWriter(typeName: "IconViews", fractionDigits: 3, style: .automatic)
          .write(allOf: icons)
      ),
      (
        "FilterCanvases",
        try SwiftSourceWriter(
          typeName: "FilterCanvases", style: .canvas, contentMode: .fit
        ).write(allOf: filters())
      ),
      (
        "IconContexts",
        try SwiftSourceWriter(
          api: .coreGraphics, typeName: "IconContexts", fractionDigits: 3, style: .automatic
        ).write(allOf: icons)
      ),
    ]
  }

  /// With `FILIGREE_RECORD=1` in the environment they are written anew.
  @Test func writtenSourceIsUpToDate() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Written")
    for (name, source) in try Self.files() {
      let file = folder.appendingPathComponent("\(name).swift")
      if ProcessInfo.processInfo.environment["FILIGREE_RECORD"] == "1" {
        try Data(source).write(to: file)
        Issue.record("recorded \(file.path): read it, and run again without FILIGREE_RECORD")
      }
      expect(try Data(contentsOf: file) == Data(source), "\(name)")
    }
  }

  /// In Swift 6 mode the goldens are compiled with these tests.
  @Test func compilesAsItStands() throws {
    try SwiftToolchain.expectCompiles(["-swift-version", "6", "-default-isolation", "MainActor"]) {
      try Self.write(to: $0)
    }
  }

  @Test func isFormattedAsSwiftFormatWould() throws {
    try SwiftToolchain.expectFormatted { try Self.write(to: $0) }
  }

  /// Every API and style of every drawing, with a content mode each.
  private static func write(to folder: URL) throws -> [URL] {
    let modes = SwiftSourceWriter.ContentMode.allCases
    let apis = SwiftSourceWriter.API.allCases
    var files: [URL] = []
    for (index, api) in apis.enumerated() {
      for style in [SwiftSourceWriter.Style.automatic, .view, .canvas] {
        if api != .swiftUI, style == .canvas { continue }
        let mode = modes[(index + files.count) % modes.count]
        let name = "\(api) \(style)"
        let writer = SwiftSourceWriter(
          api: api, typeName: name, fractionDigits: style == .view ? nil : 2, style: style,
          contentMode: mode)
        let drawings = try icons() + (api == .swiftUI ? filters() : [])
        let file = folder.appendingPathComponent("\(name).swift")
        try Data(writer.write(allOf: drawings)).write(to: file)
        files.append(file)
      }
    }
    return files
  }

  // MARK: What the source draws

  #if os(Linux)
  @Test @MainActor func theViewsDrawTheIcons() throws {
    let drawn = DrawnIcons.views()
    expect(drawn.count == IconTexts.all.count)
    for (icon, image) in zip(try Self.icons(), drawn) {
      let meant = try Rasterizer(scale: 2).render(icon.list)
      let (largest, mean) = difference(try #require(image), meant)
      // Edges that meet are one where shapes are united, and two where they were drawn over each other.
      expect(largest <= 32 && mean < 0.05, "\(icon.name): \(largest), \(mean)")
    }
  }

  @Test @MainActor func theCanvasesDrawTheFilters() throws {
    let drawn = DrawnIcons.canvases()
    expect(drawn.count == IconTexts.lists.count)
    for (scene, image) in zip(Self.filters(), drawn) {
      let meant = try Rasterizer(scale: 2).render(scene.list)
      let (largest, mean) = difference(try #require(image), meant)
      expect(largest <= 4 && mean < 0.1, "\(scene.name): \(largest), \(mean)")
    }
  }

  @Test func theContextsDrawTheIcons() throws {
    let drawn = DrawnIcons.contexts()
    expect(drawn.count == IconTexts.all.count)
    for (icon, image) in zip(try Self.icons(), drawn) {
      let meant = try Rasterizer(scale: 2).render(icon.list)
      let (largest, mean) = difference(try #require(image), meant)
      // Gradients are drawn through clips, whose edges are rounded on their own.
      expect(largest <= 32 && mean < 0.1, "\(icon.name): \(largest), \(mean)")
    }
  }

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
  #endif
}
