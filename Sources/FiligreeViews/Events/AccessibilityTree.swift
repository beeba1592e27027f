import Foundation

/// What a drawing says to people who do not see it.
package struct AccessibilityTree {
  /// One thing that is said.
  package struct Element: Hashable, Sendable {
    /// What it is called.
    package var label: String
    /// What it is: a button, an image, a text.
    package var role: String
    /// Its value, for a slider or a toggle.
    package var value: String?
    /// Where it is drawn, in the coordinates of the root.
    package var frame: CGRect

    package init(label: String, role: String, value: String? = nil, frame: CGRect) {
      self.label = label
      self.role = role
      self.value = value
      self.frame = frame
    }
  }

  /// The elements, in the order of the views.
  package var elements: [Element] = []

  package init() {}
}
