import FiligreePixels
import Foundation

/// Finds the contours of a picture with many pairs of contrast pivot and contrast adjustment.
///
/// What one setting misses another finds; `removingNearDuplicates(iou:confirmedBy:)` then leaves one of
/// each. The result is that of as many `VNDetectContoursRequest`s, but the picture is read and scaled
/// once, each threshold is looked at once, and settings that come to the same share their contours.
///
/// ```swift
/// let sweep = ContourSweep(
///   contrastPivots: stride(from: 0.2, to: 0.7, by: 0.1),
///   contrastAdjustments: stride(from: 0.5, to: 3, by: 0.2))
/// let contours = try sweep.contours(of: image, epsilon: 0.001, removingNearDuplicates: 0.85)
/// ```
public struct ContourSweep: Hashable, Sendable {
  /// The pivots, as in `VNDetectContoursRequest.contrastPivot`; nil stands for the mean of the picture.
  public var contrastPivots: [Double?]
  /// The adjustments, as in `VNDetectContoursRequest.contrastAdjustment`, each tried with each pivot.
  public var contrastAdjustments: [Float]
  /// Whether to look for dark things on a light background, or for light ones on a dark background.
  public var detectsDarkOnLight = true
  /// The picture is scaled down until its longer side has at most this many pixels, at least 64.
  public var maximumImageDimension = 512
  /// The part of the upright picture to look at, 0…1 both ways, origin at the lower left.
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Where points lie between the pixels.
  public var pointStyle = ContourPointStyle.subpixel
  /// Whether the picture's frame counts as a contour.
  public var includesImageFrame = false

  /// Creates a sweep over pairs of settings.
  public init(
    contrastPivots: some Sequence<Double>, contrastAdjustments: some Sequence<Double>
  ) {
    self.contrastPivots = Array(contrastPivots)
    self.contrastAdjustments = contrastAdjustments.map { Float($0) }
  }

  /// Finds the contours with every pair of settings.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - orientation: How it is to be turned.
  ///   - progress: Is told now and then how much of the work is done, 0…1; if it returns false, the
  ///     work stops.
  /// - Returns: An observation for each pair, the adjustments of the first pivot first.
  /// - Throws: A `VNError`: `invalidArgument` for a region of interest outside 0…1, `invalidImage` for a
  ///   picture that cannot be read, `outOfMemory` for one with too many contours, `requestCancelled`
  ///   after `progress` returned false or when the task was cancelled.
  public func observations(
    of image: CGImage, orientation: CGImagePropertyOrientation = .up,
    progress: (@Sendable (Double) -> Bool)? = nil
  ) throws -> [VNContoursObservation] {
    try storages(of: image, orientation: orientation, progress: progress).map {
      VNContoursObservation(storage: $0, requestRevision: VNDetectContourRequestRevision1)
    }
  }

  /// Finds the contours with every pair of settings, and simplifies them.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - orientation: How it is to be turned.
  ///   - epsilon: As in `VNContour.polygonApproximation(epsilon:)`; nil leaves contours as they are.
  ///   - progress: Is told now and then how much of the work is done, 0…1; if it returns false, the
  ///     work stops.
  /// - Returns: All contours in the order of the settings, the adjustments of the first pivot first.
  /// - Throws: A `VNError`, as `observations(of:orientation:progress:)` does, and `invalidArgument` for an
  ///   epsilon that is negative or not finite.
  public func contours(
    of image: CGImage, orientation: CGImagePropertyOrientation = .up, epsilon: Float? = nil,
    progress: (@Sendable (Double) -> Bool)? = nil
  ) throws -> [VNContour] {
    if let epsilon { try VNContour.check(epsilon: epsilon) }
    var half: (@Sendable (Double) -> Bool)?
    if let progress { half = { progress($0 / 2) } }
    let storages = try storages(of: image, orientation: orientation, progress: half)
    var simplified: [ObjectIdentifier: [VNContour]] = [:]
    var result: [VNContour] = []
    for (done, storage) in storages.enumerated() {
      if let known = simplified[ObjectIdentifier(storage)] {
        result += known
      } else {
        let contours = epsilon.map { storage.simplified(epsilon: $0) } ?? storage.all
        simplified[ObjectIdentifier(storage)] = contours
        result += contours
      }
      let share = Double(done + 1) / Double(storages.count)
      if progress?(0.5 + share / 2) == false || Task.isCancelled {
        throw VNError(.requestCancelled, "the sweep was cancelled")
      }
    }
    return result
  }

  /// Finds the contours with every pair of settings, simplifies them, and removes near-duplicates.
  ///
  /// The result is that of `contours(of:orientation:epsilon:progress:)` and then
  /// `removingNearDuplicates(iou:confirmedBy:)` with boxes, in less time: most near-duplicates are seen to
  /// be such by their pixels' boxes, and are never made.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - orientation: How it is to be turned.
  ///   - epsilon: As in `VNContour.polygonApproximation(epsilon:)`; nil leaves contours as they are.
  ///   - iou: The overlap from which on two boxes are nearly equal, 0…1.
  ///   - progress: Is told now and then how much of the work is done, 0…1; if it returns false, the
  ///     work stops.
  /// - Returns: The kept contours in the order of the settings, the adjustments of the first pivot first.
  /// - Throws: A `VNError`, as `contours(of:orientation:epsilon:progress:)` does.
  public func contours(
    of image: CGImage, orientation: CGImagePropertyOrientation = .up, epsilon: Float? = nil,
    removingNearDuplicates iou: Double, progress: (@Sendable (Double) -> Bool)? = nil
  ) throws -> [VNContour] {
    // Shares that make all contours equal, or none, and the frame, are left to the plain way.
    guard iou > 0, iou <= 1, !includesImageFrame else {
      return try contours(of: image, orientation: orientation, epsilon: epsilon, progress: progress)
        .removingNearDuplicates(iou: iou)
    }
    if let epsilon { try VNContour.check(epsilon: epsilon) }
    var detection = detection(orientation)
    let stop = CancellationFlag()
    detection.isCancelled = { stop.isSet || Task.isCancelled }
    if let progress {
      detection.progress = { if !progress($0 * 0.9) { stop.set() } }
    }
    do {
      let source = try detection.source(of: image)
      // Pixels' boxes say too little of contours that are cut within pixels: these go the plain way too.
      guard source.region.isExact else {
        return try contours(
          of: image, orientation: orientation, epsilon: epsilon, progress: progress
        ).removingNearDuplicates(iou: iou)
      }
      var thinned = ThinnedSweep(
        width: source.plane.width, height: source.plane.height, epsilon: epsilon, iou: iou)
      let settings = settings
      try detection.forEachSetting(in: source, settings: settings) { setting, outlines in
        thinned.add(outlines, setting: setting)
      }
      if stop.isSet || progress?(1) == false { throw ContourDetectionError.cancelled }
      // What is left belongs to whole observations, which are made when somebody asks for a neighbor.
      detection.progress = nil
      detection.isCancelled = nil
      let quiet = detection
      var storage: [Int: ContourStorage] = [:]
      return thinned.kept.map { contour in
        let setting = settings[contour.setting]
        let whole =
          storage[contour.setting]
          ?? ContourStorage {
            do {
              let (sets, places) = try quiet.contours(in: source, settings: [setting])
              return sets[places[0]]
            } catch {
              // Nobody cancels this, and the limit was kept to by the same outlines just now.
              preconditionFailure("\(error)")
            }
          }
        storage[contour.setting] = whole
        return VNContour(
          whole, contour.index, approximation: epsilon == nil ? nil : contour.points)
      }
    } catch let error as ContourDetectionError {
      throw VNError(error)
    }
  }

  /// The pairs of settings, the adjustments of the first pivot first.
  private var settings: [(pivot: Double?, contrast: Double)] {
    var settings: [(pivot: Double?, contrast: Double)] = []
    for pivot in contrastPivots {
      for adjustment in contrastAdjustments {
        settings.append((pivot, Double(adjustment)))
      }
    }
    return settings
  }

  private func detection(_ orientation: CGImagePropertyOrientation) -> ContourDetection {
    var detection = ContourDetection()
    detection.detectsDarkOnLight = detectsDarkOnLight
    detection.maximumImageDimension = maximumImageDimension
    detection.regionOfInterest = regionOfInterest
    detection.orientation = orientation
    detection.pointStyle = pointStyle
    detection.includesImageFrame = includesImageFrame
    return detection
  }

  private func storages(
    of image: CGImage, orientation: CGImagePropertyOrientation,
    progress: (@Sendable (Double) -> Bool)?
  ) throws -> [ContourStorage] {
    var detection = detection(orientation)
    let stop = CancellationFlag()
    detection.isCancelled = { stop.isSet || Task.isCancelled }
    if let progress {
      detection.progress = { if !progress($0) { stop.set() } }
    }
    do {
      let (sets, places) = try detection.contours(
        in: try detection.source(of: image),
        settings: settings)
      if stop.isSet { throw ContourDetectionError.cancelled }
      let storages = sets.map { ContourStorage($0) }
      return places.map { storages[$0] }
    } catch let error as ContourDetectionError {
      throw VNError(error)
    }
  }
}
