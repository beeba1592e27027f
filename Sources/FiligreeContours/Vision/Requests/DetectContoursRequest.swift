import Foundation

/// Finds the contours of the edges of a picture: `VNDetectContoursRequest` as a value.
///
/// ```swift
/// var request = DetectContoursRequest()
/// request.contrastAdjustment = 1
/// let observation = try await request.perform(on: url)
/// print(observation.contourCount)
/// ```
///
/// The settings mean what they mean there, and <doc:WhereVisionIsSilent> holds for both.
public struct DetectContoursRequest: ImageProcessingRequest {
  /// A version of the algorithm.
  public enum Revision: Hashable, Codable, Sendable, CaseIterable {
    /// The only one.
    case revision1
  }

  /// What performing it gives.
  public typealias Result = ContoursObservation

  /// The revisions that can be asked for.
  public static let supportedRevisions: [Revision] = Revision.allCases

  /// The revision to run.
  public let revision: Revision

  /// How much contrast is added around the pivot: 0…3, 1 adds none, 2 by default doubles it.
  public var contrastAdjustment: Float = 2

  /// The gray that does not change with the contrast: 0…1, by default 0.5; nil takes the mean of the
  /// picture.
  public var contrastPivot: Float? = 0.5

  /// Whether to look for dark things on a light background, as by default, or for light ones on a dark
  /// background.
  public var detectsDarkOnLight = true

  /// The picture is scaled down until its longer side has at most this many pixels: at least 64, by
  /// default 512; never up.
  public var maximumImageDimension = 512

  /// The part of the upright picture to look at.
  public var regionOfInterest = NormalizedRect.fullImage

  /// Where points lie between the pixels: by default where the grays put the edges.
  ///
  /// Not in Vision.
  public var pointStyle = ContourPointStyle.subpixel

  /// Whether the frame of the picture counts as a contour; by default not.
  ///
  /// Not in Vision.
  public var includesImageFrame = false

  /// Creates a request with Vision's default settings.
  public init(_ revision: Revision? = nil) {
    self.revision = revision ?? .revision1
  }

  /// Which request it is.
  public var descriptor: RequestDescriptor { .detectContoursRequest(revision) }
}

extension DetectContoursRequest: PerformableRequest {
  func result(of picture: VisionPicture) throws(VisionError) -> ContoursObservation {
    var picture = picture
    var detection = ContourDetection()
    detection.contrastAdjustment = Double(contrastAdjustment)
    detection.contrastPivot = contrastPivot.map { Double($0) }
    detection.detectsDarkOnLight = detectsDarkOnLight
    detection.maximumImageDimension = maximumImageDimension
    detection.regionOfInterest = regionOfInterest.cgRect
    detection.orientation = picture.orientation ?? .up
    detection.pointStyle = pointStyle
    detection.includesImageFrame = includesImageFrame
    detection.isCancelled = { Task.isCancelled }
    do {
      if Task.isCancelled { throw ContourDetectionError.cancelled }
      return ContoursObservation(try detection.run(on: picture.load()), descriptor: descriptor)
    } catch let error as ContourDetectionError {
      throw VisionError(VNError(error))
    } catch let error as VNError {
      throw VisionError(error)
    } catch {
      throw .internalError("\(error)")
    }
  }
}
