import Foundation

extension OperationQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerDate<OperationQueue>

  /// There are none.
  public struct SchedulerOptions {}

  /// The present moment.
  public var now: SchedulerTimeType {
    SchedulerTimeType(isMain ? MainClocks.date : Date())
  }

  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    MainClocks.schedule(isMain: isMain, action) { action in addOperation { action.run() } }
  }

  /// Runs `action` at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = Swift.max(now.distance(to: date), 0)
    MainClocks.schedule(isMain: isMain, after: delay.magnitude, action) { action in
      let queue = self
      OperationQueue.delays.asyncAfter(
        deadline: .now() + delay.magnitude, qos: .unspecified, flags: []
      ) { queue.addOperation { action.run() } }
    }
  }

  /// Runs `action` at a moment and again each `interval`, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    `repeat`(
      from: date, each: Swift.max(interval, .milliseconds(1)), tolerance, options, action)
  }

  private var isMain: Bool { self == OperationQueue.main }

  /// Where actions wait for their moment: one after the other, so that none overtakes an earlier one.
  private static let delays = DispatchQueue(label: "OperationQueue.schedule")
}
