import FiligreeContours
import FiligreePixels
import Foundation

// A tutorial's sweep over contrasts, with nothing but Vision's API: a request for each pair of settings,
// contours simplified, then near-duplicates filtered out by each kept contour in turn.

struct TutorialContour: Identifiable {
  let id = UUID()
  let area: Float
  let vnContour: VNContour

  init(vnContour: VNContour) {
    self.vnContour = vnContour
    let box = vnContour.box
    self.area = Float(box.width * box.height)
  }

  func intersectionOverUnion(with contour: TutorialContour) -> CGFloat {
    let intersection = vnContour.box.intersection(contour.vnContour.box)
    guard !intersection.isNull else { return 0 }
    let union = CGFloat(area + contour.area) - intersection.width * intersection.height
    return union > 0 ? intersection.width * intersection.height / union : 0
  }
}

extension VNContour {
  /// The box around the points, found anew each time.
  var box: CGRect {
    var minX: Float = 1, minY: Float = 1, maxX: Float = 0, maxY: Float = 0
    for point in normalizedPoints {
      minX = min(minX, point.x); maxX = max(maxX, point.x)
      minY = min(minY, point.y); maxY = max(maxY, point.y)
    }
    return CGRect(
      x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(maxX - minX),
      height: CGFloat(maxY - minY))
  }
}

struct TutorialSweep {
  let image: CGImage
  var pivots = Array(stride(from: CGFloat(0.2), to: 0.7, by: 0.1))
  var adjustments = Array(stride(from: CGFloat(0.5), to: 3, by: 0.2))
  var epsilon: Float = 0.001
  var threshold: CGFloat = 0.85

  func detect() throws -> [TutorialContour] {
    let request = VNDetectContoursRequest()
    var contours: [TutorialContour] = []
    for pivot in pivots {
      for adjustment in adjustments {
        request.contrastPivot = NSNumber(value: Double(pivot))
        request.contrastAdjustment = Float(adjustment)
        try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
        let found = (request.results ?? []).flatMap { observation in
          (0..<observation.contourCount).compactMap { try? observation.contour(at: $0) }
        }
        contours += found.compactMap { try? $0.polygonApproximation(epsilon: epsilon) }
          .map { TutorialContour(vnContour: $0) }
      }
    }
    return contours
  }

  func thin(_ all: [TutorialContour]) -> [TutorialContour] {
    var contours = all
    var pos = 0
    while pos < contours.count {
      let contour = contours[pos]
      contours =
        contours[0...pos]
        + contours[(pos + 1)...].filter {
          contour.intersectionOverUnion(with: $0) < threshold
        }
      pos += 1
    }
    return contours
  }

  /// The same by `ContourSweep`.
  func sweep() throws -> [VNContour] {
    try settings.contours(
      of: image, epsilon: epsilon, removingNearDuplicates: Double(threshold))
  }

  func sweepAll() throws -> [VNContour] {
    try settings.contours(of: image, epsilon: epsilon)
  }

  private var settings: ContourSweep {
    ContourSweep(
      contrastPivots: pivots.map { Double($0) },
      contrastAdjustments: adjustments.map { Double($0) })
  }
}
