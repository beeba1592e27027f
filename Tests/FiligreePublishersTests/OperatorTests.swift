import FiligreePublishers
import FiligreeTestSupport
import Foundation
import Testing

/// Operators with one publisher.
@Suite struct OperatorTests {
  private let numbers = [3, 1, 4, 1, 5, 9, 2, 6].publisher

  private func isOdd(_ number: Int) -> Bool { number % 2 == 1 }

  private func fail(at number: Int) -> (Int) throws -> Int {
    { if $0 == number { throw Trouble.first } else { $0 } }
  }

  @Test func mapping() {
    expect(numbers.map { $0 * 2 }.all == [6, 2, 8, 2, 10, 18, 4, 12])
    expect(numbers.map(\.description).all?.joined() == "31415926")
    let pairs = ["ab"].publisher.map(\.count, \.isEmpty).all
    expect(pairs?.first?.0 == 2 && pairs?.first?.1 == false)
    let triples = ["ab"].publisher.map(\.count, \.isEmpty, \.first).all
    expect(triples?.first?.2 == "a")
    expect([1, nil, 3].publisher.replaceNil(with: 0).all == [1, 0, 3])
    let probe = numbers.tryMap(fail(at: 4)).probe()
    expect(probe.values == [3, 1] && probe.hasFailed)
  }

  @Test func choosing() {
    expect(numbers.filter(isOdd).all == [3, 1, 1, 5, 9])
    expect(["1", "x", "3"].publisher.compactMap { Int($0) }.all == [1, 3])
    expect([1, 1, 2, 2, 1].publisher.removeDuplicates().all == [1, 2, 1])
    expect([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.all == [1, 2])
    expect(numbers.ignoreOutput().all?.isEmpty == true)
    let filter = numbers.tryFilter { try isOdd(fail(at: 4)($0)) }.probe()
    expect(filter.values == [3, 1] && filter.hasFailed)
    let compact = numbers.tryCompactMap { try fail(at: 4)($0) == 1 ? nil : $0 }.probe()
    expect(compact.values == [3] && compact.hasFailed)
    let same = numbers.tryRemoveDuplicates { _, _ in throw Trouble.first }.probe()
    expect(same.values == [3] && same.hasFailed)
  }

  /// One that leaves values out asks for others in their place.
  @Test func whatIsLeftOutIsAskedForAgain() {
    let probe = (1...10).publisher.filter { $0 % 3 == 0 }.probe(.max(2))
    expect(probe.values == [3, 6])
    let dropped = (1...10).publisher.dropFirst(4).probe(.max(2))
    expect(dropped.values == [5, 6])
    let chunks = (1...7).publisher.collect(3).probe(.max(1))
    expect(chunks.values == [[1, 2, 3]])
    chunks.request(2)
    expect(chunks.values == [[1, 2, 3], [4, 5, 6], [7]] && chunks.isFinished)
  }

  @Test func results() {
    expect(numbers.scan(0, +).all == [3, 4, 8, 9, 14, 23, 25, 31])
    expect(numbers.reduce(0, +).all == [31])
    expect(numbers.count().all == [8])
    expect(numbers.collect().all == [[3, 1, 4, 1, 5, 9, 2, 6]])
    expect(numbers.min().all == [1] && numbers.max().all == [9])
    expect([Int]().publisher.max().all == [])
    expect(numbers.contains(9).all == [true] && numbers.contains(7).all == [false])
    expect(numbers.allSatisfy { $0 < 10 }.all == [true])
    expect(numbers.allSatisfy(isOdd).all == [false])
    expect(numbers.tryScan(0) { try $0 + fail(at: 4)($1) }.probe().values == [3, 4])
    expect(numbers.tryReduce(0) { try $0 + fail(at: 4)($1) }.probe().hasFailed)
    expect(numbers.tryContains { try fail(at: 4)($0) == 1 }.all == [true])
    expect(numbers.tryAllSatisfy { try fail(at: 4)($0) < 9 }.probe().hasFailed)
    expect(numbers.tryMin { _, _ in throw Trouble.first }.probe().hasFailed)
    expect(numbers.tryMax { $0 < $1 }.all == [9])
  }

  /// A result waits until it is asked for.
  @Test func resultsHonorDemand() {
    let probe = numbers.reduce(0, +).probe(.none)
    expect(probe.values.isEmpty && probe.completions.isEmpty)
    probe.request(1)
    expect(probe.values == [31] && probe.isFinished)
    let first = numbers.first { $0 > 3 }.probe(.none)
    expect(first.completions.isEmpty)
    first.request(1)
    expect(first.values == [4] && first.isFinished)
    let replaced = Fail<Int, Trouble>(error: .first).replaceError(with: 7).probe(.none)
    expect(replaced.completions.isEmpty)
    replaced.request(1)
    expect(replaced.values == [7] && replaced.isFinished)
  }

  @Test func positions() {
    expect(numbers.first().all == [3] && numbers.last().all == [6])
    expect(numbers.first { $0 > 4 }.all == [5] && numbers.last(where: isOdd).all == [9])
    expect(numbers.first { $0 > 10 }.all == [])
    expect(numbers.prefix(2).all == [3, 1] && numbers.prefix(0).all == [])
    expect(numbers.prefix(-1).all == [] && numbers.prefix(100).all?.count == 8)
    expect(
      numbers.dropFirst().all == [1, 4, 1, 5, 9, 2, 6] && numbers.dropFirst(-1).all?.count == 8)
    expect(numbers.prefix { $0 < 5 }.all == [3, 1, 4, 1])
    expect(numbers.drop { $0 < 5 }.all == [5, 9, 2, 6])
    expect(numbers.output(at: 2).all == [4] && numbers.output(at: 20).all == [])
    expect(numbers.output(in: 1...2).all == [1, 4] && numbers.output(in: 6...).all == [2, 6])
    expect(numbers.tryFirst { try fail(at: 4)($0) > 3 }.probe().hasFailed)
    expect(numbers.tryLast { try fail(at: 4)($0) > 3 }.probe().hasFailed)
    expect(numbers.tryPrefix { try fail(at: 9)($0) < 4 }.all == [3, 1])
    expect(numbers.tryDrop { try fail(at: 4)($0) < 4 }.probe().hasFailed)
  }

  /// Those that know their end stop the publisher.
  @Test func prefixesCancel() {
    var cancelled = 0
    let source = PassthroughSubject<Int, Never>()
    let watched = source.handleEvents(receiveCancel: { cancelled += 1 })
    let probes = [
      watched.prefix(1).probe(), watched.first().probe(), watched.prefix { $0 < 1 }.probe(),
      watched.output(at: 0).probe(),
    ]
    source.send(1)
    expect(cancelled == 4 && probes.allSatisfy(\.isFinished))
    expect(probes.map(\.values.count) == [1, 1, 0, 1])
  }

  @Test func failures() {
    let failing = Record<Int, Trouble>(output: [1], completion: .failure(.first))
    expect(failing.replaceError(with: 2).all == [1, 2])
    expect([Int]().publisher.replaceEmpty(with: 5).all == [5])
    expect([1].publisher.replaceEmpty(with: 5).all == [1])
    let mapped = failing.mapError { _ in Trouble.second }.probe()
    expect(mapped.completions == [.failure(.second)])
    expect(Just(1).setFailureType(to: Trouble.self).probe().isFinished)
    expect(Just(1).assertNoFailure().all == [1])
    expect(failing.catch { _ in Just(8) }.all == [1, 8])
    expect(failing.tryCatch { _ -> Just<Int> in throw Trouble.second }.probe().hasFailed)
    expect(failing.tryCatch { _ in Just(9) }.all == [1, 9])
    let again = failing.retry(2).probe()
    expect(again.values == [1, 1, 1] && again.hasFailed)
    expect(failing.retry(0).probe().values == [1])
    // However often: the stack stays as it is.
    let many = failing.retry(100_000).probe()
    expect(many.values.count == 100_001 && many.hasFailed)
    let some = failing.catch { _ in [2, 3].publisher }.probe(.max(2))
    expect(some.values == [1, 2])
    some.request(1)
    expect(some.values == [1, 2, 3] && some.isFinished)
  }

  @Test func coding() {
    struct Point: Codable, Equatable { var x = 1 }
    let encoded = Just(Point()).encode(encoder: JSONEncoder()).probe()
    expect(encoded.values == [Data(#"{"x":1}"#.utf8)])
    let decoded = Just(Data(#"{"x":1}"#.utf8)).decode(type: Point.self, decoder: JSONDecoder())
    expect(decoded.all == [Point()])
    expect(Just(Data()).decode(type: Point.self, decoder: JSONDecoder()).probe().hasFailed)
  }

  @Test func events() {
    var log: [String] = []
    let probe = [1, 2, 3].publisher.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("\($0)") }, receiveCompletion: { log.append("\($0)") },
      receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("\($0)") }
    ).probe(.max(2))
    expect(log == ["subscription", "max(2)", "1", "2"])
    probe.subscription?.cancel()
    probe.subscription?.cancel()
    expect(log.last == "cancel" && log.count == 5)
  }

  @Test func printing() {
    final class Paper: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let paper = Paper()
    let probe = [1, 2].publisher.print("p", to: paper).probe(.max(1))
    probe.subscription?.request(.unlimited)
    let lines = paper.text.split(separator: "\n")
    expect(
      lines.dropFirst() == [
        "p: request max: (1)", "p: receive value: (1)", "p: request unlimited",
        "p: receive value: (2)", "p: receive finished",
      ])
    expect(lines.first?.hasPrefix("p: receive subscription: (") == true)
  }

  @Test func buffers() {
    let source = PassthroughSubject<Int, Trouble>()
    let oldest = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe(.none)
    let newest = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).probe(.none)
    let failing = source.buffer(
      size: 2, prefetch: .byRequest, whenFull: .customError { .second }
    ).probe(.none)
    (1...3).forEach(source.send)
    source.send(completion: .finished)
    oldest.request(5)
    newest.request(5)
    failing.request(5)
    expect(oldest.values == [2, 3] && oldest.isFinished)
    expect(newest.values == [1, 2] && newest.isFinished)
    expect(failing.values == [1, 2] && failing.hasFailed)
    var asked: [Subscribers.Demand] = []
    let full = (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe(.none)
    full.request(2)
    expect(full.values == [1, 2] && asked == [.max(3), .max(1), .max(1)])
  }
}
