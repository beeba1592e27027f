import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import Foundation

extension UIImage {
  /// Creates a picture from the bytes of a PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF, HEIC, PNM or SVG file; nil if they are none.
  ///
  /// An orientation that the file states is applied to the pixels, so ``imageOrientation`` is always
  /// `.up`. `CGImage(data:limits:)` says what is wrong with bad data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a file, with `scale` pixels per point; nil if they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else {
      guard let document = try? SVGDocument(data: data) else { return nil }
      self.init(svg: document, scale: scale)
      return
    }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Creates a picture from a file; nil if there is none, or none that can be decoded.
  ///
  /// A name that ends in `@2x` or `@3x` before its suffix says that the picture has so many pixels per
  /// point. `CGImage(contentsOf:limits:)` says what is wrong with a bad file.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let image = try? CGImage(contentsOf: url) else {
      guard let document = try? SVGDocument(contentsOf: url) else { return nil }
      self.init(svg: document)
      return
    }
    let stem = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The picture as a PNG file, upright; nil for an empty picture.
  public func pngData() -> Data? {
    try? upright?.encoded(as: .png)
  }

  /// Returns the picture as a JPEG file, upright.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  /// - Returns: The file, or nil for an empty picture and beyond 65,500 pixels a side.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? upright?.encoded(as: .jpeg(quality: Double(compressionQuality)))
  }

  /// The pixels in the tint, if there is one, and how they lie; nil for an empty picture.
  package var shownPixels: (image: CGImage, orientation: Orientation)? {
    if traits.tint != nil, !isSymbolImage { return upright.map { ($0, .up) } }
    return storedPixels.map { ($0, imageOrientation) }
  }

  /// The pixels as they are to be seen: upright, and in the tint, if there is one.
  package var upright: CGImage? {
    guard let stored = storedPixels else { return nil }
    let upright = stored.oriented(CGImagePropertyOrientation(imageOrientation))
    // A symbol's pixels have their color already.
    guard let tint = traits.tint, !isSymbolImage else { return upright }
    let bounds = CGRect(x: 0, y: 0, width: upright.width, height: upright.height)
    var recorder = DisplayListRecorder(bounds: bounds)
    recorder.draw(upright, in: bounds, sampling: .none, tint: tint.cgColor)
    return ImageCanvas.renderer(scale: 1, isOpaque: false)(recorder.finish())
  }
}

extension CGImagePropertyOrientation {
  /// The orientation of the same name; raw values differ.
  init(_ orientation: UIImage.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}
