import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Frames, padding, aspect ratio") @MainActor
struct FrameTests {
  @Test("Frames with limits, as documented")
  func limits() {
    // From the documentation of `frame(minWidth:…)`: with both limits the proposal within them; with a
    // minimum, if the proposal is less than the view's size, the proposal, not below the minimum; with a
    // maximum, if the proposal is more than the view's size, the proposal, not above the maximum;
    // otherwise the view's size. The view is offered the proposal within the limits, and the ideal size
    // where there is none.
    typealias Row = (
      min: CGFloat?, ideal: CGFloat?, max: CGFloat?, proposal: CGFloat?, content: CGFloat?,
      expected: CGFloat
    )
    // `content` is the width of a fixed view; nil for one that takes what it is offered.
    let rows: [Row] = [
      (nil, nil, nil, 100, 30, 30),
      (nil, nil, nil, 100, nil, 100),
      (nil, nil, nil, nil, nil, 10),
      (50, nil, nil, 100, 30, 50),
      (50, nil, nil, 20, 30, 50),
      (10, nil, nil, 20, 30, 20),
      (10, nil, nil, 5, 30, 10),
      (10, nil, nil, nil, 30, 30),
      (50, nil, nil, nil, 30, 50),
      (50, nil, nil, 20, nil, 50),
      (50, nil, nil, 200, nil, 200),
      (nil, nil, 50, 100, 30, 50),
      (nil, nil, 50, 40, 30, 40),
      (nil, nil, 50, 20, 30, 30),
      (nil, nil, 50, 20, 80, 50),
      (nil, nil, 50, nil, 80, 50),
      (nil, nil, 50, nil, 30, 30),
      (nil, nil, .infinity, 100, 30, 100),
      (nil, nil, .infinity, 20, 30, 30),
      (nil, nil, .infinity, nil, 30, 30),
      (0, nil, .infinity, 20, 30, 20),
      (0, nil, .infinity, 100, 30, 100),
      (40, nil, 60, 50, 30, 50),
      (40, nil, 60, 20, 30, 40),
      (40, nil, 60, 90, 30, 60),
      (40, nil, 60, nil, 30, 40),
      (40, nil, 60, nil, 70, 60),
      (40, 45, 60, nil, 30, 45),
      (nil, 45, nil, nil, nil, 45),
      (nil, 45, nil, nil, 30, 30),
      (nil, 45, nil, 70, nil, 70),
      (nil, 45, 60, nil, 30, 45),
      // Contradictions and lengths that cannot be: the minimum counts, the others count as none.
      (60, nil, 40, 50, 30, 60),
      (40, 10, 60, nil, 30, 40),
      (.nan, nil, nil, 100, 30, 30),
      (-5, nil, nil, 3, 30, 3),
      (.infinity, nil, nil, 100, 30, 30),
      (nil, nil, .nan, 100, 30, 30),
      (nil, nil, -5, 100, 30, 0),
      (nil, .infinity, nil, nil, 30, 30),
    ]
    for row in rows {
      for isVertical in [false, true] {
        let leaf =
          row.content.map { Probe("a", $0, $0) }
          ?? Probe(
            "a", least: .zero, ideal: CGSize(width: 10, height: 10),
            most: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        let actual =
          isVertical
          ? size(
            leaf.frame(minHeight: row.min, idealHeight: row.ideal, maxHeight: row.max), 1,
            row.proposal
          ).height
          : size(
            leaf.frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max),
            row.proposal, 1
          ).width
        expect(actual == row.expected, "\(row), vertical: \(isVertical)")
      }
    }
  }

  @Test("Where frames and paddings put their views")
  func table() {
    let cases = [
      PlacementCase(
        "a fixed frame", 100, 100, Probe("a", 20, 10).frame(width: 60, height: 50),
        ["a": rect(40, 45, 20, 10)]),
      PlacementCase(
        "a frame offers its size", 100, 100, Probe.any("a").frame(width: 60, height: 50),
        ["a": rect(20, 25, 60, 50)]),
      PlacementCase(
        "top leading", 60, 50,
        Probe("a", 20, 10).frame(width: 60, height: 50, alignment: .topLeading),
        ["a": rect(0, 0, 20, 10)]),
      PlacementCase(
        "bottom trailing", 60, 50,
        Probe("a", 20, 10).frame(width: 60, height: 50, alignment: .bottomTrailing),
        ["a": rect(40, 40, 20, 10)]),
      PlacementCase(
        "too large a view reaches out", 10, 10,
        Probe("a", 20, 30).frame(width: 10, height: 10), ["a": rect(-5, -10, 20, 30)]),
      PlacementCase(
        "too large a view, trailing", 10, 10,
        Probe("a", 20, 30).frame(width: 10, height: 10, alignment: .bottomTrailing),
        ["a": rect(-10, -20, 20, 30)]),
      PlacementCase(
        "a width alone", 100, 40, Probe.any("a").frame(width: 60), ["a": rect(20, 0, 60, 40)]),
      PlacementCase(
        "a height alone", 100, 40, Probe("a", 20, 10).frame(height: 30),
        ["a": rect(40, 15, 20, 10)]),
      PlacementCase(
        "a frame in a frame", 100, 100,
        Probe.any("a").frame(width: 10, height: 10)
          .frame(width: 50, height: 50, alignment: .leading), ["a": rect(25, 45, 10, 10)]),
      PlacementCase(
        "an infinite maximum, trailing", 100, 10,
        Probe("a", 20, 10).frame(maxWidth: .infinity, alignment: .trailing),
        ["a": rect(80, 0, 20, 10)]),
      PlacementCase(
        "a negative width is 0", 100, 10, Probe.any("a").frame(width: -5, height: 10),
        ["a": rect(50, 0, 0, 10)]),
      PlacementCase(
        "a width that is no number is none", 100, 10, Probe.any("a").frame(width: .nan),
        ["a": rect(0, 0, 100, 10)]),
      PlacementCase(
        "an infinite width is none", 100, 10, Probe.any("a").frame(width: .infinity, height: 4),
        ["a": rect(0, 3, 100, 4)]),
      // `padding()` is 16 on all edges.
      PlacementCase(
        "padding", 100, 100, Probe.any("a").padding(), ["a": rect(16, 16, 68, 68)]),
      PlacementCase(
        "padding of 5", 30, 20, Probe("a", 20, 10).padding(5), ["a": rect(5, 5, 20, 10)]),
      PlacementCase(
        "padding at some edges", 100, 100, Probe.any("a").padding([.top, .leading]),
        ["a": rect(16, 16, 84, 84)]),
      PlacementCase(
        "padding at an edge", 100, 100, Probe.any("a").padding(.bottom, 30),
        ["a": rect(0, 0, 100, 70)]),
      PlacementCase(
        "horizontal padding", 100, 100, Probe.any("a").padding(.horizontal, 10),
        ["a": rect(10, 0, 80, 100)]),
      PlacementCase(
        "insets", 100, 100,
        Probe.any("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        ["a": rect(2, 1, 94, 96)]),
      PlacementCase(
        "negative padding", 100, 100, Probe.any("a").padding(-10),
        ["a": rect(-10, -10, 120, 120)]),
      PlacementCase(
        "padding that is no number", 100, 100, Probe.any("a").padding(.nan),
        ["a": rect(0, 0, 100, 100)]),
      PlacementCase(
        "infinite padding", 100, 100, Probe.any("a").padding(.leading, .infinity),
        ["a": rect(0, 0, 100, 100)]),
      PlacementCase(
        "padding larger than the page", 20, 20, Probe.any("a").padding(15),
        ["a": rect(10, 10, 0, 0)]),
      PlacementCase(
        "fixed size", 100, 100, Probe.any("a").fixedSize(), ["a": rect(45, 45, 10, 10)]),
      PlacementCase(
        "fixed width", 100, 100, Probe.any("a").fixedSize(horizontal: true, vertical: false),
        ["a": rect(45, 0, 10, 100)]),
      // The largest 2:1 in 100 × 100 is 100 × 50; the smallest around it 200 × 100.
      PlacementCase(
        "2:1 fits", 100, 100, Probe.any("a").aspectRatio(2, contentMode: .fit),
        ["a": rect(0, 25, 100, 50)]),
      PlacementCase(
        "2:1 fills", 100, 100, Probe.any("a").aspectRatio(2, contentMode: .fill),
        ["a": rect(-50, 0, 200, 100)]),
      PlacementCase(
        "30:35 fits", 300, 700,
        Probe.any("a").aspectRatio(CGSize(width: 30, height: 35), contentMode: .fit),
        ["a": rect(0, 175, 300, 350)]),
      PlacementCase(
        "the ideal form, 10:10", 100, 40, Probe.any("a").scaledToFit(),
        ["a": rect(30, 0, 40, 40)]),
      PlacementCase(
        "the ideal form fills", 100, 40, Probe.any("a").scaledToFill(),
        ["a": rect(0, -30, 100, 100)]),
      PlacementCase(
        "a ratio of 0 counts as none", 100, 40, Probe.any("a").aspectRatio(0, contentMode: .fit),
        ["a": rect(30, 0, 40, 40)]),
      PlacementCase(
        "a ratio that is no number counts as none", 100, 40,
        Probe.any("a").aspectRatio(.nan, contentMode: .fit), ["a": rect(30, 0, 40, 40)]),
      PlacementCase(
        "offset", 100, 100, Probe("a", 20, 20).offset(x: 5, y: -7), ["a": rect(45, 33, 20, 20)]),
      PlacementCase(
        "an offset leaves its place", 40, 20,
        HStack(spacing: 0) {
          Probe("a", 20, 20).offset(CGSize(width: 100, height: 0)); Probe("b", 20, 20)
        }, ["a": rect(100, 0, 20, 20), "b": rect(20, 0, 20, 20)]),
      PlacementCase(
        "an offset that is no number", 20, 20, Probe("a", 20, 20).offset(x: .nan, y: .infinity),
        ["a": rect(0, 0, 20, 20)]),
      // The middle of the view is at the point; the whole takes the page.
      PlacementCase(
        "position", 100, 100, Probe("a", 20, 10).position(x: 30, y: 40),
        ["a": rect(20, 35, 20, 10)]),
      PlacementCase(
        "position in a row", 100, 10,
        HStack(spacing: 0) {
          Probe("a", 20, 10); Probe("b", 20, 10).position(x: 0, y: 5)
        },
        ["a": rect(0, 0, 20, 10), "b": rect(10, 0, 20, 10)]),
    ]
    for row in cases {
      expect(row.failure == nil)
    }
  }

  @Test("The sizes of a form where lengths are missing")
  func ratioSizes() {
    let view = Probe.any("a").aspectRatio(2, contentMode: .fit)
    // One length alone counts; without any, the ideal 10 × 10 is the space.
    expect(size(view, nil, 30) == CGSize(width: 60, height: 30))
    expect(size(view, 30, nil) == CGSize(width: 30, height: 15))
    expect(size(view, nil, nil) == CGSize(width: 10, height: 5))
    expect(size(view, .infinity, 30) == CGSize(width: 60, height: 30))
    expect(size(view, 0, 30) == .zero)
    let flat = Probe("a", 10, 0).aspectRatio(contentMode: .fit)
    expect(size(flat, 50, 50) == CGSize(width: 10, height: 0))
  }

  @Test("What cannot be is said once")
  func reports() {
    let graph = ViewGraph(
      VStack {
        Probe.any("a").frame(width: -1).padding(.nan).aspectRatio(0, contentMode: .fit)
        Probe.any("b").frame(width: .nan).frame(minWidth: 3, maxWidth: 2)
        Probe.any("c").padding(.infinity).aspectRatio(-1, contentMode: .fill)
      }, environment: EnvironmentValues())
    display(graph, in: CGSize(width: 50, height: 50))
    display(graph, in: CGSize(width: 60, height: 50))
    expect(graph.problems.count == 4)
  }

  @Test("An offset moves when it is animated, the views around do not")
  func animatedOffset() throws {
    final class Handle { var flag: Binding<Bool>? }
    struct Moving: View {
      let handle: Handle
      @State private var isOut = false
      var body: some View {
        handle.flag = $isOut
        return HStack(spacing: 0) {
          Probe("a", 10, 10).offset(x: isOut ? 15 : 0)
          Probe("b", 10, 10)
        }
      }
    }
    let handle = Handle()
    let graph = ViewGraph(Moving(handle: handle), environment: EnvironmentValues())
    let page = CGSize(width: 20, height: 10)
    display(graph, in: page)
    withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
    display(graph, in: page)
    expect(Probes.drawn["a"] == rect(0, 0, 10, 10))
    graph.advance(to: 0.5)
    display(graph, in: page)
    // Half way, and not rounded to a pixel.
    expect(Probes.drawn["a"] == rect(7.5, 0, 10, 10))
    expect(Probes.drawn["b"] == rect(10, 0, 10, 10))
    graph.advance(to: 1)
    display(graph, in: page)
    expect(Probes.drawn["a"] == rect(15, 0, 10, 10))
    expect(graph.isIdle)
  }
}
