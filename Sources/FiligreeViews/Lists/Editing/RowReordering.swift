import Foundation
import Observation

/// Which row of a list a finger moves, and where to.
@MainActor @Observable
final class RowReordering {
  /// An element of a run of a list.
  struct Place: Hashable {
    var run: Int
    var index: Int
  }

  /// How rows make way, and come to rest.
  nonisolated static let animation = Animation.spring(response: 0.35, dampingFraction: 1)

  /// The row that is moved.
  private(set) var moved: Place?
  /// Where it would be put if it were let go now.
  private(set) var target = 0
  /// How far the finger has moved, down, in points.
  private(set) var way: CGFloat = 0
  /// The heights of the rows that were seen, with the distance to the next one.
  @ObservationIgnored private var heights: [Place: CGFloat] = [:]

  nonisolated init() {}

  /// Notes the height of a row.
  func note(height: CGFloat, at place: Place) {
    heights[place] = height
  }

  /// Moves a row, one of `count`: others make way as soon as its edge is beyond their middles.
  func move(_ place: Place, of count: Int, by way: CGFloat) {
    if moved != place { (moved, target) = (place, place.index) }
    self.way = way
    var (index, rest) = (place.index, abs(way))
    let step = way < 0 ? -1 : 1
    while (0..<count).contains(index + step),
      let height = heights[Place(run: place.run, index: index + step)], rest > height / 2
    {
      index += step
      rest -= height
    }
    if index != target { target = index }
  }

  /// Lets the row go, one of `count`, and hands over where it goes, as `onMove` counts: before which element it is to
  /// come.
  func drop(of count: Int, _ action: (IndexSet, Int) -> Void) {
    guard let moved else { return }
    let target = target
    withAnimation(Self.animation) {
      (self.moved, way) = (nil, 0)
      // Elements may have gone while the finger was down.
      guard target != moved.index, max(target, moved.index) < count else { return }
      action(IndexSet(integer: moved.index), target > moved.index ? target + 1 : target)
    }
  }

  /// Lets the row go where it was: the finger's touch counts no more.
  func cancel() {
    withAnimation(Self.animation) { (moved, way) = (nil, 0) }
  }

  /// How far a row lies from its place, down, in points.
  func shift(of place: Place) -> CGFloat {
    guard let moved, moved.run == place.run else { return 0 }
    if moved == place { return way }
    let height = heights[moved] ?? 0
    if place.index > moved.index, place.index <= target { return -height }
    if place.index < moved.index, place.index >= target { return height }
    return 0
  }
}
