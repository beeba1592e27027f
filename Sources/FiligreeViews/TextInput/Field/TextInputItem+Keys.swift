import FiligreeText
import Foundation

/// What keys do in a field: as on iOS with a keyboard.
extension TextInputItem {
  func take(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    defer { if key != .upArrow, key != .downArrow { goal = nil } }
    switch key {
    case .leftArrow, .rightArrow:
      let isRight = key == .rightArrow
      if held.contains(.command) { return move(held, lineEnd(isRight: isRight)) }
      if !held.isDisjoint(with: [.option, .control]) { return move(held, word(isRight: isRight)) }
      return step(isRight: isRight, held)
    case .upArrow, .downArrow:
      return climb(isDown: key == .downArrow, held)
    case .home, .end:
      let isEnd = key == .end
      guard held.isDisjoint(with: [.command, .control]) else {
        return move(held, (isEnd ? edited.count : 0, false))
      }
      return move(held, lineEdge(isEnd: isEnd))
    case .delete:
      delete(held, forward: false)
      return true
    case .deleteForward:
      delete(held, forward: true)
      return true
    case .return:
      return pressReturn(held)
    case .tab:
      guard model.kind == .editor, held.isEmpty else { return false }
      return type("\t")
    default:
      if held.contains(.command) { return command(key, held) }
      guard !held.contains(.control), let typed = key.typed else { return false }
      return type(held.contains(.shift) ? typed.uppercased() : typed)
    }
  }

  /// Puts text where the caret is; in a field of one line, a line's end becomes a space.
  @discardableResult
  func type(_ string: String, _ kind: EditingHistory.Kind = .typing) -> Bool {
    let string =
      model.kind.isOneLine
      ? string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: " ") : string
    edit(kind) { $0.insert(string) }
    return true
  }

  private func pressReturn(_ held: EventModifiers) -> Bool {
    guard !held.contains(.command) else { return false }
    guard model.kind.isOneLine else { return type("\n", .other) }
    let submission = environment.submission.action(for: environment.submitTrigger)
    let isOurs = submission != nil || model.submits
    model.onCommit(true)
    submission?()
    // As on iOS the keyboard goes, unless the action has moved the focus.
    if node.graph.focus.target === self, !node.graph.focus.isAsked { node.graph.resignFocus() }
    return isOurs
  }

  private func delete(_ held: EventModifiers, forward: Bool) {
    let head = edited.selection.head
    let other: Int
    if held.contains(.command) {
      other = lineEdge(isEnd: forward).place
    } else if !held.isDisjoint(with: [.option, .control]) {
      other = wordEdge(head, forward: forward)
    } else {
      other = forward ? edited.place(after: head) : edited.place(before: head)
    }
    edit(.deleting) { $0.delete(min(head, other)..<max(head, other)) }
  }

  private func command(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
    guard held.subtracting([.command, .shift]).isEmpty else { return false }
    let focus = node.graph.focus
    switch key.character.lowercased() {
    case "a":
      edited.selectsAll { select($0) }
    case "c", "x":
      // What is hidden stays hidden.
      guard !edited.selection.isCaret, model.kind != .secure else { break }
      focus.pasteboard = edited.selectedText
      if key.character.lowercased() == "x" { edit(.other) { $0.insert("") } }
    case "v":
      if let string = focus.pasteboard { type(string, .other) }
    case "z":
      undo(again: held.contains(.shift))
    default:
      return false
    }
    return true
  }
}

extension EditedText {
  /// Calls `body` with a selection of everything.
  fileprivate func selectsAll(_ body: (Selection) -> Void) {
    body(Selection(anchor: 0, head: count))
  }
}

/// How the caret moves.
extension TextInputItem {
  typealias Target = (place: Int, isUpstream: Bool)

  /// Moves the caret, or the end of the selection with Shift.
  @discardableResult
  private func move(_ held: EventModifiers, _ target: Target) -> Bool {
    let anchor = held.contains(.shift) ? edited.selection.anchor : target.place
    select(
      EditedText.Selection(anchor: anchor, head: target.place), isUpstream: target.isUpstream)
    return true
  }

  private var head: CaretPlace {
    CaretPlace(shownPlace(edited.selection.head), isUpstream: isUpstream)
  }

  /// Whether the caret's paragraph runs from right to left.
  private var runsRightToLeft: Bool {
    layout.lineIndex(of: head).map { layout.runsRightToLeft(line: $0) }
      ?? (environment.layoutDirection == .rightToLeft)
  }

  /// One character to the left or to the right, as the eye sees it.
  private func step(isRight: Bool, _ held: EventModifiers) -> Bool {
    if !held.contains(.shift), !edited.selection.isCaret {
      return move(held, (selectionEdge(isRight: isRight), false))
    }
    guard let now = layout.caret(at: head) else { return true }
    let stops = layout.stops(inLine: now.line)
    let isMirrored = runsRightToLeft
    let next =
      isRight
      ? stops.filter { $0.x > now.x + 0.01 }.min { $0.x < $1.x }
      : stops.filter { $0.x < now.x - 0.01 }.max { $0.x < $1.x }
    if let next {
      // Of two places in one x, the one that text of the paragraph's direction comes to.
      let same = stops.filter { abs($0.x - next.x) <= 0.01 }
      let place = isRight == isMirrored ? same.first : same.last
      return move(held, (self.place((place ?? next).offset), false))
    }
    // Over the edge: to the line before or after.
    let isForward = isRight != isMirrored
    let place = edited.selection.head
    return move(held, (isForward ? edited.place(after: place) : edited.place(before: place), false))
  }

  /// The end of the selection on a side.
  private func selectionEdge(isRight: Bool) -> Int {
    let range = edited.selection.range
    func caret(_ place: Int) -> Caret? { layout.caret(at: CaretPlace(shownPlace(place))) }
    guard let first = caret(range.lowerBound), let last = caret(range.upperBound),
      first.line == last.line, first.x != last.x
    else { return isRight != runsRightToLeft ? range.upperBound : range.lowerBound }
    return (first.x < last.x) == isRight ? range.upperBound : range.lowerBound
  }

  private func word(isRight: Bool) -> Target {
    (wordEdge(edited.selection.head, forward: isRight != runsRightToLeft), false)
  }

  private func wordEdge(_ place: Int, forward: Bool) -> Int {
    // Words would tell something of what is hidden.
    if model.kind == .secure { return forward ? edited.count : 0 }
    let words = WordBoundaries(edited)
    return forward ? words.end(after: place) : words.start(before: place)
  }

  private func lineEnd(isRight: Bool) -> Target {
    lineEdge(isEnd: isRight != runsRightToLeft)
  }

  /// The beginning or the end of the caret's line.
  private func lineEdge(isEnd: Bool) -> Target {
    guard let index = layout.lineIndex(of: head) else { return (0, false) }
    let range = layout.lines[index].range
    guard isEnd else { return (place(range.lowerBound), false) }
    return (place(range.upperBound), layout.endsSoftly(index))
  }

  /// One line up or down; with Command to the text's ends, with Option to the paragraph's.
  private func climb(isDown: Bool, _ held: EventModifiers) -> Bool {
    let end = isDown ? edited.count : 0
    if held.contains(.command) || model.kind.isOneLine { return move(held, (end, false)) }
    if held.contains(.option) { return move(held, (paragraphEdge(isEnd: isDown), false)) }
    guard let caret = layout.caret(at: head) else { return true }
    let line = caret.line + (isDown ? 1 : -1)
    guard layout.lines.indices.contains(line) else {
      goal = nil
      return move(held, (end, false))
    }
    let x = goal ?? caret.x
    let target = layout.place(atX: x, inLine: line)
    move(held, (place(target.offset), target.isUpstream))
    goal = x
    return true
  }

  /// The beginning or the end of the caret's paragraph; if it is there, of the one before or after.
  private func paragraphEdge(isEnd: Bool) -> Int {
    let scalars = Array(edited.text.unicodeScalars)
    func isEndOfLine(_ index: Int) -> Bool { Character(scalars[index]).isNewline }
    var place = edited.selection.head
    if isEnd {
      if place < scalars.count, isEndOfLine(place) { place = edited.place(after: place) }
      while place < scalars.count, !isEndOfLine(place) { place += 1 }
    } else {
      if place > 0, isEndOfLine(place - 1) { place = edited.place(before: place) }
      while place > 0, !isEndOfLine(place - 1) { place -= 1 }
    }
    return place
  }
}
