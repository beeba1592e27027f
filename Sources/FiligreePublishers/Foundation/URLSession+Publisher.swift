#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what a URL's server answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a server answers to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends what a server answers to a request, which is made for each subscriber when it asks for a value.
  public struct DataTaskPublisher: Publisher {
    /// What it sends.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error that may end it.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// What makes it.
    public let session: URLSession

    /// Creates a publisher of an answer.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet<Output, URLError>(subscriber)
      let box = UncheckedOutlet(outlet: outlet)
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          box.outlet.send((data ?? Data(), response))
          box.outlet.finish(.finished)
        } else {
          box.outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.open(.init(onRequest: { _ in task.resume() }, onOver: { task.cancel() }))
    }
  }
}

/// A subscription on its way to the session's thread.
private struct UncheckedOutlet: @unchecked Sendable {
  // A lock guards it.
  let outlet: Outlet<URLSession.DataTaskPublisher.Output, URLError>
}
#endif
