import CHarfBuzz

/// An axis of a variable font, by its OpenType tag.
package struct FontAxis: RawRepresentable, Hashable, Sendable {
  /// The tag's four bytes, the first the highest.
  package let rawValue: UInt32

  /// The axis with a tag.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `wght`, on the scale of `FontWeight`.
  static let weight = FontAxis(rawValue: 0x7767_6874)
  /// `wdth`, in percent.
  static let width = FontAxis(rawValue: 0x7764_7468)
  /// `slnt`, in degrees, to the right negative.
  static let slant = FontAxis(rawValue: 0x736C_6E74)
  /// `opsz`, in points.
  package static let opticalSize = FontAxis(rawValue: 0x6F70_737A)
  /// `ital`, 0 or 1.
  static let italic = FontAxis(rawValue: 0x6974_616C)

  /// Whether `face` has an axis that slants.
  static func isSlanting(_ face: OpaquePointer) -> Bool {
    [FontAxis.slant, .italic].contains {
      var info = hb_ot_var_axis_info_t()
      return hb_ot_var_find_axis_info(face, $0.rawValue, &info) != 0
    }
  }

  /// The values of all axes of `face`, in its order: those of `settings`, brought into the axis'
  /// range, and the defaults of the others.
  ///
  /// Nil if the font is not variable.
  static func values(of face: OpaquePointer, setting settings: [FontAxis: Double]) -> [Double]? {
    var count = hb_ot_var_get_axis_count(face)
    // The format allows 65 535; fonts have a handful.
    guard count > 0, count <= 64 else { return nil }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return axes.prefix(Int(count)).map { axis in
      let fallback = Double(axis.default_value)
      guard let wanted = settings[FontAxis(rawValue: axis.tag)],
        axis.min_value <= axis.max_value
      else { return fallback }
      return wanted.clamped(
        to: Double(axis.min_value)...Double(axis.max_value), nan: fallback)
    }
  }
}
