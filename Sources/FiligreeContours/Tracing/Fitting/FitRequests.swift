import CFiligreeContours

/// Cubics that are yet to be fitted, and what they are for.
///
/// Those of which more directions are known have less to be solved for: like are fitted with like, but for
/// what is left over.
struct FitRequests {
  /// Where a cubic leads that is yet to be fitted, and what a line there costs.
  struct Wanted {
    var search: Int
    var place: Int
    var target: Int
    var line: Double
  }

  private struct Queue {
    var requests: [filigree_cubic] = []
    var wanted: [Wanted] = []

    mutating func removeAll() {
      requests.removeAll(keepingCapacity: true)
      wanted.removeAll(keepingCapacity: true)
    }

    /// Takes all that is in another queue.
    mutating func take(_ other: inout Queue) {
      guard !other.requests.isEmpty else { return }
      requests += other.requests
      wanted += other.wanted
      other.removeAll()
    }
  }

  // Those of which both directions are known, of which only the first one is, and others.
  private var smooth = Queue()
  private var half = Queue()
  private var free = Queue()

  mutating func append(_ request: filigree_cubic, _ wanted: Wanted) {
    if request.knows_start == 0 {
      free.requests.append(request)
      free.wanted.append(wanted)
    } else if request.knows_end == 0 {
      half.requests.append(request)
      half.wanted.append(wanted)
    } else {
      smooth.requests.append(request)
      smooth.wanted.append(wanted)
    }
  }

  /// Fits the cubics, and hands each over with whether one was found that is near enough.
  mutating func fit(_ chain: FitChain, _ body: (filigree_cubic, Wanted, Bool) -> Void) {
    FitRequests.fitAll(&smooth, chain, body)
    half.take(&smooth)
    FitRequests.fitAll(&half, chain, body)
    free.take(&half)
    FitRequests.fitAll(&free, chain, body)
    FitRequests.fitBatch(&free, 0..<free.requests.count, chain, body)
    free.removeAll()
  }

  /// Fits the cubics of a queue but for the last few, which are left there.
  private static func fitAll(
    _ queue: inout Queue, _ chain: FitChain, _ body: (filigree_cubic, Wanted, Bool) -> Void
  ) {
    let lanes = Int(FILIGREE_CUBIC_LANES)
    let rest = queue.requests.count % lanes
    guard rest < queue.requests.count else { return }
    for first in stride(from: rest, to: queue.requests.count, by: lanes) {
      fitBatch(&queue, first..<(first + lanes), chain, body)
    }
    queue.requests.removeLast(queue.requests.count - rest)
    queue.wanted.removeLast(queue.wanted.count - rest)
  }

  private static func fitBatch(
    _ queue: inout Queue, _ range: Range<Int>, _ chain: FitChain,
    _ body: (filigree_cubic, Wanted, Bool) -> Void
  ) {
    guard !range.isEmpty else { return }
    let found = chain.fit(&queue.requests, range)
    for i in range {
      let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: i - range.lowerBound)
      body(queue.requests[i], queue.wanted[i], found & bit != 0)
    }
  }
}
