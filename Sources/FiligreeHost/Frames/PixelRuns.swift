/// Pixels as runs of one color and rows of others: what most of an app's picture consists of.
///
/// A run is two words: its length with the highest bit set, and the color. Other pixels are a word with their number, and the
/// colors. A word has 32 bits, a color its bytes in memory's order. This takes a fraction of the time of a general
/// compression on both sides: Benchmarks/Live.md has figures.
enum PixelRuns {
  /// The bit that tells runs from other pixels.
  static let runBit: UInt32 = 1 << 31
  /// From so many equal pixels on a run is shorter than the pixels, even between others.
  private static let shortestRun = 4

  /// The pixels of some rectangles of a picture, one rectangle after the other, in rows from the top.
  static func encode(_ picture: FramePicture, _ rects: [FrameRect]) -> [UInt32] {
    var writer = Writer()
    picture.bytes.withUnsafeBytes { bytes in
      // Whole pixels of four bytes, in an array's memory, which is aligned to more than that.
      let pixels = bytes.bindMemory(to: UInt32.self)
      for rect in rects {
        for y in rect.y..<rect.maxY {
          let start = y * picture.width + rect.x
          writer.add(UnsafeBufferPointer(rebasing: pixels[start..<start + rect.width]))
        }
      }
    }
    return writer.finish()
  }

  /// Collects words; the last run is open until another color comes.
  private struct Writer {
    private var words: [UInt32] = []
    private var color: UInt32 = 0
    private var length = 0
    /// Where the number of the open row of other pixels stands; nil if there is none.
    private var others: Int?

    mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
      guard let first = row.baseAddress else { return }
      var (color, length) = (color, length)
      for index in 0..<row.count {
        let pixel = first[index]
        if pixel == color {
          length &+= 1
        } else {
          if length > 0 { close(color, length) }
          (color, length) = (pixel, 1)
        }
      }
      (self.color, self.length) = (color, length)
    }

    private mutating func close(_ color: UInt32, _ length: Int) {
      guard length < PixelRuns.shortestRun else {
        words.append(UInt32(length) | PixelRuns.runBit)
        words.append(color)
        others = nil
        return
      }
      let place = others ?? words.count
      if others == nil { words.append(0) }
      others = place
      words[place] += UInt32(length)
      for _ in 0..<length { words.append(color) }
    }

    mutating func finish() -> [UInt32] {
      if length > 0 { close(color, length) }
      return words
    }
  }
}
