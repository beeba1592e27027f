import FiligreePixels
import Foundation

@testable import FiligreeViews

/// A page with the safe area of a phone, which is smaller than one so that pictures of it are.
@MainActor
func phone<V: View>(
  _ scheme: ColorScheme = .light, _ size: CGSize = CGSize(width: 320, height: 480),
  scale: CGFloat = 1, @ViewBuilder _ view: () -> V
) -> ViewSession {
  var environment = EnvironmentValues()
  environment.colorScheme = scheme
  environment.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 16, trailing: 0)
  let session = ViewSession(size: size, scale: scale, environment: environment, content: view)
  let level: CGFloat = scheme == .light ? 1 : 0
  session.background = CGColor(srgbRed: level, green: level, blue: level, alpha: 1)
  return session
}

/// A finger that moves evenly through points.
@MainActor
func swipe(_ session: ViewSession, from start: CGPoint, by way: CGSize, duration: Double = 0.2) {
  let points = (0...8).map { step in
    let part = CGFloat(step) / 8
    return CGPoint(x: start.x + way.width * part, y: start.y + way.height * part)
  }
  session.drag(points, duration: duration)
}

extension ViewSession {
  /// The labels of all that is read out.
  var labels: [String] { accessibilityTree.map(\.label) }

  /// Where something of a label lies on the page.
  func frame(of label: String) -> CGRect? {
    accessibilityTree.first { $0.label == label }?.frame
  }
}
