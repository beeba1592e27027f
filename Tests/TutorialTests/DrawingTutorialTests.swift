import SwiftUI
import Testing

@testable import Tutorials

@MainActor
@Suite("Tutorials of drawing")
struct DrawingTutorialTests {
  @Test("Spirograph")
  func spirograph() throws {
    try Tutorial("spirograph", SpirographView()) { session in
      session.drag([CGPoint(x: 302, y: 373), CGPoint(x: 160, y: 373)])
    }.check()
  }
}
