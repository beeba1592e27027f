import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import TraceGallery

/// The pictures of Documentation/ColorTracing.md are what the tracers make now.
@Suite struct TraceGalleryTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation")

  @Test(arguments: TraceGallery.pictures.map(\.name))
  func thePicturesAreDrawnAlike(_ name: String) throws {
    let picture = try #require(TraceGallery.pictures.first { $0.name == name })
    let drawn = try picture.draw()
    let kept = try CGImage(
      contentsOf: Self.documentation.appendingPathComponent("Pictures/tracing/\(name).png"))
    expect(drawn.width == kept.width && drawn.height == kept.height)
    // Pixels, not bytes: another version of zlib may pack them differently.
    // Whether they differ, and no more: how they do takes minutes to find out.
    let isAlike = drawn.straightRGBA16() == kept.straightRGBA16()
    expect(
      isAlike,
      "\(name): swift run TraceGallery Documentation/Pictures/tracing, and look at it")
    let page = try String(
      contentsOf: Self.documentation.appendingPathComponent("ColorTracing.md"), encoding: .utf8)
    expect(page.contains("(Pictures/tracing/\(name).png)"))
  }
}
