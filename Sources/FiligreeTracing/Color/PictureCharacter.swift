import FiligreePixels

/// What a picture looks like, as far as that tells how it is best traced: from a sample of its pixels.
package enum PictureCharacter: Sendable {
  /// Shades of gray, or nearly.
  case gray
  /// Colors, in areas.
  case colored
  /// A few colors, drawn pixel by pixel.
  case sprite
  /// More colors than areas of one color have.
  case photo

  /// About so many pixels are looked at.
  private static let sampleCount = 1 << 14
  /// The chroma in OKLab from which on a pixel is colored; and the share of the sample that has to be.
  private static let (leastChroma, leastShare): (Float, Double) = (0.04, 0.02)
  /// A sprite has no longer side than this, in pixels.
  private static let longestSprite = 256
  /// A photo has more colors than this, of four bits a component, and its most frequent ones make up less than this share.
  private static let (mostFrequent, frequentShare) = (16, 0.9)

  /// Looks at a picture.
  package init(_ image: CGImage) {
    guard image.componentsPerPixel >= 3, image.width > 0, image.height > 0 else {
      self = .gray
      return
    }
    self = ColorPlane(image).withView { view in
      let pixels = view.width * view.height
      // An odd step does not follow columns.
      let step = max(pixels / Self.sampleCount, 1) | 1
      var counts: [UInt32: Int] = [:]
      var (colored, sampled) = (0, 0)
      for i in stride(from: 0, to: pixels, by: step) {
        let p = view.base + i * view.stride
        let color = view.color(at: p)
        guard color.w >= 1 else { continue }
        sampled += 1
        counts[view.packed(p) & 0x00F0_F0F0, default: 0] += 1
        let lab = OKLab.coordinates(color)
        if lab.y * lab.y + lab.z * lab.z > Self.leastChroma * Self.leastChroma { colored += 1 }
      }
      guard Double(colored) > Self.leastShare * Double(sampled) else { return .gray }
      if max(view.width, view.height) <= Self.longestSprite, ExactColors(view) != nil {
        return .sprite
      }
      let frequent = counts.values.sorted(by: >).prefix(Self.mostFrequent).reduce(0, +)
      let isPhoto =
        counts.count > 2 * Self.mostFrequent
        && Double(frequent) < Self.frequentShare * Double(sampled)
      return isPhoto ? .photo : .colored
    }
  }
}
