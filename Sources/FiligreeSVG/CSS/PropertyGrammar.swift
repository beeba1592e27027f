/// What values a property takes.
///
/// A declaration with another value is as if it were not there (CSS Syntax Module Level 3, section 2.2): what an
/// earlier one says, or a weaker rule, counts. Programs write a plain value first, and then one that only newer readers
/// take. Sources: SVG 2, appendix "Property index", and CSS' modules that it refers to.
enum PropertyGrammar {
  case color
  case paint
  /// A number, or a percentage.
  case fraction
  /// A number that is at least this one.
  case number(atLeast: Double)
  /// A length, a percentage or a number, perhaps not below zero; or one of some words.
  case length(isPositive: Bool, words: Set<String> = [])
  /// A list of lengths, none of which is negative, or `none`.
  case lengths
  case words(Set<String>)
  /// Several of some words.
  case wordList(Set<String>)
  case transform
  /// `none` or a link.
  case reference

  /// Whether a value is one of these.
  func accepts(_ scanner: ValueScanner) -> Bool {
    var scanner = scanner
    scanner.skipSpace()
    switch self {
    case .color: return scanner.color() != nil && scanner.isAtEnd
    case .paint: return Resolver.paint(&scanner) != nil && scanner.isAtEnd
    case .fraction:
      guard scanner.number() != nil else { return false }
      _ = scanner.passes("%")
      return scanner.isAtEnd
    case .number(let least):
      guard let number = scanner.number() else { return false }
      return number >= least && scanner.isAtEnd
    case .length(let isPositive, let words):
      if let length = scanner.length() {
        return scanner.isAtEnd && !(isPositive && length.further.isEmpty && length.value < 0)
      }
      return scanner.isOnly(words)
    case .lengths:
      return scanner.isOnly(["none"]) || Resolver.lengths(&scanner) != nil
    case .words(let words): return scanner.isOnly(words)
    case .wordList(let words):
      var count = 0
      while let word = scanner.word()?.lowercased() {
        guard words.contains(word) else { return false }
        count += 1
        scanner.skipSpace()
      }
      return count > 0 && scanner.isAtEnd
    case .transform: return scanner.transform() != nil
    case .reference:
      if scanner.isOnly(["none"]) { return true }
      return scanner.reference() != nil && scanner.isAtEnd
    }
  }
}

extension ValueScanner {
  /// Whether the rest of the value is one of some words.
  fileprivate func isOnly(_ words: Set<String>) -> Bool {
    var scanner = self
    guard let word = scanner.word(), scanner.isAtEnd else { return false }
    return words.contains(word.lowercased())
  }
}

extension SVGAttributeName {
  /// Whether a declaration of the property with a value counts.
  func accepts(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let grammar, CSSWideKeyword(value) == nil else { return true }
    return grammar.accepts(ValueScanner(UnsafeBufferPointer(rebasing: value)))
  }

  /// What values the property takes; nil for one that is read whatever it is.
  var grammar: PropertyGrammar? {
    switch self {
    case .color, .backgroundColor, .stopColor, .floodColor, .lightingColor, .textDecorationColor:
      .color
    case .fill, .stroke: .paint
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .floodOpacity: .fraction
    case .strokeMiterlimit: .number(atLeast: 1)
    case .strokeWidth, .r: .length(isPositive: true)
    case .rx, .ry, .width, .height: .length(isPositive: true, words: ["auto"])
    case .x, .y, .cx, .cy, .strokeDashoffset: .length(isPositive: false)
    case .letterSpacing, .wordSpacing: .length(isPositive: false, words: ["normal"])
    case .strokeDasharray: .lengths
    case .fillRule, .clipRule: .words(["nonzero", "evenodd"])
    case .strokeLinecap: .words(["butt", "round", "square"])
    case .strokeLinejoin: .words(["miter", "miter-clip", "round", "bevel", "arcs"])
    case .visibility: .words(["visible", "hidden", "collapse"])
    case .colorInterpolation, .colorInterpolationFilters:
      .words(["auto", "srgb", "linearrgb"])
    case .shapeRendering:
      .words(["auto", "optimizespeed", "crispedges", "geometricprecision"])
    case .imageRendering:
      .words([
        "auto", "optimizespeed", "optimizequality", "pixelated", "crisp-edges", "smooth",
        "high-quality",
      ])
    case .textAnchor: .words(["start", "middle", "end"])
    case .direction: .words(["ltr", "rtl"])
    case .isolation: .words(["auto", "isolate"])
    case .mixBlendMode: .words(Set(Resolver.blendModes.keys))
    case .maskType: .words(["luminance", "alpha"])
    case .overflow: .wordList(["visible", "hidden", "scroll", "auto", "clip"])
    case .textOrientation: .words(["mixed", "upright", "sideways", "sideways-right"])
    case .textTransform:
      .wordList([
        "none", "uppercase", "lowercase", "capitalize", "full-width", "full-size-kana",
      ])
    case .transformBox:
      .words(["content-box", "border-box", "fill-box", "stroke-box", "view-box"])
    case .transform: .transform
    case .markerStart, .markerMid, .markerEnd: .reference
    case .display:
      .wordList([
        "none", "inline", "block", "inline-block", "flex", "inline-flex", "grid", "inline-grid",
        "list-item", "contents", "table", "inline-table", "table-row", "table-cell",
        "table-column", "table-caption", "table-row-group", "table-header-group",
        "table-footer-group", "table-column-group", "flow", "flow-root", "ruby", "run-in", "math",
      ])
    default: nil
    }
  }
}
