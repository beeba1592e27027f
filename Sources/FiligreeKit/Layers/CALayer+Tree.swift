import FiligreeDrawing
import FiligreePaths
import Foundation

extension CALayer {
  /// The layers within, the lowest first.
  public final var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children where newValue?.contains(child) != true { child.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer above the others.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, children.count)
  }

  /// Adds a layer at a place among the others; one that is not there counts as the nearest.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, Int(idx))
  }

  /// Adds a layer right below another one; without that below all.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, next: sibling, offset: 0, otherwise: 0)
  }

  /// Adds a layer right above another one; without that above all.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, next: sibling, offset: 1, otherwise: children.count)
  }

  /// Puts a layer in the place of another.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  /// Takes the layer out of the one around.
  public final func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    outer.children.removeAll { $0 === self }
    superlayer = nil
    hide()
    outer.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, next sibling: CALayer?, offset: Int, otherwise: Int) {
    guard layer !== sibling else { return }
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insert(layer, index.map { $0 + offset } ?? min(otherwise, children.count))
  }

  private func insert(_ layer: CALayer, _ index: Int) {
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  /// Whether a layer may be within this one: a layer is not within itself.
  private func canHold(_ layer: CALayer) -> Bool {
    !sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  /// Marks layers as such that were not drawn where they will be.
  private func hide() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.isShown = false
      waiting += layer.children
    }
  }

  /// The layers within in the order in which they are drawn.
  final var inOrder: [CALayer] {
    if children.allSatisfy({ $0.zPosition == 0 }) { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Arranges what waits for it, outer layers first.
  final func layoutTree() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      // Arranging may ask for more of it; a layer that always does is left alone after a while.
      var rounds = 0
      while layer.pendsLayout, rounds < 32 {
        rounds += 1
        layer.pendsLayout = false
        layer.layoutSublayers()
      }
      waiting += layer.children.reversed()
      if let mask = layer.mask { waiting.append(mask) }
    }
  }

  // MARK: Coordinates

  /// A point of another layer's coordinates in this one's; nil is the outermost layer's surroundings.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    map(from: l).map(p) ?? p
  }

  /// A point of this layer's coordinates in another one's.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    map(to: l).map(p) ?? p
  }

  /// The box around a rectangle of another layer's coordinates in this one's.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(from: l).map(r) }

  /// The box around a rectangle of this layer's coordinates in another one's.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(to: l).map(r) }

  private var mapToRoot: ProjectionTransform {
    var map = ProjectionTransform()
    var layer: CALayer? = self
    while let current = layer {
      map = map.concatenating(current.mapToSuper)
      layer = current.superlayer
    }
    return map
  }

  private func map(to layer: CALayer?) -> ProjectionTransform {
    mapToRoot.concatenating(layer?.mapToRoot.inverted() ?? ProjectionTransform())
  }

  private func map(from layer: CALayer?) -> ProjectionTransform {
    (layer?.mapToRoot ?? ProjectionTransform()).concatenating(mapToRoot.inverted())
  }

  private var mapToSuper: ProjectionTransform {
    var map = values.placement
    if let outer = superlayer { map = CATransform3DConcat(map, outer.values.sublayerPlacement) }
    return map.projection
  }

  /// A point of the coordinates of the layer around in this one's; nil where the layer is seen from its edge.
  final func pointFromSuper(_ point: CGPoint) -> CGPoint? {
    var map = mapToSuper
    return map.invert() ? map.map(point) : nil
  }
}

extension LayerValues {
  /// The anchor point in the layer's coordinates.
  var anchor: CGPoint {
    let (bounds, anchor) = (rect("bounds"), point("anchorPoint"))
    return CGPoint(
      x: bounds.origin.x + bounds.size.width * anchor.x,
      y: bounds.origin.y + bounds.size.height * anchor.y)
  }

  /// From the layer's coordinates to those of the layer around.
  var placement: CATransform3D {
    let (anchor, position) = (anchor, point("position"))
    let transform = transform("transform")
    let (z, anchorZ) = (number("zPosition"), number("anchorPointZ"))
    if transform == CATransform3DIdentity {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, z)
    }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorZ),
      CATransform3DMakeTranslation(position.x, position.y, z + anchorZ))
  }

  /// The map of the sublayers in this layer's coordinates.
  var sublayerPlacement: CATransform3D {
    let map = transform("sublayerTransform")
    return map == CATransform3DIdentity ? map : map.around(anchor)
  }

  /// The box around the layer in the layer around.
  var frame: CGRect {
    let bounds = rect("bounds")
    return placement.projection.map(CGRect(origin: bounds.origin, size: bounds.size))
  }
}

extension CATransform3D {
  /// The map with a point of the plane as its origin.
  func around(_ point: CGPoint) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(self, -point.x, -point.y, 0),
      CATransform3DMakeTranslation(point.x, point.y, 0))
  }
}
