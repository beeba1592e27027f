import Foundation

/// Taps that follow one another.
struct TapCount {
  /// How long the next tap may be in coming, and how far away it may be: those of ``TapGesture``.
  private static let interval: TimeInterval = 0.35
  private static let reach: CGFloat = 45

  private var count = 0
  private var last: (time: TimeInterval, point: CGPoint)?

  /// Counts a tap; which of several it is, from 1.
  mutating func add(at point: CGPoint, _ time: TimeInterval) -> Int {
    let isNext =
      last.map {
        time - $0.time <= Self.interval && $0.point.distance(to: point) <= Self.reach
      } ?? false
    count = isNext ? count + 1 : 1
    last = (time, point)
    return count
  }
}

/// What fingers do in a field.
///
/// A tap gives it the focus and places the caret where it is (iOS takes the nearest end of a word), a double tap selects
/// a word, a triple tap everything. A finger that has rested for half a second moves the caret; one that moves at once
/// moves the text, if there is more of it than is seen.
extension TextInputItem: GestureTarget {
  private struct Recognition {
    enum Kind {
      case undecided, caret, scroll(CGPoint)
    }

    let page: CGPoint
    let start: CGPoint
    let time: TimeInterval
    var kind = Kind.undecided
  }

  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    let point = run.location(in: .local)
    var state =
      memory.state as? Recognition ?? Recognition(page: run.page, start: point, time: run.time)
    defer { memory.state = state }
    if run.kind == .cancelled { return .failed }
    if case .undecided = state.kind {
      if run.kind != .ended, run.time - state.time >= 0.5 {
        state.kind = .caret
        run.actions.append { [self] in begin(at: point) }
        return .changed(())
      }
      if state.page.distance(to: run.page) > 10 {
        guard canScroll(by: CGSize(width: point.x - state.start.x, height: point.y - state.start.y))
        else { return .failed }
        state.kind = .scroll(scroll)
      }
    }
    switch state.kind {
    case .undecided:
      guard run.kind == .ended else { return .waiting }
      let count = taps.add(at: run.page, run.time)
      run.actions.append { [self] in tap(point, count) }
      return .ended(())
    case .caret:
      run.actions.append { [self] in begin(at: point) }
    case .scroll(let before):
      let start = state.start
      run.actions.append { [self] in
        scroll = clamped(
          CGPoint(x: before.x - (point.x - start.x), y: before.y - (point.y - start.y)))
        setNeedsPlacing()
      }
    }
    return run.kind == .ended ? .ended(()) : .changed(())
  }

  /// Whether a drag moves the text: what cannot be moved further is left to what is around.
  private func canScroll(by translation: CGSize) -> Bool {
    let isAcross = abs(translation.width) > abs(translation.height)
    if isAcross, !isFocused { return false }
    let target = clamped(
      CGPoint(
        x: scroll.x - (isAcross ? translation.width : 0),
        y: scroll.y - (isAcross ? 0 : translation.height)))
    return target != scroll
  }

  /// Gives the field the focus, with the caret at a point.
  private func begin(at point: CGPoint) {
    node.graph.focus.focus(self)
    guard node.graph.focus.target === self else { return }
    let (place, isUpstream) = place(at: point)
    select(EditedText.Selection(place), isUpstream: isUpstream)
  }

  private func tap(_ point: CGPoint, _ count: Int) {
    begin(at: point)
    guard count > 1, isFocused, !edited.text.isEmpty else { return }
    if count > 2 || model.kind == .secure {
      select(EditedText.Selection(anchor: 0, head: edited.count))
      return
    }
    // The word under the finger, not the one that the caret is next to.
    let word = WordBoundaries(edited).word(at: characterStart(at: point))
    select(EditedText.Selection(anchor: word.lowerBound, head: word.upperBound))
  }

  /// The place before the character under a point.
  private func characterStart(at point: CGPoint) -> Int {
    let (place, _) = place(at: point)
    let origin = textOrigin
    func contains(_ range: Range<Int>) -> Bool {
      layout.selectionRects(range).contains {
        $0.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -0.01, dy: -1).contains(point)
      }
    }
    let before = edited.place(before: place)
    return before < place && contains(before..<place) ? before : place
  }
}

extension ViewGraph {
  /// Puts the caret at the text's end where an item that has got the focus by its label is a field.
  func placeCaretAtEnd(within item: LayoutItem) {
    guard let input = focus.target as? TextInputItem,
      sequence(first: input as LayoutItem, next: \.parent).contains(where: { $0 === item })
    else { return }
    input.select(EditedText.Selection(input.edited.count))
  }
}
