import FiligreeViews
import Foundation

/// An element of the page for people who do not see it, in ARIA's words.
struct PageElement: Hashable, Encodable {
  var label: String
  /// A role of WAI-ARIA 1.2; empty for a text.
  var role: String
  var value: String?
  var hint: String?
  var x, y, width, height: Double
  var isSelected: Bool
  var isEnabled: Bool
  var identifier: String?

  /// Translates an element; nil for one that lies nowhere.
  init?(_ element: AccessibilityElement) {
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= PageMessage.farthest }) else { return nil }
    label = element.label
    role = Self.roles[element.role] ?? ""
    value = element.value
    hint = element.hint
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    isSelected = element.isSelected
    isEnabled = element.isEnabled
    identifier = element.identifier
  }

  private static let roles = [
    "button": "button", "link": "link", "image": "img", "slider": "slider", "switch": "switch",
    "progress": "progressbar", "header": "heading", "group": "group", "text field": "textbox",
    "secure text field": "textbox", "search field": "searchbox",
  ]
}
