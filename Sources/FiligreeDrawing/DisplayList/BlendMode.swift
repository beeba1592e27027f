/// How a painted color and what lies beneath it make a new color.
///
/// It is Core Graphics' `CGBlendMode`, too; SwiftUI's modes have the same order. The formulas are
/// those of W3C's Compositing and Blending Level 1; `plusDarker` and `plusLighter` are Apple's.
/// Colors are sRGB, not linear light.
///
/// In the formulas S and D are premultiplied colors of the source and of the backdrop, Sa and Da
/// their opacities, and R is what becomes of the pixel. Where the source covers a pixel in part, be it
/// by its edge or by a clip, the pixel is the mean of D and R by that coverage; where it does not cover
/// it, the pixel stays as it is. This is also so for modes that leave nothing of the backdrop, such as
/// `copy`. An opacity set in the recorder is part of the source's own.
public enum BlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Source-over: the new color covers the old one by its opacity. R = S + D·(1 − Sa).
  case normal
  /// The product of both: never lighter than either.
  case multiply
  /// The product of the complements: never darker than either.
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
  /// R = max(0, 1 − ((1 − D) + (1 − S))): the sum of the darknesses.
  ///
  /// Of colors that are not opaque: Ra = min(1, Sa + Da), R = max(0, Ra − ((Da − D) + (Sa − S))),
  /// which is Apple's formula on premultiplied colors.
  case plusDarker
  /// R = min(1, S + D).
  case plusLighter
}

/// How what is painted meets what lies beneath: Core Graphics' `CGBlendMode`.
public typealias CGBlendMode = BlendMode

extension BlendMode {
  /// Whether a transparent source leaves the backdrop as it is.
  ///
  /// Where it does not, a layer changes all that its clip lets it reach, beyond what is drawn in it.
  package var keepsBackdropUnderNothing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
