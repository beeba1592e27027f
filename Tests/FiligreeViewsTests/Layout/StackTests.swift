import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Numbers are worked out by hand from the algorithm as Apple described it ("Building Custom Views
/// with SwiftUI", WWDC 2019: the stack takes off its spacing, then offers an equal share of what is
/// left to the least flexible view, and so on) and as objc.io observed it ("How an HStack Lays out Its
/// Children", 2020), unless a case names another source.
@Suite("Stacks") @MainActor
struct StackTests {
  @Test("Where stacks put their views")
  func table() {
    let cases = [
      // Fixed views keep their sizes: 20 + 8 + 30 = 58 wide, centered in 100.
      PlacementCase(
        "HStack, default spacing of 8", 100, 50,
        HStack {
          Probe("a", 20, 10); Probe("b", 30, 20)
        },
        ["a": rect(21, 20, 20, 10), "b": rect(49, 15, 30, 20)]),
      PlacementCase(
        "VStack, default spacing of 8", 50, 100,
        VStack {
          Probe("a", 20, 10); Probe("b", 30, 20)
        },
        ["a": rect(15, 31, 20, 10), "b": rect(10, 49, 30, 20)]),
      PlacementCase(
        "explicit spacing", 100, 20,
        HStack(spacing: 5) {
          Probe("a", 20, 10); Probe("b", 30, 20)
        },
        ["a": rect(22.5, 5, 20, 10), "b": rect(47.5, 0, 30, 20)]),
      PlacementCase(
        "negative spacing lets views overlap", 50, 20,
        HStack(spacing: -10) {
          Probe("a", 20, 20); Probe("b", 40, 20)
        },
        ["a": rect(0, 0, 20, 20), "b": rect(10, 0, 40, 20)]),
      PlacementCase(
        "spacing that is no number counts as nil", 58, 20,
        HStack(spacing: .nan) {
          Probe("a", 20, 20); Probe("b", 30, 20)
        },
        ["a": rect(0, 0, 20, 20), "b": rect(28, 0, 30, 20)]),
      PlacementCase(
        "infinite spacing counts as nil", 20, 58,
        VStack(spacing: .infinity) {
          Probe("a", 20, 20); Probe("b", 20, 30)
        },
        ["a": rect(0, 0, 20, 20), "b": rect(0, 28, 20, 30)]),
      // objc.io: three rectangles in 300 are 100 wide each.
      PlacementCase(
        "equal shares", 300, 100,
        HStack(spacing: 0) {
          Probe.any("a"); Probe.any("b"); Probe.any("c")
        },
        ["a": rect(0, 0, 100, 100), "b": rect(100, 0, 100, 100), "c": rect(200, 0, 100, 100)]),
      PlacementCase(
        "equal shares of a column", 10, 116,
        VStack {
          Probe.any("a"); Probe.any("b"); Probe.any("c")
        },
        [
          "a": rect(0, 0, 10, 100 / 3), "b": rect(0, 8 + 100 / 3, 10, 100 / 3),
          "c": rect(0, 16 + 200 / 3, 10, 100 / 3),
        ]),
      // objc.io: in 150, at most 100 gets 75, at least 100 gets 100; the stack reaches out by 25.
      PlacementCase(
        "a limit above and a limit below", 150, 100,
        HStack(spacing: 0) {
          Probe.between("a", 0, 100); Probe.between("b", 100, .infinity)
        },
        ["a": rect(-12.5, 0, 75, 100), "b": rect(62.5, 0, 100, 100)]),
      // The fixed view is asked first; the others share 100 − 40 − 16 = 44.
      PlacementCase(
        "the least flexible first", 100, 10,
        HStack {
          Probe.any("a"); Probe("b", 40, 10); Probe.any("c")
        },
        ["a": rect(0, 0, 22, 10), "b": rect(30, 0, 40, 10), "c": rect(78, 0, 22, 10)]),
      // 100 / 3 is offered to the one of at most 20; (100 − 20) / 2 to the others.
      PlacementCase(
        "what one does not take is shared", 100, 10,
        HStack(spacing: 0) {
          Probe.any("a"); Probe.between("b", 0, 20); Probe.any("c")
        },
        ["a": rect(0, 0, 40, 10), "b": rect(40, 0, 20, 10), "c": rect(60, 0, 40, 10)]),
      // The higher priority is offered all but the lower ones' smallest lengths: 100 − 10 = 90.
      PlacementCase(
        "a higher priority comes first", 100, 10,
        HStack(spacing: 0) {
          Probe.between("a", 10, .infinity); Probe.between("b", 0, 60).layoutPriority(1)
        }, ["a": rect(0, 0, 40, 10), "b": rect(40, 0, 60, 10)]),
      PlacementCase(
        "a lower priority keeps its smallest length", 100, 10,
        HStack(spacing: 0) {
          Probe.between("a", 10, .infinity); Probe.any("b").layoutPriority(1)
        }, ["a": rect(0, 0, 10, 10), "b": rect(10, 0, 90, 10)]),
      PlacementCase(
        "three priorities", 100, 10,
        HStack(spacing: 0) {
          Probe.between("a", 5, 50).layoutPriority(-1)
          Probe.between("b", 10, 50)
          Probe.between("c", 0, 60).layoutPriority(2)
        }, ["a": rect(0, 0, 5, 10), "b": rect(5, 0, 35, 10), "c": rect(40, 0, 60, 10)]),
      PlacementCase(
        "a priority that is no number is 0", 100, 10,
        HStack(spacing: 0) {
          Probe.any("a").layoutPriority(.nan); Probe.any("b")
        },
        ["a": rect(0, 0, 50, 10), "b": rect(50, 0, 50, 10)]),
      PlacementCase(
        "too little for the spacing", 4, 10,
        HStack {
          Probe.any("a"); Probe.any("b")
        },
        ["a": rect(-2, 0, 0, 10), "b": rect(6, 0, 0, 10)]),
      PlacementCase(
        "views that do not fit reach out on both sides", 20, 10,
        HStack(spacing: 0) {
          Probe("a", 30, 10); Probe("b", 30, 10)
        },
        ["a": rect(-20, 0, 30, 10), "b": rect(10, 0, 30, 10)]),
      PlacementCase(
        "HStack, top", 20, 30,
        HStack(alignment: .top, spacing: 0) {
          Probe("a", 10, 10); Probe("b", 10, 30)
        },
        ["a": rect(0, 0, 10, 10), "b": rect(10, 0, 10, 30)]),
      PlacementCase(
        "HStack, bottom", 20, 30,
        HStack(alignment: .bottom, spacing: 0) {
          Probe("a", 10, 10); Probe("b", 10, 30)
        },
        ["a": rect(0, 20, 10, 10), "b": rect(10, 0, 10, 30)]),
      PlacementCase(
        "VStack, leading", 30, 20,
        VStack(alignment: .leading, spacing: 0) {
          Probe("a", 10, 10); Probe("b", 30, 10)
        },
        ["a": rect(0, 0, 10, 10), "b": rect(0, 10, 30, 10)]),
      PlacementCase(
        "VStack, trailing", 30, 20,
        VStack(alignment: .trailing, spacing: 0) {
          Probe("a", 10, 10); Probe("b", 30, 10)
        },
        ["a": rect(20, 0, 10, 10), "b": rect(0, 10, 30, 10)]),
      PlacementCase(
        "ZStack, center", 30, 30,
        ZStack {
          Probe("a", 10, 10); Probe("b", 30, 20)
        },
        ["a": rect(10, 10, 10, 10), "b": rect(0, 5, 30, 20)]),
      PlacementCase(
        "ZStack, bottom trailing", 30, 30,
        ZStack(alignment: .bottomTrailing) {
          Probe("a", 10, 10); Probe("b", 30, 20)
        },
        ["a": rect(20, 15, 10, 10), "b": rect(0, 5, 30, 20)]),
      PlacementCase(
        "ZStack offers what it is offered", 40, 30,
        ZStack {
          Probe.any("a"); Probe("b", 10, 10)
        },
        ["a": rect(0, 0, 40, 30), "b": rect(15, 10, 10, 10)]),
      // Spacer (documentation): grows along its stack; smallest length 8 if none is given.
      PlacementCase(
        "a spacer takes the rest", 100, 10,
        HStack(spacing: 0) {
          Probe("a", 20, 10); Spacer(); Probe("b", 20, 10)
        },
        ["a": rect(0, 0, 20, 10), "b": rect(80, 0, 20, 10)]),
      PlacementCase(
        "a spacer keeps 8", 40, 10,
        HStack(spacing: 0) {
          Probe("a", 20, 10); Spacer(); Probe("b", 20, 10)
        },
        ["a": rect(-4, 0, 20, 10), "b": rect(24, 0, 20, 10)]),
      PlacementCase(
        "a spacer of at least 0", 40, 10,
        HStack(spacing: 0) {
          Probe("a", 20, 10); Spacer(minLength: 0); Probe("b", 20, 10)
        },
        ["a": rect(0, 0, 20, 10), "b": rect(20, 0, 20, 10)]),
      PlacementCase(
        "a spacer comes after all others", 100, 10,
        HStack(spacing: 0) {
          Probe.any("a"); Spacer()
        }, ["a": rect(0, 0, 92, 10)]),
      PlacementCase(
        "a spacer's length that is no number is 8", 100, 10,
        HStack(spacing: 0) {
          Probe.any("a"); Spacer(minLength: .nan)
        },
        ["a": rect(0, 0, 92, 10)]),
      PlacementCase(
        "a spacer in a group in a column", 10, 100,
        VStack(spacing: 0) {
          Probe("a", 10, 10)
          Group {
            Spacer(); Probe("b", 10, 10)
          }
        }, ["a": rect(0, 0, 10, 10), "b": rect(0, 90, 10, 10)]),
      // The line is a pixel thick, 1 point at scale 1; with 8 on both sides.
      PlacementCase(
        "a divider in a column", 20, 37,
        VStack {
          Probe("a", 10, 10); Divider(); Probe("b", 10, 10)
        },
        ["a": rect(5, 0, 10, 10), "b": rect(5, 27, 10, 10)]),
      PlacementCase(
        "a divider in a row", 37, 20,
        HStack {
          Probe("a", 10, 10); Divider(); Probe("b", 10, 10)
        },
        ["a": rect(0, 5, 10, 10), "b": rect(27, 5, 10, 10)]),
      PlacementCase(
        "a column in a row", 100, 40,
        HStack(spacing: 0) {
          Probe("a", 20, 40)
          VStack(spacing: 0) {
            Probe.any("b"); Probe.any("c")
          }
        }, ["a": rect(0, 0, 20, 40), "b": rect(20, 0, 80, 20), "c": rect(20, 20, 80, 20)]),
      PlacementCase("an empty stack", 100, 40, HStack {}, [:]),
      PlacementCase(
        "an empty view takes no spacing", 58, 10,
        HStack {
          Probe("a", 20, 10); EmptyView(); Probe("b", 30, 10)
        },
        ["a": rect(0, 0, 20, 10), "b": rect(28, 0, 30, 10)]),
    ]
    for row in cases {
      expect(row.failure == nil)
    }
  }

  @Test("The sizes of stacks")
  func sizes() {
    // With no proposal all views have their ideal sizes; with zero their smallest ones.
    let row = HStack {
      Probe.any("a"); Probe.between("b", 5, 50); Probe("c", 20, 15)
    }
    expect(size(row, nil, nil) == CGSize(width: 10 + 8 + 10 + 8 + 20, height: 15))
    expect(size(row, 0, 0) == CGSize(width: 0 + 8 + 5 + 8 + 20, height: 15))
    expect(size(row, 100, 40) == CGSize(width: 100, height: 40))
    expect(size(VStack { row }, nil, 7) == CGSize(width: 56, height: 15))
    expect(size(HStack {}, 10, 10) == .zero)
    expect(size(ZStack {}, 10, 10) == .zero)
    expect(
      size(
        ZStack {
          Probe("a", 5, 30); Probe("b", 40, 3)
        }, 1, 1
      ).width == 40)
    // Alone, a spacer grows both ways, and a divider is horizontal (documentation of both).
    expect(size(Spacer(), 50, 60) == CGSize(width: 50, height: 60))
    expect(size(Spacer(minLength: 3), nil, nil) == CGSize(width: 3, height: 3))
    expect(size(Divider(), 50, 60) == CGSize(width: 50, height: 1))
    // The sum of huge lengths stays a number.
    expect(
      size(
        HStack {
          Probe("a", 1e9, 1); Probe("b", .infinity, 1)
        }, 5, 5
      ).width <= 1e9)
  }

  @Test("The views of the highest priority say the size of a ZStack")
  func priorityInZStack() {
    let view = ZStack {
      Probe("a", 40, 40); Probe("b", 10, 20).layoutPriority(1)
    }
    expect(size(view, 100, 100) == CGSize(width: 10, height: 20))
    expect(frames(view, in: CGSize(width: 10, height: 20))["a"] == rect(-15, -10, 40, 40))
  }

  @Test("A layout of another type keeps the views")
  func anyLayout() throws {
    final class Handle {
      var flag: Binding<Bool>?
      let evaluations = EvaluationCounter()
    }
    struct Switching: View {
      let handle: Handle
      @State private var isRow = true
      var body: some View {
        handle.flag = $isRow
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 5))
        return layout {
          Kept(name: "a", evaluations: handle.evaluations)
          Spacer(minLength: 2)
          Kept(name: "b", evaluations: handle.evaluations)
        }
      }
    }
    struct Kept: View {
      let name: String
      let evaluations: EvaluationCounter
      @State private var count = 0
      var body: some View {
        evaluations.count("Kept")
        return Probe(name, 10, 10)
      }
    }
    let handle = Handle()
    let graph = ViewGraph(Switching(handle: handle), environment: EnvironmentValues())
    let page = CGSize(width: 30, height: 40)
    display(graph, in: page)
    expect(Probes.frames == ["a": rect(0, 15, 10, 10), "b": rect(20, 15, 10, 10)])
    try #require(handle.flag).wrappedValue = false
    display(graph, in: page)
    expect(Probes.frames == ["a": rect(10, 0, 10, 10), "b": rect(10, 30, 10, 10)])
    expect(handle.evaluations["Kept"] == 2)
  }

  @Test("Views with higher z index are in front")
  func zIndex() {
    let view = ZStack {
      Probe("a", 1, 1).zIndex(1)
      Probe("b", 1, 1).zIndex(.nan)
      Probe("c", 1, 1).padding().zIndex(-1)
      Probe("d", 1, 1)
    }
    _ = frames(view, in: CGSize(width: 10, height: 10))
    expect(Probes.order == ["c", "b", "d", "a"])
  }

  @Test("Spacing is the larger of what both neighbors like")
  func spacing() {
    var wide = ViewSpacing()
    wide.trailing = 20
    expect(wide.distance(to: ViewSpacing(), along: .horizontal) == 20)
    expect(ViewSpacing().distance(to: wide, along: .horizontal) == 8)
    expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    expect(ViewSpacing.standard.distance(to: .standard, along: .vertical) == 8)
    expect(ViewSpacing.standard.distance(to: .zero, along: .vertical) == 0)
    expect(ViewSpacing.zero.union(wide, edges: .trailing).trailing == 20)
    expect(ViewSpacing.zero.union(wide, edges: .leading).trailing == 0)
  }
}
