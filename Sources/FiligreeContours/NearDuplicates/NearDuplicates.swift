import Foundation

/// How two contours whose boxes overlap are found to be the same.
public enum NearDuplicateTest: Hashable, Sendable {
  /// By their boxes alone, which is what most programs for Vision do.
  case boxes
  /// By their outlines as well: each point of either lies within `distance` of the other, in normalized
  /// coordinates. A cross and a square have the same box, but are not the same.
  case outlines(distance: Float)
}

/// Finds the first of each group of nearly equal boxes.
struct NearDuplicates {
  /// The share of overlap from which on two boxes are nearly equal.
  let iou: Double

  /// The indices of what is kept: an element is dropped if a kept one before it overlaps it by `iou` or
  /// more and `confirms`, which is told the indices of the two.
  ///
  /// `box` is asked for each box once, in order.
  func kept(
    count: Int, box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int] {
    // Boxes never overlap by more than all of themselves, but for the rounding.
    if iou > 1.001 { return Array(0..<count) }
    var kept: [Int] = []
    guard iou > 0 else {
      // For a share of 0 or less, or NaN, any two boxes are nearly equal.
      for i in 0..<count where !kept.contains(where: { confirms($0, i) }) { kept.append(i) }
      return kept
    }
    var grid = BoxGrid(threshold: iou)
    for i in 0..<count {
      let box = box(i)
      if grid.match(box, confirms: { confirms(kept[$0], i) }) == nil {
        grid.insert(box)
        kept.append(i)
      }
    }
    return kept
  }
}

extension RandomAccessCollection {
  /// The elements without those whose box nearly equals the box of one before them.
  ///
  /// In order, each element is kept unless its box overlaps the box of an element kept before it by at
  /// least `iou`: that is what a loop gives that filters all later elements by each kept one, and it
  /// takes O(n) on average where the loop takes O(n²). The overlap is the area of the intersection over
  /// that of the union, 0 where the union has no area; boxes without area are always kept. Areas are
  /// rounded to single precision, as in the programs that this is modeled on.
  ///
  /// At 0 or less, or NaN, only the first element is kept; above 1 all are.
  ///
  /// - Parameters:
  ///   - iou: The overlap from which on two boxes are nearly equal, 0…1.
  ///   - box: An element's box.
  /// - Returns: The kept elements, in order.
  public func removingNearDuplicates(iou: Double, box: (Element) -> CGRect) -> [Element] {
    // Asking any collection for an element takes longer than comparing it.
    let all = Array(self)
    return NearDuplicates(iou: iou).kept(count: all.count) { BoxOverlap(box(all[$0])) }
      .map { all[$0] }
  }
}

extension RandomAccessCollection where Element == VNContour {
  /// The contours without those that nearly equal one before them.
  ///
  /// In order, each contour is kept unless its bounding box overlaps that of a contour kept before it by
  /// at least `iou` (intersection over union, in normalized coordinates) and `test` agrees. See
  /// `removingNearDuplicates(iou:box:)` for how that is measured; there is no limit to how many contours
  /// there are.
  ///
  /// - Parameters:
  ///   - iou: The overlap from which on two boxes are nearly equal, 0…1.
  ///   - test: Whether the outlines must be nearly equal too.
  /// - Returns: The kept contours, in order.
  public func removingNearDuplicates(
    iou: Double, confirmedBy test: NearDuplicateTest = .boxes
  ) -> [VNContour] {
    withoutNearDuplicates(
      Array(self), iou: iou, test: test, points: { $0.normalizedPoints }, box: { $0.boxOverlap })
  }
}

extension RandomAccessCollection where Element == ContoursObservation.Contour {
  /// The contours without those that nearly equal one before them.
  ///
  /// In order, each contour is kept unless its bounding box overlaps that of a contour kept before it by
  /// at least `iou` (intersection over union, in normalized coordinates) and `test` agrees.
  ///
  /// - Parameters:
  ///   - iou: The overlap from which on two boxes are nearly equal, 0…1.
  ///   - test: Whether the outlines must be nearly equal too.
  /// - Returns: The kept contours, in order.
  public func removingNearDuplicates(
    iou: Double, confirmedBy test: NearDuplicateTest = .boxes
  ) -> [ContoursObservation.Contour] {
    withoutNearDuplicates(
      Array(self), iou: iou, test: test, points: { $0.normalizedPoints }, box: { $0.boxOverlap })
  }
}

private func withoutNearDuplicates<Contour>(
  _ contours: [Contour], iou: Double, test: NearDuplicateTest,
  points: (Contour) -> [SIMD2<Float>], box: (Contour) -> BoxOverlap
) -> [Contour] {
  let duplicates = NearDuplicates(iou: iou)
  let kept: [Int]
  switch test {
  case .boxes:
    kept = duplicates.kept(count: contours.count) { box(contours[$0]) }
  case .outlines(let distance):
    // The same kept contour is compared with many others in a row.
    var known: (index: Int, outline: OutlineProximity)?
    kept = duplicates.kept(count: contours.count, box: { box(contours[$0]) }) {
      before, candidate in
      if known?.index != before {
        known = (before, OutlineProximity(points(contours[before]), distance: distance))
      }
      let outline = points(contours[candidate])
      guard let known, known.outline.isNear(outline) else { return false }
      return OutlineProximity(outline, distance: distance).isNear(points(contours[before]))
    }
  }
  return kept.map { contours[$0] }
}
