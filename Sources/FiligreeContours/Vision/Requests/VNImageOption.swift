/// Auxiliary data about a picture, for `VNImageRequestHandler`'s options.
///
/// They are accepted and have no influence on contours.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String

  /// Creates an option of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Metadata of the picture.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// How the camera maps the scene onto its sensor.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// The context to draw Core Image pictures with.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
