/// Counts how often bodies of views are evaluated: each view that is counted says so in its body.
@MainActor
final class EvaluationCounter {
  private var counts: [String: Int] = [:]

  nonisolated init() {}

  /// Notes that the body of a view of a kind is being evaluated.
  func count(_ view: String) { counts[view, default: 0] += 1 }

  /// How often bodies of a kind were evaluated.
  subscript(view: String) -> Int { counts[view] ?? 0 }
}
