import FiligreePaths
import Foundation

/// Makes one outline of contours that overlap or abut.
///
/// Fonts, variable ones above all, put letters together from parts. By the non-zero rule their inside is
/// that of all parts; drawn as they are, though, a pixel's coverage is a sum over contours: where two
/// edges of one direction lie on one another, they count twice, and where two parts that run in
/// opposite directions abut, they cancel out, which leaves a hairline. In a simple outline there is
/// nothing to be counted twice.
///
/// Outlines whose contours keep clear of one another, as most do, stay as the font has them, to the bit.
struct OutlineOverlaps {
  /// Outlines of more segments stay as they are: real ones have hundreds.
  static let segmentLimit = 1024
  /// So do those with more segments that may meet, for each segment: what they may cost is bounded.
  static let meetingLimit = 8

  /// The box around a segment's control points.
  private struct Box {
    var low: CGPoint
    var high: CGPoint
    var contour: Int

    init(_ point: CGPoint, _ contour: Int) {
      self.contour = contour
      (low, high) = (point, point)
    }

    mutating func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    func touches(_ other: Box) -> Bool {
      low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
        && other.low.y <= high.y
    }
  }

  private let outline: PathStorage
  private var boxes: [Box] = []
  /// Twice the area of the largest contour's control points, with its sign.
  private var largest = 0.0
  private var contours = 0

  private init(_ outline: PathStorage) {
    self.outline = outline
    boxes.reserveCapacity(outline.verbs.count)
    var (start, last, area, place) = (CGPoint.zero, CGPoint.zero, 0.0, 0)
    func cross(_ a: CGPoint, _ b: CGPoint) -> Double {
      Double((a.x - start.x) * (b.y - start.y) - (a.y - start.y) * (b.x - start.x))
    }
    for verb in outline.verbs {
      switch verb {
      case .move:
        start = outline.points[place]
        last = start
        (area, place) = (0, place + 1)
      case .close:
        var box = Box(last, contours)
        box.add(start)
        if last != start { boxes.append(box) }
        if abs(area) > abs(largest) { largest = area }
        contours += 1
      case .line, .quad, .cubic:
        var box = Box(last, contours)
        for point in outline.points[place..<place + verb.pointCount] {
          area += cross(last, point)
          box.add(point)
          last = point
        }
        boxes.append(box)
        place += verb.pointCount
      }
    }
  }

  /// `outline`, of closed contours, without overlaps.
  ///
  /// It runs in the direction of its largest contour, so that glyphs of a font that overlap fit together.
  /// `isMarked` says that the font tells of overlaps, which are then also looked for within contours.
  static func removed(from outline: PathStorage, isMarked: Bool) -> PathStorage {
    let count = outline.verbs.count
    guard count <= segmentLimit, isMarked || outline.verbs.count(where: { $0 == .move }) > 1
    else { return outline }
    let overlaps = OutlineOverlaps(outline)
    guard overlaps.mayMeet(isMarked: isMarked) else { return outline }
    // A normalized path is counter-clockwise where y is up.
    let isTurned = overlaps.largest < 0
    let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: isTurned ? -1 : 1, tx: 0, ty: 0)
    let simple = Path(storage: outline.applying(mirror)).normalized(eoFill: false)
    // Without overlaps, and with all contours in the right direction, the areas are the same.
    let (area, former) = (simple.signedArea, abs(Path(storage: outline).signedArea))
    guard area.isFinite, abs(area - former) > max(area, former) * 1e-6 else { return outline }
    return simple.storage.applying(mirror)
  }

  /// Whether segments of different contours, or any if the font tells of overlaps, may have a point in
  /// common, and whether there are few enough of them.
  private func mayMeet(isMarked: Bool) -> Bool {
    // By their left sides, each is compared with those that begin before it ends.
    let sorted = boxes.sorted { $0.low.x < $1.low.x }
    var (found, meetings) = (isMarked, 0)
    for i in sorted.indices {
      let box = sorted[i]
      for j in i + 1..<max(i + 1, sorted.count) {
        let other = sorted[j]
        if other.low.x > box.high.x { break }
        guard box.touches(other) else { continue }
        meetings += 1
        if meetings > Self.meetingLimit * sorted.count { return false }
        found = found || box.contour != other.contour
      }
    }
    return found
  }
}
