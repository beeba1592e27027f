extension Publishers {
  /// Sends a value when no other has come for a while.
  ///
  /// A value that still waits when the publisher ends is not sent.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long no other must come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// How they are sent.
    public let options: Context.SchedulerOptions?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (dueTime, scheduler, options) = (dueTime, scheduler, options)
      let (outlet, last) = (Outlet<Output, Failure>(subscriber), Guarded(0))
      upstream.takeAll(
        into: outlet,
        value: { value in
          let number = last.change {
            $0 += 1
            return $0
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if last.change({ $0 == number }) { outlet.offer(value) }
          }
        },
        end: { completion in
          last.change { $0 += 1 }
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
    }
  }

  /// Sends no more than one value in each interval, the first or the last of it.
  ///
  /// A value that comes when none was sent for an interval is sent at once. One that waits when the publisher ends is sent
  /// at its time, and the end after it.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// Whether the last value of an interval is sent, not the first.
    public let latest: Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler, latest) = (interval, scheduler, latest)
      let outlet = Outlet<Output, Failure>(subscriber)
      typealias State = (
        next: Context.SchedulerTimeType?, value: Output?, end: Subscribers.Completion<Failure>?
      )
      let state = Guarded<State>((nil, nil, nil))
      func send() {
        let (value, end) = state.change { state in
          defer { state.value = nil }
          return (state.value, state.end)
        }
        if let value { outlet.offer(value) }
        if let end { outlet.finish(end) }
      }
      upstream.takeAll(
        into: outlet,
        value: { value in
          let now = scheduler.now
          let date = state.change { state -> Context.SchedulerTimeType? in
            let isWaiting = state.value != nil
            if !isWaiting || latest { state.value = value }
            guard !isWaiting else { return nil }
            let date = state.next.map { Swift.max($0, now) } ?? now
            state.next = date.advanced(by: interval)
            return date
          }
          guard let date else { return }
          date > now ? scheduler.schedule(after: date, send) : scheduler.schedule(send)
        },
        end: { completion in
          let isWaiting = state.change { state in
            state.end = completion
            return state.value != nil
          }
          if !isWaiting { scheduler.schedule(send) }
        })
    }
  }

  /// Ends when no value has come for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long it waits.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// How they are sent.
    public let options: Context.SchedulerOptions?
    /// The error that it ends with; nil if it finishes.
    public let customError: (() -> Failure)?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler, options, error) = (interval, scheduler, options, customError)
      let (outlet, last) = (Outlet<Output, Failure>(subscriber), Guarded(0))
      func wait() {
        let number = last.change {
          $0 += 1
          return $0
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard last.change({ $0 == number }) else { return }
          outlet.finish(error.map { .failure($0()) } ?? .finished)
        }
      }
      upstream.takeAll(
        into: outlet,
        value: { value in
          wait()
          scheduler.schedule(options: options) { outlet.send(value) }
        },
        end: { completion in
          last.change { $0 += 1 }
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
      wait()
    }
  }
}

extension Publisher {
  /// Asks for all values as soon as the subscriber has its subscription.
  func takeAll<NewOutput>(
    into outlet: Outlet<NewOutput, Failure>, onOver: @escaping () -> Void = {},
    value: @escaping (Output) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    let upstreams = Upstreams()
    let id = upstreams.makeID()
    outlet.open(
      .init(onOver: {
        upstreams.cancel()
        onOver()
      }))
    subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: {
          if upstreams.add($0, id) { $0.request(.unlimited) }
        },
        receiveValue: {
          value($0)
          return .none
        },
        receiveCompletion: {
          upstreams.remove(id)
          end($0)
        }))
  }

  /// Sends a value when no other has come for `dueTime`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends no more than one value in each `interval`: the last of it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends, with an error if there is a closure that makes one, when no value has come for `interval`.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
