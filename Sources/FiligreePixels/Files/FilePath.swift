import Foundation

/// Paths as the system has them: bytes between slashes.
///
/// `URL` would resolve a relative one (against a working folder that may be gone), and leave out a last slash;
/// `String` takes names for one that differ in how their accents are written.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The path of the file at `url`; a URL that was made of a name with a slash at its end keeps it.
  static func of(_ url: URL) throws(PictureError) -> String {
    guard url.isFileURL else {
      throw PictureError(
        .notAFile, "not the address of a file", remedy: "a file URL is needed",
        path: url.absoluteString)
    }
    let path = url.path
    return url.hasDirectoryPath && !endsInSlash(path) ? path + "/" : path
  }

  /// Whether the last byte is a slash: the path of a folder, whatever is there.
  package static func endsInSlash(_ path: String) -> Bool { path.utf8.last == slash }

  /// What stands before the last name, with its slash; nothing where there is but a name.
  package static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) }
    return String(Substring(path.utf8[..<(end ?? path.utf8.startIndex)]))
  }

  /// The last name; slashes at the end do not count.
  package static func name(of path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.last == slash { bytes = bytes.dropLast() }
    let start = bytes.lastIndex(of: slash).map { bytes.index(after: $0) }
    return String(Substring(bytes[(start ?? bytes.startIndex)...]))
  }

  /// The last name without its suffix.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = suffixDot(name) else { return name }
    return String(Substring(name.utf8[..<dot]))
  }

  /// What stands behind the last dot of the last name, unless the name begins with that dot; or nothing.
  package static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = suffixDot(name) else { return "" }
    return String(Substring(name.utf8[name.utf8.index(after: dot)...]))
  }

  private static func suffixDot(_ name: String) -> String.Index? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == name.startIndex ? nil : $0 }
  }

  /// Makes a folder, and those that it lies in, where they are missing.
  ///
  /// - Throws: `PictureError`, naming the folder, and saying what was in the way.
  package static func makeFolder(_ path: String) throws(PictureError) {
    var end = path.utf8.startIndex
    repeat {
      let rest = path.utf8[end...].drop { $0 == slash }
      end = rest.firstIndex(of: slash) ?? path.utf8.endIndex
      let part = String(Substring(path.utf8[..<end]))
      guard !part.isEmpty, mkdir(part, 0o777) != 0 else { continue }
      let failure = errno
      var status = stat()
      if stat(part, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
      guard failure != EEXIST, failure != ENOTDIR else {
        throw PictureError(
          .notAFile, "is not a folder and cannot be made", remedy: "a folder is needed", path: path)
      }
      throw PictureFile.systemError(failure, "cannot be made", path)
    } while end < path.utf8.endIndex
  }
}
