import Celebrations
import ClientSupport
import SwiftUI

private struct Match: View {
  let celebration: Celebration
  @State private var goals = 0

  var body: some View {
    Button("Goal") { goals += 1 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .celebrate(each: goals, celebration)
  }
}

private func isColorful(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bool {
  max(red, green, blue) - min(red, green, blue) > 90
}

@MainActor func checkCelebration(_ scheme: ColorScheme) {
  let pieces = Piece.bouquet + [.text("🎉"), .symbol("star.fill", .orange)]
  let stage = Stage(280, 220, in: scheme) {
    Match(celebration: Celebration(.corners, pieces: pieces, amount: 90))
  }
  guard let still = stage.pixels else { return }
  stage.session.tap("Goal")
  stage.session.advance(by: 0.6)
  guard let shot = stage.pixels else { return }
  stage.expectPicture("celebration")
  let high = shot.bounds(where: isColorful)
  Checks.expect(
    shot.difference(from: still) > 1500 && high.minY < 80 && high.width > 200,
    "pieces fly up from both sides: \(high)")
  stage.session.advance(by: 2)
  guard let falling = stage.pixels else { return }
  let low = falling.bounds(where: isColorful)
  Checks.expect(
    falling.difference(from: still) > 300 && low.minY > high.minY + 30,
    "they fall: \(low) after \(high)")
  stage.session.advance(by: 2)
  Checks.expect(stage.pixels == still, "at last they are gone")

  // The same number gives the same ways; the next celebration has others.
  stage.session.tap("Goal")
  stage.session.advance(by: 0.6)
  Checks.expect(stage.pixels != shot, "the second time is not the first one again")
  checkLaunches(scheme)
}

/// A fountain rises in the middle; a curtain comes down from above.
@MainActor private func checkLaunches(_ scheme: ColorScheme) {
  func bounds(of celebration: Celebration, after seconds: TimeInterval) -> CGRect {
    let stage = Stage(300, 200, in: scheme) { Match(celebration: celebration) }
    stage.session.tap("Goal")
    stage.session.advance(by: seconds)
    return stage.pixels?.bounds(where: isColorful) ?? .zero
  }
  let balls: [Piece] = [.ball(.red)]
  let fountain = bounds(of: Celebration(.fountain, pieces: balls), after: 0.3)
  Checks.expect(
    abs(fountain.midX - 150) < 40 && fountain.maxY > 180, "a fountain: \(fountain)")
  let early = bounds(of: Celebration(.curtain, pieces: balls), after: 0.8)
  let late = bounds(of: Celebration(.curtain, pieces: balls), after: 2)
  Checks.expect(
    early.minY < 10 && early.maxY < 120 && late.maxY > early.maxY + 50 && late.width > 250,
    "a curtain: \(early), \(late)")
  // Nothing to throw, or less than nothing: nothing is seen, and nothing goes wrong.
  Checks.expect(
    bounds(of: Celebration(.curtain, pieces: []), after: 1)
      == bounds(of: Celebration(.fountain, pieces: balls, amount: -3), after: 1),
    "nothing is thrown")
}
