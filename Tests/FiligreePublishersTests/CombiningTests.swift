import FiligreePublishers
import FiligreeTestSupport
import Foundation
import Testing

/// Operators with several publishers.
@Suite struct CombiningTests {
  private let a = PassthroughSubject<Int, Trouble>()
  private let b = PassthroughSubject<Int, Trouble>()

  @Test func mergeSendsAllAsTheyCome() {
    let probe = a.merge(with: b).probe()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    expect(probe.values == [1, 2, 3] && probe.completions.isEmpty)
    b.send(completion: .finished)
    expect(probe.isFinished)
    expect([1, 2].publisher.merge(with: [3].publisher, [4].publisher).all == [1, 2, 3, 4])
    expect(Publishers.MergeMany((0..<5).map { Just($0) }).all == [0, 1, 2, 3, 4])
    let eight = (0..<8).map { Just($0) }
    let merged = eight[0].merge(
      with: eight[1], eight[2], eight[3], eight[4], eight[5], eight[6], eight[7])
    expect(merged.all == Array(0..<8))
  }

  @Test func mergeFailsAtOnceAndCancelsTheRest() {
    var cancelled = false
    let probe = a.handleEvents(receiveCancel: { cancelled = true }).merge(with: b).probe()
    b.send(completion: .failure(.first))
    a.send(1)
    expect(probe.hasFailed && probe.values.isEmpty && cancelled)
  }

  @Test func mergeHonorsDemand() {
    let probe = (1...3).publisher.merge(with: (4...6).publisher).probe(.max(2))
    expect(probe.values.count == 2)
    probe.request(1)
    expect(probe.values.count == 3 && probe.completions.isEmpty)
    probe.request(10)
    expect(probe.values.sorted() == Array(1...6) && probe.isFinished)
  }

  @Test func combineLatestSendsTheLastOfEach() {
    let probe = a.combineLatest(b).map { [$0, $1] }.probe()
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    a.send(completion: .finished)
    b.send(5)
    expect(probe.values == [[2, 3], [2, 4], [2, 5]] && probe.completions.isEmpty)
    b.send(completion: .finished)
    expect(probe.isFinished)
    // Without a value of one there will never be a pair.
    expect(a.combineLatest(PassthroughSubject<Int, Trouble>()).probe().isFinished)
  }

  @Test func combineLatestOfFour() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let sums = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) {
      $0 + $1 + $2 + $3
    }
    .probe()
    subjects[2].send(10)
    expect(sums.values == [6, 14])
    let three = subjects[0].combineLatest(subjects[1], subjects[2]).map { [$0, $1, $2] }.probe()
    expect(three.values == [[0, 1, 10]])
  }

  @Test func zipSendsPairsInOrder() {
    let probe = a.zip(b) { [$0, $1] }.probe()
    (1...3).forEach(a.send)
    b.send(4)
    b.send(5)
    expect(probe.values == [[1, 4], [2, 5]])
    b.send(completion: .finished)
    expect(probe.isFinished)
    let four = [1].publisher.zip([2].publisher, [3].publisher, [4].publisher) { [$0, $1, $2, $3] }
    expect(four.all == [[1, 2, 3, 4]])
    let late = (1...3).publisher.zip((1...9).publisher).map { $0 * $1 }.probe(.max(2))
    expect(late.values == [1, 4] && late.completions.isEmpty)
    late.request(1)
    expect(late.values == [1, 4, 9] && late.isFinished)
  }

  @Test func zipKeepsWhatWaitsAfterTheEnd() {
    let probe = a.zip(b).map { $0 + $1 }.probe()
    a.send(1)
    a.send(completion: .finished)
    expect(probe.completions.isEmpty)
    b.send(2)
    expect(probe.values == [3] && probe.isFinished)
  }

  @Test func flatMapSendsTheValuesOfAll() {
    expect([1, 2, 3].publisher.flatMap { (0..<$0).publisher }.all == [0, 0, 1, 0, 1, 2])
    let inner = [PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>()]
    let probe = a.flatMap { inner[$0] }.probe()
    a.send(0)
    a.send(1)
    inner[0].send(1)
    inner[1].send(2)
    a.send(completion: .finished)
    inner[0].send(completion: .finished)
    expect(probe.values == [1, 2] && probe.completions.isEmpty)
    inner[1].send(3)
    inner[1].send(completion: .finished)
    expect(probe.values == [1, 2, 3] && probe.isFinished)
  }

  @Test func flatMapKeepsToItsNumberOfPublishers() {
    var begun: [Int] = []
    let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let probe = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
      begun.append(index)
      return inner[index]
    }.probe()
    expect(begun == [0])
    inner[0].send(completion: .finished)
    expect(begun == [0, 1])
    inner[1].send(5)
    inner[1].send(completion: .finished)
    inner[2].send(completion: .finished)
    expect(probe.values == [5] && probe.isFinished)
    let few = (1...3).publisher.flatMap { _ in (1...3).publisher }.probe(.max(4))
    expect(few.values.count == 4 && few.completions.isEmpty)
  }

  @Test func flatMapBetweenErrors() {
    let strict: AnyPublisher<Int, Trouble> = Just(1)
      .flatMap { Just($0 + 1).setFailureType(to: Trouble.self) }.eraseToAnyPublisher()
    expect(strict.all == [2])
  }

  @Test func switchToLatestCancelsTheOneBefore() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
    var cancelled = false
    let probe = outer.map { inner in
      inner.handleEvents(receiveCancel: { cancelled = true })
    }.switchToLatest().probe()
    outer.send(a)
    a.send(1)
    outer.send(b)
    expect(cancelled)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    expect(probe.values == [1, 3] && probe.completions.isEmpty)
    b.send(completion: .finished)
    expect(probe.isFinished)
    expect([Just(1), Just(2)].publisher.switchToLatest().all == [1, 2])
  }

  @Test func oneAfterTheOther() {
    expect([1].publisher.append(2, 3).all == [1, 2, 3])
    expect([1].publisher.append([2, 3].publisher).prepend(0).all == [0, 1, 2, 3])
    expect([1].publisher.prepend([5, 6]).all == [5, 6, 1])
    let probe = (1...2).publisher.append((3...4).publisher).probe(.max(3))
    expect(probe.values == [1, 2, 3])
    probe.request(1)
    expect(probe.values == [1, 2, 3, 4] && probe.isFinished)
    expect(Fail<Int, Trouble>(error: .first).append(1).probe().values.isEmpty)
  }

  @Test func untilAndFromAnother() {
    let (until, from) = (a.prefix(untilOutputFrom: b).probe(), a.drop(untilOutputFrom: b).probe())
    a.send(1)
    b.send(0)
    a.send(2)
    expect(until.values == [1] && until.isFinished)
    expect(from.values == [2] && from.completions.isEmpty)
    a.send(completion: .finished)
    expect(from.isFinished)
    let never = a.prefix(untilOutputFrom: Just(1)).probe()
    expect(never.subscription != nil && never.isFinished)
  }

  @Test func shareSubscribesOnce() {
    var begun = 0
    var cancelled = 0
    let shared = a.handleEvents(
      receiveSubscription: { _ in begun += 1 }, receiveCancel: { cancelled += 1 }
    ).share()
    let probes = [shared.probe(), shared.probe()]
    a.send(1)
    expect(begun == 1 && probes.map(\.values) == [[1], [1]])
    probes[0].subscription?.cancel()
    expect(cancelled == 0)
    probes[1].subscription?.cancel()
    expect(cancelled == 1)
    let third = shared.probe()
    a.send(2)
    expect(begun == 2 && third.values == [2])
  }

  @Test func connectablesWait() {
    let connectable = [1, 2].publisher.makeConnectable()
    let probe = connectable.probe()
    expect(probe.values.isEmpty)
    let connection = connectable.connect()
    expect(probe.values == [1, 2] && probe.isFinished)
    connection.cancel()
    let multicast = a.multicast { CurrentValueSubject(7) }
    let (first, second) = (multicast.probe(), multicast.probe())
    let held = multicast.connect()
    a.send(8)
    expect(first.values == [7, 8] && second.values == [7, 8])
    held.cancel()
    a.send(9)
    expect(first.values == [7, 8])
    expect([1].publisher.multicast(subject: PassthroughSubject()).autoconnect().all == [1])
  }
}
