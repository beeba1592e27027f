import FiligreePixels

extension PixelBuffer {
  /// What a blur with these deviations along x and y makes of the pixels, in `target`.
  ///
  /// - Parameters:
  ///   - x: The standard deviation along rows, in pixels.
  ///   - y: The standard deviation along columns, in pixels.
  ///   - target: The part that is wanted.
  ///   - extends: Whether beyond the buffer are its outermost pixels; nothing otherwise.
  ///   - dithers: Whether the rounding to bytes is dithered.
  ///   - workers: Who works on it.
  /// - Returns: A buffer of the size of `target`.
  func blurred(
    _ x: Double, _ y: Double, in target: PixelRect, extends: Bool, dithers: Bool, workers: Workers
  ) -> PixelBuffer {
    let result = PixelBuffer(target)
    guard !rect.isEmpty, !target.isEmpty else { return result }
    // Around a wide blur's picture much is clear, and stays so: no rows of that are blurred.
    let rows = extends ? rect.y..<rect.maxY : paintedRows
    if rows.isEmpty { return result }
    let source = row(rows.lowerBound)
    // Rows first, kept turned, so that columns lie in rows for the second pass.
    let turned = UnsafeMutablePointer<GaussianBlur.Levels>.allocate(
      capacity: target.width * rows.count)
    defer { turned.deallocate() }
    Self.blurLines(
      GaussianBlur(deviation: x), lines: rows.count, from: rect.x..<rect.maxX,
      to: target.x..<target.maxX, extends: extends, workers: workers,
      load: { line, i in Self.levels(source[line &* self.rect.width &+ i]) },
      store: { line, i, levels in
        (turned + (i &* rows.count &+ line)).initialize(to: levels)
      })
    let out = result.pixels
    Self.blurLines(
      GaussianBlur(deviation: y), lines: target.width, from: rows, to: target.y..<target.maxY,
      extends: extends, workers: workers,
      load: { line, i in turned[line &* rows.count &+ i] },
      store: { line, i, levels in
        out[i &* target.width &+ line] =
          dithers
          ? Dither.pixel(
            FloatPixel(SIMD4<Int32>(truncatingIfNeeded: levels)) / 65535, target.x &+ line,
            target.y &+ i) : Self.pixel(levels)
      })
    return result
  }

  /// Blurs lines that have pixels at `source`, and writes those at `target`.
  @inline(__always)
  private static func blurLines(
    _ blur: GaussianBlur, lines: Int, from source: Range<Int>, to target: Range<Int>,
    extends: Bool, workers: Workers, load: (Int, Int) -> GaussianBlur.Levels,
    store: (Int, Int, GaussianBlur.Levels) -> Void
  ) {
    let reach = blur.reach
    let all = target.count + 2 * reach
    // Where the target's first margin begins, in the source.
    let start = target.lowerBound - reach - source.lowerBound
    workers.forEachIndex(
      below: lines, grain: max(1, 8192 / all), makeState: { BlurLine(all) },
      { state, line in
        let (numbers, scratch) = (state.numbers, state.scratch)
        let before = min(max(0, -start), all)
        let after = max(before, min(all, source.count - start))
        let first = extends ? load(line, 0) : GaussianBlur.Levels()
        let last = extends ? load(line, source.count - 1) : GaussianBlur.Levels()
        numbers.update(repeating: first, count: before)
        for i in before..<after { numbers[i] = load(line, start &+ i) }
        (numbers + after).update(repeating: last, count: all - after)
        blur.apply(numbers, scratch, count: target.count)
        for i in 0..<target.count { store(line, i, numbers[reach &+ i]) }
      })
  }

  @inline(__always)
  private static func levels(_ pixel: Pixel) -> GaussianBlur.Levels {
    GaussianBlur.Levels(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) &* 257
  }

  @inline(__always)
  private static func pixel(_ levels: GaussianBlur.Levels) -> Pixel {
    // (x + 128) / 257, exactly, for 16 bits.
    let wide = SIMD4<UInt32>(truncatingIfNeeded: levels) &+ 128
    return unsafeBitCast(
      SIMD4<UInt8>(truncatingIfNeeded: (wide &* 65281) &>> 24), to: Pixel.self)
  }
}

/// Room for a line while it is blurred: one on each thread.
private struct BlurLine: ~Copyable {
  let numbers: UnsafeMutablePointer<GaussianBlur.Levels>
  let scratch: UnsafeMutablePointer<GaussianBlur.Levels>

  init(_ count: Int) {
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: GaussianBlur.Levels(), count: count)
    scratch = .allocate(capacity: count)
    scratch.initialize(repeating: GaussianBlur.Levels(), count: count)
  }

  deinit {
    numbers.deallocate()
    scratch.deallocate()
  }
}
