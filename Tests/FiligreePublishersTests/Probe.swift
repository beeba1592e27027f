import FiligreePublishers
import Foundation

/// What a publisher of the tests fails with.
enum Trouble: Error, Equatable {
  case first, second
}

/// A subscriber that asks for what the test says and writes down what it gets.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  var reply: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ initial: Subscribers.Demand) {
    self.initial = initial
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initial)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return reply(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  func request(_ count: Int) {
    subscription?.request(.max(count))
  }

  var isFinished: Bool {
    if case .finished? = completions.first, completions.count == 1 { true } else { false }
  }

  var hasFailed: Bool {
    if case .failure? = completions.first, completions.count == 1 { true } else { false }
  }
}

extension Publisher {
  func probe(_ demand: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand)
    subscribe(probe)
    return probe
  }

  /// All values of a publisher that finishes at once; nil if it does not.
  var all: [Output]? {
    let probe = probe()
    return probe.isFinished ? probe.values : nil
  }
}

/// A clock that the test moves, whose closures run in the order of their times.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
  private var waiting: [(time: SchedulerTimeType, order: Int, action: () -> Void)] = []
  private var order = 0

  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isOver = false
    func wait(_ date: SchedulerTimeType) {
      add(date) {
        guard !isOver else { return }
        wait(date.advanced(by: interval))
        action()
      }
    }
    wait(date)
    return AnyCancellable { isOver = true }
  }

  private func add(_ time: SchedulerTimeType, _ action: @escaping () -> Void) {
    order += 1
    waiting.append((time, order, action))
    waiting.sort { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  /// Moves the clock, and runs what is due.
  func advance(by interval: SchedulerTimeType.Stride) {
    let end = now.advanced(by: interval)
    while let next = waiting.first, next.time <= end {
      waiting.removeFirst()
      now = max(now, next.time)
      next.action()
    }
    now = end
  }
}
