import Foundation
import Testing

/// What `filigree trace` makes of `--colors`, `--layers` and `--gradients`.
@Suite struct ColorOptionsTests {
  /// A page of 60 × 40 with a red box, and in it a blue one; with a ramp beside them if asked for.
  private func picture(hasRamp: Bool = false) -> Data {
    var bytes = [UInt8]("P6 60 40 255\n".utf8)
    for y in 0..<40 {
      for x in 0..<60 {
        switch (x, y) {
        case (12..<20, 12..<24): bytes += [20, 60, 200]
        case (6..<26, 6..<34): bytes += [230, 57, 70]
        case (30..<58, 2..<38) where hasRamp: bytes += [UInt8(4 * x), UInt8(4 * x), 90]
        default: bytes += [255, 255, 255]
        }
      }
    }
    return Data(bytes)
  }

  private func trace(_ arguments: [String], hasRamp: Bool = false) throws -> CommandRunner.Result {
    try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", "svg"] + arguments, input: picture(hasRamp: hasRamp))
  }

  private func svg(_ arguments: [String], hasRamp: Bool = false) throws -> String {
    let result = try trace(arguments, hasRamp: hasRamp)
    #expect(result.status == 0, "\(arguments): \(result.standardError)")
    return String(decoding: result.standardOutput, as: UTF8.self)
  }

  private func fills(_ svg: String) -> Set<String> {
    Set(
      svg.components(separatedBy: "fill=\"").dropFirst().compactMap {
        $0.split(separator: "\"").first.map(String.init)
      }
    ).subtracting(["none"])
  }

  @Test func colorsAreThoseOfThePicture() throws {
    for colors in [["--colors", "auto"], ["--colors", "3"], ["--layers", "stacked"]] {
      #expect(fills(try svg(colors)) == ["#fff", "#e63946", "#143cc8"], "\(colors)")
    }
    #expect(fills(try svg(["--colors", "2"])).count == 2)
    #expect(fills(try svg(["--colors", "1"])).count == 1)
    #expect(fills(try svg(["--colors", "white,black"])) == ["#fff", "#000"])
    #expect(fills(try svg(["--colors", "#ff0000"])) == ["#f00"])
  }

  @Test func cutOutShapesHaveHolesAndLinesBeneath() throws {
    let stacked = try svg(["--layers", "stacked"])
    let cutout = try svg(["--layers", "cutout"])
    // Boxes in boxes: nothing is side by side, and the page is a plain rectangle.
    #expect(!stacked.contains("stroke="))
    #expect(cutout.contains("stroke-width=\"3.3\""))
    func outlines(_ svg: String) -> Int { svg.count { $0 == "z" || $0 == "Z" } }
    #expect(outlines(stacked) == 3)
    #expect(outlines(cutout) > 3)
  }

  @Test func gradientsAreFoundIfAskedFor() throws {
    #expect(try svg(["--gradients"], hasRamp: true).contains("<linearGradient"))
    #expect(!(try svg(["--colors", "auto"], hasRamp: true)).contains("<linearGradient"))
  }

  @Test(arguments: [
    ["--colors", "0"], ["--colors", "129"], ["--colors", "-1"], ["--colors", "1.5"],
    ["--colors", ""], ["--colors", "nocolour"], ["--colors", "white,,black"],
    ["--layers", "side"], ["--layers", ""], ["--colors", "auto", "--fill", "red"],
    ["--colors", "auto", "--stroke", "red"], ["--colors", "auto", "--style", "pixel"],
    ["--colors", "auto", "--style", "centerline"], ["--gradients=3"],
    ["--gradients", "--format", "swift"], ["--layers", "cutout", "--format", "pdf"],
  ])
  func wrongValuesAreRefused(_ arguments: [String]) throws {
    let result = try trace(arguments)
    #expect(result.status == 64, "\(arguments)")
    #expect(result.errorLines.count == 1, "\(arguments): \(result.standardError)")
    #expect(result.standardOutput.isEmpty)
  }

  @Test func aPictureThatIsNoneIsOneLineAndStatus1() throws {
    let result = try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", "svg", "--colors", "auto"],
      input: Data("no picture".utf8))
    #expect(result.status == 1)
    #expect(result.errorLines.count == 1)
    #expect(result.standardOutput.isEmpty)
  }
}
