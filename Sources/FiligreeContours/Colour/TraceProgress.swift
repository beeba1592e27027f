/// Tells how far the work has got, and whether to go on.
struct TraceProgress {
  private let report: ((Double) -> Bool)?

  init(_ report: ((Double) -> Bool)?) {
    self.report = report
  }

  /// Reports a part 0…1 of the work as done; throws where no result is wanted any more.
  func at(_ part: Double) throws(ColorTraceError) {
    if let report, !report(part) { throw .canceled }
    if Task.isCancelled { throw .canceled }
  }
}
