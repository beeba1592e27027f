/// Which gestures of a view react: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views within.
package enum GesturePriority: Hashable, Sendable {
  /// Those within come first.
  case normal
  /// It comes before those within.
  case high
  /// It goes on beside all others.
  case simultaneous
}

/// What a touch makes of an item's gesture, without what the gesture tells.
package typealias GestureProgress = GestureOutcome<Void>

/// An item that touches are offered to.
package protocol GestureTarget: LayoutItem {
  /// How its gesture stands to those of the items within.
  var gesturePriority: GesturePriority { get }
  /// Which gestures react.
  var gestureMask: GestureMask { get }
  /// Takes an event.
  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress
}

extension GestureTarget {
  package var gesturePriority: GesturePriority { .normal }
  package var gestureMask: GestureMask { .all }
}
