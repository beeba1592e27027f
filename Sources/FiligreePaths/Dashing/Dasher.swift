import Foundation

/// Cuts a center line into dashes, and passes them on to `inner` as open subpaths.
///
/// The pattern begins anew with each subpath. In a closed one the first dash waits: where the last
/// dash reaches the start they are one dash, joined and not capped.
struct Dasher<Inner: StrokeSpine>: StrokeSpine {
  private enum Piece {
    case line(CGPoint)
    case curve(CubicCurve)
  }

  let pattern: DashPattern
  private(set) var inner: Inner

  /// The place in the pattern.
  private var index = 0
  private var remaining: CGFloat = 0
  private var isOn: Bool { index % 2 == 0 }

  private var isClosed = false
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var sawZeroLength = false
  private var hasWalked = false
  /// Where the dash in hand began, and whether it has come anywhere.
  private var dashStart = CGPoint.zero
  private var hasPiece = false
  /// The first dash of a closed subpath, and whether it is still the one in hand.
  private var waiting: [Piece] = []
  private var isWaiting = false

  init(pattern: DashPattern, inner: Inner) {
    self.pattern = pattern
    self.inner = inner
  }

  mutating func begin(at point: CGPoint, isClosed: Bool) {
    self.isClosed = isClosed
    start = point
    current = point
    dashStart = point
    index = pattern.startIndex
    remaining = pattern.startRemaining
    sawZeroLength = false
    hasWalked = false
    hasPiece = false
    waiting.removeAll(keepingCapacity: true)
    isWaiting = isClosed && isOn
  }

  mutating func line(to point: CGPoint) {
    let origin = current
    let step = point - origin
    let length = PathSegment.length(of: step)
    guard let direction = step.unit, length > 0 else {
      sawZeroLength = true
      return
    }
    hasWalked = true
    var at: CGFloat = 0
    while at + remaining <= length {
      at += remaining
      let end = origin + step * (at / length)
      if isOn, end != current { add(.line(end)) }
      current = end
      turnPage(direction: direction)
    }
    if isOn, current != point { add(.line(point)) }
    current = point
    remaining -= length - at
  }

  mutating func curve(_ curve: CubicCurve) {
    let segment = PathSegment(curve)
    let length = segment.length()
    guard length > 0, length.isFinite else {
      sawZeroLength = true
      return
    }
    hasWalked = true
    var at: CGFloat = 0
    var t0: CGFloat = 0
    while at + remaining <= length {
      at += remaining
      let t1 = segment.parameter(atLength: at, of: length)
      if isOn, t1 > t0 { add(.curve(curve.part(from: t0, to: t1))) }
      current = curve.point(at: t1)
      let direction =
        curve.derivative(at: t1).unit ?? (t1 < 0.5 ? curve.startDirection : curve.endDirection)
      turnPage(direction: direction ?? CGPoint(x: 1, y: 0))
      t0 = t1
    }
    if isOn, t0 < 1 { add(.curve(t0 == 0 ? curve : curve.part(from: t0, to: 1))) }
    current = curve.p3
    remaining -= length - at
  }

  mutating func end() {
    guard hasWalked else {
      if sawZeroLength, isOn {
        inner.begin(at: start, isClosed: false)
        inner.line(to: start)
        inner.end()
      }
      return
    }
    if isWaiting {
      // One dash all the way round.
      inner.begin(at: start, isClosed: true)
      passOnWaiting()
      return
    }
    if isOn, hasPiece {
      if !waiting.isEmpty {
        passOnWaiting()
      } else {
        inner.end()
      }
    } else if !waiting.isEmpty {
      inner.begin(at: start, isClosed: false)
      passOnWaiting()
    }
  }

  mutating func dot(at point: CGPoint, direction: CGPoint) {
    inner.dot(at: point, direction: direction)
  }

  /// Ends the dash or the gap in hand at the current point.
  private mutating func turnPage(direction: CGPoint) {
    if isOn {
      if !hasPiece {
        inner.dot(at: current, direction: direction)
      } else if !isWaiting {
        inner.end()
      }
      isWaiting = false
    }
    index += 1
    if index == pattern.lengths.count { index = 0 }
    remaining = pattern.lengths[index]
    dashStart = current
    hasPiece = false
  }

  private mutating func add(_ piece: Piece) {
    if isWaiting {
      waiting.append(piece)
    } else {
      if !hasPiece { inner.begin(at: dashStart, isClosed: false) }
      passOn(piece)
    }
    hasPiece = true
  }

  private mutating func passOn(_ piece: Piece) {
    switch piece {
    case .line(let end): inner.line(to: end)
    case .curve(let curve): inner.curve(curve)
    }
  }

  private mutating func passOnWaiting() {
    for piece in waiting { passOn(piece) }
    inner.end()
  }
}
