import FiligreePaths
import Foundation

/// The screen that views are shown on: UIKit's `UIScreen`.
///
/// For code of a ``ViewSession``'s views it is the session's page. Elsewhere it is 390 by 844 points, three pixels a
/// point.
@MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }

  private init() {}

  private var page: SessionPage { SessionQueue.current?.page ?? .standard }

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
}

/// The page that a session shows.
struct SessionPage {
  var size: CGSize
  var scale: CGFloat

  static let standard = SessionPage(size: CGSize(width: 390, height: 844), scale: 3)
}
