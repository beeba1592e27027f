import FiligreePaths
import Foundation

extension StrokeOracle {
  /// How far outlines may be off where they are drawn, in pixels: what `SceneBuilder` asks for.
  public static let pixelTolerance = 0.1

  /// How far from the region's edge a pixel's center may be and still belong to the antialiased
  /// fringe, in pixels: half the diagonal of a pixel that the edge crosses, and the tolerance.
  public static let pixelFringe = 0.5 * 2.0.squareRoot() + pixelTolerance

  /// Draws the figure on `side` × `side` pixels, and finds those that are wrong beyond the fringe.
  ///
  /// The figure just fits, and the outline is made for that scale (the public copies for theirs). A
  /// pixel is wrong if its center is inside of the outline and farther than `pixelFringe` from the
  /// region, or outside and deeper in the region than that. The latter only if a pen narrower by the
  /// tolerance paints it as well: where two edges meet in a narrow notch, its tip goes many times as far
  /// as they do, and samples about a center see nothing of so thin a gap.
  ///
  /// An outline that is given is compared instead of those of the forms.
  public static func checkPixels(
    _ test: StrokeCase, forms: [Form] = Form.allCases, of given: Path? = nil, side: Int = 256
  ) -> Verdict {
    let radius = test.style.lineWidth.native / 2
    // Boxes do without precision.
    let rough = CenterLine(test.path, radius: radius, error: 0.05 * radius)
    let box = StrokeRegionIndex(StrokeRegion(rough, test.style), fringe: 0)
    guard
      let grid = PixelGrid(
        minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY, side: side, margin: 4)
    else { return .right }
    let tolerance = pixelTolerance * grid.pixel
    let fringe = pixelFringe * grid.pixel
    var drawn: (covers: [Bool], index: StrokeRegionIndex)?
    var narrow: StrokeRegionIndex?
    for form in given == nil ? forms : [.curves] {
      // The dots of the copies lie differently.
      if drawn == nil || (form == .copies && !test.style.dash.isEmpty) {
        let error = 0.05 * tolerance
        guard let region = region(of: test, form, error: error, fringe: fringe) else {
          return .undecided
        }
        drawn = (grid.covers(region), StrokeRegionIndex(region, fringe: fringe))
        narrow = nil
      }
      guard let (covers, index) = drawn else { continue }
      let outline = OutlineWinding(
        given ?? outline(of: test, form, tolerance: tolerance), error: 0.05 * tolerance)
      guard outline.isFinite else { return .wrong("\(form): not finite") }
      let windings = grid.windings(outline)
      var wrong = 0
      var first = ""
      for i in covers.indices where covers[i] != (windings[i] != 0) {
        let center = grid.center(i % side, i / side)
        let isWrong =
          covers[i]
          ? index.isDeepInside(center)
          : !index.comes(within: fringe, of: center)
        guard isWrong else { continue }
        if covers[i] {
          if narrow == nil {
            narrow = self.region(
              of: test, form, error: 0.05 * tolerance, fringe: fringe, inset: tolerance
            ).map { StrokeRegionIndex($0, fringe: 0) }
          }
          if narrow?.comes(within: 0, of: center) == false { continue }
        }
        if wrong == 0 { first = "\(covers[i] ? "hole" : "ink") at (\(center.x), \(center.y))" }
        wrong += 1
      }
      if wrong > 0 {
        return .wrong("\(form): \(wrong) pixels of size \(grid.pixel) wrong, \(first)")
      }
    }
    return .right
  }
}
