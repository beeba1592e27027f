import CFiligreeViews
import Dispatch
import FiligreeKit
import FiligreePublishers
import Foundation

/// What a session's views have started and that runs in the session's time: pieces of tasks, and actions for later.
///
/// While code runs in `working`, the main actor's executor and the one for code that is isolated to nothing put
/// there what is to run. All of it runs on the thread that works the session, one piece after the other, in the order
/// in which it became ready.
final class SessionQueue {
  /// Something that is to run once.
  enum Work {
    /// A job of the main actor.
    case main(UnownedJob)
    /// A job that is isolated to nothing.
    case free(UnownedJob)
    case action(() -> Void)
  }

  private var ready: [Work] = []
  /// How much of `ready` was begun: code that runs may work the session itself.
  private var begun = 0
  private var waiting: [(time: Int64, order: Int, work: Work)] = []
  /// The session's time in nanoseconds.
  private var now: Int64 = 0
  private var order = 0
  /// How much ran since the clock moved.
  private var count = 0
  /// Whether what is ready was given to the process, as it did not come to rest.
  private(set) var isCutOff = false

  /// The session's page.
  var page: SessionPage

  /// What layers move by.
  private(set) lazy var layerClock: LayerClock = makeLayerClock()

  /// Whether code that is isolated to nothing runs on Swift's own threads.
  private let isLive: Bool

  init(page: SessionPage = .standard, time: TimeInterval = 0, isLive: Bool = false) {
    self.page = page
    self.isLive = isLive
    now = Self.nanoseconds(time)
  }

  private func makeLayerClock() -> LayerClock {
    LayerClock(seconds: Double(now) / 1e9) { [weak self] delay, action in
      guard let self else { return }
      // The queue's own time follows the layers' at the end of each step.
      let end = self.layerClock.time + delay
      self.add(.action(action), after: Self.nanoseconds(end - Double(self.now) / 1e9))
    }
  }

  /// The latest time that a session's clock shows, in nanoseconds: 285 years.
  ///
  /// What waits longer waits for ever.
  private static let latest: Int64 = 9_000_000_000_000_000_000

  /// How much runs in one moment of a session's time at most.
  static let limit = 10_000

  /// The queue of the code that runs now.
  static var current: SessionQueue? {
    filigree_jobs_context().map { Unmanaged<SessionQueue>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Starts a task whose pieces come to the queue of the code that runs now, if there is one.
  static func task(
    priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    #if os(Linux)
    guard current == nil else {
      return Task(executorPreference: SessionPool.shared, priority: priority, operation: action)
    }
    #endif
    return Task(priority: priority, operation: action)
  }

  /// Runs code; what it enqueues comes here.
  func working<Result>(_ body: () -> Result) -> Result {
    #if os(Linux)
    SessionExecutor.install
    #endif
    Self.install
    let before = filigree_jobs_enter(Unmanaged.passUnretained(self).toOpaque())
    defer { filigree_jobs_enter(before) }
    return body()
  }

  /// Lets schedulers of Combine ask for the queue of the code that runs now.
  ///
  /// Layers and the screen ask for theirs as well.
  private static let install: Void = {
    MainClocks.find { current }
    LayerClock.find { current?.layerClock }
    onMainActor { UIScreen.findPage = { current?.page } }
  }()

  /// Runs code of the main actor, where sessions run.
  private static func onMainActor(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  // MARK: Adding

  func add(_ work: Work) {
    #if os(Linux)
    if isLive, case .free(let job) = work {
      return filigree_jobs_release(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    }
    #endif
    ready.append(work)
  }

  /// Adds what is to run later; what is not positive counts as now, what is less than a millisecond as one.
  func add(_ work: Work, after delay: Int64) {
    guard delay > 0 else { return ready.append(work) }
    order += 1
    let (time, isNever) = now.addingReportingOverflow(max(delay, 1_000_000))
    let entry = (time: isNever ? .max : time, order: order, work: work)
    // Behind those of the same time.
    let index = waiting.partitioningIndex { $0.time > entry.time }
    waiting.insert(entry, at: index)
  }

  /// The nanoseconds of a length of time, 0 for what is not positive.
  static func nanoseconds(_ time: TimeInterval) -> Int64 {
    time > 0 ? min(Int64(min(time * 1e9, 9e18).rounded()), latest) : 0
  }

  /// The nanoseconds of a time that was measured from the machine's clock a moment ago.
  ///
  /// They are a little fewer than what was meant, by as much as the clock has moved since. So that the machine's speed
  /// makes no difference, they are rounded up to a millisecond, and from 50 milliseconds on to ten of them if no more
  /// than two are missing.
  static func measured(_ nanoseconds: Int64) -> Int64 {
    let millisecond: Int64 = 1_000_000
    guard nanoseconds > 0, nanoseconds < .max - 10 * millisecond else { return max(nanoseconds, 0) }
    let count = (nanoseconds + millisecond - 1) / millisecond
    let round = (count + 9) / 10 * 10
    return (count >= 50 && round - count <= 2 ? round : count) * millisecond
  }

  // MARK: Running

  /// The time in seconds for which something waits, nil if nothing does.
  ///
  /// What waits is ready at that time: of a clock that shows dates, a `Double` does not tell single nanoseconds, and one
  /// that was rounded down would come too early for ever.
  var next: TimeInterval? {
    guard let first = waiting.first, first.time < Self.latest else { return nil }
    var time = Double(first.time) / 1e9
    while Self.nanoseconds(time) < first.time { time = time.nextUp }
    return time
  }

  /// Moves the clock, and makes ready what waited for it.
  func wake(_ time: TimeInterval) {
    now = max(now, Self.nanoseconds(time))
    count = 0
    let end = waiting.partitioningIndex { $0.time > now }
    ready += waiting[..<end].map(\.work)
    waiting.removeFirst(end)
  }

  /// Lets what waits for the clock wait longer.
  func postpone(by time: TimeInterval) {
    let delay = Self.nanoseconds(time)
    for index in waiting.indices {
      let (later, isNever) = waiting[index].time.addingReportingOverflow(delay)
      waiting[index].time = isNever ? .max : later
    }
  }

  /// Runs what is ready, and what that makes ready; whether there was anything.
  func run() -> Bool {
    guard begun < ready.count else { return false }
    working {
      while begun < ready.count, count < Self.limit {
        begun += 1
        count += 1
        Self.run(ready[begun - 1])
      }
    }
    ready.removeFirst(begun)
    begun = 0
    if !ready.isEmpty {
      isCutOff = true
      giveAway()
    }
    return true
  }

  private static func run(_ work: Work) {
    switch work {
    case .action(let action):
      action()
    case .main(let job):
      #if os(Linux)
      job.runSynchronously(on: SessionExecutor.shared.asUnownedSerialExecutor())
      #else
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      #endif
    case .free(let job):
      #if os(Linux)
      job.runSynchronously(on: SessionPool.shared.asUnownedTaskExecutor())
      #endif
    }
  }

  /// Gives what is ready to the process: to the main queue, or Swift's own threads.
  private func giveAway() {
    for work in ready {
      switch work {
      case .action, .main:
        // The main queue's thread is the one that the work was for.
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async(group: nil) { Self.run(work) }
      case .free(let job):
        #if os(Linux)
        filigree_jobs_release(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
        #endif
      }
    }
    ready = []
    begun = 0
  }

  /// Ends all waiting: tasks go on in the process's time, where they find that they are cancelled; actions are dropped.
  func close() {
    ready = (ready[begun...] + waiting.map(\.work)).filter {
      if case .action = $0 { false } else { true }
    }
    waiting = []
    giveAway()
  }
}

// What publishers send later on the main queue, they send in the session's time.
extension SessionQueue: MainClock {
  var nanoseconds: Int64 { now }

  func add(after nanoseconds: Int64, _ action: @escaping () -> Void) {
    add(.action(action), after: nanoseconds)
  }
}

extension Array {
  /// The first index of an element of which `belongs` is true, where it is false of all before and true of all after.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
