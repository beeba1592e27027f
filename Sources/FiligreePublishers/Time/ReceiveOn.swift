extension Publishers {
  /// Sends values and the end where a scheduler runs closures.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where they are sent.
    public let scheduler: Context
    /// How they are sent.
    public let options: Context.SchedulerOptions?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.postpone(subscriber) { scheduler.schedule(options: options, $0) }
    }
  }

  /// Sends values and the end a while later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than that it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where they are sent.
    public let scheduler: Context
    /// How they are sent.
    public let options: Context.SchedulerOptions?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, tolerance, scheduler, options) = (interval, tolerance, scheduler, options)
      upstream.postpone(subscriber) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
    }
  }

  /// Subscribes, asks for values and cancels where a scheduler runs closures.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where it subscribes.
    public let scheduler: Context
    /// How it subscribes.
    public let options: Context.SchedulerOptions?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let subscription = ScheduledSubscription { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) {
        upstream.subscribe(
          AnySubscriber<Output, Failure>(
            receiveSubscription: {
              subscription.inner = $0
              subscriber.receive(subscription: subscription)
            }, receiveValue: subscriber.receive(_:),
            receiveCompletion: subscriber.receive(completion:)))
      }
    }
  }
}

/// Passes demand and cancellation on where a scheduler runs closures.
private final class ScheduledSubscription: Subscription {
  private let schedule: (@escaping () -> Void) -> Void
  /// Set before anybody can ask for anything.
  var inner: (any Subscription)?

  init(_ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [inner] in inner?.request(demand) }
  }

  func cancel() {
    schedule { [inner] in inner?.cancel() }
  }
}

extension Publisher {
  /// Sends values and the end to a subscriber from the closures that `schedule` runs.
  fileprivate func postpone(
    _ subscriber: any Subscriber<Output, Failure>,
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    let (outlet, upstreams) = (Outlet<Output, Failure>(subscriber), Upstreams())
    let id = upstreams.makeID()
    outlet.open(
      .init(
        onRequest: { upstreams.request($0, from: id) }, onOver: { upstreams.cancel() }))
    subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: {
          if upstreams.add($0, id) { $0.request(outlet.demand) }
        },
        receiveValue: { value in
          schedule { outlet.send(value) }
          return .none
        },
        receiveCompletion: { completion in
          upstreams.remove(id)
          schedule { outlet.finish(completion) }
        }))
  }

  /// Sends values and the end where `scheduler` runs closures.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends values and the end `interval` later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Subscribes, asks for values and cancels where `scheduler` runs closures.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
