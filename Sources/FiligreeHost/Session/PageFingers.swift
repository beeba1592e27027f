import FiligreeViews
import Foundation

/// The fingers on a page, of which a session knows one or two.
struct PageFingers {
  private var points: [(id: Int, point: CGPoint)] = []
  /// Those that the session knows.
  private var known: [Int] = []

  /// How many are counted at all.
  private static let most = 10

  /// Takes what a finger does.
  ///
  /// A second finger makes a gesture of two of what one has begun; a third one does nothing. When one of two leaves, the
  /// gesture ends.
  @MainActor
  mutating func take(_ event: PointerEvent, in view: ViewSession) {
    switch event.phase {
    case .down:
      guard points.count < Self.most, !points.contains(where: { $0.id == event.id }) else { return }
      points.append((event.id, event.point))
      if points.count == 1 {
        known = [event.id]
        view.touchDown(at: event.point)
      } else if points.count == 2, known.count == 1 {
        known = points.map(\.id)
        view.touchDown(at: points[0].point, and: points[1].point)
      }
    case .move:
      guard let index = points.firstIndex(where: { $0.id == event.id }) else { return }
      points[index].point = event.point
      guard known.contains(event.id) else { return }
      if known.count == 1 {
        view.touchMove(to: event.point)
      } else if let (first, second) = pair {
        view.touchMove(to: first, and: second)
      }
    case .up, .cancel:
      points.removeAll { $0.id == event.id }
      guard known.contains(event.id) else { return }
      let isOne = known.count == 1
      known = []
      if event.phase == .cancel {
        view.touchCancel()
      } else {
        view.touchUp(at: isOne ? event.point : nil)
      }
    }
  }

  private var pair: (CGPoint, CGPoint)? {
    let found = known.compactMap { id in points.first { $0.id == id }?.point }
    return found.count == 2 ? (found[0], found[1]) : nil
  }

  /// Takes back what is under way.
  @MainActor
  mutating func cancel(in view: ViewSession) {
    if !known.isEmpty { view.touchCancel() }
    points = []
    known = []
  }
}
