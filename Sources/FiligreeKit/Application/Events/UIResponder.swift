import Foundation

/// What takes events: UIKit's `UIResponder`.
@MainActor
open class UIResponder: NSObject {
  /// What has the keyboard, if anything has.
  static weak var first: UIResponder?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Who gets the events that this one does not take.
  open var next: UIResponder? { nil }
  /// Whether it can have the keyboard; no at first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can give the keyboard away.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Asks for the keyboard; whether it has it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = UIResponder.first, !other.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }

  /// Gives the keyboard away; whether it does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Touches count no more.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// What UIKit says of the keyboard; there is no keyboard that moves, so nothing of it is ever posted.
extension UIResponder {
  /// The keyboard is about to appear; never posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has appeared; never posted.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to leave; never posted.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has left; never posted.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to change; never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame in such a notification.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the frame that it had before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of how long the movement takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
