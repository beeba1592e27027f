import Foundation

extension URL {
  /// Asks for a file that the system keeps from the program: there is no such thing here, so that it is always granted.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives back what ``startAccessingSecurityScopedResource()`` has granted: nothing.
  public func stopAccessingSecurityScopedResource() {}
}
