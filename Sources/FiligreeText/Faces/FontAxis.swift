import CHarfBuzz

/// An axis of a variable font, by its OpenType tag.
enum FontAxis: UInt32, Hashable, Sendable {
  /// `wght`, on the scale of `FontWeight`.
  case weight = 0x7767_6874
  /// `wdth`, in percent.
  case width = 0x7764_7468
  /// `slnt`, in degrees, to the right negative.
  case slant = 0x736C_6E74
  /// `ital`, 0 or 1.
  case italic = 0x6974_616C

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
      guard let known = FontAxis(rawValue: axis.tag), let wanted = settings[known],
        axis.min_value <= axis.max_value
      else { return fallback }
      return wanted.clamped(
        to: Double(axis.min_value)...Double(axis.max_value), nan: fallback)
    }
  }
}
