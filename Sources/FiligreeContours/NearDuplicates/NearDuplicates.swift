import CFiligreeContours
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

  /// The places of what is kept: an element is dropped if a kept one before it overlaps it by `iou` or
  /// more and `confirms`, which is told the places of the two.
  ///
  /// `box` is asked for each box in order, some time before it is compared, and for one that was kept
  /// again where single precision does not tell whether it overlaps another by enough.
  func kept(
    count: Int, box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool = { _, _ in true }
  ) -> KeptPlaces {
    // Boxes never overlap by more than all of themselves, but for the rounding.
    let isEvery = iou > 1.001
    if !isEvery, iou > 0, count > 0 {
      var filter = DuplicateFilter(iou: iou, count: count)
      return filter.kept(box: box, confirms: confirms)
    }
    var places = KeptPlaces(count: max(count, 0))
    var before: [Int] = []
    for begin in stride(from: 0, to: count, by: KeptPlaces.size) {
      var bits: UInt32 = 0
      for i in begin..<min(begin + KeptPlaces.size, count) {
        // For a share of 0 or less, or NaN, any two boxes are nearly equal.
        if !isEvery {
          if before.contains(where: { confirms($0, i) }) { continue }
          before.append(i)
        }
        bits |= 1 << UInt32(i - begin)
      }
      places.add(bits)
    }
    return places
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
  ///   - box: An element's box; it may be asked for more than once.
  /// - Returns: The kept elements, in order.
  public func removingNearDuplicates(iou: Double, box: (Element) -> CGRect) -> [Element] {
    func thinned(_ all: UnsafeBufferPointer<Element>) -> [Element] {
      NearDuplicates(iou: iou).kept(
        count: all.count,
        box: {
          // Between so many others, the processor does not see that these come one after the other.
          filigree_prefetch(all.baseAddress! + ($0 + 64))
          return BoxOverlap(box(all[$0]))
        }
      )
      .elements(of: all)
    }
    // Asking any collection for an element takes longer than comparing it.
    return withContiguousStorageIfAvailable(thinned)
      ?? Array(self).withUnsafeBufferPointer(thinned)
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
  let places: KeptPlaces
  switch test {
  case .boxes:
    places = duplicates.kept(count: contours.count) { box(contours[$0]) }
  case .outlines(let distance):
    // The same kept contour is compared with many others in a row.
    var known: (place: Int, outline: OutlineProximity)?
    places = duplicates.kept(count: contours.count, box: { box(contours[$0]) }) {
      kept, candidate in
      if known?.place != kept {
        known = (kept, OutlineProximity(points(contours[kept]), distance: distance))
      }
      let outline = points(contours[candidate])
      guard let known, known.outline.isNear(outline) else { return false }
      return OutlineProximity(outline, distance: distance).isNear(points(contours[kept]))
    }
  }
  return places.elements(of: contours)
}
