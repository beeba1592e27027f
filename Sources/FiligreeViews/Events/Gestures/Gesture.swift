/// Something that a finger does on a view, and that code hears of: SwiftUI's `Gesture`.
///
/// A gesture is a value like a view. What it has seen of a touch is kept in the view's place, so that
/// each event is handled by the newest value of the gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency
  var body: Body { get }
}

/// The body of the gestures that Filigree recognizes itself. There is no value of it.
extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Not to be called: the gesture does not consist of another one.
  public var body: Never {
    // As with the body of a primitive view.
    fatalError("\(Self.self) has no body")
  }
}
