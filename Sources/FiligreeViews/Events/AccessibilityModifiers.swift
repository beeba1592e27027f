import Foundation

/// What a view that stands for others in the accessibility tree does with theirs: SwiftUI's
/// `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable {
    case ignore, contain, combine
  }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, within a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their labels become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Changes what a view says to people who do not see it.
nonisolated struct AccessibilityModifier: ViewModifier, ItemModifier {
  enum Change {
    case label(String)
    case value(String)
    case hint(String)
    case identifier(String)
    case role(String)
    case selected(Bool)
    case hidden
    case element(AccessibilityChildBehavior)
    /// One element of a role, with the labels of those within.
    case control(role: String, value: String?)
    case nothing
  }

  let change: Change

  @MainActor func describe(
    _ content: LayoutItem, _ tree: inout AccessibilityTree, _ item: LayoutItem
  ) {
    let start = tree.elements.count
    content.describe(&tree)
    let own = Array(tree.elements[start...])
    var empty = AccessibilityElement(label: "", role: "", frame: .zero)
    func combined(_ role: String, _ value: String?) -> AccessibilityElement {
      AccessibilityElement(
        label: own.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "), role: role,
        value: value ?? own.lazy.compactMap(\.value).first, frame: .zero)
    }
    switch change {
    case .label(let label):
      if own.count == 1 {
        tree.elements[start].label = label
      } else {
        empty.label = label
        empty.role = own.isEmpty ? "" : "group"
        tree.insert(empty, at: start, of: item)
      }
    case .value(let value):
      if own.count == 1 {
        tree.elements[start].value = value
      } else {
        empty.value = value
        empty.role = own.isEmpty ? "" : "group"
        tree.insert(empty, at: start, of: item)
      }
    case .hint(let hint):
      for index in tree.elements.indices where index >= start { tree.elements[index].hint = hint }
    case .identifier(let name):
      if own.isEmpty { tree.insert(empty, at: start, of: item) }
      for index in tree.elements.indices where index >= start {
        tree.elements[index].identifier = name
      }
    case .role(let role):
      for index in tree.elements.indices where index >= start { tree.elements[index].role = role }
    case .selected(let isSelected):
      for index in tree.elements.indices where index >= start {
        tree.elements[index].isSelected = isSelected
      }
    case .hidden:
      tree.replace(from: start, by: nil, of: item)
    case .element(.ignore):
      tree.replace(from: start, by: empty, of: item)
    case .element(.combine):
      let roles = Set(own.map(\.role))
      tree.replace(
        from: start, by: combined(roles.count == 1 ? roles.first ?? "" : "group", nil), of: item)
    case .element:
      empty.role = "group"
      tree.insert(empty, at: start, of: item)
    case .control(let role, let value):
      tree.replace(from: start, by: combined(role, value), of: item)
    case .nothing:
      break
    }
  }
}

extension View {
  /// Sets what the view is called by people who do not see it, and by ``ViewSession/tap(_:)``.
  ///
  /// A view that says several things gets a group of that name around them.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(change: .label(label.string)))
  }

  /// Sets what the view is called by people who do not see it.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what the view is called by people who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the value that is told to people who do not see it.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(change: .value(value.string)))
  }

  /// Sets the value that is told to people who do not see it.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that is told to people who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets whether the view says nothing to people who do not see it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(change: hidden ? .hidden : .nothing))
  }

  /// Makes one element of the view; `children` says what becomes of those within.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier(change: .element(children)))
  }
}

/// Says what its content says, but shows nothing and takes no place.
nonisolated struct UnseenModifier: ViewModifier, ItemModifier {
  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize { .zero }

  @MainActor func draw(_ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem) {}

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool { false }
}
