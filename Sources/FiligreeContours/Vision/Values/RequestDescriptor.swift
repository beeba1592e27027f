/// Which request made an observation, and in which revision.
public enum RequestDescriptor: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A request for contours.
  case detectContoursRequest(DetectContoursRequest.Revision)

  /// The request's name and revision.
  public var description: String {
    switch self {
    case .detectContoursRequest(let revision): "DetectContoursRequest, \(revision)"
    }
  }
}
