import FiligreePaths
import Foundation
import Observation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Observable
private final class Model: @unchecked Sendable {
  var name = "one"
  var count = 0
  var width = 20.0
  var items: [Item] = [Item("a"), Item("b")]

  @Observable
  final class Item: Identifiable, @unchecked Sendable {
    let id = UUID()
    var name: String
    init(_ name: String) { self.name = name }
  }
}

private final class Evaluations {
  var lines: [String] = []
  func note(_ line: String) -> EmptyView {
    lines.append(line)
    return EmptyView()
  }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Suite("Observable objects") @MainActor
struct ObservationTests {
  private struct Name: View {
    let model: Model
    let log: Evaluations
    var body: some View {
      log.note("name")
      Text(model.name)
    }
  }

  private struct Count: View {
    let model: Model
    let log: Evaluations
    var body: some View {
      log.note("count")
      Text("Count \(model.count)")
    }
  }

  private struct Owner: View {
    let log: Evaluations
    @State private var model = Model()
    var body: some View {
      log.note("owner")
      Name(model: model, log: log)
      Count(model: model, log: log)
      Button("More") { model.count += 1 }
      Button("Rename") { model.name = "two" }
    }
  }

  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("A body is evaluated when a property changes that it has read, and no other is")
  func perProperty() {
    let log = Evaluations()
    let session = page(300, 300) { VStack { Owner(log: log) } }
    expect(labels(session) == ["one", "Count 0", "More", "Rename"])
    _ = log.take()
    session.tap("More")
    expect(labels(session) == ["one", "Count 1", "More", "Rename"])
    expect(log.take() == ["count"])
    session.tap("More")
    session.tap("Rename")
    expect(labels(session) == ["two", "Count 2", "More", "Rename"])
    expect(log.take() == ["count", "name"])
    session.advance(by: 1)
    expect(log.take() == [])
  }

  @Test("Several changes of one turn are one evaluation")
  func together() {
    let (model, log) = (Model(), Evaluations())
    let session = page { Count(model: model, log: log) }
    _ = log.take()
    for _ in 0..<10 { model.count += 1 }
    session.update()
    expect(log.take() == ["count"])
    expect(labels(session) == ["Count 10"])
  }

  @Test(
    "Closures that draw or make views are followed: ForEach, GeometryReader, TimelineView, modifiers"
  )
  func closures() {
    struct Tag: ViewModifier {
      let model: Model
      func body(content: Content) -> some View { content.accessibilityLabel("tag \(model.name)") }
    }
    struct All: View {
      let model: Model
      var body: some View {
        VStack {
          ForEach(model.items) { Text($0.name) }
          GeometryReader { _ in Text("geometry \(model.count)") }
          TimelineView(.explicit([])) { _ in Text("timeline \(model.count)") }
          Text("x").modifier(Tag(model: model))
        }
      }
    }
    let model = Model()
    let session = page(300, 300) { All(model: model) }
    expect(labels(session) == ["a", "b", "geometry 0", "timeline 0", "tag one"])
    model.items[1].name = "B"
    model.count = 1
    model.name = "two"
    expect(labels(session) == ["a", "B", "geometry 1", "timeline 1", "tag two"])
    model.items.append(.init("c"))
    expect(labels(session) == ["a", "B", "c", "geometry 1", "timeline 1", "tag two"])
    model.items[2].name = "C"
    model.items[0].name = "A"
    expect(labels(session) == ["A", "B", "C", "geometry 1", "timeline 1", "tag two"])
  }

  @Test("Canvases, shapes and layouts draw and measure what they read anew")
  func drawing() throws {
    struct Bar: Shape {
      let model: Model
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: model.width, height: 10))
      }
    }
    struct Shift: Layout {
      let model: Model
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: model.width, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews.first?.place(
          at: CGPoint(x: bounds.minX + model.width, y: bounds.minY), proposal: proposal)
      }
    }
    let model = Model()
    let canvas = page(100, 10) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 10)), with: .color(.red))
      }
    }
    let shape = page(100, 10) { Bar(model: model).fill(.red) }
    func red(_ session: ViewSession, _ x: Int) throws -> Bool {
      let image = try session.image()
      return image.bytes[4 * x + 3] == 255
    }
    let layout = page(100, 10) { Shift(model: model) { Probe("probe", 10, 10) } }
    func x() -> CGFloat? {
      Probes.reset()
      _ = layout.displayList()
      return Probes.frames["probe"]?.minX
    }
    expect(try !red(canvas, 30) && !red(shape, 30))
    // (100 - 20) / 2 + 20
    expect(x() == 60)
    model.width = 40
    expect(canvas.isAnimating && shape.isAnimating)
    expect(try red(canvas, 30) && red(shape, 30))
    expect(x() == 70)
  }

  @Test("A change in withAnimation is animated")
  func animated() {
    struct Bar: View {
      let model: Model
      var body: some View { Probe.any("bar").frame(width: model.width, height: 10) }
    }
    let model = Model()
    let session = page { Bar(model: model) }
    withAnimation(.linear(duration: 1)) { model.width = 60 }
    session.update()
    session.advance(by: 0.5)
    Probes.reset()
    _ = session.displayList()
    expect(Probes.drawn["bar"]?.width == 40)
  }

  @Test("Bindings by Bindable, and objects in the environment")
  func bindings() {
    struct Child: View {
      @Bindable var model: Model
      var body: some View { Slider(value: $model.width, in: 0...100) }
    }
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Model.Item.self) private var item: Model.Item?
      var body: some View {
        @Bindable var bound = model
        Text("\(model.name) \(item?.name ?? "none")")
        Button("Set") { $bound.name.wrappedValue = "set" }
      }
    }
    let model = Model()
    let session = page(300, 300) { VStack { Reader() }.environment(model) }
    expect(labels(session) == ["one none", "Set"])
    session.tap("Set")
    expect(labels(session) == ["set none", "Set"])
    expect(Bindable(model).width.wrappedValue == 20)
    Bindable(model).width.wrappedValue = 30
    expect(model.width == 30)
  }

  @Test("Changes on other threads are seen, and do no harm")
  func threads() async {
    let log = Evaluations()
    let model = Model()
    let session = page { Count(model: model, log: log) }
    for _ in 0..<20 {
      await Task.detached { model.count += 1 }.value
    }
    // Where other tests keep the main actor, the second look may come later than that.
    for _ in 0..<100 where labels(session) != ["Count 20"] {
      await session.settle(quiet: 0.5, timeout: 3000)
    }
    expect(labels(session) == ["Count 20"])
  }

  @Test("What is evaluated often leaves nothing behind")
  func leftovers() {
    struct Ticker: View {
      let model: Model
      var body: some View {
        TimelineView(.animation) { context in
          Text("\(model.count) \(Int(context.date.timeIntervalSinceReferenceDate * 10))")
        }
      }
    }
    weak var weakModel: Model?
    weak var weakSession: ViewSession?
    do {
      let model = Model()
      let session = page { Ticker(model: model) }
      for _ in 0..<100 { session.advance(by: 0.1) }
      let before = session.graph.updateCount
      model.count = 1
      session.update()
      // One change, one update, however often the count was read.
      expect(session.graph.updateCount == before + 1)
      (weakModel, weakSession) = (model, session)
    }
    expect(weakModel == nil && weakSession == nil)
  }
}
