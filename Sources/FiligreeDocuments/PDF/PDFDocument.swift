import FiligreeDrawing

/// A PDF document, and what of the drawings it could not say.
public struct PDFDocument: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// What is an image in the document instead of paths, each once, in the order of the drawings.
  public var pictures: [PDFFeature]
  /// What was left out, each once, in the order of the drawings; empty if the document shows all.
  public var omissions: [PDFFeature]
}

/// Something that a display list can hold and PDF cannot say.
public enum PDFFeature: Hashable, Sendable {
  /// A conic gradient.
  case conicGradient
  /// A gradient that is repeated or mirrored more than a thousand times, or without an end.
  case repeatedGradient
  /// A mesh gradient.
  case meshGradient
  /// A drawing or a layer whose colors are mixed in proportion to light; where it is the whole drawing's
  /// mode, colors are mixed as sRGB codes them instead.
  case colorMode
  /// A filtered backdrop.
  case backdrop
  /// A blend mode that PDF has not.
  case blendMode(BlendMode)
  /// A layer that is seen in perspective.
  case projection
  /// A layer with filters other than an opacity, a drop shadow or a projection.
  case filter
  /// A drop shadow: the shadow alone.
  case shadow
  /// A mask that depends on luminance or has filters.
  case mask
  /// An image that is continued beyond its rectangle.
  case continuedImage
  /// Layers and masks in one another, deeper than viewers follow.
  case nesting
  /// Clips that would take more than 64 MiB to write.
  case clips

  /// What it is in words: for a message that says that PDF has none.
  package var words: String {
    switch self {
    case .conicGradient: "conic gradients"
    case .repeatedGradient: "endlessly repeated gradients"
    case .meshGradient: "mesh gradients"
    case .colorMode: "mixing of colors by light"
    case .backdrop: "materials"
    case .blendMode: "blend modes of this kind"
    case .projection: "perspective"
    case .filter: "filters"
    case .shadow: "shadows"
    case .mask: "masks of this kind"
    case .continuedImage: "pictures continued beyond their edges"
    case .nesting: "layers nested so deep"
    case .clips: "clips of this size"
    }
  }
}

extension BlendMode {
  /// The name of the mode in PDF, if it has it (ISO 32000-1, tables 136 and 137).
  var pdf: StaticString? {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: nil
    }
  }
}
