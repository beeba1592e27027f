import Foundation

/// What is done when something happens: UIKit's `UIAction`.
@MainActor
open class UIAction: NSObject {
  /// A closure that does something.
  public typealias Handler = (UIAction) -> Void

  /// What it is called.
  open var title: String
  /// Its picture.
  open var image: UIImage?
  /// What it is known by.
  public let identifier: String
  /// Who it was done for.
  public internal(set) var sender: Any?
  let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? UUID().uuidString
    self.handler = handler
    super.init()
  }
}

/// A view that does something when it is touched: UIKit's `UIControl`.
///
/// There is no `addTarget(_:action:for:)`: on Linux the compiler has no selectors. `addAction(_:for:)` is there.
open class UIControl: UIView {
  /// What happens to a control: UIKit's `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger leaves within it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch counts no more.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for is to be done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like: UIKit's `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As at first.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does nothing.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether it does something.
  open var isEnabled = true { didSet { stateChanged() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// Whether a finger is being followed.
  public private(set) var isTracking = false
  /// Whether that finger is within it.
  public private(set) var isTouchInside = false
  private var registered: [(events: Event, action: UIAction)] = []

  /// What the control is like.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() {}

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that does something when what it is for is to be done.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Does something when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registered.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    registered.append((controlEvents, action))
  }

  /// Does something no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registered.removeAll { $0.action === action && controlEvents.contains($0.events) }
  }

  /// Does what belongs to events.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in registered where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Does something.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  /// A finger touches it; whether it is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moves; whether it is to be followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger leaves.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch counts no more.
  open func cancelTracking(with event: UIEvent?) {}

  /// A disabled control is not touched, nor is what lies beneath.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit is UIControl ? hit : self
  }

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// Follows a finger; it counts as within up to 70 points around, as observed of UIKit.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    let isInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    if isInside != isTouchInside {
      isTouchInside = isInside
      isHighlighted = isInside
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends to follow a finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let isInside = isTouchInside
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    endTracking(touches.first, with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside, self is UIButton { sendActions(for: .primaryActionTriggered) }
  }

  /// Ends to follow a finger whose touch counts no more.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }
}
