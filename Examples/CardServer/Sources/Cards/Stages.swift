import Synchronization

/// How long the stages of cards take.
final class Stages: Sendable {
  /// A stage.
  enum Stage: String, CaseIterable {
    /// Evaluating the view, and its layout: on the main actor.
    case view
    /// Pixels.
    case raster
    /// The file.
    case encode
  }

  private let histograms = Stage.allCases.map { _ in Histogram() }

  /// Runs a stage, and notes how long it took.
  func measure<Value>(_ stage: Stage, _ body: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    defer { self[stage].record(.now - start) }
    return try body()
  }

  /// The times of a stage.
  subscript(stage: Stage) -> Histogram {
    histograms[Stage.allCases.firstIndex(of: stage)!]
  }
}
