import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct LongestWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Last: PreferenceKey {
  typealias Value = Int?

  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = nextValue() ?? value
  }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// What views hand up to those around.
@MainActor @Suite("Preferences") struct PreferenceTests {
  /// What an action was called with.
  private final class Record<Value> {
    var values: [Value] = []
  }

  private func session(_ view: some View) -> ViewSession {
    ViewSession(size: CGSize(width: 100, height: 100)) { view }
  }

  @Test("Values come in the order of the views, background and overlay included")
  func order() {
    let record = Record<[String]>()
    _ = session(
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        Group {
          Color.red
          Color.red.preference(key: Names.self, value: ["b"])
        }
        .background(Color.red.preference(key: Names.self, value: ["d"]))
        if true { Color.red.preference(key: Names.self, value: ["e"]) }
        ForEach(0..<2) { Color.red.preference(key: Names.self, value: ["f\($0)"]) }
      }
      .overlay(Color.red.preference(key: Names.self, value: ["g"]))
      .onPreferenceChange(Names.self) { record.values.append($0) })
    // The background is there for each of the group's views.
    expect(record.values == [["a", "b", "d", "d", "e", "f0", "f1", "g"]])
  }

  @Test("A view's own value takes the place of those within; a transformation changes them")
  func writers() {
    let record = Record<[String]>()
    let inner = Color.red.preference(key: Names.self, value: ["inner"])
    _ = session(
      VStack {
        inner.preference(key: Names.self, value: ["outer"])
        inner.transformPreference(Names.self) { $0.append("more") }
        Color.red.transformPreference(Names.self) { $0.append("alone") }
      }
      .onPreferenceChange(Names.self) { record.values.append($0) })
    expect(record.values == [["outer", "inner", "more", "alone"]])
  }

  @Test("Without a value there is the default, and optional values need none")
  func defaults() {
    let (numbers, widths) = (Record<Int?>(), Record<CGFloat>())
    _ = session(
      Color.red.preference(key: Last.self, value: nil)
        .onPreferenceChange(Last.self) { numbers.values.append($0) }
        .onPreferenceChange(LongestWidth.self) { widths.values.append($0) })
    expect(numbers.values == [nil] && widths.values == [0])
  }

  private struct Rows: View {
    @State private var count = 1
    let record: Record<[String]>

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Row(number: $0) }
        Color.blue.onTapGesture { count += 1 }.accessibilityLabel("Add")
      }
      .onPreferenceChange(Names.self) { record.values.append($0) }
    }
  }

  private struct Row: View {
    @State private var name = "row"
    let number: Int

    var body: some View {
      Color.red.onTapGesture { name = "renamed" }.accessibilityLabel("Row \(number)")
        .preference(key: Names.self, value: ["\(name) \(number)"])
    }
  }

  @Test("The action runs when a value changes, a view comes, or one far below is another")
  func changes() {
    let record = Record<[String]>()
    let session = session(Rows(record: record))
    expect(session.tap("Add"))
    expect(session.tap("Row 1"))
    session.advance(by: 1)
    expect(
      record.values == [
        ["row 0"], ["row 0", "row 1"], ["row 0", "renamed 1"],
      ])
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(spacing: 0) {
        ForEach([20, 60, 40], id: \.self) { length in
          Color.clear.frame(width: length, height: 10)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: LongestWidth.self, value: proxy.size.width)
              }
            )
            .frame(width: width)
            .background(Rectangle().fill(.red))
        }
      }
      .onPreferenceChange(LongestWidth.self) { width = $0 }
    }
  }

  @Test("A measured width makes all views equally wide, in the first picture")
  func measuredWidths() {
    expect(drawnBoxes(session(EqualWidths())).map(\.width) == [60, 60, 60])
  }

  @Test("What changes its own size without an end is cut off and reported")
  func endless() {
    struct Growing: View {
      @State private var width: CGFloat = 1

      var body: some View {
        GeometryReader { proxy in
          Color.red.preference(key: LongestWidth.self, value: proxy.size.width)
        }
        .frame(width: width)
        .onPreferenceChange(LongestWidth.self) { width = $0 + 1 }
      }
    }
    expect(session(Growing()).problems.count == 1)
  }

  @Test("Layers are made of what is handed up, and again when it changes")
  func layers() {
    struct Marked: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: 50, height: 50)
          .preference(key: LongestWidth.self, value: width)
          .onTapGesture { width = 20 }.accessibilityLabel("Widen")
          .overlayPreferenceValue(LongestWidth.self, alignment: .topLeading) {
            Rectangle().frame(width: $0, height: 2)
          }
          .backgroundPreferenceValue(LongestWidth.self) { Rectangle().frame(width: 60 + $0) }
      }
    }
    let session = session(Marked())
    func widths() -> [CGFloat] { drawnBoxes(session).map(\.width) }
    expect(widths() == [70, 50, 10])
    expect(session.tap("Widen"))
    expect(widths() == [80, 50, 20])
  }

  private struct Selection: View {
    @State private var selected = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.clear.frame(width: CGFloat(10 + 10 * index), height: 20)
            .anchorPreference(key: Places.self, value: .bounds) { index == selected ? [$0] : [] }
            .contentShape(Rectangle())
            .onTapGesture { selected = index }.accessibilityLabel("\(index)")
        }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          ForEach(places.indices, id: \.self) { index in
            let frame = proxy[places[index]]
            Rectangle().frame(width: frame.width, height: 2)
              .offset(x: frame.minX, y: frame.maxY - 2)
          }
        }
      }
    }
  }

  @Test("An anchor says where a view is: an underline follows the selection")
  func anchors() {
    let session = session(Selection())
    func frames() -> [CGRect] { drawnBoxes(session) }
    // The row is 60 wide and 20 high in the middle of a page of 100.
    expect(frames() == [CGRect(x: 20, y: 58, width: 10, height: 2)])
    expect(session.tap("2"))
    expect(frames() == [CGRect(x: 50, y: 58, width: 30, height: 2)])
  }

  @Test("Anchors of points, of several places, and within a view that is turned")
  func sources() {
    struct Points: PreferenceKey {
      static let defaultValue: Anchor<[CGPoint]>? = nil

      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
      }
    }
    let record = Record<[CGPoint]>()
    let view = Color.red.frame(width: 20, height: 10)
      .anchorPreference(
        key: Points.self,
        value: .init([.topLeading, .center, .bottomTrailing, .point(CGPoint(x: 1, y: 2))])
      ) { $0 }
      .rotationEffect(.degrees(90))
      .frame(width: 40, height: 40)
      .overlayPreferenceValue(Points.self) { anchor in
        GeometryReader { proxy in
          let points = anchor.map { proxy[$0] } ?? []
          let _ = record.values.append(points)
        }
      }
    _ = session(view).displayList()
    let points = record.values.last ?? []
    let expected = [(25, 10), (20, 20), (15, 30), (23, 11)].map { CGPoint(x: $0, y: $1) }
    expect(points.count == 4)
    for (point, other) in zip(points, expected) {
      expect(hypot(point.x - other.x, point.y - other.y) < 1e-9, "\(point) \(other)")
    }
  }
}
