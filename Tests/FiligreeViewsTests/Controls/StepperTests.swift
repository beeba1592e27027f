import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Counting: View {
  let journal: Journal
  @State private var count = 8

  var body: some View {
    VStack {
      Text("count \(count)")
      Stepper("Count", value: $count, in: 0...10, step: 3) { journal.note("editing \($0)") }
    }
  }
}

private struct Extreme: View {
  @State private var least = Int8.min
  @State private var most = Int.max
  @State private var number = Double.nan

  var body: some View {
    VStack {
      Text(verbatim: "\(Int(least)) \(most)")
      Stepper("a", value: $least, step: 100)
      Stepper("b", value: $most)
      Stepper("c", value: $number)
    }
  }
}

private struct Coloring: View {
  @State private var color = Color.red.opacity(0.5)

  var body: some View {
    VStack {
      let resolved = color.resolve(in: EnvironmentValues())
      Text(verbatim: "\(Int(resolved.opacity * 100)) \(ColorSwatches.hex(resolved))")
      ColorPicker("Color", selection: $color)
    }
  }
}

@MainActor
@Suite("Steppers, color wells and gauges")
struct StepperTests {
  private func labels(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("A stepper ends at its bounds, and tells when it is edited")
  func bounds() {
    let journal = Journal()
    let session = page(300, 100) { Counting(journal: journal) }
    session.tap("Increment")
    // UIKit's stepper goes to the bound itself.
    expect(labels(session)[0] == "count 10")
    expect(journal.take() == ["editing true", "editing false"])
    expect(!session.tap("Increment"))
    for _ in 0..<4 { session.tap("Decrement") }
    expect(labels(session)[0] == "count 0")
    // UIStepper is 94 points wide and 32 high.
    let boxes = drawnBoxes(session)
    expect(boxes.contains { $0.size == CGSize(width: 94, height: 32) })
  }

  @Test("A finger that rests repeats the step")
  func repeating() {
    let session = page(300, 100) { Counting(journal: Journal()) }
    let half = session.accessibilityTree.first { $0.label == "Decrement" }?.frame ?? .zero
    session.touchDown(at: at(half.midX, half.midY))
    session.advance(by: 0.4)
    expect(labels(session)[0] == "count 8")
    session.advance(by: 0.15)
    expect(labels(session)[0] == "count 5")
    session.advance(by: 0.15)
    expect(labels(session)[0] == "count 2")
    session.touchUp()
    expect(labels(session)[0] == "count 2")
  }

  @Test("Steps beyond what a type holds, and from no number, do nothing")
  func extremes() throws {
    let session = page(300, 300) { Extreme() }
    let frames = session.accessibilityTree.filter { $0.label == "Increment" }.map(\.frame)
    for frame in frames {
      session.tap(at: at(frame.midX, frame.midY))
      session.tap(at: at(frame.midX - 47, frame.midY))
    }
    _ = try session.image()
    expect(labels(session)[0] == "-128 \(Int.max - 1)")
  }

  @Test("A stepper by what its halves do")
  func actions() {
    let journal = Journal()
    let session = page(300, 100) {
      Stepper("X") {
        journal.note("up")
      } onDecrement: {
        journal.note("down")
      }
    }
    session.tap("Increment")
    session.tap("Decrement")
    expect(journal.take() == ["up", "down"])
  }

  @Test("A well opens a sheet of 120 colors; the opacity stays")
  func colors() {
    let session = page(320, 600) { Coloring() }
    session.tap("Color")
    session.advance(by: 2)
    expect(labels(session).count { $0.hasPrefix("#") } == 120)
    session.tap("#0061FD")
    session.tap("Close")
    session.advance(by: 2)
    expect(labels(session)[0] == "50 \(0x0061FD)")
  }

  @Test("All styles of gauges say their value; a style of one's own knows the labels")
  func gauges() throws {
    let session = page(300, 500) {
      VStack {
        ForEach(0..<6, id: \.self) { index in
          let gauge = Gauge(value: 30.0, in: 20...40) {
            Text("Speed")
          } currentValueLabel: {
            Text("30")
          } minimumValueLabel: {
            Text("20")
          } maximumValueLabel: {
            Text("40")
          }
          switch index {
          case 0: gauge
          case 1: gauge.gaugeStyle(.accessoryLinear)
          case 2: gauge.gaugeStyle(.accessoryLinearCapacity)
          case 3: gauge.gaugeStyle(.accessoryCircular)
          case 4: gauge.gaugeStyle(.accessoryCircularCapacity)
          default: gauge.gaugeStyle(Spoken())
          }
        }
        Gauge(value: Double.nan) { Text("none") }
      }
    }
    _ = try session.image()
    let values = session.accessibilityTree.filter { $0.role == "progress" }.compactMap(\.value)
    expect(values == ["50%", "50%", "50%", "50%", "50%", "0%"])
    expect(labels(session).contains("Speed is 50"))
  }
}

private struct Spoken: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("Speed is \(Int(configuration.value * 100))")
  }
}
