import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeKit

@Suite struct ColorSetTests {
  /// Reads a color set's file.
  private func read(_ contents: Data) throws -> ColorVariants {
    var result: ColorVariants?
    try withFolder(["Contents.json": contents]) { result = try ColorSet.read($0) }
    return try #require(result)
  }

  private func failure(_ contents: Data) throws -> AssetError? {
    var result: AssetError?
    try withFolder(["Contents.json": contents]) { (folder) throws in
      do throws(AssetError) {
        _ = try ColorSet.read(folder)
      } catch {
        result = error
      }
    }
    return result
  }

  @Test func `components are parts of one, of 255, or hexadecimal`() throws {
    let color = try read(colors(entry("0.500", "128", "0x80"))).light
    let half: CGFloat = 128.0 / 255
    expect(color.components == [0.5, half, half, 1])
    expect(color.colorSpace == .sRGBSpace)
    expect(try read(colors(entry("0XD5", "1.000", "255"))).light == rgb(0xD5, 255, 255))
    // A whole number is a part of 255, 1 too.
    expect(try read(colors(entry("1", "0", "0.0"))).light == rgb(1, 0, 0))
  }

  @Test func `JSON numbers and opacities as people write them`() throws {
    let numbers = """
      {"color": {"components": {"red": 0.5, "green": 51, "blue": 1, "alpha": "1"}}}
      """
    expect(try read(colors(numbers)).light.components == [0.5, 0.2, 1, 1])
    let without = """
      {"color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0"}}}
      """
    expect(try read(colors(without)).light == rgb(0, 0, 0))
    let half = """
      {"color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "0.500"}}}
      """
    expect(try read(colors(half)).light.alpha == 0.5)
  }

  @Test(arguments: [
    ("srgb", CGColorSpace.sRGBSpace), ("extended-srgb", .sRGBSpace),
    ("display-p3", .displayP3Space),
  ]) func `spaces of RGB`(_ name: String, _ space: CGColorSpace) throws {
    let text = """
      {"color": {"color-space": "\(name)", "components":
      {"red": "1.200", "green": "0.250", "blue": "-0.100", "alpha": "0.500"}}}
      """
    let color = try read(colors(text)).light
    expect(color.colorSpace == space)
    expect(color.components == [1, 0.25, 0, 0.5])
  }

  @Test(arguments: ["gray-gamma-22", "extended-gray"])
  func `spaces of gray`(_ name: String) throws {
    let text = """
      {"color": {"color-space": "\(name)", "components": {"white": "0.250", "alpha": "0.500"}}}
      """
    expect(try read(colors(text)).light == CGColor(gray: 0.25, alpha: 0.5))
  }

  @Test func `linear components become sRGB's`() throws {
    let text = """
      {"color": {"color-space": "extended-linear-srgb", "components":
      {"red": "0.214041", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}
      """
    // 0.5 has the light of 0.214041 (IEC 61966-2-1).
    let components = try #require(try read(colors(text)).light.components)
    expect(abs(components[0] - 0.5) < 1e-5)
    expect(components[1...] == [0, 1, 1])
  }

  @Test func `appearances choose, and what is missing falls back`() throws {
    let all = try read(
      colors(
        entry("1", "0", "0"), entry("2", "0", "0", dark), entry("3", "0", "0", high),
        entry("4", "0", "0", darkHigh)))
    expect(all.light == rgb(1, 0, 0))
    expect(all.dark == rgb(2, 0, 0))
    expect(all.lightHighContrast == rgb(3, 0, 0))
    expect(all.darkHighContrast == rgb(4, 0, 0))
    let two = try read(colors(entry("1", "0", "0"), entry("2", "0", "0", dark)))
    expect(two.darkHighContrast == rgb(2, 0, 0))
    expect(two.lightHighContrast == rgb(1, 0, 0))
    let split = try read(colors(entry("1", "0", "0", light), entry("2", "0", "0", dark)))
    expect(split.light == rgb(1, 0, 0))
    expect(split.dark == rgb(2, 0, 0))
    // Dark or light counts more than contrast.
    let three = try read(
      colors(entry("1", "0", "0"), entry("2", "0", "0", dark), entry("3", "0", "0", high)))
    expect(three.darkHighContrast == rgb(2, 0, 0))
    let onlyDark = try read(colors(entry("2", "0", "0", dark)))
    expect(onlyDark.light == rgb(2, 0, 0))
  }

  @Test func `universal entries come before those of a device, sRGB's before Display P3's`() throws
  {
    let phone = entry("1", "0", "0").replacingOccurrences(of: "universal", with: "iphone")
    let wide = entry("2", "0", "0", ", \"display-gamut\": \"display-P3\"")
    expect(try read(colors(phone, wide, entry("3", "0", "0"))).light == rgb(3, 0, 0))
    expect(try read(colors(phone)).light == rgb(1, 0, 0))
    // A dark color for a device is still a dark one.
    let darkPhone = entry("4", "0", "0", dark)
      .replacingOccurrences(of: "universal", with: "iphone")
    expect(try read(colors(entry("3", "0", "0"), darkPhone)).dark == rgb(4, 0, 0))
  }

  @Test func `colors of the system are taken by name`() throws {
    let text = """
      {"color": {"platform": "ios", "reference": "systemRedColor"}, "idiom": "universal"}
      """
    let variants = try read(colors(text))
    expect(variants.light == rgb(255, 59, 48))
    expect(variants.dark == rgb(255, 69, 58))
    let unknown = text.replacingOccurrences(of: "Red", with: "Octarine")
    expect(try failure(colors(unknown))?.reason == .unsupported)
  }

  @Test(arguments: [
    ("", AssetError.Reason.corrupt, "not valid JSON"),
    ("[]", .corrupt, "not of the kind"),
    ("{}", .corrupt, "lacks \"colors\""),
    ("{\"colors\": []}", .corrupt, "no color"),
    ("{\"colors\": [{\"idiom\": \"universal\"}]}", .corrupt, "no color"),
    ("{\"colors\": [{\"color\": {\"components\": {}}}]}", .corrupt, "lacks"),
  ]) func `wrong files give errors`(
    _ text: String, _ reason: AssetError.Reason, _ what: String
  ) throws {
    let error = try failure(Data(text.utf8))
    expect(error?.reason == reason)
    expect(error?.description.contains(what) == true, "\(error?.description ?? "none")")
    expect(error?.path?.isEmpty == false)
  }

  @Test(arguments: ["", "x", "0x100", "0x", "nan", "1e999", "0.5.5", "--1", "#FF0000"])
  func `wrong components give errors`(_ component: String) throws {
    expect(try failure(colors(entry(component, "0", "0")))?.reason == .corrupt)
  }

  @Test func `no change of bytes traps`() throws {
    let text = Array(colors(entry("0.5", "128", "0x80"), entry("2", "0", "0", darkHigh)))
    var random = RandomSource(seed: 0xC0_10)
    try withFolder(["Contents.json": Data()]) { (folder) throws in
      let url = URL(fileURLWithPath: folder + "/Contents.json")
      for round in 0..<200 {
        var bytes = text
        for _ in 0..<(1 + random.next() % 3) {
          let place = Int(random.next() % UInt64(bytes.count))
          if random.next() % 3 == 0 {
            bytes.remove(at: place)
          } else {
            bytes[place] = Array("\"{}[]:,0x.9aA".utf8)[Int(random.next() % 13)]
          }
        }
        try Data(bytes.prefix(Int(random.next() % 4 == 0 ? 100 : UInt64(bytes.count)))).write(
          to: url)
        if let variants = try? ColorSet.read(folder) {
          let parts = variants.dark.components ?? []
          expect(
            parts.allSatisfy { (0...1).contains($0) },
            "round \(round): \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }
}
