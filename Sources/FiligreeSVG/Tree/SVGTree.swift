import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// An SVG document, resolved: what is drawn, and nothing of how it was written.
///
/// Styles, units, references and repetitions are gone: what is left are groups, shapes and pictures, bottom
/// first. Paints, clips, masks and filters that several nodes share are objects that they share. Lengths
/// are user units; y points down.
package struct SVGTree: Sendable {
  /// The size of the document, in CSS' pixels.
  package var size: CGSize
  /// What is drawn, from the upper left corner of the document on.
  package var root: SVGGroup
  /// What is not drawn as it is meant.
  package var warnings: [SVGWarning]
}

/// Something that is drawn.
package indirect enum SVGNode: Sendable {
  /// Nodes that share a transform, or are drawn as one.
  case group(SVGGroup)
  /// A path that is filled and stroked.
  case shape(SVGShape)
  /// A picture of pixels.
  case picture(SVGPicture)
}

/// Nodes that share a transform, or are drawn as one.
package struct SVGGroup: Sendable {
  /// The element's name; empty if it has none.
  package var id = ""
  /// From the group's coordinates to those around it.
  package var transform = CGAffineTransform.identity
  /// The opacity of the whole, 0…1.
  package var opacity = 1.0
  /// How the whole meets what lies beneath.
  package var blendMode = BlendMode.normal
  /// Whether what is in it blends among itself alone.
  package var isIsolated = false
  /// What of it is seen, in the group's coordinates; nil for all.
  package var clip: SVGClip?
  /// How much of it is seen, in the group's coordinates; nil for all.
  package var mask: SVGMask?
  /// What is done to the picture of it, in order, before it is clipped and masked.
  package var filters: [SVGFilter] = []
  /// What is in it, bottom first.
  package var children: [SVGNode] = []
  /// Its box, where it is not that of its children: the cells of a text's characters.
  package var fixedBox: CGRect?
  /// The element that shapes in it take paints from, if the group stands for one.
  package var context: SVGContext?

  package init() {}

  /// Whether it is drawn as one picture.
  package var isLayer: Bool {
    opacity < 1 || blendMode != .normal || isIsolated || mask != nil || !filters.isEmpty
  }

  /// Whether its children could as well be those of what is around it.
  var isPlain: Bool {
    transform.isIdentity && !isLayer && clip == nil && id.isEmpty && fixedBox == nil
      && context == nil
  }
}

/// A path that is filled and stroked.
package struct SVGShape: Sendable {
  /// The element's name; empty if it has none.
  package var id = ""
  /// The element's classes, as they are written.
  package var classes = ""
  /// The outline.
  package var path: Path
  /// What its inside is painted with.
  package var fill: SVGFill?
  /// What its outline is painted with.
  package var stroke: SVGStroke?
  /// Whether the outline is painted before the inside.
  package var strokesFirst = false
  /// Whether its edges are smooth.
  package var isAntialiased = true
  /// The box that paints are relative to, where it is not the path's own: that of all of a text.
  package var paintBox: CGRect?
  /// The same for the outline's paint, where that is another; nil for the inside's.
  package var strokeBox: CGRect?
  /// Where the paints were taken from, if they are another element's.
  package var fillContext: SVGContext?
  package var strokeContext: SVGContext?

  package init(path: Path) { self.path = path }
}

/// How the inside of a path is painted.
package struct SVGFill: Sendable {
  package var paint: SVGPaint
  /// 0…1.
  package var opacity = 1.0
  package var isEvenOdd = false

  package init(paint: SVGPaint, opacity: Double = 1, isEvenOdd: Bool = false) {
    self.paint = paint
    self.opacity = opacity
    self.isEvenOdd = isEvenOdd
  }
}

/// How the outline of a path is painted.
package struct SVGStroke: Sendable {
  package var paint: SVGPaint
  /// 0…1.
  package var opacity = 1.0
  package var style: StrokeStyle
  /// How segments are joined; the style has the same where it can, and a miter where it cannot.
  package var join = StrokeJoin.miter
  /// Whether the width is in the document's pixels, whatever the transforms.
  package var isUnscaled = false
}

/// An element that others take their paints from by `context-fill` and `context-stroke`.
///
/// A gradient or pattern is laid out in that element's coordinates, which are those of the group that
/// has it as its ``SVGGroup/context``, and in its box (SVG 2, section 13.3).
package final class SVGContext: Sendable {
  /// The element's box; nil for that of the group.
  package let box: CGRect?

  package init(box: CGRect? = nil) { self.box = box }
}

/// A color, a gradient or a pattern.
package enum SVGPaint: Sendable {
  case color(CGColor)
  case gradient(SVGGradient)
  case pattern(SVGPattern)
}

/// A gradient, with lengths of 0…1 of a shape's box or in its user units.
package final class SVGGradient: Sendable {
  /// Where the colors lie.
  package enum Geometry: Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(focus: CGPoint, focusRadius: CGFloat, center: CGPoint, radius: CGFloat)
  }

  package let id: String
  package let geometry: Geometry
  package let stops: [GradientStop]
  package let spread: GradientSpread
  package let transform: CGAffineTransform
  /// Whether lengths are parts of the box of what is painted.
  package let isRelative: Bool
  /// Whether colors are mixed in proportion to light.
  package let isLinear: Bool

  package init(
    id: String, geometry: Geometry, stops: [GradientStop], spread: GradientSpread,
    transform: CGAffineTransform, isRelative: Bool, isLinear: Bool
  ) {
    self.id = id
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.transform = transform
    self.isRelative = isRelative
    self.isLinear = isLinear
  }
}

/// A drawing that is repeated along x and y.
package final class SVGPattern: Sendable {
  package let id: String
  /// One tile.
  package let rect: CGRect
  /// Whether the tile's lengths are parts of the box of what is painted.
  package let isRelative: Bool
  /// Whether the drawing's are.
  package let isContentRelative: Bool
  /// What is fitted into the tile, and how; nil if nothing is.
  package let fitting: SVGFitting?
  package let viewBox: CGRect
  package let transform: CGAffineTransform
  package let content: SVGGroup
  package let clipsTile: Bool

  init(
    id: String, rect: CGRect, isRelative: Bool, isContentRelative: Bool, fitting: SVGFitting?,
    viewBox: CGRect, transform: CGAffineTransform, content: SVGGroup, clipsTile: Bool
  ) {
    self.id = id
    self.rect = rect
    self.isRelative = isRelative
    self.isContentRelative = isContentRelative
    self.fitting = fitting
    self.viewBox = viewBox
    self.transform = transform
    self.content = content
    self.clipsTile = clipsTile
  }
}

/// An area outside of which nothing is seen.
package final class SVGClip: Sendable {
  package let id: String
  /// Whether lengths are parts of the box of what is clipped.
  package let isRelative: Bool
  package let transform: CGAffineTransform
  /// What is seen through: shapes, painted opaque.
  package let content: SVGGroup
  /// A further clip of the area itself.
  package let clip: SVGClip?

  package init(
    id: String, isRelative: Bool, transform: CGAffineTransform, content: SVGGroup, clip: SVGClip?
  ) {
    self.id = id
    self.isRelative = isRelative
    self.transform = transform
    self.content = content
    self.clip = clip
  }
}

/// A drawing that says how much is seen of something else.
package final class SVGMask: Sendable {
  package let id: String
  /// Where the mask is; outside nothing is seen.
  package let rect: CGRect
  /// Whether the rectangle's lengths are parts of the box of what is masked.
  package let isRelative: Bool
  /// Whether the drawing's are.
  package let isContentRelative: Bool
  /// Whether it is the drawing's opacity that counts, not its luminance.
  package let isAlpha: Bool
  /// Whether the luminance is that of light.
  package let isLinear: Bool
  package let content: SVGGroup
  /// A further mask of the mask itself.
  package let mask: SVGMask?

  init(
    id: String, rect: CGRect, isRelative: Bool, isContentRelative: Bool, isAlpha: Bool,
    isLinear: Bool, content: SVGGroup, mask: SVGMask?
  ) {
    self.id = id
    self.rect = rect
    self.isRelative = isRelative
    self.isContentRelative = isContentRelative
    self.isAlpha = isAlpha
    self.isLinear = isLinear
    self.content = content
    self.mask = mask
  }
}

/// A picture of pixels in a rectangle.
package struct SVGPicture: Sendable {
  package var id = ""
  package var image: CGImage
  /// Where its whole is.
  package var rect: CGRect
  /// The part of the rectangle that is seen.
  package var visible: CGRect
  package var sampling: PicturePaint.Sampling

  package init(
    id: String = "", image: CGImage, rect: CGRect, visible: CGRect,
    sampling: PicturePaint.Sampling
  ) {
    self.id = id
    self.image = image
    self.rect = rect
    self.visible = visible
    self.sampling = sampling
  }
}

/// A filter: one of CSS' functions, or an element.
package enum SVGFilter: Sendable {
  /// One that the display list has.
  case simple(Filter)
  /// A `filter` element.
  case element(SVGFilterElement)
}
