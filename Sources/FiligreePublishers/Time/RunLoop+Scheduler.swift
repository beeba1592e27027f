import Foundation

extension RunLoop: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerDate<RunLoop>

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
    MainClocks.schedule(isMain: isMain, action) { action in perform { action.run() } }
  }

  /// Runs `action` at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = Swift.max(now.distance(to: date), 0)
    MainClocks.schedule(isMain: isMain, after: delay.magnitude, action) { action in
      let timer = Timer(timeInterval: delay.magnitude, repeats: false) { _ in action.run() }
      timer.tolerance = tolerance.magnitude
      add(timer, forMode: .default)
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

  // The main run loop runs what is on the main queue; where that has no run loop, Dispatch does.
  private var isMain: Bool { self == RunLoop.main }
}
