import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// The comparison with goldens, on a golden of its own: four fields, one half transparent.
@Suite struct ExpectPictureTests {
  private var picture: CGImage {
    var bytes = [UInt8]()
    for y in 0..<12 {
      for x in 0..<12 {
        switch (x < 6, y < 6) {
        case (true, true): bytes += [230, 60, 40, 255]
        case (false, true): bytes += [40, 180, 90, 255]
        case (true, false): bytes += [50, 80, 220, 128]
        case (false, false): bytes += [0, 0, 0, 0]
        }
      }
    }
    return CGImage(width: 12, height: 12, components: 4, depth: 8, bytes: bytes)
  }

  @Test func equalPicturesPass() {
    expectPicture(picture, named: "fields")
    // Other layouts of the same pixels are equal; a transparent pixel's color is of no matter.
    var bytes = picture.bytes
    bytes[bytes.count - 4] = 77
    expectPicture(
      CGImage(width: 12, height: 12, components: 4, depth: 8, bytes: bytes), named: "fields")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["FILIGREE_RECORD"] != "1"))
  func othersFailAndLeaveThreePictures() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/picture-failures/FiligreePixelsTests")
    func left(_ name: String) -> [String] {
      ["actual", "expected", "difference"].filter {
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("\(name).\($0).png").path)
      }
    }
    var bytes = picture.bytes
    bytes[0] += 1
    let other = CGImage(width: 12, height: 12, components: 4, depth: 8, bytes: bytes)
    withKnownIssue { expectPicture(other, named: "different") }
    #expect(left("different") == ["actual", "expected", "difference"])
    let difference = try CGImage(
      contentsOf: folder.appendingPathComponent("different.difference.png"))
    #expect(difference.pixel(0, 0)[0] >= 96 && difference.pixel(0, 0)[1] == 0)
    #expect(difference.pixel(1, 0)[0] == difference.pixel(1, 0)[1])
    withKnownIssue { expectPicture(other, named: "there-is-none") }
    #expect(left("there-is-none") == ["actual"])
    withKnownIssue {
      expectPicture(picture.downscaled(toMaximumDimension: 6), named: "different")
    }
    withKnownIssue { expectPicture(picture.inSpace(.displayP3Space), named: "different") }
    for name in ["different", "there-is-none"] {
      for kind in left(name) {
        try FileManager.default.removeItem(
          at: folder.appendingPathComponent("\(name).\(kind).png"))
      }
    }
  }
}
