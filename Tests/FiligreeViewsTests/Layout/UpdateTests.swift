import FiligreeDrawing
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// Numbers that views depend on.
private final class Numbers: ObservableObject {
  @Published var values: [Int]

  init(_ count: Int) {
    values = Array(repeating: 0, count: count)
  }
}

/// A view made of random numbers, which depend on some of ``Numbers``.
private indirect enum Plan: CustomStringConvertible {
  case leaf(String, Int)
  case flexible(String)
  case stack(Int, [Plan])
  case padding(Int, Plan)
  case frame(Int, Plan)
  case offset(Int, Plan)
  case turned(Int, Plan)
  case priority(Int, Plan)
  case guide(Int, Plan)
  case shown(Int, Plan)
  case repeated(Int, Plan)
  case layer(Int, Plan, Plan)
  case own(Int, Plan)
  case reader(String)

  var description: String {
    switch self {
    case .leaf(let name, let i): "leaf(\(name), \(i))"
    case .flexible(let name): "flexible(\(name))"
    case .stack(let i, let plans): "stack(\(i), \(plans))"
    case .padding(let i, let plan): "padding(\(i), \(plan))"
    case .frame(let i, let plan): "frame(\(i), \(plan))"
    case .offset(let i, let plan): "offset(\(i), \(plan))"
    case .turned(let i, let plan): "turned(\(i), \(plan))"
    case .priority(let i, let plan): "priority(\(i), \(plan))"
    case .guide(let i, let plan): "guide(\(i), \(plan))"
    case .shown(let i, let plan): "shown(\(i), \(plan))"
    case .repeated(let i, let plan): "repeated(\(i), \(plan))"
    case .layer(let i, let first, let second): "layer(\(i), \(first), \(second))"
    case .own(let i, let plan): "own(\(i), \(plan))"
    case .reader(let name): "reader(\(name))"
    }
  }
}

/// The view of a plan; each depends on the numbers by itself.
private struct Planned: View {
  let plan: Plan
  let suffix: String
  @ObservedObject var numbers: Numbers

  init(_ plan: Plan, _ numbers: Numbers, _ suffix: String = "") {
    self.plan = plan
    self.numbers = numbers
    self.suffix = suffix
  }

  private func inner(_ plan: Plan) -> Planned { Planned(plan, numbers, suffix) }

  var body: AnyView {
    let values = numbers.values
    switch plan {
    case .leaf(let name, let i):
      return AnyView(
        Probe(
          name + suffix, CGFloat(10 + values[i] % 3 * 5), 10, baselines: [CGFloat(values[i] % 2)]))
    case .flexible(let name): return AnyView(Probe.any(name + suffix))
    case .stack(let i, let plans):
      let layout: AnyLayout =
        switch values[i] % 4 {
        case 0: AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 3))
        case 1: AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
        case 2: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
        default: AnyLayout(HStackLayout())
        }
      return AnyView(
        layout { ForEach(plans.indices, id: \.self) { inner(plans[$0]) } })
    case .padding(let i, let plan):
      return AnyView(inner(plan).padding(CGFloat(values[i] % 3 * 4)))
    case .frame(let i, let plan):
      return AnyView(
        inner(plan).frame(
          width: values[i] % 2 == 0 ? 60 : nil, height: values[i] % 3 == 0 ? 30 : nil,
          alignment: values[i] % 2 == 0 ? .topLeading : .center))
    case .offset(let i, let plan): return AnyView(inner(plan).offset(x: CGFloat(values[i] % 4)))
    case .turned(let i, let plan):
      return AnyView(inner(plan).rotationEffect(.degrees(Double(values[i] % 4) * 90)))
    case .priority(let i, let plan):
      return AnyView(
        inner(plan).layoutPriority(Double(values[i] % 3)).zIndex(Double(values[i] % 2)))
    case .guide(let i, let plan):
      let shift = CGFloat(values[i] % 3)
      return AnyView(inner(plan).alignmentGuide(.leading) { _ in shift })
    case .shown(let i, let plan):
      return AnyView(Group { if values[i] % 2 == 0 { inner(plan) } })
    case .repeated(let i, let plan):
      return AnyView(
        ForEach(0..<values[i] % 3, id: \.self) { Planned(plan, numbers, suffix + "-\($0)") })
    case .layer(let i, let first, let second):
      return AnyView(
        inner(first).overlay(
          inner(second), alignment: values[i] % 2 == 0 ? .topTrailing : .bottom))
    case .own(let i, let plan):
      return AnyView(
        inner(plan).environment(
          \.layoutDirection, values[i] % 2 == 0 ? .leftToRight : .rightToLeft))
    case .reader(let name):
      // As wide as the reader lies far from the left.
      return AnyView(
        GeometryReader {
          Probe(name + suffix, max($0.frame(in: .global).minX.rounded(), 0), 4)
        })
    }
  }
}

private struct PlanGenerator {
  var source: RandomSource
  var names = 0
  let numbers: Int

  mutating func pick(_ count: Int) -> Int { Int(source.next() % UInt64(count)) }

  mutating func name() -> String {
    names += 1
    return "\(names)"
  }

  mutating func plan(_ depth: Int) -> Plan {
    let number = pick(numbers)
    guard depth > 0 else {
      switch pick(5) {
      case 0, 1: return .leaf(name(), number)
      case 2: return .reader(name())
      default: return .flexible(name())
      }
    }
    switch pick(14) {
    case 0, 1, 2, 3:
      let count = 1 + pick(3)
      return .stack(number, (0..<count).map { _ in plan(depth - 1) })
    case 4: return .padding(number, plan(depth - 1))
    case 5: return .frame(number, plan(depth - 1))
    case 6: return .offset(number, plan(depth - 1))
    case 7: return .turned(number, plan(depth - 1))
    case 8: return .priority(number, plan(depth - 1))
    case 9: return .guide(number, plan(depth - 1))
    case 10: return .shown(number, plan(depth - 1))
    case 11: return .repeated(number, plan(depth - 1))
    case 12: return .layer(number, plan(depth - 1), plan(depth - 1))
    default: return .own(number, plan(depth - 1))
    }
  }
}

/// A row of a list that changes by itself.
private final class Switch: ObservableObject {
  @Published var isOn = false
}

private struct SwitchRow: View {
  let index: Int
  @ObservedObject var state: Switch

  var body: some View {
    HStack {
      Probe("\(index)", 20, 10)
      Probe(state.isOn ? "on \(index)" : "off \(index)", state.isOn ? 8 : 6, 8)
    }
  }
}

@Suite("Updates") @MainActor
struct UpdateTests {
  @Test("After any change, everything lies where a new tree has it")
  func likeNew() {
    let page = CGSize(width: 120, height: 90)
    for seed in 0..<150 {
      var generator = PlanGenerator(source: RandomSource(seed: UInt64(seed)), numbers: 5)
      let plan = generator.plan(5)
      let numbers = Numbers(5)
      let graph = ViewGraph(Planned(plan, numbers), environment: EnvironmentValues())
      display(graph, in: page)
      for change in 0..<6 {
        numbers.values[generator.pick(5)] = generator.pick(12)
        display(graph, in: page)
        let (updated, drawn, order) = (Probes.frames, Probes.drawn, Probes.order)
        let fresh = ViewGraph(Planned(plan, numbers), environment: EnvironmentValues())
        display(fresh, in: page)
        fresh.close()
        expect(updated == Probes.frames, "seed \(seed), change \(change): \(plan)")
        expect(drawn == Probes.drawn, "seed \(seed), change \(change): \(plan)")
        expect(order == Probes.order, "seed \(seed), change \(change): \(plan)")
        if updated != Probes.frames { return }
      }
      graph.close()
    }
  }

  @Test("One row of many is measured alone when it changes, and nothing when only time passes")
  func oneOfMany() {
    let states = (0..<400).map { _ in Switch() }
    let view = VStack(spacing: 0) {
      ForEach(0..<states.count, id: \.self) { SwitchRow(index: $0, state: states[$0]) }
    }
    let graph = ViewGraph(view, environment: EnvironmentValues())
    let page = CGSize(width: 100, height: 8000)
    display(graph, in: page)
    expect(Probes.measurements > 400)
    states[200].isOn = true
    display(graph, in: page)
    expect(Probes.measurements < 40)
    expect(Probes.frames["on 200"]?.width == 8)
    Probes.reset()
    graph.advance(to: 1)
    graph.layout(in: page)
    expect(Probes.measurements == 0)
    graph.close()
  }

  /// Asked anew at each level, they would take twice as long with each further one: 40 levels, for ever.
  @Test("Nested stacks ask their views for the distances that they like once")
  func spacings() {
    let view = (0..<40).reduce(AnyView(Text("deep text here"))) { inner, _ in
      AnyView(
        HStack {
          inner
          Text("a")
          Spacer()
        })
    }
    let graph = ViewGraph(view, environment: EnvironmentValues())
    graph.layout(in: CGSize(width: 2000, height: 50))
    expect(graph.problems.isEmpty)
    graph.close()
  }

  /// Each level turns widths into heights, so that no two proposals are alike.
  @Test("Nested stacks of views that keep a form measure them a bounded number of times")
  func forms() {
    func nested(_ level: Int) -> AnyView {
      var leaf = Probe.any("leaf \(level)")
      leaf.form = 1 + CGFloat(level) / 7
      guard level > 0 else { return AnyView(leaf) }
      let inner = nested(level - 1)
      return AnyView(
        HStack(spacing: 1) {
          VStack(spacing: 1) {
            inner
            leaf
          }.aspectRatio(1.1, contentMode: .fit)
          leaf.frame(minWidth: CGFloat(level % 7), maxWidth: CGFloat(20 + level % 11))
        })
    }
    _ = frames(nested(24), in: CGSize(width: 4000, height: 3000))
    expect(Probes.measurements < 24 * 2 * 3000)
  }

  @Test("A reader below an effect that moves it sees where it lies now")
  func readerBelowEffect() {
    let numbers = Numbers(1)
    let graph = ViewGraph(
      Planned(.offset(0, .padding(0, .reader("reader"))), numbers),
      environment: EnvironmentValues())
    display(graph, in: CGSize(width: 50, height: 20))
    expect(Probes.frames["reader"]?.width == 0)
    numbers.values[0] = 3
    display(graph, in: CGSize(width: 50, height: 20))
    expect(Probes.frames["reader"]?.width == 3)
    graph.close()
  }

  @Test("A view in a modifier's body is updated though the modifier's values are the same")
  func contentOfModifier() {
    struct Holder<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    struct Held: ViewModifier {
      func body(content: Content) -> some View { Holder(content: content) }
    }
    struct Page: View {
      @ObservedObject var state: Switch
      var body: some View { Probe(state.isOn ? "on" : "off", 5, 5).modifier(Held()) }
    }
    let state = Switch()
    let graph = ViewGraph(Page(state: state), environment: EnvironmentValues())
    display(graph, in: CGSize(width: 20, height: 20))
    expect(Probes.order == ["off"])
    state.isOn = true
    display(graph, in: CGSize(width: 20, height: 20))
    expect(Probes.order == ["on"])
    graph.close()
  }
}
