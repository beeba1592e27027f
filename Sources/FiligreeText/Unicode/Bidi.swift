import CHarfBuzz

/// Embedding levels by the Unicode Bidirectional Algorithm (UAX #9): rules P2, P3, X1–X10, W1–W7,
/// N0–N2, I1, I2 for a paragraph; L1 and L2 for a line.
struct Bidi: Sendable {
  /// The paragraph's level: 0 from left to right, 1 from right to left.
  let base: UInt8
  /// A level for each character; odd ones run from right to left.
  private(set) var levels: [UInt8]
  /// The characters' own classes, which rule L1 asks for.
  private let original: [BidiClass]

  /// How deep embeddings and isolates may nest, by the standard (BD2).
  private static let maximumDepth = 125

  /// The levels of a paragraph's characters.
  ///
  /// Without a strong character it runs from right to left if `isRightToLeftByDefault`.
  init(_ text: some RandomAccessCollection<UInt32>, isRightToLeftByDefault: Bool) {
    let text = Array(text)
    original = text.map(BidiClass.init)
    let strong = Self.firstStrong(original, 0..<original.count)
    base = strong ?? (isRightToLeftByDefault ? 1 : 0)
    levels = [UInt8](repeating: base, count: text.count)
    let isPlain =
      base == 0
      && original.allSatisfy {
        switch $0 {
        case .r, .al, .an, .rle, .lre, .rlo, .lro, .lri, .rli, .fsi: false
        default: true
        }
      }
    if isPlain { return }
    var classes = original
    let matches = Self.isolateMatches(original)
    resolveExplicit(&classes, matches)
    for sequence in isolatingRunSequences(classes, matches) {
      var run = BidiRunSequence(
        indices: sequence, classes: classes, levels: levels, text: text, base: base,
        endsInIsolate: endsInIsolate(sequence, matches))
      run.resolve(original)
      for (index, level) in zip(sequence, run.resolvedLevels) { levels[index] = level }
    }
    // What rule X9 removes goes with its neighbor before it, so that no run is cut by it.
    for i in levels.indices where Self.isRemoved(original[i]) {
      levels[i] = i > 0 ? levels[i - 1] : base
    }
  }

  /// P2 and P3: the level of the first strong character outside of isolates.
  private static func firstStrong(_ classes: [BidiClass], _ range: Range<Int>) -> UInt8? {
    var depth = 0
    for i in range {
      switch classes[i] {
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }

  /// BD9: for each isolate initiator its PDI, and the other way round; −1 where there is none.
  private static func isolateMatches(_ classes: [BidiClass]) -> [Int] {
    var matches = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (i, kind) in classes.enumerated() {
      switch kind {
      case .lri, .rli, .fsi: open.append(i)
      case .pdi:
        if let start = open.popLast() {
          matches[start] = i
          matches[i] = start
        }
      default: break
      }
    }
    return matches
  }

  private static func isRemoved(_ kind: BidiClass) -> Bool {
    switch kind {
    case .rle, .lre, .rlo, .lro, .pdf, .bn: true
    default: false
    }
  }

  /// X1–X8: levels from embeddings, overrides and isolates.
  private mutating func resolveExplicit(_ classes: inout [BidiClass], _ matches: [Int]) {
    var stack: [(level: UInt8, override: BidiClass?, isIsolate: Bool)] = [(base, nil, false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    // Where a first-strong isolate looks ends at its match; nested ones would look again and again.
    var strongBudget = 64 * classes.count + 1024
    for i in classes.indices {
      let top = stack[stack.count - 1]
      let kind = original[i]
      switch kind {
      case .rle, .lre, .rlo, .lro:
        levels[i] = top.level
        let level = Self.next(top.level, isRightToLeft: kind == .rle || kind == .rlo)
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          stack.append((level, kind == .rlo ? .r : kind == .lro ? .l : nil, false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rli, .lri, .fsi:
        levels[i] = top.level
        if let override = top.override { classes[i] = override }
        var isRightToLeft = kind == .rli
        if kind == .fsi {
          let end = matches[i] < 0 ? classes.count : matches[i]
          let last = min(end, i + 1 + max(0, strongBudget))
          strongBudget -= last - i
          isRightToLeft = Self.firstStrong(original, i + 1..<max(i + 1, last)) == 1
        }
        let level = Self.next(top.level, isRightToLeft: isRightToLeft)
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append((level, nil, true))
        } else {
          overflowIsolates += 1
        }
      case .pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.last, !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let top = stack[stack.count - 1]
        levels[i] = top.level
        if let override = top.override { classes[i] = override }
      case .pdf:
        levels[i] = top.level
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count >= 2 {
          stack.removeLast()
        }
      case .b:
        levels[i] = base
      case .bn:
        levels[i] = top.level
      default:
        levels[i] = top.level
        if let override = top.override { classes[i] = override }
      }
    }
  }

  /// The next odd or even level above `level`.
  private static func next(_ level: UInt8, isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// X9 and X10 (BD13): the indices of each isolating run sequence, in order.
  private func isolatingRunSequences(_ classes: [BidiClass], _ matches: [Int]) -> [[Int]] {
    var runs: [[Int]] = []
    var runOf = [Int](repeating: -1, count: classes.count)
    for i in classes.indices where !Self.isRemoved(original[i]) {
      if let last = runs.last?.last, levels[last] == levels[i] {
        runs[runs.count - 1].append(i)
      } else {
        runs.append([i])
      }
      runOf[i] = runs.count - 1
    }
    var sequences: [[Int]] = []
    for run in runs {
      // A run that begins with the end of an isolate continues another one.
      if original[run[0]] == .pdi, matches[run[0]] >= 0 { continue }
      var sequence = run
      while let last = sequence.last, matches[last] > last {
        sequence += runs[runOf[matches[last]]]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  private func endsInIsolate(_ sequence: [Int], _ matches: [Int]) -> Bool {
    guard let last = sequence.last else { return false }
    switch original[last] {
    case .lri, .rli, .fsi: return matches[last] < 0
    default: return false
    }
  }

  /// L1: the levels of a line's characters; white space at its end takes the paragraph's level.
  func lineLevels(_ range: Range<Int>) -> [UInt8] {
    var result = Array(levels[range])
    var isAtEnd = true
    for i in result.indices.reversed() {
      switch original[range.lowerBound + i] {
      case .s, .b:
        isAtEnd = true
        result[i] = base
      case .ws, .lri, .rli, .fsi, .pdi, .rle, .lre, .rlo, .lro, .pdf, .bn:
        if isAtEnd { result[i] = base }
      default: isAtEnd = false
      }
    }
    return result
  }

  /// L2: the order from left to right of runs with these levels.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var i = 0
      while i < order.count {
        var end = i
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > i { order[i..<end].reverse() }
        i = max(end, i + 1)
      }
    }
    return order
  }
}
