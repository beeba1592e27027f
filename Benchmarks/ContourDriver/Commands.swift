import FiligreeContours
import FiligreeTracing
import FiligreePixels
import Foundation

/// Milliseconds that `work` takes.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .milliseconds(1)
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

/// The iso-lines or outlines of a gray picture.
func runContour(_ file: String, _ runs: Int) throws {
  let image = try CGImage(contentsOf: URL(fileURLWithPath: file))
  var detection = ContourDetection()
  detection.maximumImageDimension = .max
  detection.detectsDarkOnLight = false
  let source = try detection.source(of: image)
  let isBilevel = source.plane.isBilevel
  let environment = ProcessInfo.processInfo.environment
  detection.pointStyle =
    environment["CONTOUR_POINTS"].flatMap(ContourPointStyle.init)
    ?? (isBilevel ? .pixelEdges : .subpixel)
  let level = environment["CONTOUR_LEVEL"].flatMap(Double.init) ?? (isBilevel ? 0.5 : 132.5)
  var times: [Double] = []
  var found: ContourSet?
  for run in 0...runs {
    found = nil
    let time = try milliseconds {
      found = try detection.contours(in: source, threshold: level / 255)
    }
    if run > 0 { times.append(time) }
  }
  guard let found else { return }
  let holes = (0..<found.count).count { found.isHole($0) }
  print(
    """
    {"ms":[\(times.map { String(format: "%.4f", $0) }.joined(separator: ","))],\
    "contours":\(found.count),"holes":\(holes),"points":\(found.points.count)}
    """)
}

/// A tutorial's sweep as it is printed, against `ContourSweep`.
func runSweep(_ file: String, _ runs: Int) throws {
  let image = try CGImage(contentsOf: URL(fileURLWithPath: file))
  let tutorial = TutorialSweep(image: image)
  var all: [TutorialContour] = []
  var thinned: [TutorialContour] = []
  var ours: [VNContour] = []
  var detecting: [Double] = []
  var thinning: [Double] = []
  var detectTimes: [Double] = []
  var times: [Double] = []
  for _ in 0..<runs {
    detecting.append(try milliseconds { all = try tutorial.detect() })
    thinning.append(milliseconds { thinned = tutorial.thin(all) })
    // The sweep is some ten times shorter, and so more easily disturbed.
    for _ in 0..<5 {
      detectTimes.append(try milliseconds { _ = try tutorial.sweepAll() })
      times.append(try milliseconds { ours = try tutorial.sweep() })
    }
  }
  let isEqual =
    ours.count == thinned.count
    && zip(ours, thinned).allSatisfy {
      $0.normalizedPoints == $1.vnContour.normalizedPoints && $0.indexPath == $1.vnContour.indexPath
    }
  print(
    String(
      format:
        "%d contours, %d left; tutorial: requests %.1f ms, thinning %.1f ms; sweep: %.1f ms, with thinning %.1f ms, at best %.1f; %.1f times as fast; %@",
      all.count, thinned.count, median(detecting), median(thinning), median(detectTimes),
      median(times), times.min() ?? 0,
      (median(detecting) + median(thinning)) / median(times), isEqual ? "equal" : "NOT EQUAL"))
  if !isEqual { exit(1) }
}

/// Near-duplicates among ever more boxes: those of a sweep over more things or in more passes, and random
/// ones in a square that stays or that grows.
func runBoxes(_ threshold: Double, _ runs: Int) {
  let kinds: [(name: String, boxes: (Int) -> [CGRect])] = [
    ("sweep", { Boxes.sweep($0, passes: 78) }),
    ("finer sweep", { Boxes.sweep($0, passes: max(78 * $0 / 100_000, 1)) }),
    ("random", { Boxes.random($0, side: 1) }),
    ("random, growing", { Boxes.random($0, side: (Double($0) / 10_000).squareRoot()) }),
  ]
  for (name, make) in kinds {
    for count in [10_000, 100_000, 1_000_000] {
      let boxes = make(count)
      var left = 0
      var times: [Double] = []
      for _ in 0..<runs {
        times.append(
          milliseconds { left = boxes.removingNearDuplicates(iou: threshold) { $0 }.count })
      }
      var note = ""
      if count <= 10_000 {
        let expected = Boxes.plain(boxes, threshold)
        note = expected.count == left ? ", as the plain loop" : ", NOT as the plain loop"
      }
      print(
        String(
          format: "%@ %d boxes at %.2f: %d left, %.1f ms%@", name, count, threshold, left,
          median(times), note))
    }
  }
}

/// The contours of a picture in which every fourth pixel is dark and has only light ones around it, with
/// curves if `traces` says so: how many there are, and the peak of the memory of the whole process.
func runSalt(_ size: Int, traces: Bool) throws {
  let size = min(max(size, 2), 8192)
  var bytes = [UInt8](repeating: 255, count: size * size)
  for y in stride(from: 0, to: size, by: 2) {
    for x in stride(from: 0, to: size, by: 2) { bytes[y * size + x] = 0 }
  }
  let image = CGImage(width: size, height: size, components: 1, depth: 8, bytes: bytes)
  bytes = []
  var count = 0
  if traces {
    var tracer = Tracer()
    tracer.options.despeckle = 0
    count = try tracer.trace(image).outlineCount
  } else {
    var detection = ContourDetection()
    detection.maximumImageDimension = .max
    let source = try detection.source(of: image)
    count = try detection.contours(in: source, threshold: 0.5).count
  }
  print(#"{"contours":\#(count),"peakKB":\#(peakKilobytes() ?? 0)}"#)
}

/// The most memory that the process has had, as Linux counts it; nil elsewhere.
func peakKilobytes() -> Int? {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
    Int($0)
  }
}

/// Boxes to thin.
enum Boxes {
  /// Numbers that look random, the same every time.
  struct Numbers {
    var state: UInt64
    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  /// Boxes of passes over the same things, each time a little different, as a sweep gives them.
  static func sweep(_ count: Int, passes: Int) -> [CGRect] {
    var numbers = Numbers(state: 1)
    let things = (0..<(count + passes - 1) / passes).map { _ in
      let size = 0.002 + 0.1 * numbers.next() * numbers.next() * numbers.next()
      return CGRect(
        x: numbers.next() * 0.9, y: numbers.next() * 0.9, width: size,
        height: size * (0.4 + 1.2 * numbers.next()))
    }
    var boxes: [CGRect] = []
    for pass in 0..<passes {
      let spread = Double(pass % 13) / 13
      for thing in things where boxes.count < count {
        let change = (spread + 0.2 * numbers.next() - 0.6) * 0.25 * thing.width
        boxes.append(thing.insetBy(dx: change, dy: change))
      }
    }
    return boxes
  }

  /// Boxes anywhere in a square.
  static func random(_ count: Int, side: Double) -> [CGRect] {
    var numbers = Numbers(state: 2)
    return (0..<count).map { _ in
      CGRect(
        x: side * numbers.next(), y: side * numbers.next(), width: 0.001 + 0.05 * numbers.next(),
        height: 0.001 + 0.05 * numbers.next())
    }
  }

  /// Each kept one filters all that come after it.
  static func plain(_ boxes: [CGRect], _ threshold: Double) -> [CGRect] {
    var kept: [CGRect] = []
    for box in boxes {
      let isKept = kept.allSatisfy { other in
        let intersection = other.intersection(box)
        guard !intersection.isNull else { return 0 < threshold }
        let overlap = intersection.width * intersection.height
        let areas = Float(other.width * other.height) + Float(box.width * box.height)
        let union = CGFloat(areas) - overlap
        return (union > 0 ? overlap / union : 0) < threshold
      }
      if isKept { kept.append(box) }
    }
    return kept
  }
}
