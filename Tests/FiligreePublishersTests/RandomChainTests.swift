import FiligreePublishers
import FiligreeTestSupport
import Testing

/// Chains of operators on sequences, against what the standard library makes of them.
@Suite struct RandomChainTests {
  private typealias Chain = AnyPublisher<Int, Never>

  /// One random operator, and the same on an array.
  private func step(
    _ random: inout RandomSource, _ chain: Chain, _ array: [Int]
  ) -> (String, Chain, [Int]) {
    let n = Int.random(in: 0...5, using: &random)
    switch Int.random(in: 0..<17, using: &random) {
    case 0:
      return (
        "map(\(n))", chain.map { $0 &* 3 &+ n }.eraseToAnyPublisher(), array.map { $0 &* 3 &+ n }
      )
    case 1:
      return (
        "filter(\(n))", chain.filter { $0 % (n + 2) != 0 }.eraseToAnyPublisher(),
        array.filter { $0 % (n + 2) != 0 }
      )
    case 2:
      return (
        "compactMap", chain.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }.eraseToAnyPublisher(),
        array.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }
      )
    case 3: return ("prefix(\(n))", chain.prefix(n).eraseToAnyPublisher(), Array(array.prefix(n)))
    case 4:
      return (
        "dropFirst(\(n))", chain.dropFirst(n).eraseToAnyPublisher(), Array(array.dropFirst(n))
      )
    case 5:
      return (
        "prefix(while:)", chain.prefix { $0 % 7 != n }.eraseToAnyPublisher(),
        Array(array.prefix { $0 % 7 != n })
      )
    case 6:
      return (
        "drop(while:)", chain.drop { $0 % 7 != n }.eraseToAnyPublisher(),
        Array(array.drop { $0 % 7 != n })
      )
    case 7:
      var sum = 0
      return (
        "scan", chain.scan(0, &+).eraseToAnyPublisher(),
        array.map {
          sum = sum &+ $0
          return sum
        }
      )
    case 8: return ("reduce", chain.reduce(n, &+).eraseToAnyPublisher(), [array.reduce(n, &+)])
    case 9:
      return (
        // One publisher at a time: several at once may send in any order.
        "flatMap",
        chain.flatMap(maxPublishers: .max(1)) { [$0, $0 &+ n].publisher }.eraseToAnyPublisher(),
        array.flatMap { [$0, $0 &+ n] }
      )
    case 10: return ("append", chain.append(n).eraseToAnyPublisher(), array + [n])
    case 11: return ("prepend", chain.prepend(n, 1).eraseToAnyPublisher(), [n, 1] + array)
    case 12:
      return (
        "zip", chain.zip((0...n).publisher).map { $0 &- $1 }.eraseToAnyPublisher(),
        zip(array, 0...n).map { $0 &- $1 }
      )
    case 13:
      return (
        "removeDuplicates", chain.removeDuplicates { $0 % 3 == $1 % 3 }.eraseToAnyPublisher(),
        array.reduce(into: []) { result, value in
          if let last = result.last, last % 3 == value % 3 { return }
          result.append(value)
        }
      )
    case 14:
      return (
        "collect(\(n + 1))",
        chain.collect(n + 1).map { $0.reduce(0, &+) }.eraseToAnyPublisher(),
        stride(from: 0, to: array.count, by: n + 1).map {
          array[$0..<min($0 + n + 1, array.count)].reduce(0, &+)
        }
      )
    case 15:
      return (
        "buffer",
        chain.buffer(size: n + 1, prefetch: .keepFull, whenFull: .dropNewest)
          .eraseToAnyPublisher(), array
      )
    default:
      return (
        "merge(empty)", chain.merge(with: Empty<Int, Never>()).eraseToAnyPublisher(), array
      )
    }
  }

  @Test(arguments: 0..<8) func chainsEqualArrays(seed: UInt64) {
    for index in 0..<150 {
      var random = RandomSource(seed: seed * 1000 + UInt64(index))
      let start = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0..<50, using: &random)
      }
      var (name, chain, array) = ("\(start)", start.publisher.eraseToAnyPublisher(), start)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let (part, next, expected) = step(&random, chain, array)
        (name, chain, array) = (name + "." + part, next, expected)
      }
      let case_ = "seed \(seed * 1000 + UInt64(index)): \(name)"
      expect(chain.all == array, "\(case_)")
      // A few at a time: never more than was asked for, and in the end the same.
      let probe = chain.probe(.none)
      var asked = 0
      while probe.completions.isEmpty, asked <= array.count + 2 {
        let more = Int.random(in: 1...3, using: &random)
        asked += more
        probe.request(more)
        expect(probe.values.count <= asked, "\(case_)")
      }
      expect(probe.values == array && probe.isFinished, "\(case_)")
      // Cancelled in the middle: nothing comes after that.
      let cancelled = chain.probe(.max(2))
      cancelled.subscription?.cancel()
      let count = cancelled.values.count
      cancelled.request(5)
      expect(cancelled.values.count == count, "\(case_)")
    }
  }
}
