import FiligreePixels
import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct UIImageTests {
  private let pixels = CGImage(
    width: 6, height: 4, bitsPerComponent: 8, componentsPerPixel: 1, bytesPerRow: 6,
    space: .graySpace, bitmapInfo: [], bytes: [UInt8](repeating: 7, count: 24))

  @Test func aPictureOfPixelsHasAPointForEach() {
    let image = UIImage(cgImage: pixels)
    expect(image.size == CGSize(width: 6, height: 4))
    expect(image.scale == 1)
    expect(image.imageOrientation == .up)
    expect(image.cgImage === pixels)
  }

  @Test(arguments: UIImage.Orientation.allCases)
  func sizeIsInPointsAsShown(orientation: UIImage.Orientation) {
    let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    expect(image.size == (isTurned ? CGSize(width: 2, height: 3) : CGSize(width: 3, height: 2)))
    expect(image.cgImage === pixels)
    expect(image.imageOrientation == orientation)
  }

  @Test func rawValuesAreUIKits() {
    expect(UIImage.Orientation.allCases.map(\.rawValue) == Array(0...7))
    expect(UIImage.Orientation.left.rawValue == 2)
    expect(UIImage.Orientation.upMirrored.rawValue == 4)
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func aScaleThatIsNoneCountsAsOne(scale: CGFloat) {
    expect(UIImage(cgImage: pixels, scale: scale, orientation: .up).scale == 1)
  }

  @Test func anEmptyPictureHasNoPixels() {
    let image = UIImage()
    expect(image.cgImage == nil)
    expect(image.size == .zero)
  }
}
