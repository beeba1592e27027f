/// The bars of a Code 128 (ISO/IEC 15417:2007).
struct Code128 {
  /// What is dark, a module each, without quiet zones.
  let modules: [Bool]

  /// Encodes bytes of ASCII by code sets B and, for pairs of digits, C, control characters by A; nil for other bytes,
  /// and for more than 80.
  ///
  /// That is some 900 modules, as much as scanners take in. The standard sets no limit.
  init?(_ message: [UInt8]) {
    guard message.count <= 80, message.allSatisfy({ $0 < 128 }) else { return nil }
    var set: CodeSet?
    var values: [Int] = []
    var i = 0
    while i < message.count {
      let wanted = CodeSet(for: message[i...], in: set)
      if wanted != set {
        values.append(set == nil ? wanted.start : wanted.change)
        set = wanted
      }
      if wanted == .c {
        values.append(Int(message[i] - 48) * 10 + Int(message[i + 1] - 48))
        i += 2
      } else {
        // A: 32…95, then 0…31. B: 32…127.
        let byte = Int(message[i])
        values.append(byte < 32 ? byte + 64 : byte - 32)
        i += 1
      }
    }
    if values.isEmpty { values = [CodeSet.b.start] }
    let sum = values.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) }
    values.append(sum % 103)
    modules = values.flatMap { Self.bars(Self.patterns[$0]) } + Self.bars(2_331_112)
  }

  private enum CodeSet {
    case a
    case b
    case c

    /// Annex E: C for runs of four digits and more, or two of them if C is what is read anyway.
    init(for rest: ArraySlice<UInt8>, in set: CodeSet?) {
      let digits = rest.prefix { (48...57).contains($0) }.count
      let isWorthChanging = digits >= 4 && digits % 2 == 0
      let isWholeMessage = set == nil && digits == 2 && digits == rest.count
      if digits >= 2, set == .c || isWorthChanging || isWholeMessage {
        self = .c
        return
      }
      let next = rest.first { $0 < 32 || $0 > 95 } ?? 95
      switch rest.first ?? 0 {
      case 0..<32: self = .a
      case 96...: self = .b
      default: self = set == .a || set == .b ? set ?? .b : next < 32 ? .a : .b
      }
    }

    var start: Int {
      switch self {
      case .a: 103
      case .b: 104
      case .c: 105
      }
    }

    /// The value that goes over to the set.
    var change: Int {
      switch self {
      case .a: 101
      case .b: 100
      case .c: 99
      }
    }
  }

  /// Modules of widths that are a number's digits, dark and light by turns.
  private static func bars(_ widths: Int) -> [Bool] {
    var result: [Bool] = []
    for (i, digit) in String(widths).utf8.enumerated() {
      result += [Bool](repeating: i % 2 == 0, count: Int(digit - 48))
    }
    return result
  }

  /// The widths of the bars and spaces of each value (table 1).
  private static let patterns = [
    212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212,
    112232, 122132, 122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131,
    311222, 321122, 321221, 312212, 322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321,
    112313, 132113, 132311, 211313, 231113, 231311, 112133, 112331, 132131, 113123, 113321, 133121,
    313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321, 331121, 312113, 312311, 332111,
    314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214, 112412, 122114,
    122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
    124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113,
    114311, 411113, 411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232,
  ]
}
