import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  // The same kind on the other axis.
  fileprivate static let quarter = HorizontalAlignment(Middle.self)
}

@Suite("Alignment guides") @MainActor
struct GuideTests {
  @Test("Where guides put views")
  func table() {
    let cases = [
      // The guides meet: a's at 10 (its bottom), b's at 5; b reaches 25 below, a 10 above.
      PlacementCase(
        "an explicit guide in a row", 20, 35,
        HStack(alignment: .top, spacing: 0) {
          Probe("a", 10, 10).alignmentGuide(.top) { $0.height }
          Probe("b", 10, 30).alignmentGuide(.top) { _ in 5 }
        }, ["a": rect(0, 0, 10, 10), "b": rect(10, 5, 10, 30)]),
      PlacementCase(
        "an explicit guide in a column", 35, 20,
        VStack(alignment: .leading, spacing: 0) {
          Probe("a", 10, 10).alignmentGuide(.leading) { $0[.trailing] }
          Probe("b", 30, 10).alignmentGuide(.leading) { _ in 5 }
        }, ["a": rect(0, 0, 10, 10), "b": rect(5, 10, 30, 10)]),
      PlacementCase(
        "both guides in a ZStack", 25, 25,
        ZStack(alignment: .topLeading) {
          Probe("a", 20, 20)
          Probe("b", 10, 10)
            .alignmentGuide(HorizontalAlignment.leading) { _ in 5 }
            .alignmentGuide(VerticalAlignment.top) { _ in -15 }
        }, ["a": rect(5, 0, 20, 20), "b": rect(0, 15, 10, 10)]),
      PlacementCase(
        "the guide of another alignment does not count", 20, 30,
        HStack(alignment: .top, spacing: 0) {
          Probe("a", 10, 10).alignmentGuide(.bottom) { _ in 99 }
          Probe("b", 10, 30)
        }, ["a": rect(0, 0, 10, 10), "b": rect(10, 0, 10, 30)]),
      // A quarter of 40 is 10, of 20 is 5.
      PlacementCase(
        "a guide of one's own", 20, 40,
        HStack(alignment: .quarter, spacing: 0) {
          Probe("a", 10, 40); Probe("b", 10, 20)
        },
        ["a": rect(0, 0, 10, 40), "b": rect(10, 5, 10, 20)]),
      PlacementCase(
        "a kind of guide on one axis does not touch the other", 20, 40,
        HStack(alignment: .quarter, spacing: 0) {
          Probe("a", 10, 40).alignmentGuide(HorizontalAlignment.quarter) { _ in 33 }
          Probe("b", 10, 20)
        }, ["a": rect(0, 0, 10, 40), "b": rect(10, 5, 10, 20)]),
      // Baselines: 8 in a, 18 in b.
      PlacementCase(
        "first baselines", 20, 30,
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Probe("a", 10, 10, baselines: [8]); Probe("b", 10, 30, baselines: [18, 28])
        }, ["a": rect(0, 10, 10, 10), "b": rect(10, 0, 10, 30)]),
      PlacementCase(
        "last baselines", 20, 30,
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Probe("a", 10, 10, baselines: [8]); Probe("b", 10, 30, baselines: [18, 28])
        }, ["a": rect(0, 20, 10, 10), "b": rect(10, 0, 10, 30)]),
      // Without text, the baseline is the bottom (documentation).
      PlacementCase(
        "no baseline", 20, 22,
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Probe("a", 10, 20); Probe("b", 10, 10, baselines: [8])
        }, ["a": rect(0, 0, 10, 20), "b": rect(10, 12, 10, 10)]),
      // The column's first baseline is its topmost: 8; its last 10 + 8.
      PlacementCase(
        "the first baseline of a column", 20, 40,
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Probe("a", 10, 10, baselines: [8]); Probe("b", 10, 10, baselines: [8])
          }
          Probe("c", 10, 40, baselines: [28])
        }, ["a": rect(0, 20, 10, 10), "b": rect(0, 30, 10, 10), "c": rect(10, 0, 10, 40)]),
      PlacementCase(
        "the last baseline of a column", 20, 40,
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Probe("a", 10, 10, baselines: [8]); Probe("b", 10, 10, baselines: [8])
          }
          Probe("c", 10, 40, baselines: [28])
        }, ["a": rect(0, 10, 10, 10), "b": rect(0, 20, 10, 10), "c": rect(10, 0, 10, 40)]),
      // The mean of the explicit guides, 4 and 10 + 8: 11. The view without one does not count.
      PlacementCase(
        "the guides of nested views are averaged", 20, 31,
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            Probe("a", 10, 10).alignmentGuide(.top) { _ in 4 }
            Probe("b", 10, 10).alignmentGuide(.top) { _ in 8 }
            Probe("c", 10, 10)
          }
          Probe("d", 10, 20)
        },
        [
          "a": rect(0, 0, 10, 10), "b": rect(0, 10, 10, 10), "c": rect(0, 20, 10, 10),
          "d": rect(10, 11, 10, 20),
        ]),
      // 8 + 5 of padding = 13, in a frame 10 larger: 18.
      PlacementCase(
        "guides go through padding and frames", 40, 30,
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Probe("a", 10, 10, baselines: [8]).padding(5).frame(width: 20, height: 30)
          Probe("b", 10, 10, baselines: [8])
          Probe("c", 10, 10, baselines: [8]).offset(y: 50)
        }, ["a": rect(5, 10, 10, 10), "b": rect(20, 10, 10, 10), "c": rect(30, 60, 10, 10)]),
      // A frame is aligned by its content's guide, too: the guide at 3 lies on the frame's top.
      PlacementCase(
        "a guide in a frame", 20, 20,
        Probe("a", 10, 10).alignmentGuide(.top) { _ in 3 }
          .frame(width: 20, height: 20, alignment: .top), ["a": rect(5, -3, 10, 10)]),
      PlacementCase(
        "a guide that is no number does not count", 20, 30,
        HStack(alignment: .top, spacing: 0) {
          Probe("a", 10, 10).alignmentGuide(.top) { _ in .nan }
          Probe("b", 10, 30)
        }, ["a": rect(0, 0, 10, 10), "b": rect(10, 0, 10, 30)]),
      PlacementCase(
        "a stack's own guide can be set over those of its views", 20, 30,
        HStack(alignment: .top, spacing: 0) {
          HStack { Probe("a", 10, 10).alignmentGuide(.top) { _ in 5 } }
            .alignmentGuide(.top) { ($0[explicit: .top] ?? 0) + 5 }
          Probe("b", 10, 20)
        }, ["a": rect(0, 0, 10, 10), "b": rect(10, 10, 10, 20)]),
    ]
    for row in cases {
      expect(row.failure == nil)
    }
  }

  @Test("A layout of one's own: guides, places, views that it forgets")
  func ownLayout() {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 40, height: 40) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.dropLast().enumerated() {
          let at = CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY)
          // The last call counts.
          subview.place(at: .zero, proposal: .zero)
          subview.place(
            at: CGPoint(x: at.x, y: at.x + CGFloat(subview[Drop.self])), proposal: .unspecified)
        }
      }
    }
    struct Drop: LayoutValueKey {
      static let defaultValue = 0
    }
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Diagonal() {
        Probe("a", 10, 10, baselines: [5])
        Probe("b", 10, 10, baselines: [5]).layoutValue(key: Drop.self, value: -8)
        Probe("c", 10, 10)
      }
      Probe("d", 10, 10, baselines: [9])
    }
    // b's baseline is at 10 − 8 + 5 = 7, above a's… at 5. So the container's is 5; d is 4 higher.
    expect(
      frames(view, in: CGSize(width: 50, height: 44)) == [
        "a": rect(0, 4, 10, 10), "b": rect(10, 6, 10, 10), "c": rect(15, 19, 10, 10),
        "d": rect(40, 0, 10, 10),
      ])
  }

  @Test("Layers: places, order, and what they do not change")
  func layers() {
    let cases = [
      PlacementCase(
        "a background is offered the view's size", 100, 100,
        Probe("a", 20, 10).background(Probe.any("b")),
        ["a": rect(40, 45, 20, 10), "b": rect(40, 45, 20, 10)]),
      PlacementCase(
        "an overlay may be larger", 20, 10, Probe("a", 20, 10).overlay(Probe("b", 30, 30)),
        ["a": rect(0, 0, 20, 10), "b": rect(-5, -10, 30, 30)]),
      PlacementCase(
        "an overlay's alignment", 20, 20,
        Probe("a", 20, 20).overlay(Probe("b", 6, 6), alignment: .bottomTrailing),
        ["a": rect(0, 0, 20, 20), "b": rect(14, 14, 6, 6)]),
      PlacementCase(
        "a background of several views", 20, 20,
        Probe("a", 20, 20).background(alignment: .topLeading) {
          Probe("b", 6, 6); Probe("c", 10, 10)
        },
        ["a": rect(0, 0, 20, 20), "b": rect(0, 0, 6, 6), "c": rect(0, 0, 10, 10)]),
      PlacementCase(
        "a layer takes no part in the layout", 40, 20,
        HStack(spacing: 0) {
          Probe("a", 20, 20).overlay { Probe("b", 50, 50).layoutPriority(3) }
          Probe("c", 20, 20)
        },
        ["a": rect(0, 0, 20, 20), "b": rect(-15, -15, 50, 50), "c": rect(20, 0, 20, 20)]),
      PlacementCase(
        "a layer meets the view's guide", 20, 20,
        Probe("a", 20, 20).alignmentGuide(.top) { _ in 7 }
          .overlay(Probe("b", 20, 2), alignment: .top),
        ["a": rect(0, 0, 20, 20), "b": rect(0, 7, 20, 2)]),
      PlacementCase(
        "an empty layer", 20, 20, Probe("a", 20, 20).background { EmptyView() },
        ["a": rect(0, 0, 20, 20)]),
    ]
    for row in cases {
      expect(row.failure == nil)
    }
    _ = frames(
      Probe("a", 1, 1).background {
        Probe("b", 1, 1); Probe("c", 1, 1)
      }
      .overlay(Probe("d", 1, 1)), in: CGSize(width: 9, height: 9))
    expect(Probes.order == ["b", "c", "a", "d"])
  }

  @Test("Each view of a group has a layer of its own, for as long as it is there")
  func layersOfGroups() throws {
    final class Handle {
      var flag: Binding<Bool>?
      let evaluations = EvaluationCounter()
    }
    struct Layer: View {
      let evaluations: EvaluationCounter
      @State private var width: CGFloat = 4
      var body: some View {
        evaluations.count("Layer")
        return Probe("layer", width, 10)
      }
    }
    struct Several: View {
      let handle: Handle
      @State private var hasThird = false
      var body: some View {
        handle.flag = $hasThird
        return HStack(spacing: 0) {
          Group {
            Probe("a", 10, 10)
            if hasThird { Probe("b", 20, 10) }
            Probe("c", 30, 10)
          }
          .background(Layer(evaluations: handle.evaluations))
        }
      }
    }
    let handle = Handle()
    let graph = ViewGraph(Several(handle: handle), environment: EnvironmentValues())
    let page = CGSize(width: 60, height: 10)
    display(graph, in: page)
    expect(Probes.order == ["layer", "a", "layer", "c"])
    let flag = try #require(handle.flag)
    flag.wrappedValue = true
    display(graph, in: page)
    expect(Probes.order == ["layer", "a", "layer", "b", "layer", "c"])
    expect(Probes.frames["c"] == rect(30, 0, 30, 10))
    expect(handle.evaluations["Layer"] == 3)
    flag.wrappedValue = false
    display(graph, in: page)
    expect(Probes.order == ["layer", "a", "layer", "c"])
    expect(Probes.frames["c"] == rect(20, 0, 30, 10))
    expect(handle.evaluations["Layer"] == 3)
  }
}
