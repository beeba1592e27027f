import FiligreeDrawing
import FiligreePixels
import Foundation

/// A `filter` element: pictures made of pictures, before the box of what is filtered is known.
package final class SVGFilterElement: Sendable {
  /// A picture that a primitive works on.
  enum Input: Hashable, Sendable {
    /// What is filtered, or its opacity.
    case source, sourceAlpha
    /// The result of an earlier primitive, by its place.
    case primitive(Int)
    /// Nothing: a picture that is not supported.
    case clear
  }

  /// A primitive, in the units of ``isPrimitiveRelative``.
  struct Primitive: Sendable {
    var kind: Kind
    var inputs: [Input]
    /// The sides of its subregion, as far as they are said.
    var x, y, width, height: SVGLength?
    var isLinear: Bool
  }

  /// What a primitive does.
  enum Kind: Sendable {
    /// What needs no lengths of its own.
    case plain(FilterGraph.Operation)
    case blur(CGSize)
    case displacement(Double, FilterGraph.Channel, FilterGraph.Channel)
    case dropShadow(offset: CGSize, deviation: CGSize, color: CGColor)
    case morphology(FilterGraph.MorphologyOperator, CGSize)
    case offset(CGSize)
    case picture(CGImage, SVGFitting, PicturePaint.Sampling)
    case drawing(SVGNode)
  }

  package let id: String
  /// The filter region.
  let rect: CGRect
  /// Whether the region's lengths are parts of the box of what is filtered.
  let isRelative: Bool
  /// Whether those of the primitives are.
  let isPrimitiveRelative: Bool
  /// What percentages are of.
  let space: LengthSpace
  let primitives: [Primitive]

  init(
    id: String, rect: CGRect, isRelative: Bool, isPrimitiveRelative: Bool, space: LengthSpace,
    primitives: [Primitive]
  ) {
    self.id = id
    self.rect = rect
    self.isRelative = isRelative
    self.isPrimitiveRelative = isPrimitiveRelative
    self.space = space
    self.primitives = primitives
  }
}
