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
      return chain.isClosed || junction < 0 ? .free : .junction(branchEnd)
    }
    var parts = [
      Part(
        sections: sections, isClosed: chain.isClosed,
        ends: [end(chain.sides[0]), end(chain.sides[chain.sides.count - 1] ^ 1)])
    ]
    let gaps = sections.indices.dropFirst().filter { i in
      let (a, b) = (sections[i - 1].point, sections[i].point)
      return !Self.isNear(a, b) && lastCovered(from: a, to: b) != b
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
      result += rest
    }
    return result
  }

  /// Cuts the first of some parts where its width changes.
  private func split(_ parts: inout [Part], at step: WidthSteps.Step) {
    parts.cut(0, at: step.index)
    let isWideBefore = step.before > step.after
    let usual = min(step.before, step.after)
    let isOver = { (section: Section) in Self.isOver(section.width, usual) }
    // The narrow line begins where it is narrow.
    let most = min(step.reach, parts[isWideBefore ? 1 : 0].sections.count / 2)
    if isWideBefore {
      parts[1].sections.removeFirst(min(parts[1].sections.prefix(while: isOver).count, most))
    } else {
      let over = parts[0].sections.reversed().prefix(while: isOver)
      parts[0].sections.removeLast(min(over.count, most))
    }
    guard let last = parts[0].sections.last, let first = parts[1].sections.first else { return }
    let reach = min((first.point - last.point).length, step.narrowReach)
    parts[0].ends[1] = isWideBefore ? .wide : .narrow(reach: reach)
    parts[1].ends[0] = isWideBefore ? .narrow(reach: reach) : .wide
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
