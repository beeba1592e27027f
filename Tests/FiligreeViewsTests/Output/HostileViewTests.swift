import Dispatch
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeViews

/// What must not be done to views is said, and ends no program.
@Suite("Hostile drawings of views")
struct HostileViewTests {
  /// As code without checks of isolation does.
  @Test("A renderer off the main actor draws nothing")
  func offTheMainActor() async {
    let pictures = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let body: @MainActor () -> Int = {
          let renderer = ImageRenderer(
            content: VStack { Text("Hello") }.frame(width: 60, height: 60))
          renderer.render { _, _ in Issue.record("drawn") }
          return (renderer.cgImage == nil ? 0 : 1) + (renderer.displayList == nil ? 0 : 1)
        }
        // A function of the main actor has the same representation as one of none; the compiler
        // lets nobody call it here.
        let unchecked = unsafeBitCast(body, to: (() -> Int).self)
        continuation.resume(returning: unchecked())
      }
    }
    #expect(pictures == 0)
  }

  @MainActor
  private func nest(_ context: GraphicsContext, _ depth: Int, masks: Bool) {
    guard depth > 0 else {
      return context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    if masks {
      var context = context
      context.clipToLayer { nest($0, depth - 1, masks: masks) }
    } else {
      context.drawLayer { nest($0, depth - 1, masks: masks) }
    }
  }

  @Test("Layers of a canvas nest a hundred deep, and no deeper")
  @MainActor func deepLayers() throws {
    for (depth, isSeen) in [(1, true), (100, true), (101, false), (100_000, false)] {
      let session = ViewSession(size: CGSize(width: 20, height: 20)) {
        Canvas { context, _ in
          nest(context, depth, masks: false)
          nest(context, depth, masks: true)
          context.fill(Path(CGRect(x: 10, y: 10, width: 5, height: 5)), with: .color(.blue))
        }
      }
      let image = try session.image()
      #expect((pixel(image, 2, 2)[3] == 255) == isSeen, "\(depth)")
      #expect(pixel(image, 12, 12)[3] == 255, "\(depth)")
    }
  }
}
