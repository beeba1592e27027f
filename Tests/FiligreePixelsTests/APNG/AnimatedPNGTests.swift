import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePixels

/// Animated PNGs: what is written is what is read.
@Suite struct AnimatedPNGTests {
  /// A picture of one color with a spot of another.
  private func spot(_ x: Int, _ y: Int, width: Int = 9, height: Int = 7) -> CGImage {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for i in 0..<(width * height) {
      bytes.replaceSubrange(i * 4..<i * 4 + 4, with: [10, 20, 30, 255])
    }
    let at = (y * width + x) * 4
    bytes.replaceSubrange(at..<(at + 4), with: [200, 100, 50, 128])
    return CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
  }

  private func data(_ frames: [(CGImage, Double)], loopCount: Int = 0) throws -> Data {
    try AnimatedPNG.data(loopCount: loopCount) { animation in
      for (image, duration) in frames { try animation.append(image, duration: duration) }
    }
  }

  @Test func onlyTheChangedRectangleIsKept() throws {
    let read = try APNGReader(
      data([(spot(1, 1), 0.1), (spot(4, 2), 0.2), (spot(4, 5), 1)], loopCount: 3))
    expect((read.width, read.height, read.stated, read.loops) == (9, 7, 3, 3))
    expect(
      read.names == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    let areas = read.frames.map { [$0.x, $0.y, $0.picture.width, $0.picture.height] }
    expect(areas == [[0, 0, 9, 7], [1, 1, 4, 2], [4, 2, 1, 4]])
    expect(read.frames.map(\.delay) == [0.1, 0.2, 1])
    expect(read.frames.allSatisfy { $0.dispose == 0 && $0.blend == 0 })
    expect(read.frames[2].canvas == spot(4, 5).bytes)
  }

  @Test("What has not changed is left out where that is shorter, and comes back")
  func laidOver() throws {
    let (first, second) = OverlaidFrames.pair(isOpaque: true)
    let file = try data([(first, 1), (second, 1)])
    let read = try APNGReader(file)
    expect(read.frames.map(\.blend) == [0, 1])
    expect(read.frames.map(\.canvas) == [first.bytes, second.bytes])
    expect(file.count < OverlaidFrames.bytes * 3 / 2)
    // A pixel that becomes clear cannot be laid over.
    let (clear, other) = OverlaidFrames.pair(isOpaque: false)
    let replaced = try APNGReader(data([(clear, 1), (other, 1)]))
    expect(replaced.frames.map(\.blend) == [0, 0])
    expect(replaced.frames.map(\.canvas) == [clear.bytes, other.bytes])
  }

  @Test func equalFramesAreOneThatLastsLonger() throws {
    let frames = [(spot(1, 1), 0.25), (spot(1, 1), 0.5), (spot(2, 2), 0.25), (spot(2, 2), 0.25)]
    let read = try APNGReader(data(frames))
    expect(read.stated == 2)
    expect(read.frames.map(\.delay) == [0.75, 0.5])
    // A sum that no frame can say is parted.
    let long = try APNGReader(data([(spot(1, 1), 65_535), (spot(1, 1), 1)]))
    expect(long.frames.map(\.delay) == [65_535, 1])
    expect(long.frames[1].canvas == spot(1, 1).bytes)
  }

  @Test func oneFrame() throws {
    let read = try APNGReader(data([(spot(3, 3), 1.0 / 30)], loopCount: -4))
    expect((read.stated, read.loops, read.frames.count) == (1, 0, 1))
    // Whoever knows still pictures only sees the first frame.
    let still = try CGImage(data: data([(spot(3, 3), 1), (spot(1, 1), 1)]))
    expect(still.bytes == spot(3, 3).bytes)
  }

  @Test func allKindsOfPictures() throws {
    for components in 1...4 {
      for depth in [8, 16] {
        var random = RandomSource(seed: UInt64(components * 100 + depth))
        let images = (0..<3).map { _ in
          randomPicture(&random, width: 5, height: 6, components: components, depth: depth)
        }
        let read = try APNGReader(data(images.map { ($0, 0.1) }))
        for (frame, image) in zip(read.frames, images) {
          let what = "\(components) components, \(depth) bits"
          let gray = image.straight8()
          for i in 0..<30 {
            let pixel = Array(gray.bytes[(i * components)..<((i + 1) * components)])
            let color = components < 3 ? [pixel[0], pixel[0], pixel[0]] : Array(pixel[..<3])
            let alpha = components.isMultiple(of: 2) ? pixel[components - 1] : 255
            expect(Array(frame.canvas[(i * 4)..<(i * 4 + 4)]) == color + [alpha], "\(what)")
          }
        }
      }
    }
  }

  /// Random changes of random pictures, with random times.
  @Test func randomAnimations() throws {
    for seed in 1...UInt64(40) {
      var random = RandomSource(seed: seed)
      let (width, height) = (1 + Int(random.next() % 12), 1 + Int(random.next() % 12))
      var image = randomPicture(&random, width: width, height: height, components: 4, depth: 8)
      let isOpaque = seed % 2 == 0
      if isOpaque {
        var bytes = image.bytes
        for place in stride(from: 3, to: bytes.count, by: 4) { bytes[place] = 255 }
        image = CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
      }
      var seen: [[UInt8]] = []
      var frames: [(CGImage, Double)] = []
      for _ in 0..<(1 + Int(random.next() % 6)) {
        var bytes = image.bytes
        for _ in 0..<Int(random.next() % 4) {
          let place = Int(random.next() % UInt64(bytes.count))
          if !isOpaque || place % 4 < 3 { bytes[place] = UInt8(random.next() & 255) }
        }
        image = CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
        if seen.last != image.bytes { seen.append(image.bytes) }
        frames.append((image, random.number(in: 0.001...3)))
      }
      let file = try data(frames)
      expect(try data(frames) == file, "seed \(seed): not the same bytes again")
      let read = try APNGReader(file)
      expect(read.frames.map(\.canvas) == seen, "seed \(seed)")
      expect(read.stated == seen.count, "seed \(seed)")
      let time = read.frames.reduce(0) { $0 + $1.delay }
      let wanted = frames.reduce(0) { $0 + $1.1 }
      expect(abs(time - wanted) < 1e-3, "seed \(seed): \(time), \(wanted)")
    }
  }

  @Test func delays() throws {
    func fraction(_ seconds: Double) -> [Int] {
      let delay = FrameDelay(seconds: seconds)
      return [delay.numerator, delay.denominator]
    }
    expect(fraction(1.0 / 30) == [1, 30])
    expect(fraction(1001.0 / 30_000) == [1001, 30_000])
    expect(fraction(0.04) == [1, 25])
    expect(fraction(2) == [2, 1])
    expect(fraction(65_535) == [65_535, 1])
    expect(fraction(1e-300) == [1, 65_535])
    var random = RandomSource(seed: 5)
    for _ in 0..<2000 {
      let exponent = random.number(in: -14...16)
      let seconds = min(65_535, Foundation.exp2(exponent))
      let delay = FrameDelay(seconds: seconds)
      expect((1...65_535).contains(delay.numerator) && (1...65_535).contains(delay.denominator))
      let value = Double(delay.numerator) / Double(delay.denominator)
      // Between neighbors lies at least one of 1/65535 of the value, or of a second.
      expect(abs(value - seconds) <= max(seconds, 1) / 65_535, "\(seconds): \(value)")
    }
  }

  @Test func whatIsNoAnimation() throws {
    expect(failure { _ = try data([]) }?.reason == .invalidArgument)
    for duration: Double in [0, -1, .nan, .infinity, -.infinity, 65_536] {
      let error = failure { _ = try data([(spot(1, 1), 1), (spot(1, 1), duration)]) }
      expect(error?.reason == .invalidArgument, "\(duration)")
    }
    let sizes = failure { _ = try data([(spot(1, 1), 1), (spot(1, 1, width: 8), 1)]) }
    expect(sizes?.reason == .invalidArgument)
    expect(
      sizes?.description.contains("8×7") == true && sizes?.description.contains("9×7") == true)
    let none = CGImage(width: 0, height: 0, components: 4, depth: 8, bytes: [])
    expect(failure { _ = try data([(none, 1)]) }?.reason == .invalidArgument)
    let many = failure {
      _ = try AnimatedPNG.data(loopCount: 0, frameLimit: 2) { animation in
        for i in 0..<3 { try animation.append(spot(i, i), duration: 1) }
      }
    }
    expect(many?.reason == .tooLarge)
  }

  @Test func files() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.apng")
      let frames = (0..<4).map { (spot($0, $0), 0.5) }
      func write(_ frames: [(CGImage, Double)]) throws {
        try AnimatedPNG.write(to: url) { animation in
          for (image, duration) in frames { try animation.append(image, duration: duration) }
        }
      }
      try write(frames)
      let whole = try Data(contentsOf: url)
      expect(try whole == data(frames))
      // After a failure in the middle the old file is there, and nothing besides.
      expect(failure { try write(frames + [(spot(1, 1), .nan)]) }?.reason == .invalidArgument)
      expect(try Data(contentsOf: url) == whole)
      expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.apng"])
      let missing = folder.appendingPathComponent("none/a.png")
      let error = failure { try AnimatedPNG.write(to: missing) { _ in } }
      expect(error?.reason == .notFound)
      let device = URL(fileURLWithPath: "/dev/null")
      expect(failure { try AnimatedPNG.write(to: device) { _ in } }?.reason == .notAFile)
    }
  }
}

/// Two frames of noise that differ in opposite corners alone.
enum OverlaidFrames {
  /// The bytes of a frame's noise, which cannot be packed.
  static let bytes = 60 * 50 * 3

  static func pair(isOpaque: Bool) -> (CGImage, CGImage) {
    var random = RandomSource(seed: 5)
    var bytes = (0..<(60 * 50 * 4)).map { $0 % 4 == 3 ? 255 : UInt8(random.next() & 255) }
    let first = CGImage(width: 60, height: 50, components: 4, depth: 8, bytes: bytes)
    bytes.replaceSubrange(0..<4, with: [1, 2, 3, isOpaque ? 255 : 0])
    bytes.replaceSubrange((bytes.count - 4)..., with: [3, 2, 1, 255])
    return (first, CGImage(width: 60, height: 50, components: 4, depth: 8, bytes: bytes))
  }
}
