import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import Foundation

/// A pixel as straight RGBA of 8 bits; transparent where there is none.
func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
  guard let one = image?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)) else {
    return [0, 0, 0, 0]
  }
  return one.straightRGBA16().map { UInt8($0 >> 8) }
}

func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] { pixel(image.cgImage, x, y) }

let red: [UInt8] = [255, 0, 0, 255]
let green: [UInt8] = [0, 255, 0, 255]
let blue: [UInt8] = [0, 0, 255, 255]
let black: [UInt8] = [0, 0, 0, 255]
let white: [UInt8] = [255, 255, 255, 255]
let nothing: [UInt8] = [0, 0, 0, 0]

/// A picture of one pixel per point.
func picture(
  _ width: CGFloat, _ height: CGFloat, opaque: Bool = false,
  _ draw: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  format.opaque = opaque
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image(actions: draw)
}

/// Two rows: red and green, blue and white.
let quarters = picture(2, 2) { context in
  for (color, x, y) in [(UIColor.red, 0, 0), (.green, 1, 0), (.blue, 0, 1), (.white, 1, 1)] {
    color.setFill()
    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
  }
}
