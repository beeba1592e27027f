import FiligreePaths
import FiligreePixels
import Foundation

/// Finds the contours of pictures: what `VNDetectContoursRequest` and the command line run on.
///
/// The picture becomes gray values (`LumaPlane`), is turned upright, cut to the region of interest
/// and scaled down; a threshold that follows from contrast and pivot (`ContrastCurve`) makes it foreground
/// and background, foreground 8-connected and background 4-connected, with background all around. What is outlined is the
/// foreground.
///
/// All settings have Vision's defaults. Values out of range are clamped; NaN means the default.
package struct ContourDetection: Sendable {
  /// How much contrast is raised around the pivot, 0…3; 1 leaves it.
  package var contrastAdjustment: Double = 2
  /// The gray that raising the contrast leaves alone, 0…1; nil takes the mean of the picture.
  package var contrastPivot: Double? = 0.5
  /// Whether foreground is dark on light background, or light on dark.
  package var detectsDarkOnLight = true
  /// The picture is scaled down, never up, until its longer side has at most this many pixels; at
  /// least 64.
  package var maximumImageDimension = 512
  /// The part of the upright picture to look at, 0…1 both ways, origin at the lower left.
  package var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the picture is to be turned.
  package var orientation = CGImagePropertyOrientation.up
  /// Where points lie between the pixels.
  package var pointStyle = ContourPointStyle.subpixel
  /// Whether lines of up to two pixels lie where all pixels across them say (`ThinLine`), and stay whole from 0.6 pixels on where
  /// no pixel of theirs is beyond the threshold (`FaintLines`); has no effect on points that keep to the pixel grid.
  ///
  /// It takes up to twice the time.
  package var keepsThinLines = false
  /// The most points that outlines may have before they are simplified.
  ///
  /// A point takes some 20 bytes while contours are found. Noise has more points than pixels, so that
  /// a file of a few kilobytes could otherwise ask for all memory there is.
  package var maximumPoints = 1 << 27
  /// Whether the picture's frame counts as a contour: around everything, with one hole as large as it
  /// is, in which everything else lies.
  package var includesImageFrame = false
  /// Is asked now and then, on the thread that does the work, whether to stop; then
  /// `ContourDetectionError.cancelled` is thrown.
  package var isCancelled: (@Sendable () -> Bool)?
  /// Is told now and then, on the thread that does the work, how much of it is done: 0…1, never less
  /// than before.
  package var progress: (@Sendable (Double) -> Void)?

  /// Creates a detection with Vision's default settings.
  package init() {}

  /// The contours of `image`.
  package func run(on image: CGImage) throws(ContourDetectionError) -> ContourSet {
    try contours(in: try source(of: image))
  }

  /// A picture made ready to be looked at: everything that does not depend on contrast and pivot.
  package struct Source: Sendable {
    /// The gray values.
    package let plane: LumaPlane
    /// Which part of the upright picture they show, in its own pixels, and how much of that was asked for.
    package let region: LumaPlane.Region

    /// Takes gray values as they are.
    package init(plane: LumaPlane) {
      self.init(
        plane: plane,
        region: .init(x: 0, y: 0, width: plane.width, height: plane.height))
    }

    init(plane: LumaPlane, region: LumaPlane.Region) {
      self.plane = plane
      self.region = region
    }
  }

  /// The gray values of `image`: upright, cut and scaled.
  package func source(of image: CGImage) throws(ContourDetectionError) -> Source {
    guard image.width > 0, image.height > 0 else { throw .emptyPicture }
    let (width, height) =
      orientation.swapsAxes ? (image.height, image.width) : (image.width, image.height)
    guard let region = LumaPlane.Region(regionOfInterest, width: width, height: height) else {
      throw .regionOutside(regionOfInterest)
    }
    let stored = region.stored(orientation, width: width, height: height)
    var meter = WorkMeter(isCancelled)
    guard
      let plane = LumaPlane(image, region: stored, overWhite: detectsDarkOnLight, &meter)
    else {
      if meter.isStopped { throw .cancelled }
      throw .unreadableLayout(
        bitsPerComponent: image.bitsPerComponent, bitsPerPixel: image.bitsPerPixel)
    }
    guard
      let shown = plane.upright(orientation, &meter)?
        .scaledDown(to: max(maximumImageDimension, 64), region: region, &meter)
    else { throw .cancelled }
    try meter.check()
    return Source(plane: shown, region: region)
  }

  /// The contours in gray values.
  package func contours(in source: Source) throws(ContourDetectionError) -> ContourSet {
    let plane = source.plane
    let pivot = contrastPivot ?? plane.mean
    let curve = ContrastCurve(contrast: contrastAdjustment, pivot: pivot)
    let levels = curve.levels(white: plane.white, detectsDarkOnLight: detectsDarkOnLight)
    return try contours(levels, source)
  }

  /// The contours at a threshold of the picture's own grays, 0…1, in place of contrast and pivot.
  ///
  /// - Parameters:
  ///   - source: The gray values.
  ///   - threshold: Where the outlines run: a sample is dark below it and light above.
  ///   - minimumContrast: How far beyond the threshold at least one pixel of each region of foreground or
  ///     background must be, 0…1; at 0 every region counts.
  /// - Returns: The contours.
  /// - Throws: What `contours(in:)` throws.
  package func contours(
    in source: Source, threshold: Double, minimumContrast: Double = 0
  ) throws(ContourDetectionError) -> ContourSet {
    let levels = ForegroundLevels(
      threshold: threshold.isNaN ? 0.5 : threshold,
      strength: minimumContrast > 0 ? minimumContrast : 0, white: source.plane.white,
      detectsDarkOnLight: detectsDarkOnLight)
    return try contours(levels, source)
  }

  /// The contours with each of many settings.
  ///
  /// Settings that come to the same levels share a set of contours, and those that come to the same foreground
  /// share its outlines; the settings in this structure do not count.
  ///
  /// - Parameters:
  ///   - source: The gray values.
  ///   - settings: Pivots, nil for the mean of the picture, and contrasts.
  /// - Returns: The different sets of contours, and for each setting which one is its own.
  /// - Throws: What `contours(in:)` throws.
  package func contours(
    in source: Source, settings: [(pivot: Double?, contrast: Double)]
  ) throws(ContourDetectionError) -> (sets: [ContourSet], places: [Int]) {
    let plane = source.plane
    let mean = settings.contains { $0.pivot == nil } ? plane.mean : 0
    var places: [Int] = []
    var known: [ForegroundLevels?: Int] = [:]
    var levels: [ForegroundLevels?] = []
    for setting in settings {
      let wanted = ContrastCurve(contrast: setting.contrast, pivot: setting.pivot ?? mean)
        .levels(white: plane.white, detectsDarkOnLight: detectsDarkOnLight)
      let place = known[wanted] ?? levels.count
      if place == levels.count {
        known[wanted] = place
        levels.append(wanted)
      }
      places.append(place)
    }
    let found =
      switch plane.samples {
      case .bits8(let samples): try contours(samples, levels, source)
      case .bits16(let samples): try contours(samples, levels, source)
      }
    return (found.sets, places.map { found.places[$0] })
  }

  private func contours(
    _ levels: ForegroundLevels?, _ source: Source
  ) throws(ContourDetectionError) -> ContourSet {
    switch source.plane.samples {
    case .bits8(let samples):
      let (sets, places) = try contours(samples, [levels], source)
      return sets[places[0]]
    case .bits16(let samples):
      let (sets, places) = try contours(samples, [levels], source)
      return sets[places[0]]
    }
  }

  /// The different sets of contours that levels give, and for each of the levels which one is its own.
  private func contours<Sample: LumaSample>(
    _ samples: [Sample], _ levels: [ForegroundLevels?], _ source: Source
  ) throws(ContourDetectionError) -> (sets: [ContourSet], places: [Int]) {
    try samples.withUnsafeBufferPointer {
      (buffer) throws(ContourDetectionError) -> (sets: [ContourSet], places: [Int]) in
      let view = source.plane.view(buffer)
      let levels = withSideGrays(levels, view)
      // Counts and places of points have 31 bits.
      let maximumPoints = min(maximumPoints, Int(Int32.max))
      func extraction(_ foreground: LumaView<Sample>) -> ContourExtraction<Sample> {
        ContourExtraction(
          view: foreground, grays: view, pointStyle: pointStyle, maximumPoints: maximumPoints,
          isCancelled: isCancelled)
      }
      // The first is for levels that find nothing.
      var found = [extraction(view).nothing(region: source.region)]
      var places = Array(repeating: 0, count: levels.count)
      // Those with the same foreground next to one another.
      let order = levels.indices.sorted {
        (levels[$0]?.foregroundBelow ?? -1, $0) < (levels[$1]?.foregroundBelow ?? -1, $1)
      }
      var done = 0
      while done < order.count {
        guard let first = levels[order[done]] else {
          done += 1
          continue
        }
        var meter = WorkMeter(isCancelled)
        let faint =
          keepsThinLines && pointStyle == .subpixel
          ? FaintLines.restored(samples, view, offset: source.plane.offset, first, &meter) : nil
        try meter.check()
        try (faint ?? samples).withUnsafeBufferPointer {
          (foreground) throws(ContourDetectionError) in
          var extraction = extraction(source.plane.view(foreground))
          if let progress {
            let (from, count) = (Double(done), Double(order.count))
            extraction.progress = { progress(min((from + $0) / count, 1)) }
          }
          let forest = try extraction.forest(first)
          // Levels that place points alike often keep the same outlines too.
          var known: [(threshold: Float, parents: [Int32], place: Int)] = []
          while done < order.count, let next = levels[order[done]],
            next.foregroundBelow == first.foregroundBelow
          {
            let place = order[done]
            let parents = try extraction.keptParents(forest, next)
            if let same = known.first(where: {
              $0.threshold == next.threshold && $0.parents == parents
            }) {
              places[place] = places[same.place]
            } else {
              known.append((next.threshold, parents, place))
              places[place] = found.count
              found.append(
                try extraction.contours(
                  forest, next, keptParents: parents, region: source.region))
            }
            done += 1
            extraction.progress = nil
          }
        }
      }
      if !source.region.isExact {
        var meter = WorkMeter(isCancelled)
        found = found.map { $0.clippedToRegion(&meter) }
        try meter.check()
      }
      progress?(1)
      return (includesImageFrame ? found.map { $0.withImageFrame() } : found, places)
    }
  }

  /// The levels with what edges are located by, where they are.
  func withSideGrays<Sample: LumaSample>(
    _ levels: [ForegroundLevels?], _ view: LumaView<Sample>
  ) -> [ForegroundLevels?] {
    guard keepsThinLines, pointStyle == .subpixel else { return levels }
    let grays = SideGrays(view)
    return levels.map { $0.map(grays.add(to:)) }
  }
}
