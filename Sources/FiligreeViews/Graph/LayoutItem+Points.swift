import FiligreePaths
import Foundation

extension LayoutItem {
  /// A point of the page in the item's coordinates, as it is drawn now; nil if the item is drawn to a
  /// line, so that no single point is there.
  package final func pointFromPage(_ point: CGPoint) -> CGPoint? {
    var point = point
    let chain = Array(sequence(first: self, next: \.parent))
    for (index, item) in chain.enumerated().reversed() {
      if index < chain.count - 1 {
        guard let inner = chain[index + 1].contentPoint(point) else { return nil }
        point = inner
      }
      let origin = item.presentedOrigin
      point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return point
  }

  /// A point of the item on the page, as it is drawn now.
  package final func pointOnPage(_ point: CGPoint) -> CGPoint {
    var point = point
    var item = self
    while true {
      let origin = item.presentedOrigin
      point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
      guard let parent = item.parent else { return point }
      point = point.applying(parent.drawnContentTransform)
      item = parent
    }
  }

  /// A point of the item in the coordinates that its contents are placed in, as they are drawn now.
  package final func contentPoint(_ point: CGPoint) -> CGPoint? {
    let map = drawnContentTransform
    if map.isIdentity { return point }
    guard abs(map.a * map.d - map.b * map.c) > 1e-12 else { return nil }
    return point.applying(map.inverted())
  }

  /// The frame on the page, as it is drawn now: if it is turned, what lies around it.
  package final var frameOnPage: CGRect {
    let size = presentedSize
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].map { pointOnPage($0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: minX, y: minY, width: (x.max() ?? 0) - minX, height: (y.max() ?? 0) - minY)
  }

  /// Whether the item can be touched still: it is in the tree, and nothing around it is going.
  package final var isPresent: Bool {
    !node.isRemoved && sequence(first: self, next: \.parent).allSatisfy { !$0.isLeaving }
  }
}
