import SwiftUI
import UIKit

/// The pixels of a picture, to be looked at.
public struct Pixels: Equatable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green, blue and opacity, row by row from the top.
  private let bytes: [UInt8]

  /// The pixels of a picture of any layout; nil where it cannot be drawn.
  public init?(_ image: CGImage) {
    width = image.width
    height = image.height
    // Whatever the picture's layout is, this is one that is known.
    guard
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard let data = context.makeImage()?.dataProvider?.data else { return nil }
    bytes = [UInt8](data as Data)
    guard bytes.count == width * height * 4 else { return nil }
  }

  /// Red, green and blue of a pixel.
  public func color(_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0) }
    let start = (y * width + x) * 4
    return (bytes[start], bytes[start + 1], bytes[start + 2])
  }

  /// The rectangle around the pixels of a kind; empty where there is none.
  public func bounds(where isWanted: (UInt8, UInt8, UInt8) -> Bool) -> CGRect {
    var bounds = CGRect.null
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        if isWanted(red, green, blue) {
          bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return bounds.isNull ? .zero : bounds
  }

  /// How many pixels are of another color than in another picture.
  public func difference(from other: Pixels) -> Int {
    guard width == other.width, height == other.height else { return width * height }
    return stride(from: 0, to: bytes.count, by: 4)
      .reduce(0) { bytes[$1..<$1 + 4] == other.bytes[$1..<$1 + 4] ? $0 : $0 + 1 }
  }
}
