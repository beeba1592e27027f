import FiligreeTestSupport
import SwiftUI
import Testing

/// A listing, drawn on the page of a small phone and worked with a finger.
@MainActor
struct Tutorial {
  let name: String
  /// Pixels a point: fewer for what takes long to draw.
  let scale: CGFloat
  let view: @MainActor () -> AnyView
  /// What a finger does before the second picture; nil for none.
  let steps: (@MainActor (ViewSession) -> Void)?

  init<V: View>(
    _ name: String, _ view: @escaping @autoclosure @MainActor () -> V, scale: CGFloat = 1,
    steps: (@MainActor (ViewSession) -> Void)? = nil
  ) {
    self.name = name
    self.scale = scale
    self.view = { AnyView(view()) }
    self.steps = steps
  }

  /// Draws it in light and dark, and after the steps in light.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for scheme in ColorScheme.allCases {
      let session = session(scheme)
      session.advance(by: 0.5)
      expectPicture(
        try session.image(), named: "\(name)-\(scheme)", sourceLocation: sourceLocation)
      if scheme == .light, let steps {
        steps(session)
        expectPicture(
          try session.image(), named: "\(name)-worked", sourceLocation: sourceLocation)
      }
      expect(session.problems.isEmpty, sourceLocation: sourceLocation)
    }
  }

  private func session(_ scheme: ColorScheme) -> ViewSession {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let session = ViewSession(
      size: CGSize(width: 320, height: 480), scale: scale, environment: environment, content: view)
    let level: CGFloat = scheme == .light ? 1 : 0
    session.background = CGColor(srgbRed: level, green: level, blue: level, alpha: 1)
    return session
  }
}

/// A finger that moves evenly from one point to another.
@MainActor
func swipe(
  _ session: ViewSession, from start: CGPoint, to end: CGPoint, duration: Double = 0.2
) {
  session.drag(
    (0...8).map { step in
      let part = CGFloat(step) / 8
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }, duration: duration)
}
