extension Publishers {
  /// How values are gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those of each interval, and at once when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends the values of each interval as an array; none for an interval without values.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How they are gathered.
    public let strategy: TimeGroupingStrategy<Context>
    /// How they are sent.
    public let options: Context.SchedulerOptions?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count): (Context, Context.SchedulerTimeType.Stride, Int) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
          (scheduler, interval, Swift.max(count, 1))
        }
      let (outlet, values) = (Outlet<Output, Failure>(subscriber), Guarded(Output()))
      func send() {
        let some = values.change { values in
          defer { values = [] }
          return values
        }
        if !some.isEmpty { outlet.send(some) }
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, send)
      upstream.takeAll(
        into: outlet, onOver: { timer.cancel() },
        value: { value in
          let isFull = values.change {
            $0.append(value)
            return $0.count >= count
          }
          if isFull { send() }
        },
        end: { completion in
          if case .finished = completion { send() }
          outlet.finish(completion)
        })
    }
  }

  /// Sends, for each value, how much time has passed since the one before, or since the subscription.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whose clock counts.
    public let scheduler: Context

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        Link<Upstream.Output, Failure, Output, Failure>(subscriber) { _ in
          let now = scheduler.now
          defer { last = now }
          return .pass(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Sends the values of each interval as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  /// Sends, for each value, how much time has passed since the one before, or since the subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
