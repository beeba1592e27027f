import CFiligreeTracing

/// Collects requests for cubics and fits them in batches that fill the lanes of a kernel.
///
/// The more directions are known, the fewer unknowns a cubic has: requests of one kind are fitted
/// together, except for remainders.
final class CubicBatches {
  private struct State {
    /// Has the same capacity for each kind, one kind after the other.
    var memory: UnsafeMutablePointer<filigree_segment_request>
    var capacity = 256
    var lists = filigree_request_lists()
  }

  /// Behind a pointer, because each access to a class's variable would be checked for exclusivity.
  private let state: UnsafeMutablePointer<State>
  private let results: UnsafeMutablePointer<filigree_segment_result>

  private static let lanes = Int(FILIGREE_CUBIC_LANES)
  private static let kinds = 4

  init() {
    var state = State(memory: .allocate(capacity: CubicBatches.kinds * 256))
    CubicBatches.divide(&state)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
    results = .allocate(capacity: CubicBatches.lanes)
    results.initialize(repeating: filigree_segment_result(), count: CubicBatches.lanes)
  }

  deinit {
    state.pointee.memory.deallocate()
    state.deallocate()
    results.deallocate()
  }

  /// Gives each kind its part of the memory.
  private static func divide(_ state: inout State) {
    let (memory, capacity) = (state.memory, state.capacity)
    (state.lists.smooth, state.lists.half) = (memory, memory + capacity)
    (state.lists.free, state.lists.lines) = (memory + 2 * capacity, memory + 3 * capacity)
  }

  /// Adds lines from a node to the nodes of some break points, and requests cubics where no line is
  /// near enough.
  func request(
    _ view: KernelNodes.View, from node: Int, search: Int, to breakPoints: ClosedRange<Int>,
    needsDirection: Bool, _ takeLine: (filigree_segment_request) -> Void
  ) {
    guard let ranges = view.ranges else { return }
    // A break point has two nodes at most.
    reserve(2 * breakPoints.count)
    request(
      view, from: node, search: search, to: breakPoints.lowerBound,
      ranges + 2 * breakPoints.lowerBound, breakPoints.count, needsDirection, takeLine)
  }

  /// The same for one node of a break point.
  func request(
    _ view: KernelNodes.View, from node: Int, search: Int, to breakPoint: Int, _ target: Int,
    _ takeLine: (filigree_segment_request) -> Void
  ) {
    reserve(1)
    let target = Int32(truncatingIfNeeded: target)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { range in
      range[0] = target
      range[1] = target + 1
      guard let range = range.baseAddress else { return }
      request(view, from: node, search: search, to: breakPoint, range, 1, false, takeLine)
    }
  }

  @inline(__always)
  private func request(
    _ view: KernelNodes.View, from node: Int, search: Int, to breakPoint: Int,
    _ ranges: UnsafePointer<Int32>, _ count: Int, _ needsDirection: Bool,
    _ takeLine: (filigree_segment_request) -> Void
  ) {
    let request = filigree_segment_request(
      from: Int32(truncatingIfNeeded: node), to: 0, search: Int32(truncatingIfNeeded: search),
      break_point: Int32(truncatingIfNeeded: breakPoint), line: 0)
    state.pointee.lists.line_count = 0
    filigree_request_segments(
      view.search, request, ranges, Int32(truncatingIfNeeded: count), needsDirection ? 1 : 0,
      &state.pointee.lists)
    for i in 0..<state.pointee.lists.line_count { takeLine(state.pointee.lists.lines[i]) }
  }

  /// Ensures capacity for more requests of each kind, and for the remainders of other kinds.
  private func reserve(_ more: Int) {
    let lists = state.pointee.lists
    let most = max(lists.smooth_count, lists.half_count, lists.free_count)
    let needed = most + more + 2 * CubicBatches.lanes
    guard needed > state.pointee.capacity else { return }
    let old = state.pointee.memory
    state.pointee.capacity = max(needed, 2 * state.pointee.capacity)
    state.pointee.memory = .allocate(capacity: CubicBatches.kinds * state.pointee.capacity)
    CubicBatches.divide(&state.pointee)
    state.pointee.lists.smooth.update(from: lists.smooth, count: lists.smooth_count)
    state.pointee.lists.half.update(from: lists.half, count: lists.half_count)
    state.pointee.lists.free.update(from: lists.free, count: lists.free_count)
    old.deallocate()
  }

  /// Fits the requested cubics, and calls `body` with each request and its result.
  func fit(
    _ view: KernelNodes.View, _ body: (filigree_segment_request, filigree_segment_result) -> Void
  ) {
    let lists = state.pointee.lists
    let smooth = fitAll(view, lists.smooth, lists.smooth_count, body)
    (lists.half + lists.half_count).update(from: lists.smooth, count: smooth)
    let half = fitAll(view, lists.half, lists.half_count + smooth, body)
    (lists.free + lists.free_count).update(from: lists.half, count: half)
    let free = fitAll(view, lists.free, lists.free_count + half, body)
    fitBatch(view, lists.free, free, body)
    state.pointee.lists.smooth_count = 0
    state.pointee.lists.half_count = 0
    state.pointee.lists.free_count = 0
  }

  /// Fits all cubics except the first few, which do not fill the lanes; returns the number of those.
  private func fitAll(
    _ view: KernelNodes.View, _ requests: UnsafeMutablePointer<filigree_segment_request>,
    _ count: Int,
    _ body: (filigree_segment_request, filigree_segment_result) -> Void
  ) -> Int {
    let rest = count % CubicBatches.lanes
    for first in stride(from: rest, to: count, by: CubicBatches.lanes) {
      fitBatch(view, requests + first, CubicBatches.lanes, body)
    }
    return rest
  }

  private func fitBatch(
    _ view: KernelNodes.View, _ requests: UnsafePointer<filigree_segment_request>, _ count: Int,
    _ body: (filigree_segment_request, filigree_segment_result) -> Void
  ) {
    guard count > 0 else { return }
    filigree_fit_cubics(view.search, requests, Int32(truncatingIfNeeded: count), results)
    for i in 0..<count where results[i].cost < .infinity { body(requests[i], results[i]) }
  }
}
