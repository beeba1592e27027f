/// Memory that fitting takes over from outline to outline: most are small, and to ask for it anew would take as
/// long as some of the work.
///
/// Not for several threads at a time. What is fitted does not depend on it.
package final class FitWorkspace {
  let requests = FitRequests()
  let memory = FitMemory()
  private var spare: FitPieces?

  package init() {}

  /// No pieces, for so many cuts.
  func pieces(cutCount: Int) -> FitPieces {
    var pieces = spare.take() ?? FitPieces()
    pieces.removeAll(cutCount: cutCount)
    return pieces
  }

  /// Takes the memory of pieces that are not needed any more.
  func reuse(_ pieces: consuming FitPieces) { spare = pieces }
}
