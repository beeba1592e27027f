import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// An animated WebP taken apart, by the letter of the format; each frame is decoded as a file of its own.
private struct WebPReader {
  struct Frame {
    var x: Int
    var y: Int
    var picture: CGImage
    var milliseconds: Int
    var flags: UInt8
    /// What is seen while the frame is shown: straight RGBA of 16 bits.
    var canvas: [UInt16]
  }

  var width = 0
  var height = 0
  var flags: UInt8 = 0
  var loops = 0
  var frames: [Frame] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    func number(_ at: Int, _ count: Int) -> Int {
      bytes[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func name(_ at: Int) -> String { String(decoding: bytes[at..<(at + 4)], as: UTF8.self) }
    try #require(name(0) == "RIFF" && name(8) == "WEBP" && number(4, 4) + 8 == bytes.count)
    var at = 12
    var names: [String] = []
    var canvas: [UInt16] = []
    while at < bytes.count {
      let (kind, length) = (name(at), number(at + 4, 4))
      let body = at + 8
      names.append(kind)
      switch kind {
      case "VP8X":
        flags = bytes[body]
        (width, height) = (number(body + 4, 3) + 1, number(body + 7, 3) + 1)
        canvas = [UInt16](repeating: 0, count: width * height * 4)
      case "ANIM": loops = number(body + 4, 2)
      default:
        try #require(kind == "ANMF")
        let (x, y) = (number(body, 3) * 2, number(body + 3, 3) * 2)
        let size = (number(body + 6, 3) + 1, number(body + 9, 3) + 1)
        var chunks = Array(bytes[(body + 16)..<(body + length)])
        if chunks.starts(with: Array("ALPH".utf8)) {
          func little(_ value: Int) -> [UInt8] { (0..<3).map { UInt8(value >> (8 * $0) & 255) } }
          chunks =
            Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + little(size.0 - 1)
            + little(size.1 - 1) + chunks
        }
        let total = chunks.count + 4
        let file =
          Array("RIFF".utf8) + (0..<4).map { UInt8(total >> (8 * $0) & 255) }
          + Array("WEBP".utf8) + chunks
        let picture = try CGImage(data: Data(file))
        try #require(picture.width == size.0 && picture.height == size.1)
        let pixels = picture.straightRGBA16()
        for row in 0..<size.1 {
          let (from, to) = (row * size.0 * 4, ((y + row) * width + x) * 4)
          for offset in stride(from: 0, to: size.0 * 4, by: 4) {
            let pixel = pixels[(from + offset)..<(from + offset + 4)]
            // Laid over: what is clear is as it was.
            if bytes[body + 15] & 2 == 0, pixel.last == 0 { continue }
            canvas.replaceSubrange((to + offset)..<(to + offset + 4), with: pixel)
          }
        }
        frames.append(
          Frame(
            x: x, y: y, picture: picture, milliseconds: number(body + 12, 3),
            flags: bytes[body + 15], canvas: canvas))
      }
      at = body + length + length % 2
    }
    try #require(names.prefix(2) == ["VP8X", "ANIM"])
  }
}

@Suite struct AnimatedWebPTests {
  /// A square on a clear page, moved by `step`.
  private func picture(_ step: Int, width: Int = 40, height: Int = 31) -> CGImage {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<9 {
      for x in 0..<9 {
        let at = ((y + 5 + step) * width + x + 3 + 2 * step) * 4
        bytes.replaceSubrange(at..<(at + 4), with: [200, UInt8(20 * x), UInt8(20 * y), 255])
      }
    }
    return CGImage(width: width, height: height, components: 4, depth: 8, bytes: bytes)
  }

  @Test func framesComeBack() throws {
    let data = try AnimatedWebP.data(loopCount: 3) { animation in
      for step in 0..<6 { try animation.append(picture(step), duration: 1 / 30) }
    }
    let reader = try WebPReader(data)
    expect((reader.width, reader.height) == (40, 31))
    expect(reader.flags == 0x12 && reader.loops == 3)
    expect(reader.frames.map(\.milliseconds) == [33, 34, 33, 33, 34, 33])
    for (step, frame) in reader.frames.enumerated() {
      expect(frame.canvas == picture(step).straightRGBA16(), "\(step)")
      expect(frame.flags == 2)
      // All that differs, and not more than that and an even corner.
      if step > 0 { expect(frame.picture.width <= 12 && frame.picture.height <= 11) }
    }
    expect(try CGImage(data: data).straightRGBA16() == picture(0).straightRGBA16())
    expect(try PictureInfo(data: data).isAnimated)
  }

  @Test("What has not changed is left out where that is shorter, and comes back")
  func laidOver() throws {
    let (first, second) = OverlaidFrames.pair(isOpaque: true)
    let data = try AnimatedWebP.data {
      try $0.append(first, duration: 1)
      try $0.append(second, duration: 1)
    }
    let reader = try WebPReader(data)
    expect(reader.frames.map(\.flags) == [2, 0])
    expect(
      reader.frames.map(\.canvas) == [first.straightRGBA16(), second.straightRGBA16()])
    expect(data.count < OverlaidFrames.bytes * 3 / 2)
  }

  @Test func lossyFramesAreNear() throws {
    let data = try AnimatedWebP.data(quality: 0.9) { animation in
      for step in 0..<4 { try animation.append(picture(step), duration: 0.1) }
    }
    let reader = try WebPReader(data)
    expect(reader.frames.count == 4 && reader.loops == 0)
    for (step, frame) in reader.frames.enumerated() {
      let expected = picture(step).straightRGBA16()
      let error = zip(frame.canvas, expected).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      expect(error / expected.count < 257 * 4, "\(step)")
    }
  }

  /// A picture that does not change makes the time longer, and what is opaque has no opacity.
  @Test func equalFrames() throws {
    let opaque = CGImage(
      width: 5, height: 5, components: 3, depth: 8, bytes: [UInt8](repeating: 90, count: 75))
    let reader = try WebPReader(
      AnimatedWebP.data { animation in
        for _ in 0..<7 { try animation.append(opaque, duration: 0.05) }
        try animation.append(opaque, duration: 16_777)
      })
    expect(reader.frames.map(\.milliseconds) == [350, 16_777_000])
    expect(reader.frames[1].picture.width == 1)
    expect(reader.flags == 0x02)
  }

  @Test func whatCannotBe() throws {
    for duration in [0, -1, 0.0004, 16_778, .nan, .infinity] {
      #expect(throws: PictureError.self) {
        try AnimatedWebP.data { try $0.append(picture(0), duration: duration) }
      }
    }
    #expect(throws: PictureError.self) { try AnimatedWebP.data { _ in } }
    #expect(throws: PictureError.self) {
      try AnimatedWebP.data { animation in
        try animation.append(picture(0), duration: 1)
        try animation.append(picture(0, width: 41), duration: 1)
      }
    }
    #expect(throws: PictureError.self) {
      let wide = CGImage(
        width: 16_384, height: 1, components: 1, depth: 8,
        bytes: [UInt8](repeating: 0, count: 16_384))
      _ = try AnimatedWebP.data { try $0.append(wide, duration: 1) }
    }
    #expect(throws: PictureError.self) {
      try AnimatedWebP.data(loopCount: 0, quality: nil, frameLimit: 2) { animation in
        for step in 0..<3 { try animation.append(picture(step), duration: 1) }
      }
    }
    expect(
      try WebPReader(
        AnimatedWebP.data(loopCount: 1 << 40) {
          try $0.append(picture(0), duration: 1)
        }
      ).loops == 65_535)
  }

  @Test func filesAreWholeOrNotThere() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "webp-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.webp")
    #expect(throws: PictureError.self) {
      try AnimatedWebP.write(to: file) { animation in
        try animation.append(picture(0), duration: 1)
        try animation.append(picture(1), duration: .nan)
      }
    }
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    try AnimatedWebP.write(to: file) { animation in
      for step in 0..<3 { try animation.append(picture(step), duration: 0.5) }
    }
    let data = try AnimatedWebP.data { animation in
      for step in 0..<3 { try animation.append(picture(step), duration: 0.5) }
    }
    expect(try Data(contentsOf: file) == data)
    #expect(throws: PictureError.self) {
      try AnimatedWebP.write(to: folder.appendingPathComponent("no/a.webp")) {
        try $0.append(picture(0), duration: 1)
      }
    }
  }
}
