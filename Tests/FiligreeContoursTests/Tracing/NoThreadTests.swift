import FiligreePixels
import Synchronization
import Testing

@testable import FiligreeContours
@testable import FiligreeRaster

/// Work that is shared by threads, where the system has few or none to give.
struct NoThreadTests {
  /// How many threads are left to be had.
  private final class Threads: Sendable {
    private let left: Atomic<Int>
    let asked = Atomic<Int>(0)

    init(_ count: Int) { left = Atomic(count) }

    func take() -> Bool {
      asked.add(1, ordering: .relaxed)
      return left.subtract(1, ordering: .relaxed).oldValue > 0
    }
  }

  private func contours() throws -> ContourSet {
    // So many points that there are several shares.
    let bitmap = Bitmap(600, 600) { x, y in (x / 3 + y / 5) % 4 == 0 || (x / 7 + y / 2) % 9 == 0 }
    var detection = ContourDetection()
    detection.maximumImageDimension = .max
    return try detection.contours(in: .init(plane: bitmap.plane()))
  }

  @Test(arguments: [0, 1])
  func curvesAreFittedByWhoIsThere(available: Int) throws {
    let contours = try contours()
    let kept = Array(0..<contours.count)
    let fitter = CurveFitter(tolerance: 1, cornerAngle: 40)
    var job = FittingJob(contours: contours, kept: kept, fitter: fitter)
    let alone = try job.run(threads: 1) { _ in }
    let left = Threads(available)
    job.startThread = { body in left.take() && HelperThread.start(body) }
    let found = try job.run(threads: 4) { _ in }
    #expect(found == alone)
    #expect(left.asked.load(ordering: .relaxed) > 0)
  }

  @Test func picturesAreDrawnWithoutHelpers() {
    let crew = Crew { _ in false }
    crew.call(3)
    var count = 0
    crew.share { count += 1 }
    #expect(count == 1)
    crew.dismiss()
  }
}
