import Foundation

/// A finger on the page.
///
/// Points are in the page's coordinates, y down. Each event evaluates what it changes before it
/// returns; none moves the clock, but for ``drag(_:duration:)``. Points that are not finite are no
/// events: such a touch does not begin, such a move is left out, and lifting the finger there lifts it
/// where it was.
extension ViewSession {
  /// A finger touches the page.
  ///
  /// One that is there already is cancelled.
  public func touchDown(at point: CGPoint) {
    update()
    guard point.isFinite else { return }
    queue.working { touches.begin(at: point) }
    lastTouch = point
    update()
  }

  /// The finger moves; without one nothing happens.
  public func touchMove(to point: CGPoint) {
    update()
    guard point.isFinite, touches.isDown else { return }
    queue.working { touches.move(to: point) }
    lastTouch = point
    update()
  }

  /// The finger leaves the page at a point, or where it is; without one nothing happens.
  public func touchUp(at point: CGPoint? = nil) {
    update()
    let point = point.flatMap { $0.isFinite ? $0 : nil } ?? lastTouch
    queue.working { touches.end(at: point) }
    update()
  }

  /// The touch does not count any more: gestures under way are taken back, none ends.
  public func touchCancel() {
    update()
    queue.working { touches.cancel() }
    update()
  }

  /// A finger taps the page.
  ///
  /// Where a double tap may follow, a single one counts when the clock has moved by more than 0.35
  /// seconds.
  public func tap(at point: CGPoint) {
    guard point.isFinite else { return }
    touchDown(at: point)
    touchUp(at: point)
  }

  /// A finger taps the middle of what has a label: the first in ``accessibilityTree`` whose label is
  /// exactly that.
  ///
  /// If something else lies there, or the shape has a hole, the tap goes to what has the label all the
  /// same, as with VoiceOver. A field that gets the focus so has its caret at the end.
  ///
  /// - Returns: Whether there is something of that label that is not disabled. If not, ``problems``
  ///   says which labels there are.
  @discardableResult
  public func tap(_ label: String) -> Bool {
    update()
    let tree = graph.accessibility
    guard
      let index = tree.elements.firstIndex(where: { $0.label == label && $0.isEnabled }),
      let item = tree.items[index]
    else {
      let labels = tree.elements.map { "“\($0.label)”" + ($0.isEnabled ? "" : " (disabled)") }
      graph.report(
        "tap: nothing that reacts is called “\(label)”; there are "
          + (labels.isEmpty ? "no labels" : labels.joined(separator: ", ")))
      return false
    }
    let size = item.presentedSize
    let point = item.pointOnPage(CGPoint(x: size.width / 2, y: size.height / 2))
    guard point.isFinite else { return false }
    let hits = graph.hitTest(point).map(\.item)
    let around = Array(sequence(first: item, next: \.parent))
    // What has the label, or anything within it.
    queue.working { touches.begin(at: point, hits.contains { $0 === item } ? hits : around) }
    lastTouch = point
    update()
    let before = graph.focus.target
    touchUp(at: point)
    // VoiceOver begins to write at the end.
    if graph.focus.target !== before {
      queue.working { graph.placeCaretAtEnd(within: item) }
      update()
    }
    return true
  }

  /// Two fingers touch the page, move evenly and leave it: they pinch, spread or turn.
  ///
  /// There are eight moves, and the clock moves by `duration` seconds, by the same time before each. Gestures of one
  /// finger see the point between the two. Points that are not finite are no events.
  public func pinch(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), duration: TimeInterval = 0.2
  ) {
    update()
    let points = [start.0, start.1, end.0, end.1]
    guard points.allSatisfy(\.isFinite) else { return }
    let length = duration > 0 && duration.isFinite ? duration : 0
    let (begin, moves) = (time, 8)
    queue.working { touches.begin(at: start.0, start.1) }
    update()
    for move in 1...moves {
      let part = CGFloat(move) / CGFloat(moves)
      func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      advance(to: begin + length * Double(part))
      queue.working { touches.move(to: between(start.0, end.0), between(start.1, end.1)) }
      update()
    }
    queue.working { touches.end(at: end.0) }
    update()
  }

  /// A finger is drawn along points: it touches the first, and leaves at the last.
  ///
  /// There is one move for each point from the second on, and none between them. The clock moves by
  /// `duration` seconds, by the same time before each move.
  public func drag(_ points: [CGPoint], duration: TimeInterval = 0) {
    let points = points.filter(\.isFinite)
    guard let first = points.first, let last = points.last else { return }
    let begin = time
    let length = duration > 0 && duration.isFinite ? duration : 0
    touchDown(at: first)
    for (index, point) in points.enumerated().dropFirst() {
      advance(to: begin + length * Double(index) / Double(points.count - 1))
      touchMove(to: point)
    }
    if points.count == 1 { advance(to: begin + length) }
    touchUp(at: last)
  }
}

extension ViewSession {
  /// What the views say to people who do not see them, in the views' order.
  ///
  /// While a sheet is up, it is only what the sheet says.
  public var accessibilityTree: [AccessibilityElement] {
    update()
    return graph.accessibility.elements
  }

  /// Whether the picture changes with the clock though nothing is animated: a spinner is there.
  ///
  /// ``isAnimating`` says nothing of it, so that waiting for it to be false comes to an end.
  public var isDrawnByClock: Bool { graph.isDrawnByClock }

  /// Whether a sheet is up, or coming up.
  public var sheetIsPresented: Bool {
    update()
    return graph.topPresentation != nil
  }

  /// Dismisses the topmost sheet, as dragging it down does.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func dismissSheet() -> Bool {
    update()
    guard let sheet = graph.topPresentation else { return false }
    queue.working { sheet.dismiss() }
    update()
    return true
  }
}
