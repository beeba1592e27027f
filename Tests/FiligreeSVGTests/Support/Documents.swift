import FiligreePaths
import FiligreePixels
import Foundation

@testable import FiligreeSVG

/// A document of 100 × 100 units around `content`.
func document(_ content: String, _ attributes: String = #"viewBox="0 0 100 100""#) -> [UInt8] {
  Array(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8)
}

/// What a document draws.
func tree(
  _ content: String, _ attributes: String = #"viewBox="0 0 100 100""#,
  _ change: (inout SVGOptions) -> Void = { _ in }
) throws -> SVGTree {
  var options = SVGOptions()
  change(&options)
  return try SVGReader.tree(of: document(content, attributes), options)
}

/// The shapes of a document in the order in which they are drawn, their paths in the document's pixels.
func shapes(
  _ content: String, _ attributes: String = #"viewBox="0 0 100 100""#
) throws -> [SVGShape] {
  func shapes(_ node: SVGNode, _ map: CGAffineTransform) -> [SVGShape] {
    switch node {
    case .group(let group):
      let inner = group.transform.concatenating(map)
      return group.children.flatMap { shapes($0, inner) }
    case .shape(var shape):
      shape.path = shape.path.applying(map)
      return [shape]
    case .picture: return []
    }
  }
  return shapes(.group(try tree(content, attributes).root), .identity)
}

/// The boxes of a document's shapes, in its pixels.
func boxes(
  _ content: String, _ attributes: String = #"viewBox="0 0 100 100""#
) throws -> [CGRect] {
  try shapes(content, attributes).map(\.path.boundingRect)
}

/// The color that the inside of a document's first shape has: components of 0…255, and the opacity.
func fill(_ content: String) throws -> [Double]? {
  guard let fill = try shapes(content).first?.fill, case .color(let color) = fill.paint,
    let parts = color.components
  else { return nil }
  let opacity = Double(parts[3]) * fill.opacity
  return parts.prefix(3).map { (Double($0) * 255).rounded() } + [(opacity * 1000).rounded() / 1000]
}

/// Why a document cannot be read; nil if it can.
func failure(_ bytes: [UInt8], _ limits: SVGLimits = SVGLimits()) -> SVGError? {
  var options = SVGOptions()
  options.limits = limits
  do throws(SVGError) {
    _ = try SVGReader.tree(of: bytes, options)
    return nil
  } catch {
    return error
  }
}
