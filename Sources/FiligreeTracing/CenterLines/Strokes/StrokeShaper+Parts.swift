import FiligreeBase

extension StrokeShaper {
  /// A stretch of a chain that is a stroke of its own.
  struct Part {
    /// What an end of a part is.
    enum End {
      /// The end of a line.
      case free
      /// The end of a branch at a junction.
      case junction(Int)
      /// The end of a wide line that a narrow one goes on from.
      case wide
      /// The end of a narrow line at a wide one that it reaches so far into.
      case narrow(reach: Float)
      /// An end where there is no foreground beyond.
      case cut

      /// Whether the line's tip is here.
      var isTip: Bool {
        switch self {
        case .free, .wide: true
        case .junction, .narrow, .cut: false
        }
      }

      /// Whether it is at a junction.
      var isJunction: Bool {
        if case .junction = self { true } else { false }
      }

      /// Whether sections near the end may include another stroke.
      var isBesideAnother: Bool {
        switch self {
        case .junction, .narrow: true
        case .free, .wide, .cut: false
        }
      }
    }

    var sections: [Section]
    var isClosed: Bool
    var ends: [End]
  }

  /// The parts of a chain: it is cut where its width changes at once, and where a straight way across a
  /// junction leaves the foreground.
  func parts(_ sections: [Section], _ chain: StrokeChains.Chain) -> [Part] {
    func end(_ branchEnd: Int) -> Part.End {
      let junction = chains.junctionOfEnd[branchEnd]
      if chain.isBridge { return .cut }
      return chain.isClosed || junction < 0 ? .free : .junction(branchEnd)
    }
    var parts = [
      Part(
        sections: sections, isClosed: chain.isClosed,
        ends: [end(chain.sides[0]), end(chain.sides[chain.sides.count - 1] ^ 1)])
    ]
    let gaps = sections.indices.dropFirst().filter { i in
      let (a, b) = (sections[i - 1], sections[i])
      return !Self.isNear(a.point, b.point)
        && lastCovered(from: a.point, to: b.point, width: min(a.width, b.width)) != b.point
    }
    for i in gaps.reversed() { parts.cut(0, at: i) }
    var result: [Part] = []
    for var part in parts {
      var steps = WidthSteps(part.sections, hasSteps: hasSteps).steps
      if part.isClosed, let first = steps.first {
        part.open(at: first)
        steps = WidthSteps(part.sections, hasSteps: hasSteps).steps
      }
      var rest = [part]
      // From the last one on, so that the indices before it stay.
      for step in steps.reversed() { split(&rest, at: step) }
      for part in rest {
        var pieces = [part]
        for end in [1, 0] where part.ends[end].isJunction { splitNarrow(&pieces, end) }
        result += pieces
      }
    }
    return result
  }

  /// Sections wider than this many times a wide line's width, and pixels, are oblique.
  private static let (obliqueFactor, obliqueMargin): (Float, Float) = (1.02, 0.05)
  /// The largest share of a stroke's width that a narrower line beside a junction has, and the least difference, in
  /// pixels.
  private static let (narrowShare, narrowJump): (Float, Float) = (0.6, 1)
  /// The largest number of sections from there on to the full width, in widths and besides: more are a taper.
  private static let (narrowWidths, narrowSections): (Float, Int) = (0.4, 2)

  /// Cuts a narrow line off where a wide one goes on to a junction, if it is too short for a step.
  private func splitNarrow(_ parts: inout [Part], _ end: Int) {
    let which = end == 0 ? 0 : parts.count - 1
    let part = parts[which]
    let n = part.sections.count
    let widths = part.sections.map(\.width)
    let width = widths.sorted()[n / 2]
    func at(_ i: Int) -> Float { widths[end == 0 ? i : n - 1 - i] }
    func isNarrow(_ i: Int) -> Bool {
      at(i) < Self.narrowShare * width && at(i) < width - Self.narrowJump
    }
    var count = 0
    while count < n / 3, isNarrow(count) { count += 1 }
    let full = count + Int(Self.narrowWidths * width) + Self.narrowSections
    guard count > 0, full < n, !Self.isOver(width, at(full)) else { return }
    split(
      &parts, which,
      at: WidthSteps.Step(
        index: end == 0 ? count : n - count, before: end == 0 ? at(0) : width,
        after: end == 0 ? width : at(0), reach: 0))
    parts.removeAll { $0.sections.count < 2 }
  }

  /// Cuts one of some parts where its width changes.
  private func split(_ parts: inout [Part], _ which: Int = 0, at step: WidthSteps.Step) {
    parts.cut(which, at: step.index)
    let next = which + 1
    let isWideBefore = step.before > step.after
    let usual = min(step.before, step.after)
    let isOver = { (section: Section) in Self.isOver(section.width, usual) }
    // The narrow line begins where it is narrow.
    let most = min(step.reach, parts[isWideBefore ? next : which].sections.count / 2)
    if isWideBefore {
      parts[next].sections.removeFirst(min(parts[next].sections.prefix(while: isOver).count, most))
    } else {
      let over = parts[which].sections.reversed().prefix(while: isOver)
      parts[which].sections.removeLast(min(over.count, most))
    }
    // Where the thin line leaves from a corner, the wide line's skeleton turns to it, and its sections are oblique.
    let limit = Self.obliqueFactor * max(step.before, step.after) + Self.obliqueMargin
    let isOblique = { (section: Section) in section.width > limit }
    let wide = isWideBefore ? which : next
    let rest = parts[wide].sections.count / 3
    if isWideBefore {
      let oblique = parts[which].sections.reversed().prefix(while: isOblique)
      parts[which].sections.removeLast(min(oblique.count, rest))
    } else {
      parts[next].sections.removeFirst(
        min(parts[next].sections.prefix(while: isOblique).count, rest))
    }
    guard let last = parts[which].sections.last, let first = parts[next].sections.first else {
      return
    }
    let reach = min((first.point - last.point).length, step.narrowReach)
    parts[which].ends[1] = isWideBefore ? .wide : .narrow(reach: reach)
    parts[next].ends[0] = isWideBefore ? .narrow(reach: reach) : .wide
  }
}

extension StrokeShaper.Part {
  /// Makes a closed stroke an open one that begins and ends where its width changes.
  fileprivate mutating func open(at step: WidthSteps.Step) {
    sections = Array(sections[step.index...] + sections[..<step.index])
    isClosed = false
    let isWideBefore = step.before > step.after
    let reach = step.narrowReach
    ends = [
      isWideBefore ? .narrow(reach: reach) : .wide, isWideBefore ? .wide : .narrow(reach: reach),
    ]
  }
}

extension [StrokeShaper.Part] {
  /// Cuts a part in two at a section; begins a closed one there.
  fileprivate mutating func cut(_ which: Int, at index: Int) {
    let part = self[which]
    if part.isClosed {
      self[which].sections = [StrokeShaper.Section](
        part.sections[index...] + part.sections[..<index])
      self[which].isClosed = false
      self[which].ends = [.cut, .cut]
      return
    }
    self[which].sections = [StrokeShaper.Section](part.sections[..<index])
    self[which].ends[1] = .cut
    insert(
      StrokeShaper.Part(
        sections: [StrokeShaper.Section](part.sections[index...]), isClosed: false,
        ends: [.cut, part.ends[1]]),
      at: which + 1)
  }
}
