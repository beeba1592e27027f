import Foundation

/// A file that comes as the body of a request, written as it comes.
package struct UploadedBody: Sendable {
  let url: URL
  let length: Int

  /// How long the client may take for a part of it.
  private static let patience = Duration.seconds(30)

  /// Reads it from a connection; `first` has come already.
  ///
  /// - Returns: Whether all of it has come and was written.
  func receive(_ first: [UInt8], from connection: Connection) async -> Bool {
    guard first.count <= length, let file = try? FileHandle(forWritingTo: url) else { return false }
    defer { try? file.close() }
    var count = first.count
    do {
      try file.write(contentsOf: Data(first))
      while count < length {
        let bytes = await connection.within(Self.patience) { await connection.read() }
        guard let bytes else { return false }
        count += bytes.count
        guard count <= length else { return false }
        try file.write(contentsOf: Data(bytes))
      }
    } catch {
      return false
    }
    return true
  }
}
