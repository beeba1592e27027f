import Foundation

/// Answers whether a point is in a region, from the pieces near it alone.
struct StrokeRegionIndex {
  let region: StrokeRegion
  let fringe: Double
  private(set) var minX = Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var maxY = -Double.infinity
  private let side = 20
  private var cells: [[Int32]]
  private var stepX = 1.0
  private var stepY = 1.0

  /// Distances up to `fringe` will be told exactly.
  init(_ region: StrokeRegion, fringe: Double) {
    self.region = region
    self.fringe = fringe
    cells = Array(repeating: [], count: side * side)
    let boxes = region.pieces.map(\.box)
    for box in boxes {
      minX = min(minX, box.minX - fringe)
      minY = min(minY, box.minY - fringe)
      maxX = max(maxX, box.maxX + fringe)
      maxY = max(maxY, box.maxY + fringe)
    }
    guard minX < maxX, minY < maxY else { return }
    stepX = (maxX - minX) / Double(side)
    stepY = (maxY - minY) / Double(side)
    for (i, box) in boxes.enumerated() {
      for y in row(box.minY - fringe)...row(box.maxY + fringe) {
        for x in column(box.minX - fringe)...column(box.maxX + fringe) {
          cells[y * side + x].append(Int32(i))
        }
      }
    }
  }

  private func column(_ x: Double) -> Int { min(max(Int((x - minX) / stepX), 0), side - 1) }
  private func row(_ y: Double) -> Int { min(max(Int((y - minY) / stepY), 0), side - 1) }

  /// Whether a piece comes within `distance`, at most `fringe`, of the point.
  func comes(within distance: Double, of p: Vector) -> Bool {
    guard p.x >= minX, p.x <= maxX, p.y >= minY, p.y <= maxY else { return false }
    for i in cells[row(p.y) * side + column(p.x)] {
      if region.pieces[Int(i)].distance(p) <= distance { return true }
    }
    return false
  }

  /// Whether the point is inside by more than the fringe, as far as samples tell.
  func isDeepInside(_ p: Vector) -> Bool {
    guard comes(within: 0, of: p) else { return false }
    for ring in [1.0, 0.7, 0.4, 0.1] {
      for k in 0..<24 {
        let angle = (Double(k) + ring) * (2 * .pi / 24)
        let q = p + Vector(cos(angle), sin(angle)) * (ring * fringe)
        if !comes(within: 0, of: q) { return false }
      }
    }
    return true
  }
}
