import FiligreeDrawing
import FiligreePaths
import Foundation

/// The page of a document.
enum SVGPage {
  /// The page of a list: its bounds, or a box around what is drawn if those are infinite.
  static func box(of list: DisplayList, layerBounds: [CGRect]) -> CGRect {
    if !list.bounds.isInfinite { return list.bounds }
    var page = CGRect.null
    for command in list.commands {
      var box = CGRect.null
      if case .layer = command.operation {
        box = list.bounds(of: command, layerBounds: layerBounds)
      } else if let item = SVGItem(command, in: list) {
        box = item.path.controlBounds
        if let transform = item.transform { box = box.applying(transform) }
        if let stroke = item.stroke, case .stroke(let index) = stroke.operation {
          let map = item.userTransform
          // The Frobenius norm is never less than the factor by which the map stretches any length.
          let norm = (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
          let reach = list.strokeStyles[Int(index)].reach * norm
          box = box.insetBy(dx: -reach, dy: -reach)
        }
      }
      if box.isFinite { page = page.union(box) }
    }
    return page.isFinite ? page : .zero
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
