import Foundation

/// Colors by hue, saturation and brightness, after Smith (1978).
enum HueColor {
  /// Red, green and blue; arguments are clipped to 0…1, NaN counts as 0.
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    let (h, s, v) = (clip(hue) * 6, clip(saturation), clip(brightness))
    let sector = h.rounded(.down)
    let part = h - sector
    let low = v * (1 - s)
    let falling = v * (1 - s * part)
    let rising = v * (1 - s * (1 - part))
    return switch Int(sector) {
    case 1: (falling, v, low)
    case 2: (low, v, rising)
    case 3: (low, falling, v)
    case 4: (rising, low, v)
    case 5: (v, low, falling)
    default: (v, rising, low)
    }
  }

  /// Hue, saturation and brightness of components 0…1; the hue of a gray is 0.
  static func hue(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sixth: CGFloat
    if most == red {
      sixth = (green - blue) / range
    } else if most == green {
      sixth = 2 + (blue - red) / range
    } else {
      sixth = 4 + (red - green) / range
    }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }

  private static func clip(_ number: CGFloat) -> CGFloat {
    number > 0 ? min(number, 1) : 0
  }
}
