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
  open var windowLevel: CGFloat = 0
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
