/// Lines: clipped to the page and stored.
extension EdgeBuilder {
  /// How many edges a line may become: along the left border, on the page, along the border again.
  static let edgesPerLine = 3

  /// Adds the line from `a` to `b`, for which `reserve` has made room.
  @inline(__always)
  mutating func line(_ a: SIMD2<Double>, _ b: SIMD2<Double>, clips: Bool) {
    if clips, !isOnPage(a) || !isOnPage(b) {
      clippedLine(a, b)
    } else {
      add(
        FixedPoint.from(a.x), FixedPoint.from(a.y), FixedPoint.from(b.x), FixedPoint.from(b.y))
    }
  }

  @inline(__always)
  private func isOnPage(_ p: SIMD2<Double>) -> Bool {
    p.x >= 0 && p.y >= 0 && p.x <= page.x && p.y <= page.y
  }

  /// Adds what the page sees of the line from `a` to `b`, one of which is not on it.
  ///
  /// A point where the line is cut belongs to the parts on both sides and is rounded once, so that
  /// a closed outline stays closed: the windings of each row still add up.
  @inline(never)
  private mutating func clippedLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let down = a.y < b.y
    let (p, q) = down ? (a, b) : (b, a)
    if q.y <= 0 || p.y >= page.y || p.y == q.y { return }
    if p.x >= page.x && q.x >= page.x { return }

    let top = p.y < 0 ? SIMD2(x(at: 0, p, q), 0) : p
    let bottom = q.y > page.y ? SIMD2(x(at: page.y, p, q), page.y) : q
    let left = Int32(0)
    let (y0, y1) = (FixedPoint.from(top.y), FixedPoint.from(bottom.y))
    if top.x <= 0 && bottom.x <= 0 {
      store(left, y0, left, y1, down)
      return
    }
    let goesRight = top.x < bottom.x
    // The heights at which the line enters and leaves the columns of the page.
    let (near, far) = goesRight ? (0.0, page.x) : (page.x, 0.0)
    var (x0, x1) = (FixedPoint.from(clamp(top.x)), FixedPoint.from(clamp(bottom.x)))
    var (enter, leave) = (y0, y1)
    if goesRight ? top.x < near : top.x > near {
      enter = max(y0, min(y1, FixedPoint.from(y(at: near, p, q))))
      x0 = FixedPoint.from(near)
    }
    if goesRight ? bottom.x > far : bottom.x < far {
      leave = max(enter, min(y1, FixedPoint.from(y(at: far, p, q))))
      x1 = FixedPoint.from(far)
    }
    if goesRight {
      store(left, y0, left, enter, down)
      store(x0, enter, x1, leave, down)
    } else {
      store(x0, enter, x1, leave, down)
      store(left, leave, left, y1, down)
    }
  }

  @inline(__always)
  private func clamp(_ x: Double) -> Double {
    max(0, min(page.x, x))
  }

  @inline(__always)
  private mutating func store(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ down: Bool) {
    if down {
      add(x0, y0, x1, y1)
    } else {
      add(x1, y1, x0, y0)
    }
  }

  // Both interpolate by weights instead of adding a step to one end, and halve before they
  // subtract: neither overflows for ends at ±10^308.

  private func x(at y: Double, _ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double {
    let t = (y * 0.5 - p.y * 0.5) / (q.y * 0.5 - p.y * 0.5)
    return p.x * (1 - t) + q.x * t
  }

  private func y(at x: Double, _ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double {
    let t = (x * 0.5 - p.x * 0.5) / (q.x * 0.5 - p.x * 0.5)
    return p.y * (1 - t) + q.y * t
  }
}
