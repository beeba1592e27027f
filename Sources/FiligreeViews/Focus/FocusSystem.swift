/// What has the focus in a tree of views, and how it moves.
///
/// As on iOS nothing has it at first, and touches elsewhere do not take it away. What leaves the tree, is disabled or
/// is covered by a sheet loses it.
@MainActor
package final class FocusSystem {
  private unowned let graph: ViewGraph
  private weak var item: (any FocusTarget)?
  /// The node of what has the focus; an item is not used after it.
  private weak var node: Node?
  /// The values that say where the focus is.
  private var links: [FocusLink] = []
  /// Values that were set by code since the last update.
  private var requests: [FocusRequest] = []
  private var isFocused = false
  /// What the views around the focus offer.
  let offers = FocusedOffers()
  /// What was cut or copied last.
  package var pasteboard: String?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// What has the focus.
  var target: (any FocusTarget)? {
    guard isFocused, let node, !node.isRemoved else { return nil }
    return item
  }

  /// Whether code has asked for another focus, which comes with the next update.
  var isAsked: Bool { !requests.isEmpty }

  // MARK: Changing

  /// Gives the focus to an item, or to none.
  func focus(_ next: (any FocusTarget)?) {
    let old = target
    if let old, old === next { return }
    let oldLinks = links
    item = next
    node = next?.node
    isFocused = next != nil
    links = next.map(Self.links) ?? []
    old?.focusChanged(false)
    // First those that have it: a value that goes from one view to another is not nil between.
    links.forEach { $0.set() }
    for link in oldLinks { link.clear() }
    if target === next { next?.focusChanged(true) }
  }

  private static func links(of item: any FocusTarget) -> [FocusLink] {
    sequence(first: item as LayoutItem, next: \.parent).compactMap {
      ($0 as? any FocusBindingTarget)?.link
    }
  }

  /// Notes that code has set a value that says where the focus is.
  func request(_ request: FocusRequest) {
    requests.removeAll { $0.location === request.location }
    requests.append(request)
    graph.onChange?()
  }

  /// Does what code has asked for, takes the focus from what cannot have it any more, and tells what is offered
  /// around it.
  func settle() {
    settleTarget()
    offers.collect(around: target)
  }

  private func settleTarget() {
    guard isFocused || !requests.isEmpty else { return }
    if isFocused, !isValid { focus(nil) }
    let requests = requests
    self.requests = []
    for request in requests { fulfil(request) }
  }

  private var isValid: Bool {
    guard let target, target.isPresent, target.canFocus else { return false }
    let top = sequence(first: target as LayoutItem, next: \.parent).reversed().first
    return graph.topItems.contains { $0 === top }
  }

  private func fulfil(_ request: FocusRequest) {
    guard request.asks() else {
      if links.contains(where: { $0.location === request.location }) { focus(nil) }
      return
    }
    let items = graph.itemsInOrder()
    for case let binding as any FocusBindingTarget in items {
      let link = binding.link
      guard link.location === request.location, link.isSet() else { continue }
      if let inner = firstTarget(within: binding) { return focus(inner) }
    }
    // There is no such view.
    request.reset()
  }

  private func firstTarget(within item: LayoutItem) -> (any FocusTarget)? {
    graph.itemsInOrder(from: [item]).lazy.compactMap { $0 as? any FocusTarget }
      .first(where: \.canFocus)
  }

  /// Moves the focus to the next item in reading order, or to the one before; behind the last comes the first.
  @discardableResult
  func move(forward: Bool) -> Bool {
    let all = graph.itemsInOrder().compactMap { $0 as? any FocusTarget }.filter(\.canFocus)
    guard !all.isEmpty else { return false }
    let current = target.flatMap { now in all.firstIndex { $0 === now } }
    let next = current.map { ($0 + (forward ? 1 : all.count - 1)) % all.count }
    focus(all[next ?? (forward ? 0 : all.count - 1)])
    return true
  }

  // MARK: Keys

  /// Gives a key to what has the focus, then to the buttons; whether it was for somebody.
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, typing characters: String? = nil)
    -> Bool
  {
    let characters = characters ?? key.typed ?? String(key.character)
    func tell(_ phase: KeyPress.Phases, _ start: LayoutItem?) -> Bool {
      let press = KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
      let around = start.map { Array(sequence(first: $0, next: \.parent)) } ?? []
      return around.contains { ($0 as? any KeyPressTarget)?.take(press) == .handled }
    }
    defer { _ = tell(.up, target) }
    if tell(.down, target) { return true }
    if let target, target.take(key, modifiers) { return true }
    if pressShortcut(key, modifiers) { return true }
    let held = modifiers.subtracting([.capsLock, .numericPad])
    guard key == .tab, held.subtracting(.shift).isEmpty else { return false }
    return move(forward: !held.contains(.shift))
  }

  private func pressShortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let found = graph.itemsInOrder().lazy.compactMap { $0 as? any ShortcutTarget }
      .first { $0.environment.isEnabled && $0.shortcut?.matches(key, modifiers) == true }
    found?.press()
    return found != nil
  }
}

/// A value that was set by code and says where the focus should be.
struct FocusRequest {
  /// Where the value is kept.
  let location: AnyObject
  /// Whether it names a view.
  let asks: @MainActor () -> Bool
  /// Sets it so that it names none.
  let reset: @MainActor () -> Void
}

extension ViewGraph {
  /// Takes the focus from what has it: what `resignFirstResponder` sent to nobody in particular does in UIKit.
  package func resignFocus() {
    focus.focus(nil)
  }

  /// The items that events go to, each before those within it, in the views' order.
  func itemsInOrder() -> [LayoutItem] { itemsInOrder(from: topItems) }

  /// Some items with those within them.
  func itemsInOrder(from items: [LayoutItem]) -> [LayoutItem] {
    var result: [LayoutItem] = []
    var waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      guard !item.isLeaving else { continue }
      result.append(item)
      waiting += item.contents.reversed()
    }
    return result
  }
}
