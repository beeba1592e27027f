import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct HostileInputTests {
  static let names = [
    "palette.png", "srgb-profile.png", "color.jpg", "progressive.jpg", "cmyk.jpg", "turned.jpg",
    "srgb-profile.jpg", "lossy.webp", "lossless.webp", "alpha-lossy.webp", "animated.webp",
    "profile.webp", "turned.webp", "rows.gif", "interlaced.gif", "clear.gif", "animated.gif",
    "color.bmp", "palette.bmp",
  ]

  @Test(arguments: names) func everyTruncationIsAnError(_ name: String) throws {
    let file = try fixture(name)
    // Every length: that includes each 1/16.
    for count in 0..<file.count {
      let error = failure { _ = try CGImage(data: Data(file[..<count])) }
      expect(error != nil, "\(name) cut to \(count) of \(file.count)")
      if count == 0 { expect(error?.reason == .empty) }
      if count > 12, error?.reason != .truncated {
        Issue.record("\(name) cut to \(count): \(error?.description ?? "")")
      }
    }
  }

  @Test(arguments: names) func damageNeverTraps(_ name: String) throws {
    let file = try fixture(name)
    let limits = PictureLimits(maximumPixels: 1 << 18)
    for seed in UInt64(0)..<300 {
      var random = RandomSource(seed: seed)
      var bytes = file
      for _ in 0...(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes[place] = random.next() % 2 == 0 ? 0 : 255
        case 2: bytes.remove(at: place)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        }
        if bytes.isEmpty { break }
      }
      _ = failure { _ = try CGImage(data: Data(bytes), limits: limits) }
      _ = failure { _ = try PictureInfo(data: Data(bytes), limits: limits) }
    }
  }

  /// As above, with checksums that are right: the damage gets past them.
  @Test func damageWithinChunksNeverTraps() throws {
    for seed in UInt64(0)..<1500 {
      var random = RandomSource(seed: seed)
      let (type, depth) = PNGTests.kinds[Int(random.next() % UInt64(PNGTests.kinds.count))]
      var builder = PNGBuilder.random(&random, type: type, depth: depth)
      let names = ["PLTE", "tRNS", "iCCP", "gAMA", "cHRM", "sRGB", "cICP", "eXIf", "acTL"]
      for _ in 0..<(random.next() % 4) {
        let name = names[Int(random.next() % UInt64(names.count))]
        let sizes = [0, 1, 2, 3, 4, 6, 12, 32, 40]
        var data = (0..<sizes[Int(random.next() % 9)]).map { _ in
          UInt8(truncatingIfNeeded: random.next())
        }
        if name == "iCCP" {
          var profile = try fixture("wide-profile.png")
          profile[Int(random.next() % UInt64(profile.count))] = 255
          data = [0x61, 0, 0] + PNGBuilder.zlib(profile)
        }
        builder.chunks.append((name, data))
      }
      _ = failure { _ = try CGImage(data: Data(builder.bytes)) }
    }
  }

  @Test func aWrongSumOfThePixelsIsAnError() throws {
    // The chunk's own CRC is right.
    func file(_ change: UInt8) -> [UInt8] {
      var stream = PNGBuilder.zlib([0, 10, 20, 30, 40, 50, 60, 0, 70, 80, 90, 100, 110, 120])
      stream[stream.count - 1] ^= change
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + PNGBuilder.chunk("IHDR", PNGBuilder.big(2) + PNGBuilder.big(2) + [8, 2, 0, 0, 0])
        + PNGBuilder.chunk("IDAT", stream) + PNGBuilder.chunk("IEND", [])
    }
    expect(try CGImage(data: Data(file(0))).width == 2)
    expect(failure { _ = try CGImage(data: Data(file(0x55))) }?.reason == .corrupt)
  }

  @Test func damagedProfilesNeverTrap() throws {
    let base = ICCProfile.displayP3
    for seed in UInt64(0)..<1500 {
      var random = RandomSource(seed: seed)
      var profile = base
      for _ in 0...(random.next() % 3) {
        profile[Int(random.next() % UInt64(profile.count))] = UInt8(
          truncatingIfNeeded: random.next())
      }
      if random.next() % 4 == 0 { profile.removeLast(Int(random.next() % UInt64(profile.count))) }
      var builder = PNGBuilder(width: 2, height: 1, depth: 8, type: 2, samples: [1, 2, 3, 4, 5, 6])
      builder.chunks = [("iCCP", [0x61, 0, 0] + PNGBuilder.zlib(profile))]
      _ = failure { _ = try CGImage(data: Data(builder.bytes)) }
    }
  }

  @Test func whatIsNoPicture() throws {
    let text = failure { _ = try CGImage(data: Data("Dear reader,\n".utf8)) }
    expect(text?.reason == .unknownFormat)
    expect(text?.description.contains("PNG, JPEG, WebP") == true)
    expect(failure { _ = try CGImage(data: Data()) }?.reason == .empty)
    expect(failure { _ = try PictureInfo(data: Data()) }?.reason == .empty)
  }

  @Test func filesThatCannotBeRead() throws {
    try withFolder { folder in
      let missing = failure { _ = try CGImage(contentsOf: folder.appendingPathComponent("no.png")) }
      expect(missing?.reason == .notFound)
      expect(missing?.description.hasPrefix(folder.path) == true)
      expect(failure { _ = try CGImage(contentsOf: folder) }?.reason == .notAFile)
      expect(failure { _ = try PictureInfo(contentsOf: folder) }?.reason == .notAFile)
      let fifo = folder.appendingPathComponent("fifo")
      expect(mkfifo(fifo.path, 0o600) == 0)
      expect(failure { _ = try CGImage(contentsOf: fifo) }?.reason == .notAFile)
      let zero = URL(fileURLWithPath: "/dev/zero")
      expect(failure { _ = try CGImage(contentsOf: zero) }?.reason == .notAFile)
      let below = folder.appendingPathComponent("file/below.png")
      try Data([1]).write(to: folder.appendingPathComponent("file"))
      expect(failure { _ = try CGImage(contentsOf: below) }?.reason == .notFound)
      let web = try #require(URL(string: "https://example.org/a.png"))
      expect(failure { _ = try CGImage(contentsOf: web) }?.reason == .notAFile)
      let locked = folder.appendingPathComponent("locked.png")
      try Data(fixture("palette.png")).write(to: locked)
      chmod(locked.path, 0)
      let error = failure { _ = try CGImage(contentsOf: locked) }
      // The superuser may read everything.
      if getuid() == 0 {
        expect(error == nil)
      } else {
        expect(error?.reason == .noPermission)
      }
    }
  }

  @Test func theSuffixIsOfNoMatter() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("picture.jpg")
      try Data(fixture("lossless.webp")).write(to: url)
      expect(try CGImage(contentsOf: url).fields == JPEGTests.colors)
      let limits = PictureLimits(maximumBytes: 20)
      expect(failure { _ = try CGImage(contentsOf: url, limits: limits) }?.reason == .tooLarge)
      let few = PictureLimits(maximumPixels: 24 * 16 - 1)
      expect(failure { _ = try CGImage(contentsOf: url, limits: few) }?.reason == .tooLarge)
      let enough = PictureLimits(maximumPixels: 24 * 16)
      expect(try CGImage(contentsOf: url, limits: enough).width == 24)
    }
  }

  @Test(arguments: [(1, 1), (1, 10_000), (10_000, 1)]) func thinPictures(
    width: Int, height: Int
  ) throws {
    for components in 1...4 {
      let image = CGImage(
        width: width, height: height, components: components, depth: 8,
        bytes: (0..<(width * height * components)).map { UInt8(truncatingIfNeeded: $0 | 1) })
      expect(try CGImage(data: image.pngData()).bytes == image.bytes)
      expect(try CGImage(data: image.encoded(as: .jpeg(quality: 0.9))).height == height)
      expect(try CGImage(data: image.encoded(as: .losslessWebP)).width == width)
      expect(image.downscaled(toMaximumDimension: 512).height == min(height, 512))
    }
  }

  @Test func errorsAreOneLine() {
    let error = PictureError(.corrupt, "what", offset: 7, remedy: "right", path: "a\nb")
    expect(error.description == "a b: what (at byte 7); right")
  }
}
