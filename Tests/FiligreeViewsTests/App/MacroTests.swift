import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

#Preview("A macro's red", traits: .fixedLayout(width: 8, height: 4)) { Color.red }

#Preview {
  if true { Color.green.frame(width: 3, height: 3) }
  // A comment with a brace: }
  Text("with a brace: }")
}

#Preview("Counting", traits: .landscapeLeft, .sizeThatFitsLayout) {
  @Previewable @State var count = 2
  @Previewable @Environment(\.testLength) var length
  let factor: CGFloat = 2
  Color.blue.frame(
    width: CGFloat(count) * factor,
    height: length
  )
  .onTapGesture { count += 1 }
  .accessibilityLabel("Count")
}

extension EnvironmentValues {
  @Entry var testLength: CGFloat = 5
  @Entry fileprivate var testName: String?
  @Entry var testFormat = [1, 2].map { (number: Int) in "\(number);" }
  @Entry var testAction: @Sendable (Int) -> Int = { $0 + 1 }
}

@Animatable
private struct Wedge: Shape {
  var start: Angle
  var end = Angle(degrees: 90)
  var corner = CGPoint(x: 1, y: 2)
  @AnimatableIgnored var name: String = "wedge"
  let isClosed: Bool
  var radius: CGFloat = 10 { didSet {} }
  var area: CGFloat { radius * radius }
  static let count = 3

  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
private struct Level {
  var value: Double
}

@Animatable
private struct Nothing: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

/// What the macros add.
@MainActor @Suite struct MacroTests {
  private func source(_ name: String) throws -> PreviewHost.Source {
    try #require(
      PreviewHost.registered(inFile: "MacroTests.swift", named: "Macros").first { $0.name == name })
  }

  @Test func previewsAreFoundInTheOrderOfTheFile() {
    let found = PreviewHost.registered(inFile: "MacroTests.swift", named: "Macros")
    expect(found.map(\.name) == ["A macro's red", "Macros", "Counting"])
    expect(found.map(\.layout) == [.fixed(width: 8, height: 4), nil, .sizeThatFits])
    let all = PreviewHost.registered.map(\.name)
    expect(all.contains("MacroTests") && all.contains("Counting"))
    expect(PreviewHost.registered(inFile: "Tests.swift").isEmpty)
  }

  @Test func previewableVariablesKeepTheirValues() throws {
    let source = try source("Counting")
    let session = ViewSession(size: CGSize(width: 50, height: 50)) { AnyView(source.makeContent()) }
    func area() -> CGRect? { session.displayList().paths.first?.boundingRect }
    expect(area()?.size == CGSize(width: 4, height: 5))
    expect(session.tap("Count"))
    expect(area()?.size == CGSize(width: 6, height: 5))
  }

  @Test func severalViewsInAPreview() throws {
    let content = try source("Macros").makeContent()
    let session = ViewSession(size: CGSize(width: 200, height: 50)) { VStack { AnyView(content) } }
    expect(session.displayList().commands.count == 2)
  }

  @Test func entriesOfTheEnvironment() {
    var values = EnvironmentValues()
    expect(values.testLength == 5 && values.testName == nil)
    expect(values.testFormat == ["1;", "2;"] && values.testAction(1) == 2)
    values.testLength = 7
    values.testName = "a"
    expect(values.testLength == 7 && values.testName == "a" && values.testFormat.count == 2)
  }

  @Test func animatableDataOfAllVariables() {
    var wedge = Wedge(start: Angle(radians: 1), isClosed: true)
    let data = wedge.animatableData
    expect(data.first == 1 && data.second.first == Angle(degrees: 90).radians)
    expect(data.second.second.first == CGPoint(x: 1, y: 2).animatableData)
    expect(data.second.second.second == 10)
    wedge.animatableData.second.second.second = 4
    wedge.animatableData.first = 3
    expect(wedge.radius == 4 && wedge.start.radians == 3 && wedge.name == "wedge")
    var level: any Animatable = Level(value: 2)
    func anyData<A: Animatable>(_ value: A) -> Any { value.animatableData }
    expect(anyData(level) as? Double == 2)
    level = Nothing()
    expect(anyData(level) is EmptyAnimatableData)
  }
}
