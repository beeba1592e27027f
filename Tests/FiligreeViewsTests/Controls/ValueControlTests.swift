import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
private final class Values {
  var number = 0.0
  var flag = false
}

private struct SliderPage: View {
  let values: Values
  var bounds = 0.0...1
  var step: Double?
  var journal = Journal()
  @State private var number = 0.0

  var body: some View {
    values.number = number
    let edit: (Bool) -> Void = { [journal] in journal.note("\($0)") }
    return VStack {
      if let step {
        Slider(value: $number, in: bounds, step: step, onEditingChanged: edit)
      } else {
        Slider(value: $number, in: bounds) {
          Text("Amount")
        } onEditingChanged: {
          edit($0)
        }
      }
    }
    // 100 points for the knob's middle, from 14 to 114.
    .frame(width: 128, height: 40)
  }
}

private struct TogglePage: View {
  let values: Values
  @State private var flag = false

  var body: some View {
    values.flag = flag
    return Toggle("Wide", isOn: $flag)
  }
}

@MainActor
@Suite("Sliders, switches and progress")
struct ValueControlTests {
  @Test("A drag sets exactly the values under the finger")
  func slider() {
    let (values, journal) = (Values(), Journal())
    let session = page(128, 40) { SliderPage(values: values, bounds: 0...200, journal: journal) }
    session.touchDown(at: at(14, 20))
    expect(values.number == 0)
    session.touchMove(to: at(39, 20))
    expect(values.number == 50)
    session.touchMove(to: at(500, 20))
    expect(values.number == 200)
    session.touchMove(to: at(64, 90))
    session.touchUp()
    expect(values.number == 100)
    expect(journal.take() == ["true", "false"])
    // The knob is taken beside its middle: it does not jump.
    session.drag([at(74, 20), at(84, 20)])
    expect(values.number == 120)
    // Elsewhere it comes to the finger.
    session.tap(at: at(14, 20))
    expect(values.number == 0)
    expect(session.accessibilityTree.map(\.label) == ["Amount"])
    expect(session.accessibilityTree.map(\.value) == ["0%"])
  }

  @Test("Steps begin at the lower bound; the last may be cut off")
  func steps() {
    let values = Values()
    let session = page(128, 40) { SliderPage(values: values, bounds: 1...8, step: 3) }
    for (x, expected) in [(64, 4.0), (44, 4), (34, 1), (114, 7), (14, 1)] {
      session.tap(at: at(CGFloat(x), 20))
      expect(values.number == expected, "\(x)")
    }
  }

  @Test("Values that are none draw at the beginning")
  func hostileSlider() throws {
    let session = page(128, 40) {
      VStack {
        Slider(value: .constant(Double.nan))
        Slider(value: .constant(5.0), in: 0...0)
        Slider(value: .constant(Double.infinity), in: -1e308...1e308)
        Slider(value: .constant(0.5), in: 0...1, step: .nan)
        ProgressView(value: Double.nan, total: 0)
        ProgressView(value: -3, total: .infinity)
      }
    }
    session.drag([at(14, 10), at(1e300, 1e300)])
    _ = try session.image()
    expect(session.accessibilityTree.count == 6)
  }

  @Test("A switch is tapped by its label or at its knob, and slides")
  func toggle() {
    let values = Values()
    let session = page(200, 40) { TogglePage(values: values) }
    expect(session.accessibilityTree.map(\.value) == ["off"])
    session.tap("Wide")
    expect(values.flag)
    expect(session.isAnimating)
    expect(session.accessibilityTree.map(\.value) == ["on"])
    expect(session.accessibilityTree.map(\.role) == ["switch"])
    session.advance(by: 2)
    expect(!session.isAnimating)
    session.tap(at: at(180, 20))
    expect(!values.flag)
    session.tap(at: at(10, 20))
    expect(!values.flag)
  }

  @Test("A spinner turns by the clock, but is no animation")
  func spinner() throws {
    let session = page(20, 20) { ProgressView() }
    expect(session.isDrawnByClock && !session.isAnimating)
    let first = try session.image().pngData()
    session.advance(by: 0.125)
    expect(try session.image().pngData() != first)
    session.advance(to: 1)
    expect(try session.image().pngData() == first)
    let bar = page(20, 20) { ProgressView(value: 0.5) }
    expect(!bar.isDrawnByClock)
    expect(bar.accessibilityTree.map(\.value) == ["50%"])
  }
}
