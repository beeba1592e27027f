import FiligreePixels
import Foundation

/// How two contours whose boxes overlap are found to be the same.
public enum NearDuplicateTest: Hashable, Sendable {
  /// By their boxes alone, which is what most programs for Vision do.
  case boxes
  /// By their outlines as well: each point of either lies within `distance` of the other, in normalised
  /// coordinates. A cross and a square have the same box, but are not the same.
  case outlines(distance: Float)
}

/// Finds the first of each group of nearly equal boxes.
struct NearDuplicates {
  /// The share of overlap from which on two boxes are nearly equal.
  let iou: Double

  /// The places of what is kept, in order: an element is dropped if a kept one before it overlaps it by
  /// `iou` or more and `confirms`, which is told the places of the two.
  ///
  /// `box` is asked for each box once, in order, some time before it is compared.
  func kept(
    count: Int, box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int] {
    let places = places(count: count, box: box, confirms: confirms)
    return Array(UnsafeBufferPointer(start: places.base, count: places.count))
  }

  /// The same in memory that costs less to grow than an array's.
  func places(
    count: Int, box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool
  ) -> GrowingBuffer<Int> {
    // Boxes never overlap by more than all of themselves, but for the rounding.
    let isEvery = iou > 1.001
    if !isEvery, iou > 0, count > 0 {
      var filter = DuplicateFilter(iou: iou, expected: count)
      return filter.kept(count: count, box: box, confirms: confirms)
    }
    var kept = GrowingBuffer<Int>(capacity: 16)
    for i in 0..<max(count, 0) {
      // For a share of 0 or less, or NaN, any two boxes are nearly equal.
      if !isEvery, (0..<kept.count).contains(where: { confirms(kept.base[$0], i) }) { continue }
      kept.reserve(1)
      kept.push(i)
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
  /// rounded to single precision, as in the programs that this is modelled on.
  ///
  /// At 0 or less, or NaN, only the first element is kept; above 1 all are.
  ///
  /// - Parameters:
  ///   - iou: The overlap from which on two boxes are nearly equal, 0…1.
  ///   - box: An element's box.
  /// - Returns: The kept elements, in order.
  public func removingNearDuplicates(iou: Double, box: (Element) -> CGRect) -> [Element] {
    func thinned(_ all: UnsafeBufferPointer<Element>) -> [Element] {
      let places = NearDuplicates(iou: iou).places(
        count: all.count, box: { BoxOverlap(box(all[$0])) }, confirms: { _, _ in true })
      return Array(unsafeUninitializedCapacity: places.count) { kept, count in
        FreshMemory.mayFill(UnsafeMutableRawBufferPointer(kept))
        for i in 0..<places.count {
          kept.initializeElement(at: i, to: all[places.base[i]])
        }
        count = places.count
      }
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
  /// at least `iou` (intersection over union, in normalised coordinates) and `test` agrees. See
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
    let places = keptPlaces(
      of: Array(self), iou: iou, test: test, points: { $0.normalizedPoints },
      box: { $0.boxOverlap })
    return places.map { self[index(startIndex, offsetBy: $0)] }
  }
}

extension RandomAccessCollection where Element == ContoursObservation.Contour {
  /// The contours without those that nearly equal one before them.
  ///
  /// In order, each contour is kept unless its bounding box overlaps that of a contour kept before it by
  /// at least `iou` (intersection over union, in normalised coordinates) and `test` agrees.
  ///
  /// - Parameters:
  ///   - iou: The overlap from which on two boxes are nearly equal, 0…1.
  ///   - test: Whether the outlines must be nearly equal too.
  /// - Returns: The kept contours, in order.
  public func removingNearDuplicates(
    iou: Double, confirmedBy test: NearDuplicateTest = .boxes
  ) -> [ContoursObservation.Contour] {
    let places = keptPlaces(
      of: Array(self), iou: iou, test: test, points: { $0.normalizedPoints },
      box: { $0.boxOverlap })
    return places.map { self[index(startIndex, offsetBy: $0)] }
  }
}

private func keptPlaces<Contour>(
  of contours: [Contour], iou: Double, test: NearDuplicateTest,
  points: (Contour) -> [SIMD2<Float>], box: (Contour) -> BoxOverlap
) -> [Int] {
  let duplicates = NearDuplicates(iou: iou)
  switch test {
  case .boxes:
    return duplicates.kept(count: contours.count) { box(contours[$0]) }
  case .outlines(let distance):
    // The same kept contour is compared with many others in a row.
    var known: (place: Int, outline: OutlineProximity)?
    return duplicates.kept(count: contours.count, box: { box(contours[$0]) }) { kept, candidate in
      if known?.place != kept {
        known = (kept, OutlineProximity(points(contours[kept]), distance: distance))
      }
      let outline = points(contours[candidate])
      guard let known, known.outline.isNear(outline) else { return false }
      return OutlineProximity(outline, distance: distance).isNear(points(contours[kept]))
    }
  }
}
