// Draws the pictures of Documentation/Views.md and of README: ViewTour FOLDER
import Foundation
import SwiftUI

/// Frames of a session while `act` moves it, as an animated PNG.
@MainActor func animate<Content: View>(
  _ view: Content, to url: URL, seconds: Double, _ act: @escaping (ViewSession, Int) -> Void
) throws {
  let session = ViewSession(size: CGSize(width: 260, height: 220), scale: 1) { view }
  session.background = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  try session.writeAnimation(to: url, duration: seconds, framesPerSecond: 25) { time in
    act(session, Int((time * 25).rounded()))
  }
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let renderer = ImageRenderer(content: Card())
renderer.scale = 2
try renderer.uiImage?.pngData()?.write(to: folder.appendingPathComponent("card.png"))

try animate(DrawnBubble(), to: folder.appendingPathComponent("drawn-bubble.png"), seconds: 3.2) {
  session, frame in
  if frame == 5 { session.tap("Draw") }
  if frame == 45 { session.tap("Take back") }
}
try animate(PoppingBubble(), to: folder.appendingPathComponent("popping-bubble.png"), seconds: 3) {
  session, frame in
  if frame == 5 { session.tap("Good morning") }
  if frame == 45 { session.tap("Good night") }
}
try animate(LeafTrail(), to: folder.appendingPathComponent("leaf-trail.png"), seconds: 3) {
  session, frame in
  // Once around an eight lying on its side.
  let angle = Double(frame) / 60 * 2 * .pi
  let point = CGPoint(x: 130 + 100 * sin(angle), y: 110 + 45 * sin(2 * angle))
  switch frame {
  case 5: session.touchDown(at: point)
  case 6..<65: session.touchMove(to: point)
  case 65: session.touchUp(at: point)
  default: break
  }
}
