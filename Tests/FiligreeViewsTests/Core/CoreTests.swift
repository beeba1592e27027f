import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// A leaf of a fixed size in one color.
private struct Swatch: LeafView, Animatable {
  var width: CGFloat
  var height: CGFloat = 10
  var tint: CGFloat = 0

  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, tint) }
    set {
      width = newValue.first
      tint = newValue.second
    }
  }

  func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    CGSize(width: width, height: height)
  }

  func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    context.recorder.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .color(CGColor(red: tint, green: 0, blue: 0, alpha: 1)))
  }
}

/// Views above one another.
private struct Column: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height
    }
  }
}

@MainActor
private func rectangles(_ graph: ViewGraph, size: CGSize = CGSize(width: 100, height: 100))
  -> [CGRect]
{
  graph.layout(in: size)
  var context = DrawContext(
    recorder: DisplayListRecorder(bounds: CGRect(origin: .zero, size: size)), scale: 1)
  graph.draw(in: &context)
  let list = context.recorder.finish()
  return list.commands.map { command in
    list.paths[Int(command.path)].applying(list.transforms[Int(command.transform)]).boundingRect
  }
}

/// Reached by the tests, to change state as code outside of the views would.
@MainActor
private final class Handles {
  var count: Binding<Int>?
  var flag: Binding<Bool>?
  let evaluations = EvaluationCounter()
}

private struct Counter: View {
  let handles: Handles
  @State private var count = 1
  @State private var flag = false

  var body: some View {
    handles.count = $count
    handles.flag = $flag
    handles.evaluations.count("Counter")
    return Column() {
      Swatch(width: CGFloat(count) * 10)
      Child(value: 5, evaluations: handles.evaluations)
      if flag {
        Swatch(width: 7)
      }
      Reader(count: $count, evaluations: handles.evaluations)
    }
  }
}

private struct Child: View {
  let value: Int
  let evaluations: EvaluationCounter
  var body: some View {
    evaluations.count("Child")
    return Swatch(width: CGFloat(value))
  }
}

private struct Reader: View {
  @Binding var count: Int
  let evaluations: EvaluationCounter
  var body: some View {
    evaluations.count("Reader")
    return Swatch(width: CGFloat(count))
  }
}

private struct Level: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

private struct LevelReader: View {
  let evaluations: EvaluationCounter
  @Environment(\.level) private var level
  var body: some View {
    evaluations.count("LevelReader")
    return Swatch(width: CGFloat(level))
  }
}

private final class Model: ObservableObject {
  @Published var width: CGFloat = 3
}

private struct ModelView: View {
  @StateObject var model = Model()
  let handles: (Model) -> Void
  var body: some View {
    handles(model)
    return Swatch(width: model.width)
  }
}

@Suite("View core") @MainActor
struct CoreTests {
  @Test("A state keeps its value, and a change evaluates only what reads it")
  func state() throws {
    let handles = Handles()
    let graph = ViewGraph(Counter(handles: handles), environment: EnvironmentValues())
    expect(rectangles(graph).map(\.width) == [10, 5, 1])
    expect(handles.evaluations["Counter"] == 1)
    expect(handles.evaluations["Child"] == 1)
    let count = try #require(handles.count)
    count.wrappedValue = 4
    expect(count.wrappedValue == 4)
    expect(rectangles(graph).map(\.width) == [40, 5, 4])
    expect(handles.evaluations["Counter"] == 2)
    expect(handles.evaluations["Child"] == 1)
    expect(handles.evaluations["Reader"] == 2)
    count.wrappedValue = 4
    graph.update()
    expect(handles.evaluations["Counter"] == 2)
  }

  @Test("An if adds and takes away")
  func conditional() throws {
    let handles = Handles()
    let graph = ViewGraph(Counter(handles: handles), environment: EnvironmentValues())
    let flag = try #require(handles.flag)
    flag.wrappedValue = true
    expect(rectangles(graph).map(\.width) == [10, 5, 7, 1])
    flag.wrappedValue = false
    expect(rectangles(graph).map(\.width) == [10, 5, 1])
  }

  @Test("An environment value reaches down, and evaluates only what reads it")
  func environment() {
    struct Top: View {
      let handles: Handles
      @State private var count = 1
      var body: some View {
        handles.count = $count
        return Column() {
          LevelReader(evaluations: handles.evaluations)
          Group {
            LevelReader(evaluations: handles.evaluations)
            Child(value: 2, evaluations: handles.evaluations)
          }
          .environment(\.level, count)
        }
      }
    }
    let handles = Handles()
    let graph = ViewGraph(Top(handles: handles), environment: EnvironmentValues())
    expect(rectangles(graph).map(\.width) == [1, 1, 2])
    handles.count?.wrappedValue = 6
    expect(rectangles(graph).map(\.width) == [1, 6, 2])
    expect(handles.evaluations["LevelReader"] == 3)
    expect(handles.evaluations["Child"] == 1)
  }

  @Test("An object is made once and watched")
  func object() throws {
    var seen: [ObjectIdentifier] = []
    var model: Model?
    let graph = ViewGraph(
      ModelView { object in
        seen.append(ObjectIdentifier(object))
        model = object
      }, environment: EnvironmentValues())
    expect(rectangles(graph).map(\.width) == [3])
    try #require(model).width = 12
    expect(rectangles(graph).map(\.width) == [12])
    expect(seen.count == 2)
    expect(Set(seen).count == 1)
  }

  @Test("Elements keep their identity when they move")
  func forEach() throws {
    struct Row: View {
      let id: Int
      @State private var born: Int
      init(id: Int, born: Int) {
        self.id = id
        _born = State(initialValue: born)
      }
      var body: some View { Swatch(width: CGFloat(born)) }
    }
    struct Rows: View {
      let handles: Handles
      @State private var count = 0
      var body: some View {
        handles.count = $count
        let order = count == 0 ? [1, 2, 3] : [3, 4, 1]
        return Column() {
          ForEach(order, id: \.self) { Row(id: $0, born: count * 10 + $0) }
        }
      }
    }
    let handles = Handles()
    let graph = ViewGraph(Rows(handles: handles), environment: EnvironmentValues())
    expect(rectangles(graph).map(\.width) == [1, 2, 3])
    handles.count?.wrappedValue = 1
    expect(rectangles(graph).map(\.width) == [3, 14, 1])
  }

  @Test("An animated change moves by the clock")
  func animation() throws {
    let handles = Handles()
    let graph = ViewGraph(Counter(handles: handles), environment: EnvironmentValues())
    _ = rectangles(graph)
    withAnimation(.linear(duration: 1)) { handles.count?.wrappedValue = 3 }
    expect(rectangles(graph).first?.width == 10)
    graph.advance(to: 0.5)
    expect(rectangles(graph).first?.width == 20)
    graph.advance(to: 1)
    expect(rectangles(graph).first?.width == 30)
    expect(graph.isIdle)
  }

  @Test("Changes of different transactions are seen one after the other")
  func transactions() throws {
    struct Two: View {
      let handles: Handles
      @State private var count = 1
      @State private var flag = false
      var body: some View {
        handles.count = $count
        handles.flag = $flag
        return Swatch(width: flag ? 20 : 10, height: CGFloat(count))
      }
    }
    let handles = Handles()
    let graph = ViewGraph(Two(handles: handles), environment: EnvironmentValues())
    _ = rectangles(graph)
    handles.count?.wrappedValue = 5
    withAnimation(.linear(duration: 1)) { handles.flag?.wrappedValue = true }
    let rectangle = try #require(rectangles(graph).first)
    expect(rectangle.size == CGSize(width: 10, height: 5))
    graph.advance(to: 0.5)
    expect(rectangles(graph).first?.width == 15)
  }

  @Test("A body that never settles is cut off")
  func neverSettles() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Swatch(width: 1)
      }
    }
    let graph = ViewGraph(Restless(), environment: EnvironmentValues())
    expect(rectangles(graph).count == 1)
    expect(graph.problems.count == 1)
  }

  @Test("Values whose types are hidden are compared, too")
  func hiddenTypes() {
    struct Box { var content: any Sendable }
    struct Plain { var list: [Int] }
    expect(ValueComparison.areSame(Box(content: [1, 2]), Box(content: [1, 2])))
    expect(!ValueComparison.areSame(Box(content: [1, 2]), Box(content: [1, 3])))
    expect(!ValueComparison.areSame(Box(content: [1, 2]), Box(content: "a")))
    expect(ValueComparison.areSame(Box(content: Plain(list: [1])), Box(content: Plain(list: [1]))))
    expect(!ValueComparison.areSame(Box(content: Plain(list: [1])), Box(content: Plain(list: []))))
    expect(!ValueComparison.areSame(Plain?.some(Plain(list: [1])), nil))
  }
}
