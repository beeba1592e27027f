import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Geometry, direction, pixels") @MainActor
struct GeometryTests {
  private final class Seen {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
    var insets: [EdgeInsets] = []
    var number: Binding<Int>?
    var flag: Binding<Bool>?
    let evaluations = EvaluationCounter()
  }

  @Test("A reader takes all and puts its content at the upper leading corner")
  func reader() {
    let seen = Seen()
    let view = HStack(spacing: 0) {
      Probe("a", 20, 10)
      GeometryReader { proxy in
        let _ = seen.sizes.append(proxy.size)
        Probe("b", proxy.size.width / 2, 5)
        Probe("c", 3, 3)
      }
    }
    expect(
      frames(view, in: CGSize(width: 100, height: 40)) == [
        "a": rect(0, 15, 20, 10), "b": rect(20, 0, 40, 5), "c": rect(20, 0, 3, 3),
      ])
    expect(seen.sizes == [CGSize(width: 80, height: 40)])
    expect(
      size(GeometryReader { _ in Probe("a", 50, 50) }, nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test("The content is made again only when it must be")
  func tracking() throws {
    struct Reading: View {
      let seen: Seen
      @State private var number = 1
      @State private var unread = false
      var body: some View {
        seen.number = $number
        seen.flag = $unread
        return VStack(spacing: 0) {
          Numbers(seen: seen, number: $number)
          if unread { Probe("z", 5, 5) }
        }
      }
    }
    struct Numbers: View {
      let seen: Seen
      @Binding var number: Int
      var body: some View {
        let _ = seen.evaluations.count("Numbers")
        GeometryReader { proxy in
          let _ = seen.sizes.append(proxy.size)
          Probe("a", CGFloat(number), proxy.size.height)
        }
      }
    }
    let seen = Seen()
    let graph = ViewGraph(Reading(seen: seen), environment: EnvironmentValues())
    display(graph, in: CGSize(width: 50, height: 20))
    display(graph, in: CGSize(width: 50, height: 20))
    expect(seen.sizes.count == 1)
    // A value that the content has read.
    seen.number?.wrappedValue = 7
    display(graph, in: CGSize(width: 50, height: 20))
    expect(Probes.frames["a"] == rect(0, 0, 7, 20))
    expect(seen.sizes.count == 2)
    expect(seen.evaluations["Numbers"] == 1)
    // Another size.
    seen.flag?.wrappedValue = true
    display(graph, in: CGSize(width: 50, height: 20))
    expect(Probes.frames["a"] == rect(0, 0, 7, 15))
    expect(seen.sizes.count == 3)
  }

  @Test("Frames in all coordinates; a frame that was asked for is asked for again when it changes")
  func proxyFrames() {
    struct Moving: View {
      let seen: Seen
      @State private var number = 0
      var body: some View {
        seen.number = $number
        return HStack(spacing: 0) {
          Probe("a", 10, 10)
          Reading(seen: seen).frame(width: 20, height: 20).padding(5)
            .coordinateSpace(name: "box")
            .offset(x: CGFloat(number))
        }
      }
    }
    struct Reading: View {
      let seen: Seen
      var body: some View {
        let _ = seen.evaluations.count("Reading")
        GeometryReader { proxy in
          let _ =
            seen.frames = [
              proxy.frame(in: .local), proxy.frame(in: .named("box")), proxy.frame(in: .global),
              proxy.frame(in: .named("nobody")),
              proxy.bounds(of: NamedCoordinateSpace.named("box")) ?? .null,
            ]
          Probe("b", 1, 1)
        }
      }
    }
    let seen = Seen()
    let graph = ViewGraph(Moving(seen: seen), environment: EnvironmentValues())
    // The row is 40 × 30 in the middle of 60 × 50.
    display(graph, in: CGSize(width: 60, height: 50))
    expect(
      seen.frames == [
        rect(0, 0, 20, 20), rect(5, 5, 20, 20), rect(25, 15, 20, 20), rect(25, 15, 20, 20),
        rect(-5, -5, 30, 30),
      ])
    seen.number?.wrappedValue = 100
    display(graph, in: CGSize(width: 60, height: 50))
    expect(seen.frames[2] == rect(125, 15, 20, 20))
    expect(seen.frames[1] == rect(5, 5, 20, 20))
    expect(seen.evaluations["Reading"] == 1)
  }

  @Test("The frame of a view that is drawn larger")
  func scaledFrame() {
    let seen = Seen()
    let view = GeometryReader { proxy in
      let _ = seen.frames.append(proxy.frame(in: .global))
      EmptyView()
    }
    .frame(width: 20, height: 10)
    .scaleEffect(2)
    _ = frames(view, in: CGSize(width: 100, height: 100))
    // 20 × 10 around (50, 50), twice as large.
    expect(seen.frames == [rect(30, 40, 40, 20)])
  }

  @Test("The safe area is kept, or ignored")
  func safeArea() {
    var environment = EnvironmentValues()
    environment.safeAreaInsets = EdgeInsets(top: 20, leading: 3, bottom: 10, trailing: 5)
    let page = CGSize(width: 100, height: 200)
    func first(_ view: some View) -> CGRect? { frames(view, in: page, environment)["a"] }
    expect(first(Probe.any("a")) == rect(3, 20, 92, 170))
    expect(first(Probe.any("a").ignoresSafeArea()) == rect(0, 0, 100, 200))
    expect(first(Probe.any("a").edgesIgnoringSafeArea(.top)) == rect(3, 0, 92, 190))
    expect(first(Probe.any("a").ignoresSafeArea(edges: .horizontal)) == rect(0, 20, 100, 170))
    expect(first(Probe.any("a").ignoresSafeArea(.keyboard)) == rect(3, 20, 92, 170))
    // A view that does not reach an edge does not grow there.
    expect(first(Probe("a", 10, 10).ignoresSafeArea()) == rect(44, 100, 10, 10))
    let column = VStack(spacing: 0) {
      Probe("b", 10, 50); Probe.any("a").ignoresSafeArea()
    }
    expect(first(column) == rect(0, 70, 100, 130))
    // Within, there is nothing left to ignore.
    expect(
      first(Probe.any("a").ignoresSafeArea().padding(.top, 7).ignoresSafeArea())
        == rect(0, 7, 100, 193))
    // The layout around does not change.
    let background = Probe("b", 30, 30).background(Probe.any("a").ignoresSafeArea())
    expect(first(background) == rect(34, 90, 30, 30))
    environment.layoutDirection = .rightToLeft
    expect(first(Probe.any("a")) == rect(5, 20, 92, 170))
    expect(first(Probe.any("a").edgesIgnoringSafeArea(.leading)) == rect(5, 20, 95, 170))
    // Insets that cannot be leave the page.
    environment.safeAreaInsets = EdgeInsets(top: .nan, leading: -9, bottom: 500, trailing: 0)
    expect(first(Probe.any("a")) == rect(0, 0, 100, 200))
  }

  @Test("A reader's safe area insets")
  func readerInsets() {
    var environment = EnvironmentValues()
    environment.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let seen = Seen()
    let reader = GeometryReader { proxy in
      let _ = seen.insets.append(proxy.safeAreaInsets)
      EmptyView()
    }
    let page = CGSize(width: 100, height: 200)
    _ = frames(reader, in: page, environment)
    _ = frames(reader.padding(.top, 1), in: page, environment)
    _ = frames(reader.ignoresSafeArea(), in: page, environment)
    _ = frames(reader, in: page)
    expect(seen.insets.map(\.top) == [20, 0, 0, 0])
    expect(seen.insets.map(\.bottom) == [10, 10, 0, 0])
  }

  @Test("From right to left all places are mirrored")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let page = CGSize(width: 100, height: 40)
    // Documentation of `LayoutSubviews.layoutDirection`: the x position of each view is flipped within
    // its parent.
    func mirrored(_ view: some View) -> [String: CGRect] { frames(view, in: page, environment) }
    expect(
      mirrored(
        HStack(spacing: 5) {
          Probe("a", 20, 40); Probe.any("b")
        })
        == ["a": rect(80, 0, 20, 40), "b": rect(0, 0, 75, 40)])
    expect(
      mirrored(
        VStack(alignment: .leading, spacing: 0) {
          Probe("a", 20, 10); Probe.any("b")
        })
        == ["a": rect(80, 0, 20, 10), "b": rect(0, 10, 100, 30)])
    expect(
      mirrored(Probe("a", 20, 10).frame(width: 100, height: 40, alignment: .topLeading))
        == ["a": rect(80, 0, 20, 10)])
    expect(mirrored(Probe.any("a").padding(.leading, 30)) == ["a": rect(0, 0, 70, 40)])
    expect(mirrored(Probe.any("a").offset(x: 7, y: 1)) == ["a": rect(-7, 1, 100, 40)])
    expect(mirrored(Probe("a", 20, 10).position(x: 10, y: 5)) == ["a": rect(80, 0, 20, 10)])
    expect(
      mirrored(Probe.any("a").overlay(Probe("b", 5, 5), alignment: .topTrailing))
        == ["a": rect(0, 0, 100, 40), "b": rect(0, 0, 5, 5)])
    expect(
      mirrored(GeometryReader { _ in Probe("a", 5, 5) }) == ["a": rect(95, 0, 5, 5)])
    // The other way round again, within.
    let inner = HStack(spacing: 0) {
      Probe("a", 10, 40); Probe("b", 10, 40)
    }
    .environment(\.layoutDirection, .leftToRight)
    expect(
      mirrored(
        HStack(spacing: 0) {
          inner; Probe.any("c")
        })
        == ["a": rect(80, 0, 10, 40), "b": rect(90, 0, 10, 40), "c": rect(0, 0, 80, 40)])
  }

  @Test("A new direction moves the views")
  func newDirection() {
    let graph = ViewGraph(
      HStack(spacing: 0) {
        Probe("a", 10, 10); Spacer()
      }, environment: EnvironmentValues())
    display(graph, in: CGSize(width: 100, height: 10))
    expect(Probes.frames["a"] == rect(0, 0, 10, 10))
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    graph.setEnvironment(environment)
    display(graph, in: CGSize(width: 100, height: 10))
    expect(Probes.frames["a"] == rect(90, 0, 10, 10))
  }

  @Test("What is drawn lies on pixels, what is laid out does not change")
  func pixels() {
    let row = HStack(spacing: 0) {
      Probe.any("a"); Probe.any("b"); Probe.any("c")
    }
    // 100 / 3 = 33.3…: edges at 0, 33.3, 66.7, 100.
    let page = CGSize(width: 100, height: 10)
    expect(abs((frames(row, in: page)["b"]?.width ?? 0) - 100 / 3) < 1e-9)
    expect(
      Probes.drawn == [
        "a": rect(0, 0, 33, 10), "b": rect(33, 0, 34, 10), "c": rect(67, 0, 33, 10),
      ])
    var environment = EnvironmentValues()
    environment.displayScale = 2
    _ = frames(row, in: page, environment)
    // In halves: 33.5 and 66.5.
    expect(
      Probes.drawn == [
        "a": rect(0, 0, 33.5, 10), "b": rect(33.5, 0, 33, 10), "c": rect(66.5, 0, 33.5, 10),
      ])
    // A hairline stays; a scale that cannot be counts as 1; halves go to the right.
    environment.displayScale = .nan
    _ = frames(Probe("a", 0.25, 3), in: CGSize(width: 10, height: 10), environment)
    expect(Probes.drawn["a"] == rect(5, 4, 0.25, 3))
    // The rounding is that of the page, whatever lies between.
    _ = frames(
      Probe("a", 10, 10).padding(.leading, 0.4).padding(.leading, 0.4),
      in: CGSize(width: 10.8, height: 10))
    expect(Probes.drawn["a"] == rect(1, 0, 10, 10))
  }

  @Test("Another id is another view")
  func identity() {
    struct Counting: View {
      let seen: Seen
      @State private var number = 0
      var body: some View {
        seen.number = $number
        return Probe("a", CGFloat(number), 10)
      }
    }
    struct Outer: View {
      let seen: Seen
      let flag: Seen
      @State private var other = false
      var body: some View {
        flag.flag = $other
        return Counting(seen: seen).id(other ? "x" : "y")
      }
    }
    let (seen, flag) = (Seen(), Seen())
    let graph = ViewGraph(Outer(seen: seen, flag: flag), environment: EnvironmentValues())
    seen.number?.wrappedValue = 5
    display(graph, in: CGSize(width: 10, height: 10))
    expect(Probes.frames["a"]?.width == 5)
    flag.flag?.wrappedValue = true
    display(graph, in: CGSize(width: 10, height: 10))
    expect(Probes.frames["a"]?.width == 0)
  }

  @Test("Tags are found through modifiers")
  func tags() {
    struct First: Layout {
      let seen: (AnyHashable?) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews.forEach { subview in seen(onMainActor { subview.item.trait(TagTrait.self) }) }
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    var seen: [AnyHashable?] = []
    let view = First(seen: { seen.append($0) }) {
      Probe("a", 1, 1).tag(3).padding().background(Probe("z", 1, 1).tag(9))
      Probe("b", 1, 1)
      ForEach(0..<2) { Probe("c", 1, 1).tag("t\($0)") }
    }
    _ = size(view, 10, 10)
    expect(seen == [AnyHashable(3), nil, AnyHashable("t0"), AnyHashable("t1")])
  }
}
