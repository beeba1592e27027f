import FiligreePublishers
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct CoreTests {
  @Test func demandIsArithmeticWithAnEnd() {
    typealias Demand = Subscribers.Demand
    expect(Demand.max(2) + .max(3) == .max(5))
    expect(Demand.max(2) + .unlimited == .unlimited)
    expect(Demand.unlimited - 5 == .unlimited)
    expect(Demand.max(2) - 5 == .none)
    expect(Demand.max(2) - .unlimited == .none)
    expect(Demand.max(-1) == .none)
    expect(Demand.max(.max - 1) + 7 == .unlimited)
    expect(Demand.max(3) * 4 == 12)
    expect(Demand.max(3) > 2 && Demand.unlimited > 1_000_000 && Demand.none < 1)
    expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
    expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
  }

  @Test func cancellablesCancelOnce() {
    var count = 0
    let one = AnyCancellable { count += 1 }
    one.cancel()
    one.cancel()
    expect(count == 1)
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    expect(count == 1)
    set = []
    array = []
    expect(count == 3)
    expect(AnyCancellable {} != AnyCancellable {})
  }

  @Test func sinkGetsValuesAndTheEnd() {
    var log: [String] = []
    _ = Record<Int, Trouble>(output: [1, 2], completion: .failure(.first))
      .sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    expect(log == ["1", "2", "failure(FiligreePublishersTests.Trouble.first)"])
  }

  @Test func sinkGetsNothingAfterItIsCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    let sink = subject.sink { got.append($0) }
    subject.send(1)
    sink.cancel()
    subject.send(2)
    expect(got == [1])
  }

  @Test func sinkCancelsWhenItGoes() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    var sink: AnyCancellable? = subject.sink { got.append($0) }
    subject.send(1)
    _ = sink
    sink = nil
    subject.send(2)
    expect(got == [1])
  }

  @Test func assignSetsAProperty() {
    final class Label { var text = "" }
    let label = Label()
    let subject = PassthroughSubject<String, Never>()
    let assign = subject.assign(to: \.text, on: label)
    subject.send("a")
    expect(label.text == "a")
    assign.cancel()
    subject.send("b")
    expect(label.text == "a")
  }

  @Test func passthroughDropsWhatIsNotAskedFor() {
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.probe(.none)
    subject.send(1)
    probe.request(2)
    subject.send(2)
    subject.send(3)
    subject.send(4)
    probe.request(1)
    probe.reply = { $0 == 5 ? .max(1) : .none }
    subject.send(5)
    subject.send(6)
    subject.send(7)
    expect(probe.values == [2, 3, 5, 6])
    subject.send(completion: .failure(.first))
    subject.send(completion: .finished)
    subject.send(8)
    expect(probe.hasFailed)
    expect(subject.probe().hasFailed)
  }

  @Test func currentValueKeepsTheLast() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe(.none)
    subject.send(2)
    subject.value = 3
    expect(probe.values.isEmpty)
    probe.request(1)
    expect(probe.values == [3])
    subject.send(4)
    subject.send(5)
    probe.request(5)
    expect(probe.values == [3, 5])
    expect(subject.value == 5)
    subject.send(completion: .finished)
    subject.send(6)
    expect(subject.value == 5 && probe.isFinished && subject.probe().values.isEmpty)
  }

  @Test func subjectsSendInOrderOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let sinks = (0..<5).map { index in subject.sink { log.append("\(index):\($0)") } }
    sinks[2].cancel()
    subject.send(7)
    expect(log == ["0:7", "1:7", "3:7", "4:7"])
  }

  @Test func whatIsSentWithinASinkArrivesAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let sink = subject.sink { value in
      log.append("\(value) begins")
      if value < 3 { subject.send(value + 1) }
      log.append("\(value) ends")
    }
    subject.send(1)
    expect(
      log == ["1 begins", "2 begins", "3 begins", "3 ends", "2 ends", "1 ends"])
    sink.cancel()
  }

  @Test func cancelWithinASink() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    var sink: AnyCancellable?
    sink = subject.sink {
      got.append($0)
      if $0 == 2 { sink?.cancel() }
    }
    (1...4).forEach(subject.send)
    expect(got == [1, 2])
  }

  @Test func subjectsSubscribeToPublishers() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe()
    let held = [1, 2, 3].publisher.subscribe(subject)
    expect(probe.values == [1, 2, 3] && probe.isFinished)
    held.cancel()
  }

  @Test func nothingIsHeldAfterCancelling() {
    weak var object: AnyObject?
    weak var subject: PassthroughSubject<Int, Never>?
    do {
      final class Target { var value = 0 }
      let target = Target()
      let source = PassthroughSubject<Int, Never>()
      (object, subject) = (target, source)
      let sinks = [
        source.map { $0 + 1 }.filter { $0 > 0 }.sink { target.value = $0 },
        source.share().merge(with: source).flatMap { Just($0) }.assign(to: \.value, on: target),
        source.combineLatest(source).map(\.0).receive(on: ImmediateScheduler.shared)
          .sink { target.value = $0 },
      ]
      source.send(1)
      expect(target.value == 1)
      sinks.forEach { $0.cancel() }
    }
    expect(object == nil)
    expect(subject == nil)
  }

  @Test func nothingIsHeldAfterTheEnd() {
    weak var object: AnyObject?
    var sink: AnyCancellable?
    do {
      final class Target { var value = 0 }
      let target = Target()
      object = target
      let source = PassthroughSubject<Int, Never>()
      sink = source.scan(0, +).zip(source).sink { target.value = $0.0 }
      source.send(1)
      source.send(completion: .finished)
    }
    expect(object == nil)
    sink?.cancel()
  }

  @Test func aSubscriptionHoldsItsSubject() {
    weak var subject: PassthroughSubject<Int, Never>?
    var sink: AnyCancellable?
    do {
      let source = PassthroughSubject<Int, Never>()
      subject = source
      sink = source.map { $0 }.sink { _ in }
    }
    expect(subject != nil)
    sink?.cancel()
    expect(subject == nil)
  }

  @Test func sequencesHonorDemand() {
    let probe = (1...5).publisher.probe(.max(2))
    expect(probe.values == [1, 2] && probe.completions.isEmpty)
    probe.reply = { $0 == 3 ? .max(1) : .none }
    probe.request(1)
    expect(probe.values == [1, 2, 3, 4])
    probe.request(1)
    // The end comes with the last value.
    expect(probe.values == [1, 2, 3, 4, 5] && probe.isFinished)
    let endless = (1...).publisher.probe(.none)
    endless.reply = { _ in
      if endless.values.count == 3 { endless.subscription?.cancel() }
      return .none
    }
    endless.subscription?.request(.unlimited)
    expect(endless.values == [1, 2, 3] && endless.completions.isEmpty)
  }

  @Test func simplePublishers() {
    expect(Just(3).all == [3])
    expect(Empty<Int, Never>().all == [])
    expect(Empty<Int, Never>(completeImmediately: false).probe().completions.isEmpty)
    expect(Fail<Int, Trouble>(error: .first).probe().hasFailed)
    expect(Optional(1).publisher.all == [1] && Int?.none.publisher.all == [])
    expect(Result<Int, Trouble>.success(2).publisher.all == [2])
    expect(Result<Int, Trouble>.failure(.first).publisher.probe().hasFailed)
    expect(
      Record<Int, Never> {
        $0.receive(1); $0.receive(completion: .finished); $0.receive(2)
      }.all == [1])
    expect(Just(1).probe(.none).completions.isEmpty)
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    expect(made == 0)
    expect(deferred.all == [1] && deferred.all == [2])
  }

  @Test func futuresAreFulfilledOnce() {
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let (early, slow) = (future.probe(), future.probe(.none))
    promise?(.success(1))
    promise?(.failure(.first))
    expect(early.values == [1] && early.isFinished && slow.completions.isEmpty)
    slow.request(1)
    expect(slow.values == [1] && slow.isFinished)
    expect(future.all == [1])
  }

  @Test func completionsAndRecordsAreCodable() throws {
    struct Failed: Error, Codable, Equatable { var code = 3 }
    let record = Record<Int, Failed>(output: [1, 2], completion: .failure(Failed()))
    let data = try JSONEncoder().encode(record)
    let read = try JSONDecoder().decode(Record<Int, Failed>.self, from: data)
    expect(read.recording.output == [1, 2])
    expect(read.recording.completion == .failure(Failed()))
  }
}
