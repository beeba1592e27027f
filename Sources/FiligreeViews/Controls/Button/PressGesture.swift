import Foundation

/// A finger that presses a button: true while it is on it or near.
nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  /// How far from the button the finger may be, in points: as with UIKit's controls.
  static let reach: CGFloat = 70

  @MainActor func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Bool> {
    let area = CGRect(origin: .zero, size: run.item.size)
      .insetBy(dx: -Self.reach, dy: -Self.reach)
    let isNear = area.contains(run.location(in: .local))
    switch run.kind {
    case .cancelled: return .failed
    case .tick: return .waiting
    case .began, .moved: return .possible(isNear)
    case .ended: return isNear ? .ended(true) : .failed
    }
  }
}
