import FiligreePixels
import Foundation

/// One color of a color set: components in a space, or the name of a color of the system.
///
/// Components are written as Xcode writes them: `"0.500"` and `"1.000"` are parts of one, `"0x80"` and
/// `"128"` parts of 255. The opacity is a part of one. JSON numbers, which Xcode does not write, count
/// as parts of one up to 1 and as parts of 255 above. Extended spaces have numbers outside of 0…1, which
/// are clipped: Filigree has no such colors.
struct AssetColor: Decodable {
  /// The color for each of the surroundings; all the same unless it is a color of the system.
  let variants: ColorVariants

  private enum CodingKeys: String, CodingKey {
    case components, platform, reference
    case space = "color-space"
  }

  private enum Channel: String, CodingKey {
    case red, green, blue, white, alpha
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let reference = try container.decodeIfPresent(String.self, forKey: .reference) {
      guard let variants = SystemColors.variants(referencedAs: reference) else {
        throw AssetError(.unsupported, "the system color \"\(reference)\" is not known")
      }
      self.variants = variants
      return
    }
    let space = try container.decodeIfPresent(String.self, forKey: .space) ?? "srgb"
    let channels = try container.nestedContainer(keyedBy: Channel.self, forKey: .components)
    func number(_ channel: Channel) throws -> CGFloat {
      try channels.decode(AssetComponent.self, forKey: channel).value(isOpacity: channel == .alpha)
    }
    let alpha = channels.contains(.alpha) ? try number(.alpha) : 1
    func rgb(_ change: (CGFloat) -> CGFloat = { $0 }) throws -> [CGFloat] {
      [change(try number(.red)), change(try number(.green)), change(try number(.blue)), alpha]
    }
    let color: CGColor
    switch space {
    case "srgb", "extended-srgb":
      color = CGColor(space: .sRGBSpace, values: try rgb())
    case "display-p3":
      color = CGColor(space: .displayP3Space, values: try rgb())
    case "extended-linear-srgb":
      color = CGColor(
        space: .sRGBSpace,
        values: try rgb(Self.number))
    case "gray-gamma-22", "extended-gray":
      color = CGColor(space: .graySpace, values: [try number(.white), alpha])
    default:
      throw AssetError(
        .unsupported,
        "the color space \"\(space)\" is not known; srgb, display-p3 or gray-gamma-22 is expected")
    }
    variants = ColorVariants(light: color, dark: color)
  }

  /// The component for light, rounded to 2⁻⁴⁰ so that white is 1 in spite of the curve's last bits.
  private static func number(_ light: CGFloat) -> CGFloat {
    let number = ToneCurve.sRGBNumber(min(max(Double(light), 0), 1))
    return CGFloat((number * 0x1p40).rounded() * 0x1p-40)
  }
}

/// One number of a color, as text or as a JSON number.
private struct AssetComponent: Decodable {
  private var text: String?
  private var number: Double?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      text = try container.decode(String.self)
    } catch {
      number = try container.decode(Double.self)
    }
  }

  func value(isOpacity: Bool) throws -> CGFloat {
    guard let text else {
      let number = number ?? 0
      return CGFloat(number > 1 ? number / 255 : number)
    }
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    if word.hasPrefix("0x") {
      if let byte = UInt8(word.dropFirst(2), radix: 16) { return CGFloat(byte) / 255 }
    } else if word.utf8.allSatisfy({ "0123456789+-.e".utf8.contains($0) }),
      let number = Double(word), number.isFinite
    {
      let isPart = word.contains(".") || word.contains("e") || isOpacity && number <= 1
      return CGFloat(isPart ? number : number / 255)
    }
    throw AssetError(
      .corrupt,
      "\"\(text.prefix(40))\" is no component; one like \"0.5\", \"128\" or \"0x80\" is expected")
  }
}
