import Dispatch
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
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
    expect(pictures == 0)
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
      expect((pixel(image, 2, 2)[3] == 255) == isSeen, "\(depth)")
      expect(pixel(image, 12, 12)[3] == 255, "\(depth)")
    }
  }

  /// Between texts above one another lies nothing, so that each level halves the height without an end.
  @Test("Stacks that halve their length are asked for few lengths")
  @MainActor func halvedLengths() {
    var asked = 0
    func nest(_ level: Int) -> AnyView {
      guard level > 0 else { return AnyView(Counting(ask: { asked += 1 }) { Text("leaf") }) }
      return AnyView(
        VStack {
          HStack {
            nest(level - 1)
            Text("x")
          }
          Text("y")
        })
    }
    let renderer = ImageRenderer(content: nest(60).frame(width: 300, height: 300))
    expect(renderer.displayList != nil)
    // One for each of none, all and a few shares of both axes.
    expect(asked <= 12, "\(asked)")
  }
}

/// A layout of one view that tells when it is asked for a size.
private struct Counting: Layout {
  let ask: @MainActor () -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    MainActor.assumeIsolated { ask() }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
