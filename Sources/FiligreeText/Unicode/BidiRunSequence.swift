import CHarfBuzz

/// One isolating run sequence of UAX #9: the rules that look at neighbors (W1–W7, N0–N2, I1, I2).
struct BidiRunSequence {
  /// Where its characters stand in the paragraph.
  let indices: [Int]
  private var kinds: [BidiClass]
  private let level: UInt8
  private let start: BidiClass
  private let end: BidiClass
  private let text: [UInt32]

  /// The sequence of `indices`, with the classes and levels of the whole paragraph.
  init(
    indices: [Int], classes: [BidiClass], levels: [UInt8], text: [UInt32], base: UInt8,
    endsInIsolate: Bool
  ) {
    self.indices = indices
    kinds = indices.map { classes[$0] }
    self.text = text
    let first = indices.first ?? 0
    let last = indices.last ?? 0
    level = levels.isEmpty ? base : levels[first]
    // Rule X10: the higher of the levels on either side says what stands there.
    let before = Self.neighbor(first, -1, classes, levels) ?? base
    let after = endsInIsolate ? base : Self.neighbor(last, 1, classes, levels) ?? base
    start = max(level, before) & 1 == 1 ? .r : .l
    end = max(level, after) & 1 == 1 ? .r : .l
  }

  private static func neighbor(
    _ index: Int, _ step: Int, _ classes: [BidiClass], _ levels: [UInt8]
  ) -> UInt8? {
    var i = index + step
    while classes.indices.contains(i) {
      switch classes[i] {
      case .rle, .lre, .rlo, .lro, .pdf, .bn: i += step
      default: return levels[i]
      }
    }
    return nil
  }

  /// The levels by rules I1 and I2, for each of `indices`.
  var resolvedLevels: [UInt8] {
    kinds.map { kind in
      switch kind {
      case .r: level | 1
      case .an, .en: level & 1 == 0 ? level + 2 : level + 1
      case .l: level & 1 == 0 ? level : level + 1
      default: level
      }
    }
  }

  /// Resolves all classes to `l`, `r`, `en` and `an`; `original` are the paragraph's own classes.
  mutating func resolve(_ original: [BidiClass]) {
    resolveWeak()
    resolveBrackets(original)
    resolveNeutral()
  }

  private mutating func resolveWeak() {
    // W1: a mark is what it stands on.
    var previous = start
    for i in kinds.indices {
      if kinds[i] == .nsm { kinds[i] = Self.isIsolate(previous) ? .on : previous }
      previous = kinds[i]
    }
    // W2, W3: digits after Arabic letters are Arabic.
    var strong = start
    for i in kinds.indices {
      switch kinds[i] {
      case .r, .l, .al: strong = kinds[i]
      case .en where strong == .al: kinds[i] = .an
      default: break
      }
    }
    for i in kinds.indices where kinds[i] == .al { kinds[i] = .r }
    // W4: one separator between two numbers.
    for i in kinds.indices.dropFirst().dropLast() {
      let next = kinds[i + 1]
      guard kinds[i - 1] == next else { continue }
      if next == .en, kinds[i] == .es || kinds[i] == .cs { kinds[i] = .en }
      if next == .an, kinds[i] == .cs { kinds[i] = .an }
    }
    // W5: terminators beside European numbers.
    var i = 0
    while i < kinds.count {
      guard kinds[i] == .et else {
        i += 1
        continue
      }
      var stop = i
      while stop < kinds.count, kinds[stop] == .et { stop += 1 }
      let touches = i > 0 && kinds[i - 1] == .en || stop < kinds.count && kinds[stop] == .en
      if touches { for j in i..<stop { kinds[j] = .en } }
      i = stop
    }
    // W6, W7.
    strong = start
    for i in kinds.indices {
      switch kinds[i] {
      case .es, .et, .cs: kinds[i] = .on
      case .l, .r: strong = kinds[i]
      case .en where strong == .l: kinds[i] = .l
      default: break
      }
    }
  }

  private static func isIsolate(_ kind: BidiClass) -> Bool {
    kind == .lri || kind == .rli || kind == .fsi || kind == .pdi
  }

  /// Numbers count as right-to-left for neutrals.
  private static func direction(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .l: .l
    case .r, .an, .en: .r
    default: nil
    }
  }

  /// N0: both brackets of a pair get one direction.
  private mutating func resolveBrackets(_ original: [BidiClass]) {
    var open: [(bracket: UInt32, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for i in kinds.indices where kinds[i] == .on {
      let character = text[indices[i]]
      switch Bracket(character) {
      case .none: continue
      case .opening(let closing):
        // The standard's stack holds 63; then there are no pairs at all.
        guard open.count < 63 else { return }
        open.append((closing, i))
      case .closing(let own):
        if let match = open.lastIndex(where: { $0.bracket == own }) {
          pairs.append((open[match].place, i))
          open.removeSubrange(match...)
        }
      }
    }
    let embedding: BidiClass = level & 1 == 1 ? .r : .l
    // What came before a bracket is found in one walk, as the pairs come in order.
    var context = start
    var walked = 0
    for (first, last) in pairs.sorted(by: { $0.0 < $1.0 }) {
      while walked < first {
        context = Self.direction(kinds[walked]) ?? context
        walked += 1
      }
      let inside = kinds[first + 1..<last].lazy.compactMap(Self.direction)
      var found: BidiClass?
      if inside.contains(embedding) {
        found = embedding
      } else if inside.first != nil {
        found = context != embedding ? context : embedding
      }
      guard let found else { continue }
      for place in [first, last] {
        kinds[place] = found
        // Marks on a bracket go with it.
        var next = place + 1
        while next < kinds.count, original[indices[next]] == .nsm {
          kinds[next] = found
          next += 1
        }
      }
    }
  }

  /// N1, N2: neutrals between two equal directions take it, others that of the level.
  private mutating func resolveNeutral() {
    let embedding: BidiClass = level & 1 == 1 ? .r : .l
    var before = start
    var i = 0
    while i < kinds.count {
      if let direction = Self.direction(kinds[i]) {
        before = direction
        i += 1
        continue
      }
      var stop = i
      while stop < kinds.count, Self.direction(kinds[stop]) == nil { stop += 1 }
      let after = stop < kinds.count ? Self.direction(kinds[stop]) ?? end : end
      for j in i..<stop { kinds[j] = before == after ? before : embedding }
      i = stop
    }
  }
}

/// A paired bracket: by UAX #9, what is an opening or closing punctuation mark and has a mirror
/// image.
private enum Bracket {
  case none
  /// With its closing partner.
  case opening(UInt32)
  /// The bracket itself, in its canonical form.
  case closing(UInt32)

  init(_ character: UInt32) {
    if character < 0x80 {
      switch character {
      case 0x28: self = .opening(0x29)
      case 0x5B: self = .opening(0x5D)
      case 0x7B: self = .opening(0x7D)
      case 0x29, 0x5D, 0x7D: self = .closing(character)
      default: self = .none
      }
      return
    }
    // U+2329 and U+232A are canonically the same as U+3008 and U+3009.
    if character == 0x2329 || character == 0x232A {
      self = character == 0x2329 ? .opening(0x3009) : .closing(0x3009)
      return
    }
    guard let scalar = Unicode.Scalar(character), scalar.properties.isBidiMirrored else {
      self = .none
      return
    }
    let mirror = hb_unicode_mirroring(hb_unicode_funcs_get_default(), character)
    switch scalar.properties.generalCategory {
    case .openPunctuation where mirror != character: self = .opening(mirror)
    case .closePunctuation where mirror != character: self = .closing(character)
    default: self = .none
    }
  }
}
