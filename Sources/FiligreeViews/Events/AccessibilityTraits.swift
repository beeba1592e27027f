import Foundation

/// What a view is to people who do not see it: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  /// Creates a set without traits.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// It does something when it is used.
  public static let isButton = AccessibilityTraits("button")
  /// It is a heading.
  public static let isHeader = AccessibilityTraits("header")
  /// It is selected.
  public static let isSelected = AccessibilityTraits("selected")
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits("link")
  /// It is a field in which one searches.
  public static let isSearchField = AccessibilityTraits("search field")
  /// It is a picture.
  public static let isImage = AccessibilityTraits("image")
  /// It is a text.
  public static let isStaticText = AccessibilityTraits("text")
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits("updates frequently")
  /// What is beside it is not read.
  public static let isModal = AccessibilityTraits("modal")
  /// It is a switch.
  public static let isToggle = AccessibilityTraits("switch")

  /// The role that the traits stand for, if any does.
  fileprivate var role: String? {
    ["button", "header", "link", "search field", "image", "text", "switch"]
      .first(where: names.contains)
  }

  /// Whether a set is in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  /// The traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  /// The traits that one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  /// Adds traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Leaves the traits that another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  /// Leaves the traits that one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  /// Adds traits; the answer is whether they were new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    names.subtract(member.names)
    return known.names.isEmpty ? nil : known
  }
  /// Adds traits; the answer is those that were there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.names.isEmpty ? nil : known
  }
}

/// How far up a heading is among others: SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level.
  case unspecified
  /// The levels, from the highest to the lowest.
  case h1, h2, h3, h4, h5, h6
}

/// How an action changes a value: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// It becomes larger.
  case increment
  /// It becomes smaller.
  case decrement
}

extension View {
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(change: .hint(hint.string)))
  }

  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Gives the view a name by which tests find it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(change: .identifier(identifier)))
  }

  /// Says what the view is: its role, and whether it is selected; other traits have no effect here.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(change: traits.role.map { .role($0) } ?? .nothing))
      .modifier(
        AccessibilityModifier(change: traits.contains(.isSelected) ? .selected(true) : .nothing))
  }

  /// Says how far up a heading is; here it has no effect: headings have no level in the tree.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Says what the view is not: not selected; other traits have no effect here.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(
      AccessibilityModifier(change: traits.contains(.isSelected) ? .selected(false) : .nothing))
  }

  /// Says in which order views are read out; here it has no effect: it is that of the views.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds an action for people who do not see the view; here it has no effect: a tap does what the view does.
  public nonisolated func accessibilityAction(
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name; here it has no effect.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds what makes a value larger or smaller; here it has no effect.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}
