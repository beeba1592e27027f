import CFiligreeTracing

/// Cubics that are yet to be fitted.
///
/// Those of which more directions are known have less to be solved for: like are fitted with like, but for
/// what is left over.
final class FitRequests {
  private struct State {
    /// Has the same number of places for each kind, one kind after the other.
    var memory: UnsafeMutablePointer<filigree_wanted>
    var room = 256
    var asked = filigree_asked()
  }

  /// Behind a pointer: each access to a class's variable would be checked for others at the same time.
  private let state: UnsafeMutablePointer<State>
  private let found: UnsafeMutablePointer<filigree_found>

  private static let lanes = Int(FILIGREE_CUBIC_LANES)
  private static let kinds = 4

  init() {
    var state = State(memory: .allocate(capacity: FitRequests.kinds * 256))
    FitRequests.divide(&state)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
    found = .allocate(capacity: FitRequests.lanes)
    found.initialize(repeating: filigree_found(), count: FitRequests.lanes)
  }

  deinit {
    state.pointee.memory.deallocate()
    state.deallocate()
    found.deallocate()
  }

  /// Gives each kind its part of the memory.
  private static func divide(_ state: inout State) {
    let (memory, room) = (state.memory, state.room)
    (state.asked.smooth, state.asked.half) = (memory, memory + room)
    (state.asked.free, state.asked.lines) = (memory + 2 * room, memory + 3 * room)
  }

  /// Looks for lines from a cut to some places' cuts, and asks for cubics where none is near enough.
  func ask(
    _ memory: FitCuts.Memory, from cut: Int, search: Int, to places: ClosedRange<Int>,
    needsDirection: Bool, _ takeLine: (filigree_wanted) -> Void
  ) {
    guard let ranges = memory.ranges else { return }
    // Places have two cuts at most.
    reserve(2 * places.count)
    ask(
      memory, from: cut, search: search, to: places.lowerBound,
      ranges + 2 * places.lowerBound, places.count, needsDirection, takeLine)
  }

  /// The same for one cut of a place.
  func ask(
    _ memory: FitCuts.Memory, from cut: Int, search: Int, to place: Int, _ target: Int,
    _ takeLine: (filigree_wanted) -> Void
  ) {
    reserve(1)
    let target = Int32(truncatingIfNeeded: target)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { range in
      range[0] = target
      range[1] = target + 1
      guard let range = range.baseAddress else { return }
      ask(memory, from: cut, search: search, to: place, range, 1, false, takeLine)
    }
  }

  @inline(__always)
  private func ask(
    _ memory: FitCuts.Memory, from cut: Int, search: Int, to place: Int,
    _ ranges: UnsafePointer<Int32>, _ count: Int, _ needsDirection: Bool,
    _ takeLine: (filigree_wanted) -> Void
  ) {
    let wanted = filigree_wanted(
      from: Int32(truncatingIfNeeded: cut), to: 0, search: Int32(truncatingIfNeeded: search),
      place: Int32(truncatingIfNeeded: place), line: 0)
    state.pointee.asked.line_count = 0
    filigree_ask(
      memory.search, wanted, ranges, Int32(truncatingIfNeeded: count), needsDirection ? 1 : 0,
      &state.pointee.asked)
    for i in 0..<state.pointee.asked.line_count { takeLine(state.pointee.asked.lines[i]) }
  }

  /// Makes room for so many more of each kind, and for what is left over of others.
  private func reserve(_ more: Int) {
    let asked = state.pointee.asked
    let most = max(asked.smooth_count, asked.half_count, asked.free_count)
    let needed = most + more + 2 * FitRequests.lanes
    guard needed > state.pointee.room else { return }
    let old = state.pointee.memory
    state.pointee.room = max(needed, 2 * state.pointee.room)
    state.pointee.memory = .allocate(capacity: FitRequests.kinds * state.pointee.room)
    FitRequests.divide(&state.pointee)
    state.pointee.asked.smooth.update(from: asked.smooth, count: asked.smooth_count)
    state.pointee.asked.half.update(from: asked.half, count: asked.half_count)
    state.pointee.asked.free.update(from: asked.free, count: asked.free_count)
    old.deallocate()
  }

  /// Fits the cubics, and hands over what was found in place of each.
  func fit(_ memory: FitCuts.Memory, _ body: (filigree_wanted, filigree_found) -> Void) {
    let asked = state.pointee.asked
    let smooth = fitAll(memory, asked.smooth, asked.smooth_count, body)
    (asked.half + asked.half_count).update(from: asked.smooth, count: smooth)
    let half = fitAll(memory, asked.half, asked.half_count + smooth, body)
    (asked.free + asked.free_count).update(from: asked.half, count: half)
    let free = fitAll(memory, asked.free, asked.free_count + half, body)
    fitBatch(memory, asked.free, free, body)
    state.pointee.asked.smooth_count = 0
    state.pointee.asked.half_count = 0
    state.pointee.asked.free_count = 0
  }

  /// Fits cubics but for the first few, which do not fill the lanes; returns how many those are.
  private func fitAll(
    _ memory: FitCuts.Memory, _ wanted: UnsafeMutablePointer<filigree_wanted>, _ count: Int,
    _ body: (filigree_wanted, filigree_found) -> Void
  ) -> Int {
    let rest = count % FitRequests.lanes
    for first in stride(from: rest, to: count, by: FitRequests.lanes) {
      fitBatch(memory, wanted + first, FitRequests.lanes, body)
    }
    return rest
  }

  private func fitBatch(
    _ memory: FitCuts.Memory, _ wanted: UnsafePointer<filigree_wanted>, _ count: Int,
    _ body: (filigree_wanted, filigree_found) -> Void
  ) {
    guard count > 0 else { return }
    filigree_fit_cubics(memory.search, wanted, Int32(truncatingIfNeeded: count), found)
    for i in 0..<count where found[i].cost < .infinity { body(wanted[i], found[i]) }
  }
}
