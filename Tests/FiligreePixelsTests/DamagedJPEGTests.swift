import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// A part that is missing is an error, whatever else is odd about the file; an oddity alone is none.
@Suite struct DamagedJPEGTests {
  private func error(_ file: [UInt8]) -> PictureError? {
    failure { _ = try CGImage(data: Data(file)) }
  }

  /// Files that libjpeg warns of, and reads as if nothing were the matter.
  private func oddities(_ name: String) throws -> [String: [UInt8]] {
    let file = try fixture(name)
    let segments = JPEGBytes(file)
    var result: [String: [UInt8]] = [:]
    if let jfif = segments.starts[0xE0] {
      var odd = file
      odd[jfif + 9] = 2
      result["version 2 of JFIF"] = odd
    }
    if let adobe = segments.starts[0xEE] {
      var odd = file
      odd[adobe + 15] = 9
      // An unknown transform is taken for YCCK.
      if name == "ycck.jpg" { result["an unknown transform of Adobe's"] = odd }
    }
    if segments.starts[0xC0] != nil, let scan = segments.scans.first {
      var odd = file
      let number = Int(odd[scan.lowerBound + 4])
      odd[scan.lowerBound + 6 + 2 * number] = 0
      result["spectral selection in a sequential scan"] = odd
    }
    for (what, bytes) in [
      ("zeros", [UInt8](repeating: 0, count: 40)), ("ones", [0xFF, 0xFF, 0xFF]),
      ("zeros and ones", [0, 0, 0xFF, 0xFF, 0, 1, 0xFF, 0xFF, 0xFF]),
    ] {
      var odd = file
      odd.insert(contentsOf: bytes, at: segments.end)
      result["\(what) before the end"] = odd
    }
    return result
  }

  @Test(arguments: ["color.jpg", "gray.jpg", "progressive.jpg", "ycck.jpg"])
  func odditiesAreRead(_ name: String) throws {
    let expected = try CGImage(data: Data(fixture(name)))
    for (what, file) in try oddities(name).sorted(by: { $0.key < $1.key }) {
      do {
        expect(try CGImage(data: Data(file)).bytes == expected.bytes, "\(name), \(what)")
      } catch {
        Issue.record("\(name), \(what): \(error)")
      }
    }
  }

  /// Cut within its pixels, with an end put behind the cut, a comment before the end, and the oddities.
  @Test(arguments: ["color.jpg", "gray.jpg", "progressive.jpg", "ycck.jpg", "cmyk.jpg"])
  func cutScansAreErrors(_ name: String) throws {
    var files = try oddities(name)
    files["plain"] = try fixture(name)
    for (what, file) in files.sorted(by: { $0.key < $1.key }) {
      let scan = try #require(JPEGBytes(file).scans.last)
      let length = Int(file[scan.lowerBound + 2]) << 8 + Int(file[scan.lowerBound + 3])
      let plain = try #require(JPEGBytes(fixture(name)).scans.last)
      let coded = (scan.lowerBound + 2 + length)..<plain.upperBound
      for cut in coded {
        for tail: [UInt8] in [[], [0xFF, 0xD9], [0xFF, 0xFE, 0, 5, 0x61, 0x62, 0x63, 0xFF, 0xD9]] {
          let found = error(Array(file[..<cut]) + tail)
          expect(
            found?.reason == .truncated || found?.reason == .corrupt,
            "\(name), \(what), cut at \(cut) of \(coded)")
        }
      }
    }
  }

  /// Each component of a picture has pixels, and a sequential one has them once.
  @Test func scansThatAreMissingOrTooMany() throws {
    // Three scans of a component each, as of a file whose components do not lie between one another.
    let file = try fixture("color.jpg")
    let segments = JPEGBytes(file)
    let scan = try #require(segments.scans.first)
    func header(_ component: UInt8) -> [UInt8] {
      [0xFF, 0xDA, 0, 8, 1, component, component == 1 ? 0 : 0x11, 0, 63, 0]
    }
    let head = Array(file[..<scan.lowerBound])
    func code(_ components: [UInt8]) -> [UInt8] {
      head + components.flatMap { header($0) + [0x55, 0x55] } + [0xFF, 0xD9]
    }
    expect(error(code([1, 2]))?.what == "JPEG with scans of 2 of its 3 components")
    expect(error(code([1, 2, 3, 1]))?.what == "JPEG with a component in several scans")
  }

  /// The same for the other formats: cut, with sizes, sums and ends as they should be.
  ///
  /// What ends a WebP's arithmetic
  /// code may be missing: nothing of the picture is in it.
  @Test func cutPNGsAndWebPsAreErrors() throws {
    var builder = PNGBuilder(width: 9, height: 9, depth: 8, type: 2, samples: [])
    builder.samples = (0..<(81 * 3)).map { $0 & 255 }
    let stream = PNGBuilder.zlib([UInt8](repeating: 7, count: 500))
    let head = builder.bytes[..<33]
    for cut in [0, 1, 2, 100, stream.count - 5, stream.count - 1] {
      let file =
        Array(head) + PNGBuilder.chunk("IDAT", Array(stream[..<cut])) + PNGBuilder.chunk("IEND", [])
      expect(error(file) != nil, "a PNG of \(cut) bytes of \(stream.count)")
    }
    for name in ["lossy.webp", "lossless.webp", "alpha-lossy.webp"] {
      let file = try fixture(name)
      let start = try #require(
        (12..<file.count).first {
          file[$0...].starts(with: Array("VP8".utf8)) && file[$0 + 3] != 0x58
        })
      let length = file.count - start - 8
      for cut in stride(from: 12, to: length - 8, by: 3) {
        var bytes = Array(file[..<(start + 8 + cut)]) + (cut % 2 == 1 ? [0] : [])
        func put(_ value: Int, _ at: Int) {
          for byte in 0..<4 { bytes[at + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
        }
        put(bytes.count - 8, 4)
        put(cut, start + 4)
        expect(error(bytes) != nil, "\(name) of \(cut) bytes of \(length)")
      }
    }
  }
}
