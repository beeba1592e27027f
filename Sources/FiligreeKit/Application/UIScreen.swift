import FiligreePaths
import Foundation

/// The screen that views are shown on: UIKit's `UIScreen`.
///
/// For code of a session's views it is the session's page. Elsewhere it is 390 by 844 points, three pixels a point.
@MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }

  /// Finds the page of the code that runs now, if it has one of its own.
  package static var findPage: () -> ScreenPage? = { nil }

  private init() {}

  private var page: ScreenPage { Self.findPage() ?? .standard }

  /// The screen's size, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: page.size) }
  /// Pixels a point.
  public var scale: CGFloat { page.scale }
  /// The screen's size, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: page.size.width * page.scale, height: page.size.height * page.scale)
  }
  /// Pixels a point.
  public var nativeScale: CGFloat { page.scale }
  /// How many pictures a second it shows at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright it is, 0…1: kept, without an effect.
  public var brightness: CGFloat = 0.5
}

/// The page that is shown.
package struct ScreenPage {
  package var size: CGSize
  package var scale: CGFloat

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  package static let standard = ScreenPage(size: CGSize(width: 390, height: 844), scale: 3)
}
