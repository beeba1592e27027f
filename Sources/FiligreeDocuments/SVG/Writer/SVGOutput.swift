import FiligreeDrawing

/// A written document, and what of the drawing it could not say.
public struct SVGOutput: Sendable {
  /// The document in UTF-8.
  public var bytes: [UInt8]
  /// What was left out or is only roughly right, each once, in the order of the drawing; empty if the
  /// document shows all of the drawing.
  public var omissions: [SVGOmission]
}

/// Something that a display list can hold and SVG cannot say.
public enum SVGOmission: Hashable, Sendable {
  /// A conic gradient: what it paints is left out.
  case conicGradient
  /// A radial gradient between circles neither of which lies in the other: what it paints is left out.
  case separateCircles
  /// A filtered backdrop: what it paints is left out.
  case backdrop
  /// A blend mode that CSS has not: what is drawn by it is left out.
  case blendMode(BlendMode)
  /// A blur with opaque edges: its edges fade.
  case opaqueBlur
  /// An image that is continued beyond its rectangle, or strokes a path: only the rectangle is drawn, or
  /// the image is repeated.
  case continuedImage
  /// A mesh gradient: what it paints is left out.
  case meshGradient
  /// A map that is not affine: what is mapped is drawn unmapped.
  case projection
  /// Colors that are mixed in proportion to light: they are mixed as sRGB codes them.
  case colorMode
  /// Layers and masks in one another, deeper than viewers read: they are left out.
  case nesting
  /// A picture that cannot be encoded as a PNG file: it is left out.
  case picture
}

extension SVGOmission {
  /// Whether what cannot be said is only a part of what is drawn.
  var isRoughlyRight: Bool {
    switch self {
    case .opaqueBlur, .continuedImage, .projection, .colorMode: true
    default: false
    }
  }
}

extension BlendMode {
  /// The value of CSS' `mix-blend-mode`, if there is one.
  var css: StaticString? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    default: nil
    }
  }
}
