import FiligreePixels
import Foundation

extension UIColor {
  /// Gives the components in sRGB and the opacity, 0…1 each; colors outside of sRGB are clipped.
  ///
  /// - Returns: Whether there are such components; a pattern has none, every other color has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = components(in: .sRGBSpace) else { return false }
    red?.pointee = rgba[0]
    green?.pointee = rgba[1]
    blue?.pointee = rgba[2]
    alpha?.pointee = rgba[3]
    return true
  }

  /// Gives hue, saturation and brightness of the color in sRGB, and the opacity, 0…1 each.
  ///
  /// - Returns: Whether there are such components; a pattern has none, every other color has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = components(in: .sRGBSpace) else { return false }
    let hsb = HueColor.hue(red: rgba[0], green: rgba[1], blue: rgba[2])
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba[3]
    return true
  }

  /// Gives the gray of the color's luminance and the opacity, 0…1 each.
  ///
  /// - Returns: Whether there are such components; a pattern has none, every other color has them.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let gray = components(in: .graySpace) else { return false }
    white?.pointee = gray[0]
    alpha?.pointee = gray[1]
    return true
  }

  private func components(in space: CGColorSpace) -> [CGFloat]? {
    let color = cgColor
    guard color.patternObject == nil else { return nil }
    return color.converted(to: space, intent: .defaultIntent, options: nil)?.components
  }
}
