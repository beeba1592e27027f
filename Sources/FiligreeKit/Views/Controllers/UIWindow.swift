import Foundation

/// The outermost view of an app: UIKit's `UIWindow`.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.setSeen(false)
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      if !isHidden { rootViewController?.setSeen(true) }
    }
  }
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?
  /// How high it is over other windows: it has no effect, windows are drawn one by one.
  open var windowLevel = UIWindow.Level.normal
  /// The screen.
  open var screen: UIScreen { UIScreen.main }

  /// Creates a window; it is hidden until it is made key and visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// Creates a window.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether it is the one that has the keyboard.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes it the one that has the keyboard.
  open func makeKey() { UIApplication.shared.setKey(self) }

  /// Shows the window, and makes it the one that has the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.setSeen(true)
  }
}

extension UIWindow {
  /// How high a window is over others: UIKit's `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Creates a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of an app's windows.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of alerts.
    public static let alert = Level(2000)

    /// A level that is higher by a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// A level that is lower by a number.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }
}
