import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the bytes of a document go: Core Graphics' `CGDataConsumer`.
///
/// It gets all bytes at once, when the document is closed.
public final class CGDataConsumer {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target

  /// Creates a consumer that appends to `data`.
  public init?(data: CFMutableData) {
    target = .data(data)
  }

  /// Creates a consumer that writes a file, which appears when the document is closed, or not at all.
  ///
  /// Nil where the file could not be written: the folder is missing or protected, or the name is that of a
  /// directory.
  public init?(url: CFURL) {
    guard url.isFileURL, Self.isWritable(url.path) else { return nil }
    target = .file(url)
  }

  /// Takes the bytes.
  package func put(_ bytes: [UInt8]) throws(PictureError) {
    switch target {
    case .data(let data):
      bytes.withUnsafeBytes { raw in
        guard let first = raw.baseAddress else { return }
        data.append(first, length: raw.count)
      }
    case .file(let url): try OutputFile.write(bytes, to: url)
    }
  }

  private static func isWritable(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
      return !isDirectory.boolValue && access(path, W_OK) == 0
    }
    guard !path.isEmpty, !path.hasSuffix("/") else { return false }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return access(folder, W_OK) == 0
  }
}
