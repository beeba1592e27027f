/// How what is painted meets what lies beneath: Core Graphics' `CGBlendMode`.
///
/// The formulas are those of ``BlendMode``, whose cases have the same names and order.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Source-over.
  case normal
  /// The product of both.
  case multiply
  /// The product of the complements.
  case screen
  /// `hardLight` with source and backdrop exchanged.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge
  /// Darkens the backdrop to reflect the source.
  case colorBurn
  /// Darkens or lightens by the source, as a diffuse spotlight does.
  case softLight
  /// `multiply` where the source is dark, `screen` where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// As `difference`, of lower contrast.
  case exclusion
  /// The source's hue, the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation, the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation, the backdrop's luminosity.
  case color
  /// The source's luminosity, the backdrop's hue and saturation.
  case luminosity
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S·Da.
  case sourceIn
  /// R = S·(1 − Da).
  case sourceOut
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// R = S·(1 − Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 − Sa).
  case destinationOut
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The sum of the darknesses.
  case plusDarker
  /// The sum, at most 1.
  case plusLighter

  /// The same mode of the display list.
  package var drawing: BlendMode {
    // The raw values are the same 0…27; a test walks all of them.
    BlendMode(rawValue: UInt8(truncatingIfNeeded: rawValue)) ?? .normal
  }
}
