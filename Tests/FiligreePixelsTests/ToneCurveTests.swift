import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct ToneCurveTests {
  @Test func powersAreAsExactAsPromised() {
    var random = RandomSource(seed: 1)
    for _ in 0..<20_000 {
      let base = pow(10, random.number(in: -6...0))
      let exponent = random.number(in: 0.1...10)
      let exact = pow(base, exponent)
      expect(abs(Power.of(base, exponent) - exact) <= 1e-13 * exact, "\(base) to \(exponent)")
    }
    expect(Power.of(1, 2.4) == 1 && Power.of(0, 2.4) == 0)
    expect(Power.of(-1, 2) == 0 && Power.of(.nan, 2) == 0)
  }

  @Test func sRGBGoesThereAndBack() {
    for i in 0...1000 {
      let x = Double(i) / 1000
      expect(abs(ToneCurve.sRGBNumber(ToneCurve.sRGBLight(x)) - x) < 1e-7)
    }
  }

  @Test func aPowerIsNotSRGB() {
    var farthest = 0.0
    for i in 0...1000 {
      let x = Double(i) / 1000
      farthest = max(farthest, abs(ToneCurve.gamma(2.2).light(x) - ToneCurve.sRGBLight(x)))
    }
    expect(abs(farthest - 0.0085) < 0.0001)
    expect(!ToneCurve.gamma(2.2).isSRGB && !ToneCurve.gamma(1).isSRGB)
    let table = (0...1023).map {
      UInt16((ToneCurve.sRGBLight(Double($0) / 1023) * 65535).rounded())
    }
    expect(ToneCurve.table(table).isSRGB)
    let parametric = ToneCurve.parametric(
      g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)
    expect(parametric.isSRGB)
  }

  /// 16-bit grays in linear light, against the formula with the system's `pow`.
  @Test func deepConversionIsRoundedToTheNearest() throws {
    let samples = (0..<4096).map { $0 < 1024 ? $0 : $0 * 16 + 7 }
    let builder = PNGBuilder(
      width: 64, height: 64, depth: 16, type: 0, samples: samples,
      chunks: [("gAMA", PNGBuilder.big(100_000))])
    let image = try CGImage(data: Data(builder.bytes))
    for (i, sample) in samples.enumerated() {
      let light = Double(sample) / 65535
      let exact =
        (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055) * 65535
      expect(abs(Double(image.pixel(i % 64, i / 64)[0]) - exact) < 0.59, "\(sample)")
    }
  }
}
