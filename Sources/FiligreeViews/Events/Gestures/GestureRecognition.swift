import Foundation

/// What a gesture makes of an event.
package enum GestureOutcome<Value> {
  /// It may still come about.
  case waiting
  /// It may still come about, and there is something to tell; others go on, too.
  case possible(Value)
  /// It has come about and goes on: it wins over the others.
  case changed(Value)
  /// It has come about, and that was it.
  case ended(Value)
  /// It does not come about any more.
  case failed

  func map<T>(_ transform: (Value) -> T) -> GestureOutcome<T> {
    switch self {
    case .waiting: .waiting
    case .possible(let value): .possible(transform(value))
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// One event on its way through a gesture.
@MainActor
package struct GestureRun {
  /// What happens.
  package enum Kind {
    /// The finger touches the page.
    case began
    /// It moves.
    case moved
    /// It leaves the page.
    case ended
    /// The clock has moved.
    case tick
    /// The touch counts no more; what was begun is to be taken back.
    case cancelled
  }

  /// What happens.
  package let kind: Kind
  /// The graph's clock.
  package let time: TimeInterval
  /// The finger on the page, or the point between two.
  package let page: CGPoint
  /// The second finger, if there are two.
  package var second: CGPoint?
  /// The item of the gesture.
  package let item: LayoutItem

  package init(kind: Kind, time: TimeInterval, page: CGPoint, item: LayoutItem) {
    self.kind = kind
    self.time = time
    self.page = page
    self.item = item
  }

  /// The first finger on the page.
  package var first: CGPoint {
    // `page` lies between the two.
    second.map { CGPoint(x: 2 * page.x - $0.x, y: 2 * page.y - $0.y) } ?? page
  }
  /// What is to be called if the gesture may act.
  package var actions: [() -> Void] = []

  /// The finger in other coordinates, as they are drawn now; those of the page if the item is drawn to
  /// a line.
  package func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: page
    case .local: item.pointFromPage(page) ?? page
    case .named(let name):
      sequence(first: item, next: \.parent).first { $0.coordinateSpaceName == name }?
        .pointFromPage(page) ?? page
    }
  }
}

/// What a gesture has seen so far, with that of the gestures that it consists of.
@MainActor
package final class GestureMemory {
  /// What the gesture itself keeps.
  package var state: Any?
  private var parts: [Int: GestureMemory] = [:]

  package nonisolated init() {}

  /// What a part of the gesture has seen.
  package func part(_ index: Int) -> GestureMemory {
    if let part = parts[index] { return part }
    let part = GestureMemory()
    parts[index] = part
    return part
  }
}

/// A gesture that Filigree recognizes itself.
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// Takes an event.
  @MainActor func recognize(_ run: inout GestureRun, _ memory: GestureMemory)
    -> GestureOutcome<Value>
}

extension Gesture {
  /// Takes an event, through the gestures that this one consists of.
  @MainActor package func handle(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    func open<P: PrimitiveGesture>(_ gesture: P) -> Any { gesture.recognize(&run, memory) }
    let outcome: Any
    if let primitive = self as? any PrimitiveGesture {
      outcome = open(primitive)
    } else {
      outcome = body.handle(&run, memory.part(0))
    }
    // A gesture whose value is not its body's tells nothing.
    return outcome as? GestureOutcome<Value> ?? .failed
  }
}
