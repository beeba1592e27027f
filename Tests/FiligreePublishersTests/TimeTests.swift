import Dispatch
import FiligreePublishers
import FiligreeTestSupport
import Foundation
import Testing

/// Operators with a clock, which the tests move.
@Suite struct TimeTests {
  private let clock = TestScheduler()
  private let source = PassthroughSubject<Int, Trouble>()

  @Test func delaySendsLater() {
    let probe = source.delay(for: 2, scheduler: clock).probe()
    source.send(1)
    clock.advance(by: 1)
    source.send(2)
    source.send(completion: .failure(.first))
    expect(probe.values.isEmpty)
    clock.advance(by: 1)
    expect(probe.values == [1])
    clock.advance(by: 1)
    expect(probe.values == [1, 2] && probe.hasFailed)
  }

  @Test func debounceWaitsForQuiet() {
    let probe = source.debounce(for: .milliseconds(300), scheduler: clock).probe()
    for value in 1...3 {
      source.send(value)
      clock.advance(by: .milliseconds(200))
    }
    expect(probe.values.isEmpty)
    clock.advance(by: .milliseconds(100))
    expect(probe.values == [3])
    source.send(4)
    source.send(completion: .finished)
    clock.advance(by: 1)
    expect(probe.values == [3] && probe.isFinished)
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func throttleSendsOneAnInterval(latest: Bool, expected: [Int]) {
    let probe = source.throttle(for: 1, scheduler: clock, latest: latest).probe()
    source.send(1)
    clock.advance(by: .milliseconds(400))
    expect(probe.values == [1])
    source.send(2)
    source.send(3)
    clock.advance(by: .milliseconds(400))
    expect(probe.values == [1])
    clock.advance(by: .milliseconds(200))
    expect(probe.values == Array(expected.prefix(2)))
    clock.advance(by: 5)
    source.send(4)
    source.send(completion: .finished)
    clock.advance(by: 1)
    expect(probe.values == expected && probe.isFinished)
  }

  @Test func timeoutEnds() {
    let probe = source.timeout(1, scheduler: clock, customError: { .second }).probe()
    clock.advance(by: .milliseconds(900))
    source.send(1)
    clock.advance(by: .milliseconds(900))
    expect(probe.values == [1] && probe.completions.isEmpty)
    clock.advance(by: .milliseconds(100))
    expect(probe.completions == [.failure(.second)])
    let quiet = source.timeout(1, scheduler: clock).probe()
    clock.advance(by: 1)
    expect(quiet.isFinished)
  }

  @Test func collectByTime() {
    let byTime = source.collect(.byTime(clock, 1)).probe()
    let byCount = source.collect(.byTimeOrCount(clock, 1, 2)).probe()
    (1...3).forEach(source.send)
    expect(byTime.values.isEmpty && byCount.values == [[1, 2]])
    clock.advance(by: 1)
    expect(byTime.values == [[1, 2, 3]] && byCount.values == [[1, 2], [3]])
    clock.advance(by: 1)
    source.send(4)
    source.send(completion: .finished)
    expect(byTime.values == [[1, 2, 3], [4]] && byTime.isFinished)
  }

  @Test func measureInterval() {
    let probe = source.measureInterval(using: clock).probe()
    clock.advance(by: 2)
    source.send(1)
    clock.advance(by: 3)
    source.send(2)
    expect(probe.values == [2, 3])
  }

  @Test func receiveAndSubscribeOn() {
    let probe = source.receive(on: clock).probe()
    source.send(1)
    source.send(completion: .finished)
    expect(probe.values.isEmpty && probe.completions.isEmpty)
    clock.advance(by: 0)
    expect(probe.values == [1] && probe.isFinished)
    let later = [1].publisher.subscribe(on: clock).probe()
    expect(later.values.isEmpty)
    clock.advance(by: 0)
    expect(later.values == [1])
    expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).all == [1, 2])
  }

  @Test func cancelledBeforeItsTime() {
    let probe = source.delay(for: 1, scheduler: clock).probe()
    let debounced = source.debounce(for: 1, scheduler: clock).probe()
    source.send(1)
    probe.subscription?.cancel()
    debounced.subscription?.cancel()
    clock.advance(by: 2)
    expect(probe.values.isEmpty && debounced.values.isEmpty)
  }

  @Test func lengthsOfTime() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    expect(
      Stride.seconds(1.5) == .milliseconds(1500) && Stride.milliseconds(1) == .microseconds(1000))
    expect(Stride(floatLiteral: 0.25).magnitude == 250_000_000 && (2 as Stride) == .seconds(2))
    expect(Stride.seconds(.max).magnitude == .max && Stride.seconds(.nan) == .zero)
    expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).magnitude == 0.25)
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 100))
    expect(time.advanced(by: .nanoseconds(-40)).distance(to: time) == .nanoseconds(40))
    expect(time.advanced(by: .nanoseconds(-400)).dispatchTime.uptimeNanoseconds == 0)
  }
}

/// Schedulers and publishers of the system.
@Suite struct SystemTests {
  @Test func queuesRunWhatTheyAreGiven() async {
    let queue = DispatchQueue(label: "test")
    let values = await withCheckedContinuation { continuation in
      var sink: AnyCancellable?
      sink = (1...100).publisher.receive(on: queue).collect().sink {
        continuation.resume(returning: $0)
        sink?.cancel()
      }
    }
    expect(values == Array(1...100))
  }

  @Test func operationQueuesRunWhatTheyAreGiven() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    var collected: [[Int]] = []
    for await values in [1, 2].publisher.delay(for: 0.001, scheduler: queue).collect().values {
      collected.append(values)
    }
    expect(collected == [[1, 2]])
  }

  @Test func timersRunOnceConnected() async {
    var count = 0
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    for await _ in timer.values {
      count += 1
      if count == 3 { break }
    }
    expect(count == 3)
  }

  @Test func valuesOfAPublisherInALoop() async throws {
    var got: [Int] = []
    for await value in (1...5).publisher.values { got.append(value) }
    expect(got == [1, 2, 3, 4, 5])
    let failing = Record<Int, Trouble>(output: [1], completion: .failure(.first))
    await #expect(throws: Trouble.first) {
      for try await _ in failing.values {}
    }
  }

  @Test func aCancelledTaskEndsItsLoop() async {
    let (started, go) = AsyncStream<Void>.makeStream()
    let task = Task {
      let subject = PassthroughSubject<Int, Never>().handleEvents(receiveRequest: { _ in
        go.yield()
      })
      for await _ in subject.values {}
      return true
    }
    for await _ in started { break }
    task.cancel()
    expect(await task.value)
  }

  @Test func notificationsOfANameAndObject() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let (one, other) = (NSObject(), NSObject())
    let all = center.publisher(for: name).probe()
    let ofOne = center.publisher(for: name, object: one).probe()
    center.post(name: name, object: one)
    center.post(name: name, object: other)
    center.post(name: Notification.Name("else"), object: one)
    expect(all.values.count == 2 && ofOne.values.count == 1)
    all.subscription?.cancel()
    center.post(name: name, object: one)
    expect(all.values.count == 2 && ofOne.values.count == 2)
    expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test func manyThreadsSendAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    // Not guarded by anything: values arrive one at a time.
    var (count, sum) = (0, 0)
    let sink = subject.map { $0 }.sink {
      count += 1
      sum += $0
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<500 { subject.send(thread * 500 + value) }
    }
    expect(count == 4000 && sum == 4000 * 3999 / 2)
    sink.cancel()
  }

  @Test func manyThreadsMeetInOneOperator() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var merged = 0
    var latest = 0
    let sinks = [
      Publishers.MergeMany(subjects).sink { merged += $0 },
      subjects[0].merge(with: subjects[1]).combineLatest(subjects[2].merge(with: subjects[3]))
        .sink { _ in latest += 1 },
    ]
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<500 { subjects[thread].send(1) }
    }
    expect(merged == 2000)
    expect(latest > 0 && latest < 2000)
    sinks.forEach { $0.cancel() }
  }

  @Test func cancellingWhileOthersSend() {
    for _ in 0..<50 {
      let subject = PassthroughSubject<Int, Never>()
      let sinks = (0..<8).map { _ in subject.flatMap { Just($0) }.sink { _ in } }
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        if thread == 0 {
          (0..<20).forEach(subject.send)
        } else {
          for sink in sinks { sink.cancel() }
        }
      }
      let probe = subject.probe()
      subject.send(completion: .finished)
      expect(probe.isFinished)
    }
  }
}
