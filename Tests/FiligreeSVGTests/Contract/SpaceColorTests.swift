import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Colors in other spaces, and mixtures.
///
/// The numbers are those of CSS Color Module Level 4's own examples, or follow from
/// definitions: whites are white, and grays gray.
@Suite struct SpaceColorTests {
  private func color(_ value: String) throws -> [Double]? {
    try fill("<rect width='9' height='9' style='fill:red;fill:\(value)'/>")
  }

  @Test(arguments: [
    ("lab(100 0 0)", [255, 255, 255, 1]), ("lab(0% 0 0)", [0, 0, 0, 1]),
    ("oklab(1 0 0)", [255, 255, 255, 1]), ("oklch(0 .1 20)", [0, 0, 0, 1]),
    ("color(srgb 1 .2 0)", [255, 51, 0, 1]),
    ("color(srgb 100% 20% none / 50%)", [255, 51, 0, 0.5]),
    ("color(display-p3 1 1 1)", [255, 255, 255, 1]), ("color(rec2020 1 1 1)", [255, 255, 255, 1]),
    ("color(a98-rgb 1 1 1)", [255, 255, 255, 1]),
    ("color(prophoto-rgb 1 1 1)", [255, 255, 255, 1]),
    ("color(srgb-linear .5 .5 .5)", [188, 188, 188, 1]),
    ("color(xyz .95046 1 1.08906)", [255, 255, 255, 1]),
    ("color(xyz-d50 .96430 1 .82510)", [255, 255, 255, 1]),
    // Section 9: `lab(29.2345% 39.3825 20.0664)` is #7d2329, `oklch(40.1% 0.123 21.57)` the same.
    ("lab(29.2345% 39.3825 20.0664)", [125, 35, 41, 1]),
    ("lch(29.2345% 44.2 27)", [125, 35, 41, 1]),
    ("oklab(40.101% 0.1147 0.0453)", [125, 35, 41, 1]),
    ("oklch(40.101% 0.12332 21.555)", [125, 35, 41, 1]),
    ("light-dark(blue, lime)", [0, 0, 255, 1]),
    ("color-mix(in srgb, blue, lime)", [0, 128, 128, 1]),
    ("color-mix(in srgb, blue 25%, lime)", [0, 191, 64, 1]),
    ("color-mix(in srgb, blue 20%, lime 20%)", [0, 128, 128, 0.4]),
    ("color-mix(in srgb, #0000 , lime)", [0, 255, 0, 0.5]),
    ("color-mix(in srgb-linear, white, black)", [188, 188, 188, 1]),
    ("color-mix(in oklab, white, black)", [99, 99, 99, 1]),
  ]) func `colors`(_ value: String, _ expected: [Double]) throws {
    let found = try #require(try color(value))
    for (a, b) in zip(found, expected) { expect(abs(a - b) <= 1, "\(value): \(found)") }
  }

  @Test(arguments: [
    "color(nowhere 1 1 1)", "color(srgb 1 1)", "color(srgb 1 1 1 1 1)", "lab(1 2)",
    "color-mix(in srgb, blue)", "color-mix(in srgb, blue 120%, red)", "color-mix(in x, blue, red)",
    "light-dark(blue)", "light-dark(blue, lime", "color-mix(in srgb, blue 0%, red 0%)",
  ]) func `what is no color counts for nothing`(_ value: String) throws {
    expect(try color(value) == [255, 0, 0, 1])
  }

  @Test(arguments: ["1e308", "-1e308", "1e-308", "99999999"])
  func `numbers that no color has`(_ number: String) throws {
    for name in [
      "lab", "lch", "oklab", "oklch", "color(prophoto-rgb", "color(rec2020", "hsl", "hwb",
    ] {
      let start = name.contains("(") ? name + " " : name + "("
      let found = try color("\(start)\(number) \(number) \(number))")
      expect(found?.allSatisfy { $0.isFinite } == true, "\(name)")
    }
  }

  @Test func `mixtures of mixtures end`() throws {
    let deep = String(repeating: "light-dark(", count: 100_000)
    expect(try color(deep + "blue") == [255, 0, 0, 1])
  }
}
