/// What says which revision of a request it comes from.
public protocol VNRequestRevisionProviding: AnyObject {
  /// The revision of the request.
  var requestRevision: Int { get }
}

/// What is called while a request is performed: the request, how much of it is done, 0…1, and the error
/// if it failed.
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

/// A request that tells how much of it is done.
public protocol VNRequestProgressProviding: AnyObject {
  /// Is called while the request is performed.
  var progressHandler: VNRequestProgressHandler { get set }
  /// Whether how much is done cannot be told.
  var indeterminate: Bool { get }
}
