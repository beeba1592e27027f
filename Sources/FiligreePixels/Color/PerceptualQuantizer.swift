/// SMPTE ST 2084's curve, as ITU-R BT.2100 has it: numbers 0…1 for up to 10,000 cd/m².
///
/// White of a drawing is 203 cd/m², ITU-R BT.2408's reference for graphics, so that 1 stands for 49
/// times its light.
enum PerceptualQuantizer {
  /// cd/m² of a drawing's white.
  static let white = 203.0

  private static let m1 = 2610.0 / 16384
  private static let m2 = 2523.0 / 4096 * 128
  private static let c1 = 3424.0 / 4096
  private static let c2 = 2413.0 / 4096 * 32
  private static let c3 = 2392.0 / 4096 * 32

  /// The number for light in multiples of white, which is cut to what the curve has.
  static func number(_ light: Double) -> Double {
    let y = min(max(light * white / 10000, 0), 1)
    let power = Power.of(y, m1)
    return min(Power.of((c1 + c2 * power) / (1 + c3 * power), m2), 1)
  }

  /// The light in multiples of white for a number 0…1.
  static func light(_ number: Double) -> Double {
    let power = Power.of(min(max(number, 0), 1), 1 / m2)
    let y = Power.of(max(power - c1, 0) / (c2 - c3 * power), 1 / m1)
    return min(y, 1) * 10000 / white
  }
}
