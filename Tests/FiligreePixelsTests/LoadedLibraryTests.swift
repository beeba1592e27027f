import FiligreeTestSupport
import Foundation
import Synchronization
import Testing

@testable import FiligreePixels

/// TIFF, AVIF and HEIC, where the libraries that read them are installed.
@Suite struct LoadedLibraryTests {
  private static let tiffs = [
    "color.tif", "raw.tif", "jpeg.tif", "gray.tif", "alpha.tif", "cmyk.tif", "palette.tif",
    "fax.tif", "turned.tif", "profile.tif",
  ]
  private static let heifs = [
    "color.avif", "alpha.avif", "turned.avif", "profile.avif", "color.heic", "alpha.heic",
    "deep.heic",
  ]

  private static func canRead(_ name: String) -> Bool {
    do {
      _ = try CGImage(data: Data(fixture(name)))
      return true
    } catch {
      return false
    }
  }

  private static let hasTIFF = canRead("raw.tif")
  private static let hasHEIF = canRead("color.avif") && canRead("color.heic")

  private func image(_ name: String) throws -> CGImage { try CGImage(data: Data(fixture(name))) }

  private static let clear = [
    [220, 40, 30, 255], [30, 200, 60, 128], [40, 60, 210, 255], [0, 0, 0, 0],
  ]

  @Test(.enabled(if: hasTIFF, "libtiff6 is not installed")) func tiff() throws {
    for name in ["color.tif", "raw.tif", "palette.tif"] {
      expect(try image(name).fields == JPEGTests.colors, "\(name)")
    }
    expect(try isClose(image("jpeg.tif").fields, JPEGTests.colors, tolerance: 2))
    let gray = try image("gray.tif")
    expect(gray.fields == [[20], [90], [160], [230]])
    expect(gray.colorSpace == CGColorSpaceCreateDeviceGray())
    expect(try image("fax.tif").fields == [[0], [0], [255], [255]])
    let alpha = try image("alpha.tif")
    expect(alpha.alphaInfo == .last)
    // By way of premultiplied numbers.
    expect(isClose(alpha.fields, Self.clear, tolerance: 1))
    let turned = try image("turned.tif")
    expect(turned.width == 16 && turned.height == 24)
    expect(turned.fields == [2, 0, 3, 1].map { JPEGTests.colors[$0] })
    // The profile is honored as in other formats.
    let wide = try CGImage(data: Data(fixture("wide-profile.png")))
    expect(try image("profile.tif").fields == wide.fields)
    // (1 − ink) · (1 − black), as in JPEG.
    let inks = [[0, 200, 200, 20], [200, 0, 200, 40], [200, 180, 0, 0], [0, 0, 0, 128]]
    let colors = inks.map { ink in (0..<3).map { (255 - ink[$0]) * (255 - ink[3]) / 255 } }
    expect(try isClose(image("cmyk.tif").fields, colors, tolerance: 1))
  }

  @Test(.enabled(if: hasHEIF, "libheif1, or a codec of it, is not installed")) func heif() throws {
    for name in ["color.avif", "color.heic", "deep.heic", "turned.avif"] {
      let image = try image(name)
      expect(image.width == (name == "turned.avif" ? 16 : 24))
      let order = name == "turned.avif" ? [2, 0, 3, 1] : [0, 1, 2, 3]
      expect(
        isClose(image.fields, order.map { JPEGTests.colors[$0] }, tolerance: 3),
        "\(name) \(image.fields)")
      expect(image.bitsPerComponent == 8)
    }
    for name in ["alpha.avif", "alpha.heic"] {
      let fields = try image(name).fields
      expect(isClose(Array(fields[..<3]), Array(Self.clear[..<3]), tolerance: 3))
      expect(fields[3][3] == 0)
    }
    let wide = try CGImage(data: Data(fixture("wide-profile.png")))
    let converted = try image("profile.avif").fields
    expect(isClose(converted, wide.fields, tolerance: 6), "\(converted) \(wide.fields)")
  }

  @Test func formatsAreKnownByTheirFirstBytes() throws {
    for name in Self.tiffs { expect(try PictureFormat(content: fixture(name)) == .tiff) }
    for name in Self.heifs {
      let format = try PictureFormat(content: fixture(name))
      expect(format == (name.hasSuffix("avif") ? .avif : .heic), "\(name)")
    }
  }

  @Test(.enabled(if: hasTIFF && hasHEIF, "libtiff6 or libheif1 is not installed"))
  func headersAgreeWithPixels() throws {
    for name in Self.tiffs + Self.heifs {
      let info = try PictureInfo(contentsOf: fixtureURL(name))
      let image = try image(name)
      expect(info.width == image.width && info.height == image.height, "\(name)")
      expect(info.decodedColorSpace == image.colorSpace, "\(name)")
      expect(info.hasAlpha == image.hasAlpha, "\(name)")
    }
    expect(try PictureInfo(contentsOf: fixtureURL("deep.heic")).bitsPerComponent > 8)
    expect(try PictureInfo(contentsOf: fixtureURL("fax.tif")).bitsPerComponent == 1)
    expect(try PictureInfo(contentsOf: fixtureURL("profile.tif")).profileName == "Wide gamma")
  }

  @Test(
    .enabled(if: hasTIFF && hasHEIF, "libtiff6 or libheif1 is not installed"),
    arguments: tiffs + heifs)
  func everyTruncationIsAnError(_ name: String) throws {
    let file = try fixture(name)
    for count in 0..<file.count {
      let error = failure { _ = try CGImage(data: Data(file[..<count])) }
      expect(error != nil, "\(name) cut to \(count) of \(file.count)")
      if error == nil { break }
      if count > 40, error?.reason != .truncated {
        Issue.record("\(name) cut to \(count): \(error?.description ?? "")")
        break
      }
    }
  }

  @Test(
    .enabled(if: hasTIFF && hasHEIF, "libtiff6 or libheif1 is not installed"),
    arguments: tiffs + heifs)
  func damageNeverTraps(_ name: String) throws {
    let file = try fixture(name)
    let limits = PictureLimits(maximumPixels: 1 << 16, maximumMemory: 1 << 24)
    for seed in UInt64(0)..<(name.hasSuffix("tif") ? 400 : 60) {
      var random = RandomSource(seed: seed)
      var bytes = file
      for _ in 0...(random.next() % 3) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = failure { _ = try CGImage(data: Data(bytes), limits: limits) }
      _ = failure { _ = try PictureInfo(data: Data(bytes), limits: limits) }
    }
  }

  @Test(.enabled(if: hasTIFF && hasHEIF, "libtiff6 or libheif1 is not installed"))
  func limitsAreKept() throws {
    for name in ["color.tif", "color.avif", "color.heic"] {
      let file = try Data(fixture(name))
      let few = PictureLimits(maximumPixels: 24 * 16 - 1)
      expect(
        failure { _ = try CGImage(data: file, limits: few) }?.reason == .tooLarge, "\(name)")
      let short = PictureLimits(maximumMemory: 24 * 16 * 4)
      expect(failure { _ = try CGImage(data: file, limits: short) }?.reason == .tooLarge)
    }
  }

  /// Good files and bad ones at the same time: each has the result that it has alone.
  @Test(.enabled(if: hasTIFF && hasHEIF, "libtiff6 or libheif1 is not installed"))
  func threadsDoNotDisturbOneAnother() throws {
    let files = try (Self.tiffs + Self.heifs).flatMap { name in
      let file = try fixture(name)
      return [file, Array(file[..<(file.count * 3 / 4)])]
    }
    @Sendable func result(_ file: [UInt8]) -> String {
      do {
        return "\(try CGImage.decode(file).bytes)"
      } catch {
        return "\(error)"
      }
    }
    let alone = files.map(result)
    let failures = FailureCount()
    DispatchQueue.concurrentPerform(iterations: 8 * files.count) { i in
      let k = i % files.count
      if result(files[k]) != alone[k] { failures.add() }
    }
    expect(failures.count == 0)
  }

  @Test func aMissingLibraryIsNamedWithItsPackage() throws {
    var tiff = LoadedLibrary.tiff
    tiff.file = "libnone.so.6"
    var heif = LoadedLibrary.heif
    heif.file = "libnone.so.1"
    let file = try fixture("raw.tif")
    let error = try #require(
      failure { _ = try TIFFDecoder.decode(file, limits: .default, library: tiff) })
    expect(error.reason == .unsupported)
    expect(error.what.hasPrefix("TIFF is read by libnone.so.6, which cannot be loaded"))
    expect(error.remedy == "install Debian's package libtiff6")
    let other = try fixture("color.avif")
    let second = try #require(
      failure { _ = try HEIFDecoder.decode(other, limits: .default, library: heif) })
    expect(second.what.hasPrefix("AVIF is read by libnone.so.1, which cannot be loaded"))
    expect(second.remedy?.hasPrefix("install Debian's package libheif1") == true)
    // A library that has not what is called.
    tiff.file = "libc.so.6"
    let third = failure { _ = try TIFFDecoder.decode(file, limits: .default, library: tiff) }
    expect(third?.what.hasSuffix("TIFFOpenOptionsAlloc") == true)
  }
}

/// A number that threads count up.
private final class FailureCount: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }
  func add() { state.withLock { $0 += 1 } }
}
