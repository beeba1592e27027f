import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// A reader of GIFs as the specification has them (CompuServe, "GIF89a"), for the tests alone.
private struct GIFReader {
  struct Frame {
    var pixels: [UInt8]
    var hundredths: Int
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
    func number(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    (width, height) = (number(6), number(8))
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var at = 13
    var control = (flags: UInt8(0), delay: 0, clear: UInt8(0))
    while at < bytes.count {
      switch bytes[at] {
      case 0x3B: return
      case 0x21:
        if bytes[at + 1] == 0xF9 { control = (bytes[at + 3], number(at + 4), bytes[at + 6]) }
        at += 2
        while bytes[at] > 0 { at += Int(bytes[at]) + 1 }
        at += 1
      case 0x2C:
        let (x, y, w, h) = (number(at + 1), number(at + 3), number(at + 5), number(at + 7))
        let count = 2 << Int(bytes[at + 9] & 7)
        let palette = Array(bytes[(at + 10)..<(at + 10 + 3 * count)])
        at += 10 + 3 * count
        let bits = Int(bytes[at])
        at += 1
        var codes: [UInt8] = []
        while bytes[at] > 0 {
          codes += bytes[(at + 1)...(at + Int(bytes[at]))]
          at += Int(bytes[at]) + 1
        }
        at += 1
        guard let indices = Self.decode(codes, bits), indices.count == w * h else { return nil }
        for (place, index) in indices.enumerated() {
          if control.flags & 1 == 1, index == control.clear { continue }
          let to = 4 * ((y + place / w) * width + x + place % w)
          canvas.replaceSubrange(
            to..<(to + 4), with: palette[(3 * Int(index))..<(3 * Int(index) + 3)] + [255])
        }
        frames.append(Frame(pixels: canvas, hundredths: control.delay))
        if control.flags >> 2 & 7 == 2 { canvas = [UInt8](repeating: 0, count: canvas.count) }
      default: return nil
      }
    }
    return nil
  }

  private static func decode(_ bytes: [UInt8], _ bits: Int) -> [UInt8]? {
    let clear = 1 << bits
    var table: [[UInt8]] = []
    var (size, buffer, filled) = (bits + 1, 0, 0)
    var previous: [UInt8]?
    var result: [UInt8] = []
    func begin() {
      table = (0..<clear).map { [UInt8($0)] } + [[], []]
      (size, previous) = (bits + 1, nil)
    }
    begin()
    for byte in bytes {
      buffer |= Int(byte) << filled
      filled += 8
      while filled >= size {
        let code = buffer & (1 << size - 1)
        buffer >>= size
        filled -= size
        if code == clear {
          begin()
          continue
        }
        if code == clear + 1 { return result }
        var entry: [UInt8]
        if code < table.count {
          entry = table[code]
        } else {
          guard code == table.count, let previous else { return nil }
          entry = previous + [previous[0]]
        }
        result += entry
        if let previous, table.count < 4096 { table.append(previous + [entry[0]]) }
        if table.count == 1 << size, size < 12 { size += 1 }
        previous = entry
        entry = []
      }
    }
    return nil
  }
}

@Suite("Animated GIF")
struct AnimatedGIFTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
    return CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
  }

  @Test("Up to 255 colors are kept; frames and times are what was given", arguments: [1, 2, 3, 9])
  func exact(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (width, height) = (
      Int.random(in: 1...90, using: &random), Int.random(in: 1...70, using: &random)
    )
    let colors = (0..<Int.random(in: 1...255, using: &random)).map { _ in
      (0..<3).map { _ in UInt8(Int.random(in: 0...255, using: &random)) } + [255]
    }
    let runs = Int.random(in: 1...40, using: &random)
    var all: [[UInt8]] = []
    let data = try AnimatedGIF.data { animation in
      var bytes: [[UInt8]] = []
      for frame in 0..<4 {
        if frame == 0 {
          while bytes.count < width * height {
            let color = colors[Int.random(in: 0...(colors.count - 1), using: &random)]
            for _ in 0..<Int.random(in: 1...runs, using: &random) where bytes.count < width * height
            {
              bytes.append(color)
            }
          }
        } else if frame != 2 {
          bytes[Int.random(in: 0...(bytes.count - 1), using: &random)] = colors[0]
          bytes[Int.random(in: 0...(bytes.count - 1), using: &random)] = colors[colors.count - 1]
        }
        let pixels = bytes
        all.append(pixels.flatMap { $0 })
        try animation.append(
          picture(width, height) { x, y in pixels[y * width + x] }, duration: 1 / 30.0)
      }
    }
    let read = try #require(GIFReader(data), "seed \(seed)")
    expect((read.width, read.height) == (width, height))
    var distinct: [[UInt8]] = []
    for pixels in all where distinct.last != pixels { distinct.append(pixels) }
    expect(read.frames.map(\.pixels) == distinct, "seed \(seed)")
    // Four thirtieths are 13.3 hundredths.
    expect(read.frames.reduce(0) { $0 + $1.hundredths } == 13)
  }

  @Test("More colors become near ones, and long runs of codes are read again")
  func many() throws {
    let image = picture(256, 128) { x, y in [UInt8(x), UInt8(2 * y), UInt8((x + y) / 2), 255] }
    let data = try AnimatedGIF.data { try $0.append(image, duration: 1) }
    let read = try #require(GIFReader(data))
    var greatest = 0
    for y in 0..<128 {
      for x in 0..<256 {
        let at = 4 * (256 * y + x)
        let wanted = [x, 2 * y, (x + y) / 2]
        for part in 0..<3 {
          greatest = max(greatest, abs(Int(read.frames[0].pixels[at + part]) - wanted[part]))
        }
      }
    }
    // 255 boxes of a plane of 256 × 256: about 16 a side, and mixed from neighbors.
    expect(greatest <= 32, "\(greatest)")
    // Sixteen neighbors together are the color.
    for top in stride(from: 16, to: 112, by: 4) {
      for left in stride(from: 16, to: 240, by: 4) {
        var missed = [0, 0, 0]
        for (y, x) in (0..<16).map({ (top + $0 / 4, left + $0 % 4) }) {
          for (part, wanted) in [x, 2 * y, (x + y) / 2].enumerated() {
            missed[part] += Int(read.frames[0].pixels[4 * (256 * y + x) + part]) - wanted
          }
        }
        expect(missed.allSatisfy { abs($0) <= 16 * 4 }, "\(left), \(top): \(missed)")
      }
    }
  }

  @Test("Clear pixels stay clear, and what becomes clear is not left")
  func clear() throws {
    let frames = [0, 1].map { number in
      (0..<16).flatMap { $0 % 2 == number ? [10, 20, 30, 255] : [0, 0, 0, 0] as [UInt8] }
    }
    let data = try AnimatedGIF.data { animation in
      for frame in frames {
        try animation.append(
          picture(4, 4) { x, y in Array(frame[(4 * (4 * y + x))..<(4 * (4 * y + x) + 4)]) },
          duration: 0.1)
      }
    }
    expect(GIFReader(data)?.frames.map(\.pixels) == frames)
  }

  @Test("No frames, other sizes and times out of range are refused")
  func refused() throws {
    #expect(throws: PictureError.self) { try AnimatedGIF.data { _ in } }
    let image = picture(2, 2) { _, _ in [1, 2, 3, 255] }
    let other = picture(3, 2) { _, _ in [1, 2, 3, 255] }
    #expect(throws: PictureError.self) {
      try AnimatedGIF.data {
        try $0.append(image, duration: 1)
        try $0.append(other, duration: 1)
      }
    }
    for time in [0, -1, Double.nan, .infinity, 601] {
      #expect(throws: PictureError.self) {
        try AnimatedGIF.data { try $0.append(image, duration: time) }
      }
    }
  }
}
