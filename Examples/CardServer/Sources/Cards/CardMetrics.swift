import Foundation
import Synchronization

/// What a server counts, in Prometheus' text format.
final class CardMetrics: Sendable {
  /// A number that only grows.
  final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    func increment() { count.wrappingAdd(1, ordering: .relaxed) }

    var value: Int { count.load(ordering: .relaxed) }
  }

  /// Answers by their status.
  private let answers = Mutex<[Int: Int]>([:])
  /// Files that were at hand.
  let hits = Counter()
  /// Requests that waited for a drawing of another one.
  let shared = Counter()
  /// Drawings that nobody waited for any more.
  let abandoned = Counter()
  /// The stages of cards.
  let stages = Stages()
  /// Cards from their request on, waiting included.
  let whole = Histogram()

  func answered(_ status: Int) {
    answers.withLock { $0[status, default: 0] += 1 }
  }

  /// All metrics.
  func text(_ figures: CardService.Figures) -> String {
    var result = ""
    func family(_ name: String, _ kind: String, _ help: String, _ lines: [String]) {
      result += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n" + lines.joined()
    }
    func number(_ name: String, _ kind: String, _ help: String, _ value: Int) {
      family(name, kind, help, ["\(name) \(value)\n"])
    }
    family(
      "cards_answers_total", "counter", "Answers by status.",
      answers.withLock { $0 }.sorted { $0.key < $1.key }.map {
        "cards_answers_total{status=\"\($0.key)\"} \($0.value)\n"
      })
    number("cards_cache_hits_total", "counter", "Files that were at hand.", hits.value)
    number(
      "cards_shared_total", "counter", "Requests that waited for a drawing of another one.",
      shared.value)
    number(
      "cards_abandoned_total", "counter", "Drawings that nobody waited for any more.",
      abandoned.value)
    number("cards_drawing", "gauge", "Cards that are being drawn or wait.", figures.drawing)
    number("cards_cache_files", "gauge", "Files at hand.", figures.files)
    number("cards_cache_bytes", "gauge", "Bytes of the files at hand.", figures.bytes)
    number("cards_cache_evicted_total", "counter", "Files that made room.", figures.evicted)
    family(
      "cards_stage_seconds", "histogram", "Time of a stage.",
      Stages.Stage.allCases.map {
        stages[$0].lines("cards_stage_seconds", "stage=\"\($0.rawValue)\"")
      })
    family(
      "cards_seconds", "histogram", "Time of a card that was drawn, waiting included.",
      [whole.lines("cards_seconds")])
    if let memory = Self.residentMemory {
      number("process_resident_memory_bytes", "gauge", "Memory in use.", memory)
    }
    return result
  }

  /// The bytes of memory in use; nil where `/proc` does not say.
  private static var residentMemory: Int? {
    // The second field of statm is pages.
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }
}
