import FiligreePixels
import Foundation

/// The first revision of `VNDetectContoursRequest` (spelled as in Vision).
public let VNDetectContourRequestRevision1 = 1

/// Finds the contours of the edges of a picture.
///
/// Gray values become foreground and background by a threshold, foreground is 8-connected and background 4-connected, and
/// every region of foreground and every hole in one has a contour. Gray is Y' = 0.299 R' + 0.587 G' +
/// 0.114 B', transparent parts over white if `detectsDarkOnLight` is set and over black if not. The
/// picture is turned upright first, then cut to `regionOfInterest`, then scaled.
///
/// With Y' from 0 for black to 1 for white, c the `contrastAdjustment` and p the `contrastPivot`,
///
///     v = (Y' − p) · c + p
///
/// and foreground is where v < 0.5, or v > 0.5 without `detectsDarkOnLight`. So the threshold lies at
/// Y' = p + (0.5 − p) / c: at 0.5 for p = 0.5 or c = 1, and the nearer to p the larger c is. A
/// region, of foreground or of background, counts only if it has a pixel with v at least 0.1 beyond 0.5; that is
/// 0.1 / c in the picture's own grays, so more contrast shows fainter things.
///
/// Vision's documentation gives the settings' ranges and defaults, but no formula; the article
/// <doc:WhereVisionIsSilent> says what was chosen and why.
///
/// Settings out of range are accepted, as Vision accepts them, and work like the nearest one that is
/// in range.
open class VNDetectContoursRequest: VNImageBasedRequest, VNRequestProgressProviding {
  /// How much contrast is added around the pivot: 0…3, 1 adds none, 2 by default doubles it.
  ///
  /// At 0 no contour is found. NaN is taken for the default.
  open var contrastAdjustment: Float = 2

  /// The gray that does not change with the contrast: 0…1, by default 0.5.
  ///
  /// If nil, it is the mean of the picture's gray values.
  open var contrastPivot: NSNumber? = 0.5

  /// Whether to look for dark things on a light background, as by default, or for light ones on a
  /// dark background.
  open var detectsDarkOnLight = true

  /// The earlier name of `detectsDarkOnLight`.
  @available(*, deprecated, renamed: "detectsDarkOnLight")
  open var detectDarkOnLight: Bool {
    get { detectsDarkOnLight }
    set { detectsDarkOnLight = newValue }
  }

  /// The picture is scaled down until its longer side has at most this many pixels: at least 64, by
  /// default 512; never up.
  open var maximumImageDimension = 512

  /// The contours that the last run found, always in one observation; nil before the first run and
  /// after one that failed.
  public var results: [VNContoursObservation]? {
    foundObservations as? [VNContoursObservation]
  }

  /// Where points lie between the pixels: by default where the grays put the edges.
  ///
  /// Not in Vision.
  open var pointStyle = ContourPointStyle.subpixel

  /// Whether the frame of the picture counts as a contour; by default not.
  ///
  /// Not in Vision.
  ///
  /// Vision reports the edge of the picture as the outermost contour and once more, from within, as its
  /// only child; what is drawn in the picture lies inside that. Programs that count on it set this.
  open var includesImageFrame = false

  /// Is told how much of a run is done, at least at its beginning and its end.
  ///
  /// It is called on the thread that performs the request, with a share of 0…1 that never gets smaller; if
  /// the run fails, for whatever reason, once more with the last share and the error, before the completion
  /// handler is.
  open var progressHandler: VNRequestProgressHandler = { _, _, _ in }

  /// Whether how much is done cannot be told: it always can.
  public var indeterminate: Bool { false }

  /// Creates a request that calls `completionHandler` when it is done.
  public override init(completionHandler: VNRequestCompletionHandler?) {
    super.init(completionHandler: completionHandler)
  }

  /// A request with the same settings, revision and handlers, without results.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = VNDetectContoursRequest(completionHandler: completionHandler)
    copyRequestSettings(to: copy)
    copy.regionOfInterest = regionOfInterest
    copy.contrastAdjustment = contrastAdjustment
    copy.contrastPivot = contrastPivot
    copy.detectsDarkOnLight = detectsDarkOnLight
    copy.maximumImageDimension = maximumImageDimension
    copy.pointStyle = pointStyle
    copy.includesImageFrame = includesImageFrame
    copy.progressHandler = progressHandler
    return copy
  }

  package override func observations(
    in image: CGImage, orientation: CGImagePropertyOrientation
  ) throws -> [VNObservation] {
    var detection = ContourDetection()
    detection.contrastAdjustment = Double(contrastAdjustment)
    detection.contrastPivot = contrastPivot?.doubleValue
    detection.detectsDarkOnLight = detectsDarkOnLight
    detection.maximumImageDimension = maximumImageDimension
    detection.regionOfInterest = regionOfInterest
    detection.orientation = orientation
    detection.pointStyle = pointStyle
    detection.includesImageFrame = includesImageFrame
    detection.isCancelled = takesCancellation
    if let progressReport {
      detection.progress = { progressReport.tell($0) }
    }
    do throws(ContourDetectionError) {
      let contours = try detection.run(on: image)
      return [VNContoursObservation(contours: contours, requestRevision: revision)]
    } catch {
      throw VNError(error)
    }
  }

  package override func willPerform() {
    let report = ProgressReport(request: self, handler: progressHandler)
    progressReport = report
    report.tell(0)
  }

  package override func didPerform(_ error: (any Error)?) {
    if let error { progressReport?.fail(error) }
    progressReport = nil
  }

  /// The way to the handler during a run.
  private var progressReport: ProgressReport?
}

/// Hands progress on to a request's handler.
///
/// Unchecked, but safe: the detection calls it on the one thread that performs the request.
private final class ProgressReport: @unchecked Sendable {
  private let request: VNRequest
  private let handler: VNRequestProgressHandler
  private var last = 0.0

  init(request: VNRequest, handler: @escaping VNRequestProgressHandler) {
    self.request = request
    self.handler = handler
  }

  func tell(_ share: Double) {
    last = max(last, min(share, 1))
    handler(request, last, nil)
  }

  func fail(_ error: any Error) {
    handler(request, last, error)
  }
}
