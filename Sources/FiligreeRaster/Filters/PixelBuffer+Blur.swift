import CFiligreeRaster
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
    guard !rect.isEmpty, !target.isEmpty else { return PixelBuffer(target) }
    // Around a wide blur's picture much is clear, and stays so: no rows of that are blurred.
    let rows = extends ? rect.y..<rect.maxY : paintedRows
    if rows.isEmpty { return PixelBuffer(target) }
    let result = PixelBuffer(unfilled: target)
    let source = row(rows.lowerBound)
    // Rows first, kept turned, so that columns lie in rows for the second pass.
    let turned = UnsafeMutablePointer<GaussianBlur.Levels>.allocate(
      capacity: target.width * rows.count)
    defer { turned.deallocate() }
    Self.blurLines(
      GaussianBlur(deviation: x), lines: rows.count, from: rect.x..<rect.maxX,
      to: target.x..<target.maxX, extends: extends, workers: workers,
      load: { line, i, levels, count in
        filigree_blur_load(source + (line * self.rect.width + i), levels, Int32(count))
      },
      store: { line, levels in
        filigree_blur_turn(levels, turned + line, Int32(target.width), Int64(rows.count))
      })
    let out = result.pixels
    Self.blurLines(
      GaussianBlur(deviation: y), lines: target.width, from: rows, to: target.y..<target.maxY,
      extends: extends, workers: workers,
      load: { line, i, levels, count in
        levels.update(from: turned + (line * rows.count + i), count: count)
      },
      store: { line, levels in
        guard dithers else {
          filigree_blur_store(levels, out + line, Int32(target.height), Int64(target.width))
          return
        }
        for i in 0..<target.height {
          out[i * target.width + line] = Dither.pixel(
            FloatPixel(SIMD4<Int32>(truncatingIfNeeded: levels[i])) / 65535, target.x + line,
            target.y + i)
        }
      })
    return result
  }

  /// The opacity of what a blur makes of the pixels, in `target`; the colors are black.
  ///
  /// It is that of `blurred`, for a quarter of its work: the opacity of four rows, and of four columns then, goes through the
  /// same kernel side by side, as the levels of a pixel do there.
  func opacityBlurred(
    _ x: Double, _ y: Double, in target: PixelRect, extends: Bool, workers: Workers
  ) -> PixelBuffer {
    guard !rect.isEmpty, !target.isEmpty else { return PixelBuffer(target) }
    let rows = extends ? rect.y..<rect.maxY : paintedRows
    if rows.isEmpty { return PixelBuffer(target) }
    let result = PixelBuffer(unfilled: target)
    let source = row(rows.lowerBound)
    let height = 4 * fours(rows.count)
    let turned = Levels.allocate(capacity: fours(target.width) * height)
    defer { turned.deallocate() }
    Self.blurLines(
      GaussianBlur(deviation: x), lines: fours(rows.count), from: rect.x..<rect.maxX,
      to: target.x..<target.maxX, extends: extends, workers: workers,
      load: { line, i, levels, count in
        filigree_blur_load_opacity(
          source + (4 * line * self.rect.width + i), Int64(self.rect.width),
          Int32(min(4, rows.count - 4 * line)), levels, Int32(count))
      },
      store: { line, levels in
        filigree_blur_turn_fours(levels, turned + 4 * line, Int32(target.width), Int64(height))
      })
    let out = result.pixels
    Self.blurLines(
      GaussianBlur(deviation: y), lines: fours(target.width), from: rows,
      to: target.y..<target.maxY, extends: extends, workers: workers,
      load: { line, i, levels, count in
        levels.update(from: turned + (line * height + i), count: count)
      },
      store: { line, levels in
        filigree_blur_store_opacity(
          levels, out + 4 * line, Int32(min(4, target.width - 4 * line)), Int32(target.height),
          Int64(target.width))
      })
    return result
  }

  private typealias Levels = UnsafeMutablePointer<GaussianBlur.Levels>

  /// Blurs lines that have pixels at `source`, and writes those at `target`.
  ///
  /// `load` reads of a line, from a pixel on, as many levels as are asked for; `store` writes those of a line.
  private static func blurLines(
    _ blur: GaussianBlur, lines: Int, from source: Range<Int>, to target: Range<Int>,
    extends: Bool, workers: Workers, load: (Int, Int, Levels, Int) -> Void,
    store: (Int, Levels) -> Void
  ) {
    let reach = blur.reach
    let all = target.count + 2 * reach
    // Where the target's first margin begins, in the source.
    let start = target.lowerBound - reach - source.lowerBound
    let before = min(max(0, -start), all)
    let after = max(before, min(all, source.count - start))
    workers.forEachIndex(
      below: lines, grain: max(1, 8192 / all), makeState: { BlurLine(all) },
      { state, line in
        let (numbers, scratch) = (state.numbers, state.scratch)
        var (first, last) = (GaussianBlur.Levels(), GaussianBlur.Levels())
        if extends {
          load(line, 0, &first, 1)
          load(line, source.count - 1, &last, 1)
        }
        numbers.update(repeating: first, count: before)
        if after > before { load(line, start + before, numbers + before, after - before) }
        (numbers + after).update(repeating: last, count: all - after)
        blur.apply(numbers, scratch, count: target.count)
        store(line, numbers + reach)
      })
  }
}

/// How many groups of four there are in `count`, the last one perhaps of fewer.
private func fours(_ count: Int) -> Int { (count + 3) / 4 }

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
