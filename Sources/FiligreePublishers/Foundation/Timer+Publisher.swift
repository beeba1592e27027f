import Foundation

extension Timer {
  /// A publisher of the date each `interval` seconds, once it is connected.
  ///
  /// Where views of a session subscribe, on the main run loop, it runs in the session's time, the dates of which begin at
  /// `Date`'s reference date. On the main run loop it is served by the main queue. Semantics: Combine's
  /// `Timer.publish`.
  ///
  /// - Parameters:
  ///   - interval: The seconds; less than a millisecond counts as one.
  ///   - tolerance: How many seconds late it may be.
  ///   - runLoop: Where it runs.
  ///   - mode: The mode of a run loop that is not the main one.
  ///   - options: There are none.
  /// - Returns: The publisher, which waits to be connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the date each so many seconds, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// What it sends.
    public typealias Output = Date
    /// The error that may end it.
    public typealias Failure = Never

    /// The seconds.
    public let interval: TimeInterval
    /// How many seconds late it may be.
    public let tolerance: TimeInterval?
    /// Where it runs.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// There are none.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher; ``Timer/publish(every:tolerance:on:in:options:)`` is shorter.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts a timer, until what is returned is cancelled or goes.
    public func connect() -> any Cancellable {
      let subject = subject
      guard runLoop != .main else {
        let scheduler = RunLoop.main
        return scheduler.schedule(
          after: scheduler.now.advanced(by: .init(interval)), interval: .init(interval)
        ) { subject.send(scheduler.now.date) }
      }
      let timer = Timer(timeInterval: Swift.max(interval, 0.001), repeats: true) { _ in
        subject.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      // The run loop that the timer belongs to is the one that may end it.
      let box = UncheckedAction(run: timer.invalidate)
      return AnyCancellable { [runLoop] in
        RunLoop.current == runLoop ? box.run() : runLoop.perform { box.run() }
      }
    }
  }
}
