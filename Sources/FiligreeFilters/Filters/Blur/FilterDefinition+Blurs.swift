import FiligreePixels
import Foundation

/// Blurs: kernels whose weights add up to 1, on premultiplied linear light. Beyond a picture all is clear.
extension FilterDefinition {
  /// The widest kernel that is not a Gaussian, whose cost grows with the radius; a wider one counts as this.
  static let kernelRadiusLimit = 250.0

  static let gaussianBlur = FilterDefinition(
    "CIGaussianBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 10, 0...100)]
  ) { v in
    try v.image().applyingGaussianBlur(sigma: v.number(kCIInputRadiusKey))
  }

  /// The mean of the pixels at most the radius away along x and y.
  static let boxBlur = FilterDefinition(
    "CIBoxBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 10, 1...100)]
  ) { v in
    try v.image().boxBlurred(v.number(kCIInputRadiusKey, in: 0...kernelRadiusLimit))
  }

  /// The mean of the pixels whose centers are at most the radius away.
  static let discBlur = FilterDefinition(
    "CIDiscBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 8, 0...100)]
  ) { v in
    try v.image().discBlurred(v.number(kCIInputRadiusKey, in: 0...kernelRadiusLimit))
  }

  /// The mean along a line through the pixel, the radius to either side.
  static let motionBlur = FilterDefinition(
    "CIMotionBlur", kCICategoryBlur,
    [
      .image, .number(kCIInputRadiusKey, 20, 0...100),
      .number(kCIInputAngleKey, 0, -.pi ... .pi),
    ]
  ) { v in
    try v.image().motionBlurred(
      v.number(kCIInputRadiusKey, in: 0...kernelRadiusLimit), angle: v.number(kCIInputAngleKey))
  }

  /// The median of the 3 × 3 pixels around each, component by component.
  static let medianFilter = FilterDefinition("CIMedianFilter", kCICategoryBlur, [.image]) { v in
    let image = try v.image()
    return image.neighborhood(1, 1, extent: image.extent) { source, region, workers in
      LightPixels(region, workers) { x, y in source.median(x, y) }
    }
  }

  static let blurs = [gaussianBlur, boxBlur, discBlur, motionBlur, medianFilter]
}

extension LightPixels {
  fileprivate func median(_ x: Int, _ y: Int) -> Pixel {
    var result = Pixel()
    for component in 0..<4 {
      let numbers = (0..<9).map { self[x + $0 % 3 - 1, y + $0 / 3 - 1][component] }
      result[component] = numbers.sorted()[4]
    }
    return result
  }
}
