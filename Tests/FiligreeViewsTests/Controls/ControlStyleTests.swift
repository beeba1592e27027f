import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Boxed: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
        if configuration.isMixed { Text("mixed") }
        if !isEnabled { Text("off duty") }
      }
    }
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("around")
      Toggle(configuration)
    }
  }
}

private struct Toggling: View {
  @State var first = false
  @State var second = false

  var body: some View {
    Toggle("Wi-Fi", isOn: $first)
    Text("first \(first ? "on" : "off"), second \(second ? "on" : "off")")
    Toggle(sources: [$first, $second], isOn: \.self) { Text("All") }
  }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.currentValueLabel
    }
  }
}

@MainActor
@Suite("Styles of controls")
struct ControlStyleTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("A toggle in a style of its own, and one for several values")
  func customToggle() {
    let session = page(300, 200) { VStack { Toggling() }.toggleStyle(Boxed()) }
    session.tap("[ ], Wi-Fi")
    expect(labels(session) == ["[x], Wi-Fi", "first on, second off", "[ ], All, mixed"])
    session.tap("[ ], All, mixed")
    expect(labels(session) == ["[x], Wi-Fi", "first on, second on", "[x], All"])
    session.tap("[x], All")
    expect(labels(session)[1] == "first off, second off")
  }

  @Test("A style adds something to the style around it")
  func outerStyle() {
    let session = page(300, 200) {
      VStack { Toggling().toggleStyle(Framed()) }.toggleStyle(Boxed())
    }
    expect(labels(session).prefix(2) == ["around", "[ ], Wi-Fi"])
    let plain = page(300, 200) { VStack { Toggling().toggleStyle(Framed()) } }
    expect(labels(plain).prefix(2) == ["around", "Wi-Fi"])
    expect(plain.accessibilityTree[1].role == "switch")
  }

  @Test("A toggle as a button")
  func buttonToggle() {
    let session = page(300, 200) { VStack { Toggling() }.toggleStyle(.button) }
    session.tap("Wi-Fi")
    expect(session.accessibilityTree[0].value == "on")
    expect(labels(session)[1] == "first on, second off")
  }

  @Test("Labels that are not shown are told")
  func labelsHidden() {
    let session = page(300, 100) { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    expect(labels(session) == ["Wi-Fi"])
    // UISwitch is 51 points wide and 31 high (Apple, "UISwitch": its size cannot be changed).
    expect(session.accessibilityTree[0].frame.size == CGSize(width: 51, height: 31))
  }

  @Test("The styles of labels")
  func labelStyles() {
    let session = page(200, 300) {
      VStack {
        Label("One", systemImage: "star").labelStyle(.iconOnly)
        Label("Two", systemImage: "star").labelStyle(.titleOnly)
        Label("Three", systemImage: "star").labelStyle(.titleAndIcon)
        Label("Four", systemImage: "star").labelStyle(Upright())
      }
    }
    expect(labels(session) == ["One", "Two", "Three", "star", "Four"])
    expect(session.accessibilityTree[0].role == "image")
    expect(
      session.accessibilityTree[3].frame.maxY <= session.accessibilityTree[4].frame.minY)
  }

  @Test("Progress in a style of its own, and a spinner for what is known")
  func progressStyles() {
    let session = page(200, 200) {
      VStack {
        ProgressView(value: 3.0, total: 4) {
          Text("Copying")
        } currentValueLabel: {
          Text("3 files")
        }
        .progressViewStyle(Percent())
        ProgressView(value: 0.5).progressViewStyle(.circular)
        ProgressView("Waiting").progressViewStyle(.linear)
      }
    }
    expect(
      labels(session) == [
        "Copying", "75 of 100", "3 files", "In progress", "Waiting", "",
      ])
    expect(session.isDrawnByClock)
  }

  /// UIKit's button configurations: 28, 34⅓ and 50⅓ points with San Francisco, whose body has lines of
  /// 20⅓ points.
  @Test("Buttons in boxes of three sizes")
  func controlSizes() {
    let session = page(300, 300) {
      VStack {
        ForEach(ControlSize.allCases, id: \.self) { size in
          Button("A") {}.buttonStyle(.bordered).controlSize(size)
        }
      }
    }
    let heights = session.accessibilityTree.map(\.frame.height)
    expect(heights[0] == heights[1] && abs(heights[0] - 28) <= 1)
    expect(abs(heights[2] - 34.3) <= 1)
    expect(heights[3] == heights[4] && abs(heights[3] - heights[2] - 16) <= 1)
  }
}
