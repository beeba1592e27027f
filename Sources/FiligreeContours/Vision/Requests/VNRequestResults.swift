/// What has observations to show.
///
/// A subclass of `VNRequest` narrows the type of `results`, as `VNDetectContoursRequest` does to
/// `[VNContoursObservation]?`. Apple's classes get that from Objective-C; a Swift property cannot be
/// overridden with another type, but a class's own property does hide one that comes from a
/// protocol's extension, which is why this protocol exists.
public protocol VNRequestResults: AnyObject {}

extension VNRequestResults where Self: VNRequest {
  /// What the last run found; nil before the first and after one that failed.
  public var results: [VNObservation]? { foundObservations }
}
