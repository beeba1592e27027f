import Foundation

/// Something that a view says to people who do not see it.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it is called.
  public var label: String
  /// What it is: `text`, `image`, `button`, `slider`, `switch`, `progress`, `header`, `group`,
  /// `text field`, `secure text field`, or nothing.
  public var role: String
  /// Its value, for a slider, a switch, a progress or a field: a field's is its text, a secure one's are dots.
  public var value: String?
  /// Where it is drawn on the page, in points; if it is turned, what lies around it.
  public var frame: CGRect
  /// Whether it is said to be selected.
  public var isSelected = false
  /// Whether it reacts.
  public var isEnabled = true
  /// What happens when it is used, if that is said.
  public var hint: String?
  /// The name by which tests find it, if it has one.
  public var identifier: String?

  package init(label: String, role: String, value: String? = nil, frame: CGRect) {
    self.label = label
    self.role = role
    self.value = value
    self.frame = frame
  }
}

/// What a drawing says to people who do not see it.
@MainActor
package struct AccessibilityTree {
  package typealias Element = AccessibilityElement

  /// The elements, in the order of the views.
  package var elements: [Element] = []
  /// The items of the elements, as far as they are known.
  private(set) var items: [LayoutItem?] = []

  package nonisolated init() {}

  /// Says whose elements those from `start` on are that are nobody's yet.
  package mutating func attribute(to item: LayoutItem, from start: Int) {
    while items.count < elements.count {
      if items.count >= start {
        elements[items.count].frame = item.frameOnPage
        elements[items.count].isEnabled = item.environment.isEnabled
        items.append(item)
      } else {
        items.append(nil)
      }
    }
  }

  /// Replaces the elements from `start` on by one.
  mutating func replace(from start: Int, by element: Element?, of item: LayoutItem) {
    elements.removeSubrange(start...)
    items.removeSubrange(min(start, items.count)...)
    guard let element else { return }
    elements.append(element)
    attribute(to: item, from: start)
  }

  /// Puts an element before those from `start` on.
  mutating func insert(_ element: Element, at start: Int, of item: LayoutItem) {
    let rest = elements[start...]
    let owners = items[min(start, items.count)...]
    elements.removeSubrange(start...)
    items.removeSubrange(min(start, items.count)...)
    elements.append(element)
    attribute(to: item, from: start)
    elements += rest
    items += owners
  }
}
