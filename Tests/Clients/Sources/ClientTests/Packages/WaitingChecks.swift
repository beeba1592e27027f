import ClientSupport
import SwiftUI
import Waiting

private let figures: [any WaitingFigure] = [
  Pendulum(), BeadRope(), Jar(), SandClock(), Skyline(), Heartbeat(), Sprout(),
]

/// A figure of a client's own: a hand of a clock.
private struct Hand: WaitingFigure {
  let period: TimeInterval

  func draw(in context: inout GraphicsContext, phase: Double) {
    context.translateBy(x: 50, y: 50)
    context.rotate(by: .degrees(360 * phase))
    context.fill(Path(CGRect(x: -10, y: -50, width: 20, height: 50)), with: .foreground)
  }
}

private struct Letter: View {
  @State private var isSending = false

  var body: some View {
    VStack {
      Text("Dear Ada")
      Button("Send") { isSending = true }
    }
    .waiting(while: isSending, "Sending")
  }
}

@MainActor func checkWaiting(_ scheme: ColorScheme) {
  let stage = Stage(280, 190, in: scheme) {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(56)), count: 4), spacing: 20) {
      ForEach(figures.indices, id: \.self) { index in
        WaitingView().environment(\.waitingFigure, figures[index]).frame(width: 52, height: 52)
      }
      WaitingView("Soon").waitingFigure(.skyline)
    }
    .foregroundColor(.teal)
  }
  stage.session.advance(by: 2.4)
  stage.expectPicture("waiting")
  Checks.expect(
    stage.labels.filter { $0 == "Waiting" }.count == figures.count && stage.says("Soon"),
    "each says what it is: \(stage.labels)")
  for figure in figures { checkMotion(of: figure, scheme) }
  checkOwnFigure(scheme)

  let letter = Stage(160, 160, in: scheme) { Letter() }
  letter.session.tap("Send")
  letter.session.advance(by: 1)
  Checks.expect(
    letter.says("Sending") && !letter.says("Dear Ada"), "it waits: \(letter.labels)")
}

/// A figure is seen, moves, and is the same a period later.
@MainActor private func checkMotion(of figure: any WaitingFigure, _ scheme: ColorScheme) {
  let stage = Stage(60, 60, in: scheme) {
    WaitingView().environment(\.waitingFigure, figure).frame(width: 40, height: 40)
      .foregroundColor(.teal)
  }
  let name = type(of: figure)
  stage.session.advance(by: 2.4)
  guard let first = stage.pixels, let empty = Stage(60, 60, in: scheme, content: {}).pixels
  else { return }
  Checks.expect(first.difference(from: empty) > 100, "\(name) is seen")
  stage.session.advance(by: 0.25)
  Checks.expect((stage.pixels?.difference(from: first) ?? 0) > 30, "\(name) moves")
  stage.session.advance(by: figure.period - 0.25)
  let difference = stage.pixels?.difference(from: first) ?? .max
  Checks.expect(difference < 20, "\(name) comes round: \(difference)")
}

/// A quarter of its period after noon a hand points to the right; one without a period stands still.
@MainActor private func checkOwnFigure(_ scheme: ColorScheme) {
  func pixels(period: TimeInterval) -> Pixels? {
    let stage = Stage(100, 100, in: scheme) {
      WaitingView().waitingFigure(Hand(period: period)).foregroundColor(.red)
    }
    stage.session.advance(by: 1)
    return stage.pixels
  }
  let isRed = { (red: UInt8, green: UInt8, blue: UInt8) in red > 180 && green < 120 && blue < 120 }
  if let bounds = pixels(period: 4)?.bounds(where: isRed) {
    Checks.expect(
      abs(bounds.midX - 75) <= 2 && abs(bounds.midY - 50) <= 2, "a quarter past: \(bounds)")
  }
  if let bounds = pixels(period: 0)?.bounds(where: isRed) {
    Checks.expect(
      abs(bounds.midX - 50) <= 2 && abs(bounds.midY - 25) <= 2, "no period: \(bounds)")
  }
}
