import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// What is painted where no color is said, so that it shows which one is in force.
private struct Swatch: View {
  var body: some View { Rectangle().frame(width: 20, height: 10) }
}

/// A view, and the colors it is painted with, from the bottom up.
private struct ColorCase {
  let title: String
  let view: AnyView
  let colors: [Color]

  init(_ title: String, _ view: some View, _ colors: Color...) {
    self.title = title
    self.view = AnyView(view)
    self.colors = colors
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.orange)
  }
}

private struct Bare: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@Suite("Colors of controls") @MainActor
struct ControlColorTests {
  private let gray = Color(uiColor: .secondarySystemFill)
  private let label = Color(uiColor: .label)

  /// The colors of all fills of a drawing, bottom first, with the opacity of what is around them.
  private func fills(_ list: DisplayList) -> [String] {
    var found: [String] = []
    func visit(_ layer: DisplayList.Layer, _ opacity: Double) {
      for command in layer.commands {
        let opacity = opacity * Double(command.opacity)
        if case .layer(let index) = command.operation {
          visit(list.layers[Int(index)], opacity)
        } else if case .color(let color) = list.paints[Int(command.paint)] {
          var resolved = Color.Resolved(color)
          resolved.opacity *= Float(opacity)
          found.append(resolved.description)
        }
      }
    }
    visit(list.root, 1)
    return found
  }

  private func session(_ view: some View, _ scheme: ColorScheme = .light) -> ViewSession {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return ViewSession(size: CGSize(width: 200, height: 100), environment: environment) { view }
  }

  private func check(
    _ cases: [ColorCase], _ scheme: ColorScheme = .light,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    for row in cases {
      let expected = row.colors.map { $0.resolve(in: environment).description }
      let actual = fills(session(row.view, scheme).displayList())
      expect(actual == expected, "\(row.title)", sourceLocation: sourceLocation)
    }
  }

  @Test("A label takes the color that is set around its button, or within it")
  func foreground() {
    check([
      ColorCase("none", Button(action: {}) { Swatch() }, .blue),
      ColorCase("around", Button(action: {}) { Swatch() }.foregroundColor(.white), .white),
      ColorCase("style", Button(action: {}) { Swatch() }.foregroundStyle(.red), .red),
      ColorCase(
        "farther around", VStack { Button(action: {}) { Swatch() } }.foregroundColor(.green), .green
      ),
      ColorCase("within", Button(action: {}) { Swatch().foregroundStyle(.red) }, .red),
      ColorCase(
        "the inner one",
        Button(action: {}) { Swatch().foregroundStyle(.red) }.foregroundStyle(.green),
        .red),
      ColorCase("nil leaves it", Button(action: {}) { Swatch() }.foregroundColor(nil), .blue),
      ColorCase(
        "bordered", Button(action: {}) { Swatch() }.buttonStyle(.bordered).foregroundStyle(.red),
        gray,
        .red),
      ColorCase(
        "prominent",
        Button(action: {}) { Swatch() }.buttonStyle(.borderedProminent).foregroundStyle(.black),
        .blue,
        .black),
      ColorCase("plain", Button(action: {}) { Swatch() }.buttonStyle(.plain), label),
      ColorCase(
        "plain, around", Button(action: {}) { Swatch() }.buttonStyle(.plain).foregroundStyle(.red),
        .red),
      ColorCase(
        "a style of one's own", Button(action: {}) { Swatch() }.buttonStyle(Framed()), .orange),
      ColorCase("a bare style", Button(action: {}) { Swatch() }.buttonStyle(Bare()), label),
      ColorCase(
        "second level within", Button(action: {}) { Swatch().foregroundStyle(.secondary) },
        .blue.opacity(0.5)),
      ColorCase(
        "second level around", Button(action: {}) { Swatch() }.foregroundStyle(.secondary),
        Color(uiColor: .secondaryLabel)),
      ColorCase(
        "Color.primary within", Button(action: {}) { Swatch().foregroundStyle(Color.primary) },
        label),
      ColorCase(
        "several views",
        Button(action: {}) {
          Swatch(); Swatch()
        }.buttonStyle(.bordered), gray, .blue,
        .blue),
      ColorCase(
        "a label's",
        Button(action: {}) {
          Label {
            Swatch()
          } icon: {
            Swatch()
          }
        }.foregroundStyle(.red),
        .red, .red),
    ])
  }

  @Test("A text in a button takes the color, too")
  func texts() {
    func colors(_ view: some View) -> Set<String> {
      Set(fills(session(view).displayList()))
    }
    expect(colors(Button("Log in") {}.foregroundColor(.white)) == ["#FFFFFFFF"])
    expect(
      colors(Button("Log in", systemImage: "star") {}.foregroundStyle(.black)) == ["#000000FF"])
    let blue = Color.blue.resolve(in: EnvironmentValues()).description
    expect(colors(Button("Log in", systemImage: "star") {}) == [blue])
  }

  @Test("Tint, accent color and role")
  func tints() {
    check([
      ColorCase("tint", Button(action: {}) { Swatch() }.tint(.orange), .orange),
      ColorCase("accent", Button(action: {}) { Swatch() }.accentColor(.orange), .orange),
      ColorCase(
        "tint before accent", Button(action: {}) { Swatch() }.tint(.pink).accentColor(.orange),
        .pink),
      ColorCase(
        "tint taken back", Button(action: {}) { Swatch() }.tint(nil as Color?).tint(.pink), .blue),
      ColorCase("destructive", Button(role: .destructive, action: {}) { Swatch() }, .red),
      ColorCase(
        "destructive, around",
        Button(role: .destructive, action: {}) { Swatch() }.foregroundStyle(.green),
        .green),
      ColorCase("cancel", Button(role: .cancel, action: {}) { Swatch() }, .blue),
      ColorCase("bordered", Button(action: {}) { Swatch() }.buttonStyle(.bordered), gray, .blue),
      ColorCase(
        "bordered, tint", Button(action: {}) { Swatch() }.buttonStyle(.bordered).tint(.orange),
        .orange.opacity(0.18), .orange),
      ColorCase(
        "bordered, yellow", Button(action: {}) { Swatch() }.buttonStyle(.bordered).tint(.yellow),
        .yellow.opacity(0.2), .yellow),
      ColorCase(
        "bordered, accent",
        Button(action: {}) { Swatch() }.buttonStyle(.bordered).accentColor(.orange),
        gray, .orange),
      ColorCase(
        "bordered, destructive",
        Button(role: .destructive, action: {}) { Swatch() }.buttonStyle(.bordered), gray, .red),
      ColorCase(
        "prominent", Button(action: {}) { Swatch() }.buttonStyle(.borderedProminent), .blue, .white),
      ColorCase(
        "prominent, tint",
        Button(action: {}) { Swatch() }.buttonStyle(.borderedProminent).tint(.green),
        .green, .white),
      ColorCase(
        "prominent, destructive",
        Button(role: .destructive, action: {}) { Swatch() }.buttonStyle(.borderedProminent), .red,
        .white),
      ColorCase("Color.accentColor is not the tint", Color.accentColor.tint(.red), .blue),
      ColorCase("Color.accentColor", Color.accentColor.accentColor(.red), .red),
      ColorCase("the tint as a style", Rectangle().fill(.tint).tint(.red), .red),
    ])
    check(
      [
        ColorCase(
          "bordered, tint", Button(action: {}) { Swatch() }.buttonStyle(.bordered).tint(.orange),
          .orange.opacity(0.25), .orange),
        ColorCase(
          "bordered, red", Button(action: {}) { Swatch() }.buttonStyle(.bordered).tint(.red),
          .red.opacity(0.2), .red),
        ColorCase("bordered", Button(action: {}) { Swatch() }.buttonStyle(.bordered), gray, .blue),
      ], .dark)
  }

  @Test("Buttons that do not react")
  func disabled() {
    let tertiary = Color(uiColor: .tertiaryLabel)
    check([
      ColorCase("none", Button(action: {}) { Swatch() }.disabled(true), tertiary),
      ColorCase(
        "around", Button(action: {}) { Swatch() }.disabled(true).foregroundStyle(.red), .red),
      ColorCase(
        "plain", Button(action: {}) { Swatch() }.buttonStyle(.plain).disabled(true),
        label.opacity(0.5)),
      ColorCase(
        "bordered",
        Button(action: {}) { Swatch() }.buttonStyle(.bordered).tint(.red).disabled(true), gray,
        tertiary.opacity(0.75)),
      ColorCase(
        "prominent", Button(action: {}) { Swatch() }.buttonStyle(.borderedProminent).disabled(true),
        gray,
        tertiary.opacity(0.75)),
    ])
  }

  @Test("Buttons under a finger", arguments: ColorScheme.allCases)
  func pressed(scheme: ColorScheme) {
    func colors(_ view: some View) -> [String] {
      let session = session(view, scheme)
      session.touchDown(at: CGPoint(x: 100, y: 50))
      return fills(session.displayList())
    }
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    func expected(_ colors: Color...) -> [String] {
      colors.map { $0.resolve(in: environment).description }
    }
    let isDark = scheme == .dark
    let button = Button(action: {}) { Swatch() }
    expect(colors(button) == expected(.blue.opacity(isDark ? 0.4 : 0.2)))
    expect(colors(button.buttonStyle(.plain)) == expected(label.opacity(0.75)))
    let whiter = Color.orange.mix(with: .white, by: 0.1, in: .device)
    expect(
      colors(button.buttonStyle(.bordered).tint(.orange))
        == (isDark
          ? expected(.orange.opacity(0.25 * 1.4), whiter)
          : expected(.orange.opacity(0.18 * 0.65), .orange.opacity(0.75))))
    expect(
      colors(button.buttonStyle(.borderedProminent))
        == (isDark
          ? expected(.blue, .white.opacity(0.2), .white.opacity(0.75))
          : expected(.blue.opacity(0.75), .white.opacity(0.75))))
  }

  @Test("Switches, sliders and bars have the tint; switches are green without one")
  func others() {
    func has(_ color: Color, _ view: some View) -> Bool {
      fills(session(view).displayList()).contains(
        color.resolve(in: EnvironmentValues()).description)
    }
    let toggle = Toggle("On", isOn: .constant(true))
    expect(has(.green, toggle) && has(.purple, toggle.tint(.purple)))
    expect(has(.green, toggle.accentColor(.purple)))
    let slider = Slider(value: .constant(0.5))
    expect(has(.blue, slider) && has(.purple, slider.tint(.purple)))
    expect(has(.purple, slider.accentColor(.purple)))
    let bar = ProgressView(value: 0.5)
    expect(has(.blue, bar) && has(.purple, bar.tint(.purple)))
  }
}
