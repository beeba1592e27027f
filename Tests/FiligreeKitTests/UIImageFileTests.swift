import FiligreePixels
import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct UIImageFileTests {
  /// Three columns and two rows of grays: 0 1 2 / 3 4 5, times 40.
  private let pixels = CGImage(
    width: 3, height: 2, bitsPerComponent: 8, componentsPerPixel: 1, bytesPerRow: 3,
    space: .graySpace, bitmapInfo: [], bytes: [0, 40, 80, 120, 160, 200])

  private func grays(_ data: Data?) throws -> (width: Int, bytes: [UInt8]) {
    let image = try CGImage(data: try #require(data))
    return (image.width, image.bytes)
  }

  @Test func pngKeepsThePixels() throws {
    let data = try #require(UIImage(cgImage: pixels).pngData())
    let image = try #require(UIImage(data: data))
    expect(image.cgImage?.bytes == pixels.bytes)
    expect(image.scale == 1)
    expect(image.imageOrientation == .up)
    expect(try #require(UIImage(data: data, scale: 2)).size == CGSize(width: 1.5, height: 1))
  }

  @Test(
    arguments: [
      (.up, 3, [0, 40, 80, 120, 160, 200]), (.down, 3, [200, 160, 120, 80, 40, 0]),
      (.left, 2, [80, 200, 40, 160, 0, 120]), (.right, 2, [120, 0, 160, 40, 200, 80]),
      (.upMirrored, 3, [80, 40, 0, 200, 160, 120]), (.downMirrored, 3, [120, 160, 200, 0, 40, 80]),
      (.leftMirrored, 2, [0, 120, 40, 160, 80, 200]),
      (.rightMirrored, 2, [200, 80, 160, 40, 120, 0]),
    ] as [(UIImage.Orientation, Int, [UInt8])])
  func aFileIsUpright(orientation: UIImage.Orientation, width: Int, bytes: [UInt8]) throws {
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let file = try grays(image.pngData())
    expect(file.width == width)
    expect(file.bytes == bytes)
    expect(image.size.width == CGFloat(width))
  }

  @Test func jpegIsAFile() throws {
    let data = try #require(UIImage(cgImage: pixels).jpegData(compressionQuality: 1))
    expect(UIImage(data: data)?.size == CGSize(width: 3, height: 2))
    expect(data.starts(with: [0xFF, 0xD8]))
  }

  @Test(
    arguments: [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("a@4x.png", 1)]
      as [(String, CGFloat)])
  func theNameOfAFileSaysItsScale(name: String, scale: CGFloat) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try #require(UIImage(cgImage: pixels).pngData()).write(to: file)
    expect(UIImage(contentsOfFile: file.path)?.scale == scale)
    expect(UIImage(contentsOfFile: folder.appendingPathComponent("none").path) == nil)
  }

  @Test func jpegHasALargestSide() throws {
    func line(_ width: Int) throws -> UIImage {
      let bytes = try #require(CGDataProvider(data: Data(count: width)))
      return UIImage(
        cgImage: try #require(
          CGImage(
            width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: bytes, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent)))
    }
    expect(try line(65_500).jpegData(compressionQuality: 0.5) != nil)
    expect(try line(65_501).jpegData(compressionQuality: 0.5) == nil)
  }

  @Test func whatIsNoPictureIsNil() {
    expect(UIImage(data: Data()) == nil)
    expect(UIImage(data: Data("no picture".utf8)) == nil)
    expect(UIImage(contentsOfFile: "") == nil)
    expect(UIImage(contentsOfFile: "/") == nil)
    expect(UIImage().pngData() == nil)
    expect(UIImage().jpegData(compressionQuality: 0.5) == nil)
  }
}
