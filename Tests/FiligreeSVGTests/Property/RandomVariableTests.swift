import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Random custom properties that refer to one another.
@Suite struct RandomVariableTests {
  /// A value: words, and references with or without a fallback.
  private indirect enum Value {
    case word(String)
    case reference(Int, fallback: Value?)
    case list([Value])

    var text: String {
      switch self {
      case .word(let word): word
      case .reference(let name, let fallback):
        "var(--v\(name)" + (fallback.map { ", \($0.text)" } ?? "") + ")"
      case .list(let values): values.map(\.text).joined(separator: " ")
      }
    }

    var names: Set<Int> {
      switch self {
      case .word: []
      case .reference(let name, let fallback): (fallback?.names ?? []).union([name])
      case .list(let values): values.reduce(into: []) { $0.formUnion($1.names) }
      }
    }
  }

  private func value(_ random: inout RandomSource, _ count: Int, depth: Int = 0) -> Value {
    switch random.next() % (depth < 2 ? 5 : 1) {
    case 0, 1: .word("w\(random.next() % 9)")
    case 2: .reference(Int(random.next() % UInt64(count)), fallback: nil)
    case 3:
      .reference(
        Int(random.next() % UInt64(count)), fallback: value(&random, count, depth: depth + 1))
    default: .list((0..<2).map { _ in value(&random, count, depth: depth + 1) })
    }
  }

  /// The specification word by word: what can be reached from itself is invalid; all else is replaced.
  private func expected(_ values: [Value], _ outer: [Int: String]) -> [String?] {
    func reaches(_ start: Int) -> Bool {
      var seen: Set<Int> = []
      var waiting = values[start].names
      while let next = waiting.popFirst() {
        if next == start { return true }
        if next < values.count, seen.insert(next).inserted { waiting.formUnion(values[next].names) }
      }
      return false
    }
    let invalid = Set(values.indices.filter(reaches))
    func resolved(_ value: Value) -> String? {
      switch value {
      case .word(let word): return word
      case .reference(let name, let fallback):
        let found =
          name >= values.count ? outer[name] : invalid.contains(name) ? nil : resolved(values[name])
        return found ?? fallback.flatMap(resolved)
      case .list(let parts):
        let texts = parts.compactMap(resolved)
        return texts.count == parts.count ? texts.joined(separator: " ") : nil
      }
    }
    return values.indices.map { invalid.contains($0) ? nil : resolved(values[$0]) }
  }

  @Test func `any net of references has the values that the specification says`() {
    for seed in 0..<400 {
      var random = RandomSource(seed: UInt64(seed))
      let count = 1 + Int(random.next() % 7)
      // Names beyond those that are declared: some that are inherited, and some that are not there.
      let values = (0..<count).map { _ in value(&random, count + 3) }
      let outer = [count: "outer", count + 1: "around"]
      var budget = 1 << 20
      let around = CustomProperties(
        initial: Dictionary(uniqueKeysWithValues: outer.map { ("--v\($0.key)", $0.value) }))
      let declared = Dictionary(
        uniqueKeysWithValues: values.enumerated().map { ("--v\($0)", Array($1.text.utf8)) })
      let properties = CustomProperties(declared, in: around, &budget)
      let found = (0..<count).map { index in
        properties.value("--v\(index)").map {
          String(decoding: $0, as: UTF8.self).split(separator: " ").joined(separator: " ")
        }
      }
      expect(
        found == expected(values, outer), "seed \(seed): \(values.map(\.text))")
    }
  }

  /// No bytes stop the reader, and nothing is longer than its budget.
  @Test func `any bytes end`() {
    let pieces = [
      "var(", "--a", "--b", ",", ")", "(", "/*", "*/", "\"", "'", "\\", " ", "url(", "#", "x", "{",
      "]", "é",
    ]
    for seed in 0..<500 {
      var random = RandomSource(seed: UInt64(seed))
      func text() -> [UInt8] {
        (0..<(random.next() % 30)).flatMap { _ in
          Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
        }
      }
      var budget = 1000
      let properties = CustomProperties(["--a": text(), "--b": text()], in: nil, &budget)
      let value = CustomProperties.substituted(text(), &budget) { properties.value($0) }
      expect((0...1000).contains(budget) && (value?.count ?? 0) <= 1064, "seed \(seed)")
    }
  }
}
