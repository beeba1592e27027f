/// Something that a display list can hold and a document of opaque paths cannot say.
public enum DrawingFeature: String, Hashable, Sendable, CaseIterable {
  /// What lets through what lies beneath it: an opacity, or a gradient or picture with one.
  case opacity = "opacity"
  /// A blend mode other than `normal`.
  case blendMode = "blend modes"
  /// A gradient.
  case gradient = "gradients"
  /// A conic, mesh or repeated gradient.
  case otherGradient = "conic, mesh and repeated gradients"
  /// A picture, or one that is repeated or continued beyond its rectangle.
  case picture = "pictures"
  /// A filtered backdrop.
  case backdrop = "materials"
  /// A filter, such as a blur or a shadow, or colors mixed in proportion to light.
  case filter = "filters"
  /// A mask that is no path.
  case mask = "masks"
  /// The width of a stroke.
  case lineWidth = "widths of lines"
  /// Layers in one another, deeper or more often than is written.
  case nesting = "layers nested too deeply"
}
