import Foundation

/// A finger on the page, from its touching to its leaving.
package struct TouchSequence {
  /// What it touched, deepest first.
  package var hits: [Hit]
  /// Where it began, on the page.
  package var start: CGPoint
  /// When it began.
  package var startTime: TimeInterval
}
