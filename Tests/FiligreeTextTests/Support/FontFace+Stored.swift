import FiligreePaths

@testable import FiligreeText

/// What the font itself says, to compare with what is made of it.
extension FontFace {
  /// A glyph's outline as the font has it.
  func unchangedOutline(of glyph: UInt32) -> PathStorage {
    state.withLock { $0.face?.load(glyph)?.outline } ?? PathStorage()
  }

  /// FreeType's unscaled advance of a glyph.
  func unscaledAdvance(of glyph: UInt32) -> Double? {
    state.withLock { $0.face?.load(glyph)?.advance }
  }
}
