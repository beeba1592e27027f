import FiligreeDrawing
import FiligreePaths
import Foundation

/// The page of a document.
enum SVGPage {
  /// The page of a list: its bounds, or a box around what is drawn if those are infinite.
  static func box(of list: DisplayList, items: [SVGItem]) -> CGRect {
    if !list.bounds.isInfinite { return list.bounds }
    var page = CGRect.null
    for item in items {
      var box = item.path.controlBounds
      if let transform = item.transform { box = box.applying(transform) }
      if let stroke = item.stroke, case .stroke(let index) = stroke.operation {
        let reach = reach(of: list.strokeStyles[Int(index)], under: item.userTransform)
        box = box.insetBy(dx: -reach, dy: -reach)
      }
      if box.isFinite { page = page.union(box) }
    }
    return page.isFinite ? page : .zero
  }

  /// How far a stroke may lie from its path, on the page.
  private static func reach(of style: StrokeStyle, under map: CGAffineTransform) -> CGFloat {
    var factor: CGFloat = style.lineCap == .square ? 2.0.squareRoot() : 1
    if style.lineJoin == .miter {
      factor = max(factor, style.miterLimit)
    }
    // The Frobenius norm is never less than the factor by which the map stretches any length.
    let norm = (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
    return style.lineWidth / 2 * factor * norm
  }

  /// The size that the document asks for; what is no length is replaced by the page's.
  static func size(_ size: CGSize?, page: CGRect) -> CGSize {
    func length(_ value: CGFloat?, _ other: CGFloat) -> CGFloat {
      guard let value, value.isFinite, value >= 0 else { return other }
      return value
    }
    return CGSize(
      width: length(size?.width, page.width), height: length(size?.height, page.height))
  }
}
