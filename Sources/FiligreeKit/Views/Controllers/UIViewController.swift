import Foundation

/// Who makes a view and looks after it: UIKit's `UIViewController`.
@MainActor
open class UIViewController: UIResponder {
  private var made: UIView?
  /// The controller that this one is within.
  public internal(set) weak var parent: UIViewController?
  /// The controllers within.
  public internal(set) var children: [UIViewController] = []
  /// What it is called.
  open var title: String?
  /// The size that it would like to have.
  open var preferredContentSize = CGSize.zero
  /// How it is shown over others: it has no effect, as nothing is shown over others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The controller that is shown over this one.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that this one is shown over.
  public private(set) weak var presentingViewController: UIViewController?
  private var isSeen = false

  /// Creates a controller; there are no archives, so a name must be nil to have an effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller: there are no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      if let made { return made }
      loadView()
      if made == nil { made = UIView(frame: UIScreen.main.bounds) }
      made?.controller = self
      viewDidLoad()
      return made
    }
    set {
      made?.controller = nil
      made = newValue
      newValue?.controller = self
    }
  }

  /// Whether the view was made.
  open var isViewLoaded: Bool { made != nil }
  /// The view, if it was made.
  open var viewIfLoaded: UIView? { made }

  /// Makes the view, as large as the screen at first.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view if it was not made.
  open func loadViewIfNeeded() { _ = view }

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be seen no more.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is seen no more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The views within are about to be arranged.
  open func viewWillLayoutSubviews() {}
  /// The views within were arranged.
  open func viewDidLayoutSubviews() {}
  /// Light or dark, or another trait, has changed: never called, the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Who gets the events that the controller does not take: the view around.
  open override var next: UIResponder? { made?.superview }

  /// Tells the controller and those within that the view is seen, or no more.
  package func setSeen(_ isSeen: Bool) {
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    if isSeen {
      loadViewIfNeeded()
      viewWillAppear(false)
      children.forEach { $0.setSeen(true) }
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      children.forEach { $0.setSeen(false) }
      viewDidDisappear(false)
    }
  }

  // MARK: Controllers within

  /// Takes a controller in; its view is to be added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    if isSeen { childController.setSeen(true) }
  }

  /// Leaves the controller around.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    setSeen(false)
    didMove(toParent: nil)
  }

  /// The controller is about to be within another.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller is within another.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller over this one: its view covers this one's, at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let own = view, let other = viewControllerToPresent.view {
      other.frame = own.bounds
      other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      own.addSubview(other)
    }
    viewControllerToPresent.setSeen(true)
    completion?()
  }

  /// Takes away what is shown over this controller, or this one, if nothing is.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      if let outer = presentingViewController {
        outer.dismiss(animated: flag, completion: completion)
      }
      return
    }
    shown.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    shown.presentingViewController = nil
    shown.setSeen(false)
    completion?()
  }
}

/// How a controller is shown over others: UIKit's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// All of the screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// The area of the controller.
  case currentContext
  /// As the controller has it.
  case custom
  /// All of the screen, with what is beneath seen.
  case overFullScreen
  /// The area of the controller, with what is beneath seen.
  case overCurrentContext
  /// A bubble.
  case popover
  /// As the system has it.
  case automatic = -2
}
