import FiligreePixels
import Foundation

/// What is called when a request is done: the request, and the error if it failed.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Something to be found out about a picture: the base class of Vision's requests.
///
/// Set its properties, hand it to a `VNImageRequestHandler`, then read `results`. A request can be
/// performed any number of times, on one thread at a time; only `cancel()` may be called from another.
open class VNRequest: NSObject, NSCopying, VNRequestResults {
  /// Is called when the request is done, before `perform(_:)` returns, on its thread.
  public let completionHandler: VNRequestCompletionHandler?

  /// Which version of the algorithm is to run.
  ///
  /// One that is not in `supportedRevisions` makes `perform(_:)` throw
  /// `VNErrorCode.unsupportedRevision`.
  open var revision: Int

  /// A hint that other work comes first; nothing depends on it here.
  open var preferBackgroundProcessing = false

  /// Whether only the CPU may be used; nothing else is ever used here.
  @available(*, deprecated, message: "Only the CPU is used in any case.")
  open var usesCPUOnly: Bool {
    get { true }
    set {}
  }

  /// What the last run found, for the `results` of this class and its subclasses.
  package final var foundObservations: [VNObservation]?

  private let cancellation = CancellationFlag()

  /// Creates a request that calls `completionHandler` when it is done.
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
    revision = Self.currentRevision
  }

  /// Creates a request.
  public override convenience init() {
    self.init(completionHandler: nil)
  }

  /// The revisions that can be asked for.
  open class var supportedRevisions: IndexSet { IndexSet(integer: 1) }

  /// The newest revision.
  open class var currentRevision: Int { 1 }

  /// The revision of a request that does not ask for one.
  open class var defaultRevision: Int { currentRevision }

  /// Stops the request: the run in progress, or else the next one, throws
  /// `VNErrorCode.requestCancelled`; the one after that runs.
  ///
  /// May be called from any thread.
  open func cancel() {
    cancellation.set()
  }

  /// Tells whether the request was cancelled since this was last asked; for any thread.
  package final var takesCancellation: @Sendable () -> Bool {
    { [cancellation] in cancellation.take() }
  }

  /// A request with the same settings, revision and completion handler, without results.
  ///
  /// Subclasses with settings of their own override this.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = VNRequest(completionHandler: completionHandler)
    copyRequestSettings(to: copy)
    return copy
  }

  /// Gives another request this one's settings.
  package final func copyRequestSettings(to other: VNRequest) {
    other.revision = revision
    other.preferBackgroundProcessing = preferBackgroundProcessing
  }

  /// Throws if the request was cancelled.
  package final func checkCancellation() throws {
    if cancellation.take() {
      throw VNError(.requestCancelled, "the request was cancelled")
    }
  }

  /// Finds the observations in a picture; subclasses do the work here.
  package func observations(
    in image: CGImage, orientation: CGImagePropertyOrientation
  ) throws -> [VNObservation] {
    throw VNError(.unsupportedRequest, "\(type(of: self)) cannot be performed")
  }

  /// Is called when a run begins.
  package func willPerform() {}

  /// Is called when a run ends, before the completion handler, with the error if it failed.
  package func didPerform(_ error: (any Error)?) {}

  /// Runs the request on a picture that `image` provides, and reports to the completion handler.
  package final func perform(
    orientation: CGImagePropertyOrientation, on image: () throws -> CGImage
  ) throws {
    foundObservations = nil
    willPerform()
    do {
      guard type(of: self).supportedRevisions.contains(revision) else {
        throw VNError(
          .unsupportedRevision,
          "\(type(of: self)) has no revision \(revision); see supportedRevisions")
      }
      try checkCancellation()
      let found = try observations(in: try image(), orientation: orientation)
      try checkCancellation()
      foundObservations = found
    } catch {
      didPerform(error)
      completionHandler?(self, error)
      throw error
    }
    didPerform(nil)
    completionHandler?(self, nil)
  }
}
