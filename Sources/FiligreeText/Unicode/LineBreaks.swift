/// Where a line may end, by the rules LB7–LB31 of UAX #14 on the classes that `LineBreakClass` tells
/// apart; hard line ends are found before.
enum LineBreaks {
  /// For each character whether a line may begin with it.
  ///
  /// `isGraphemeStart` says the same for what users see as characters: inside of those no line
  /// ends. The first character says false.
  static func opportunities(
    _ text: some RandomAccessCollection<UInt32>, isGraphemeStart: (Int) -> Bool
  ) -> [Bool] {
    var result = [Bool](repeating: false, count: text.count)
    var walk = Walk()
    for (i, value) in text.enumerated() {
      let allowed = walk.next(LineBreakClass(value))
      result[i] = i > 0 && allowed && isGraphemeStart(i)
    }
    return result
  }

  /// What the rules remember of the text so far.
  private struct Walk {
    /// The class before, marks left out, spaces left out.
    private var base: LineBreakClass?
    /// The class before that, for Hebrew hyphens.
    private var beforeBase: LineBreakClass?
    private var hasSpaces = false
    private var afterJoiner = false
    private var afterZeroWidthSpace = false

    /// Takes the next character, and says whether a line may end before it.
    mutating func next(_ kind: LineBreakClass) -> Bool {
      var kind = kind
      let joined = afterJoiner
      afterJoiner = kind == .zwj
      if kind == .cm || kind == .zwj {
        // LB9: a mark belongs to what it stands on; LB10: alone it is a letter.
        if base != nil, !hasSpaces, !afterZeroWidthSpace { return false }
        kind = .al
      }
      let allowed = !joined && isAllowed(kind)
      switch kind {
      case .sp:
        if base == nil { base = .wj }
        hasSpaces = true
      case .zw:
        afterZeroWidthSpace = true
        hasSpaces = false
      default:
        beforeBase = base
        base = kind
        hasSpaces = false
        afterZeroWidthSpace = false
      }
      return allowed
    }

    private func isAllowed(_ kind: LineBreakClass) -> Bool {
      // LB7, LB8.
      if kind == .sp || kind == .zw { return false }
      if afterZeroWidthSpace { return true }
      guard let base else { return false }
      // LB11–LB13.
      if kind == .wj { return false }
      if base == .wj, !hasSpaces { return false }
      if !hasSpaces, base == .gl { return false }
      if kind == .gl { return hasSpaces || base == .ba || base == .hy }
      switch kind {
      case .cl, .cp, .ex, .is, .sy: return false
      default: break
      }
      // LB14–LB17 look across spaces.
      if base == .op { return false }
      if base == .qu, kind == .op { return false }
      if base == .cl || base == .cp, kind == .ns { return false }
      if base == .b2, kind == .b2 { return false }
      // LB18.
      if hasSpaces { return true }
      return !joins(base, kind)
    }

    /// LB19–LB30 for neighbors.
    private func joins(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
      if a == .qu || b == .qu { return true }
      if a == .cb || b == .cb { return false }
      if b == .ba || b == .hy || b == .ns || a == .bb { return true }
      if beforeBase == .hl, a == .hy || a == .ba { return true }
      if b == .in { return true }
      switch (a, b) {
      case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return true
      case (.pr, .id), (.id, .po): return true
      case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return true
      case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return true
      case (.cl, .po), (.cp, .po), (.cl, .pr), (.cp, .pr), (.nu, .po), (.nu, .pr): return true
      case (.po, .op), (.po, .nu), (.pr, .op), (.pr, .nu): return true
      case (.hy, .nu), (.is, .nu), (.nu, .nu), (.sy, .nu): return true
      case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.sy, .hl): return true
      case (.is, .al), (.is, .hl): return true
      case (.al, .op), (.hl, .op), (.nu, .op): return true
      case (.cp, .al), (.cp, .hl), (.cp, .nu): return true
      default: return false
      }
    }
  }
}
