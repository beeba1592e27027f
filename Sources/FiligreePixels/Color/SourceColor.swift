/// What a file says about the space of its numbers, and what becomes of it.
struct SourceColor: Hashable, Sendable {
  /// What the numbers mean.
  enum Meaning: Hashable, Sendable {
    /// Nothing is said; the numbers are taken as sRGB, as browsers do.
    case unspecified
    /// A space that pictures are kept in.
    case space(CGColorSpace.Kind)
    /// Curves of red, green and blue to light, and a matrix from there to light in sRGB's primaries.
    case rgb([ToneCurve], toSRGB: Matrix3)
    /// A curve of gray to light.
    case gray(ToneCurve)
    /// RGB on BT.2100's PQ curve, and a matrix from there to light in sRGB's primaries.
    case pq(toSRGB: Matrix3)
    /// Inks: the profile is of no use to the formula that they are shown by.
    case cmyk
  }

  var meaning: Meaning
  /// The name of the profile, or what the file says instead.
  var name: String?

  static let unspecified = SourceColor(meaning: .unspecified, name: nil)

  /// RGB of these primaries and of one curve, which may be one of the spaces that are kept.
  init(primaries: Primaries, curve: ToneCurve, name: String) throws(PictureError) {
    guard let matrix = primaries.toSRGB else {
      throw PictureError(
        .corrupt, "color primaries that span no triangle", remedy: "the file is damaged")
    }
    self.init(curves: [curve, curve, curve], toSRGB: matrix, name: name)
  }

  /// RGB of three curves and a matrix, which may be one of the spaces that are kept.
  init(curves: [ToneCurve], toSRGB matrix: Matrix3, name: String?) {
    self.name = name
    if curves.allSatisfy(\.isSRGB) {
      // Profiles hold their matrices to 1/65536, and makers' roundings differ by more.
      if matrix.isClose(to: Matrix3(diagonal: 1, 1, 1), tolerance: 0.004) {
        meaning = .space(.sRGB)
        return
      }
      if let p3 = Primaries.displayP3.toSRGB, matrix.isClose(to: p3, tolerance: 0.004) {
        meaning = .space(.displayP3)
        return
      }
    }
    meaning = .rgb(curves, toSRGB: matrix)
  }

  init(meaning: Meaning, name: String?) {
    self.meaning = meaning
    self.name = name
  }

  /// Whether the numbers are converted, so that there are two pictures for a while.
  var isConverted: Bool {
    switch meaning {
    case .unspecified, .cmyk, .space: false
    case .gray, .pq, .rgb: true
    }
  }

  /// The picture in a space that is kept: sRGB, Display P3 or gray; extended linear sRGB in
  /// floating-point numbers if it has a high dynamic range.
  ///
  /// `image` has the numbers as they are in the file, canonical and straight.
  func honored(_ image: CGImage) throws(PictureError) -> CGImage {
    let isGray = image.componentsPerPixel < 3
    switch meaning {
    case .space(.displayP3):
      return isGray ? image : image.inSpace(.displayP3Space)
    // No file states another of the spaces that pictures are kept in.
    case .unspecified, .cmyk, .space:
      return image
    case .gray(let curve):
      guard isGray else {
        throw PictureError(
          .corrupt, "an RGB picture with a profile for gray",
          remedy: "a profile for RGB is needed, or none")
      }
      return curve.isSRGB ? image : GrayConversion(curve).apply(image)
    case .pq(let matrix):
      return PQConversion(matrix).apply(image)
    case .rgb(let curves, let matrix):
      // Equal amounts of the primaries are gray, so the green curve is gray's.
      return isGray
        ? GrayConversion(curves[1]).apply(image)
        : RGBConversion(curves, matrix)
          .apply(image)
    }
  }
}

extension SourceColor {
  /// The profile's name, or that of the space; nil where nothing is said.
  var displayName: String? {
    if let name { return name }
    switch meaning {
    case .unspecified: return nil
    case .space(.displayP3): return "Display P3"
    case .space(.genericGray), .gray: return "gray profile without a name"
    case .space: return "sRGB"
    case .rgb, .pq: return "RGB profile without a name"
    case .cmyk: return "CMYK profile without a name"
    }
  }

  /// The space that `honored` gives pictures in; nil where it refuses them.
  func decodedSpace(isGray: Bool) -> CGColorSpace? {
    if case .pq = meaning { return .extendedLinearSRGBSpace }
    if isGray { return .graySpace }
    switch meaning {
    case .space(.displayP3): return .displayP3Space
    case .gray: return nil
    case .unspecified, .space, .rgb, .cmyk, .pq: return .sRGBSpace
    }
  }
}

extension CGImage {
  /// The same numbers, said to be in `space`.
  package func inSpace(_ space: CGColorSpace) -> CGImage {
    CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: componentsPerPixel, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo, bytes: bytes)
  }
}
