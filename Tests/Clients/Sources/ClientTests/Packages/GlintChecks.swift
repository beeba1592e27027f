import ClientSupport
import Glint
import SwiftUI

/// A pattern of a client's own: all of the view in red in the second half of a round.
private struct Blink: GlintPattern {
  func draw(in context: inout GraphicsContext, size: CGSize, phase: Double) {
    guard phase >= 0.5 else { return }
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
  }
}

@MainActor func checkGlint(_ scheme: ColorScheme) {
  func stage(isShining: Bool = true) -> Stage {
    Stage(280, 240, in: scheme) {
      VStack(spacing: 18) {
        Text("Sesame").font(.largeTitle.bold()).glint(.beam, every: 2, while: isShining)
        Capsule().fill(.indigo).frame(height: 36).glint(.stripes, every: 2, while: isShining)
        Image(systemName: "moon.stars.fill").font(.system(size: 80))
          .glint(Twinkle(color: .pink), every: 2, while: isShining)
      }
      .padding()
    }
  }
  let moving = stage()
  moving.session.advance(by: 0.75)
  guard let first = moving.pixels else { return }
  moving.expectPicture("glint")
  moving.session.advance(by: 0.25)
  Checks.expect((moving.pixels?.difference(from: first) ?? 0) > 1000, "the light moves")
  moving.session.advance(by: 1.75)
  let difference = moving.pixels?.difference(from: first) ?? .max
  Checks.expect(difference < 200, "it is at the same place a round later: \(difference)")

  let still = stage(isShining: false)
  guard let resting = still.pixels else { return }
  still.session.advance(by: 0.75)
  Checks.expect(still.pixels == resting, "it rests where it is not wanted")
  Checks.expect(first.difference(from: resting) > 1000, "the light is seen")

  // The light is on the disk, and not beside it.
  let disk = Stage(100, 100, in: scheme) {
    Circle().fill(.blue).padding(20).glint(Blink(), every: 2)
  }
  disk.session.advance(by: 1.5)
  if let pixels = disk.pixels, let page = Stage(100, 100, in: scheme, content: {}).pixels {
    let (red, _, blue) = pixels.color(50, 50)
    Checks.expect(red > 200 && blue < 120, "the disk is lit: \(pixels.color(50, 50))")
    Checks.expect(
      pixels.color(24, 24) == page.color(24, 24), "not the page: \(pixels.color(24, 24))")
  }
}
