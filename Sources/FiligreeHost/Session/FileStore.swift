import Foundation
import Synchronization

/// The files that pages have sent and those that they are to get, in a folder that goes with the program.
final class FileStore: Sendable {
  /// What pages may send.
  struct Limits: Sendable {
    /// The greatest length of a file in bytes: a photograph of a large camera has half of it.
    var file = 128 << 20
    /// The bytes that all files of a session may have together.
    var session = 512 << 20
    /// How many files a session may have.
    var files = 1000
  }

  /// Why a file is not taken.
  enum Refusal: Error, Hashable, CustomStringConvertible {
    case tooLarge(Int), tooMany, noSpace(String)

    var description: String {
      switch self {
      case .tooLarge(let limit): "A file may have \(limit >> 20) MiB."
      case .tooMany: "There are too many files, or they are too large together."
      case .noSpace(let reason): "The file cannot be kept: \(reason)."
      }
    }
  }

  private struct Session {
    var files: [String: URL] = [:]
    var length = 0
  }

  let limits: Limits
  private let folder: URL
  private let sessions = Mutex<[String: Session]>([:])

  init(limits: Limits = Limits()) {
    self.limits = limits
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "filigree-\(RandomName.make())")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Begins to take files of a session.
  func open(_ session: String) {
    sessions.withLock { $0[session] = Session() }
  }

  /// Forgets a session and its files.
  func close(_ session: String) {
    sessions.withLock { $0[session] = nil }
    try? FileManager.default.removeItem(at: place(of: session))
  }

  /// Forgets everything.
  func closeAll() {
    sessions.withLock { $0 = [:] }
    try? FileManager.default.removeItem(at: folder)
  }

  private func place(of session: String) -> URL { folder.appendingPathComponent(session) }

  /// Makes room for a file; it is empty at first.
  ///
  /// - Returns: Its name in the store, and where it is; nil where there is no such session.
  func reserve(
    _ name: String, length: Int, for session: String
  ) throws(Refusal) -> (id: String, url: URL)? {
    guard length <= limits.file else { throw .tooLarge(limits.file) }
    let id = RandomName.make()
    let directory = place(of: session).appendingPathComponent(id)
    let url = directory.appendingPathComponent(Self.fileName(name))
    let isTaken: Bool? = sessions.withLock { all in
      guard let own = all[session] else { return nil }
      guard own.files.count < limits.files, own.length + length <= limits.session else {
        return false
      }
      all[session]?.files[id] = url
      all[session]?.length += length
      return true
    }
    guard let isTaken else { return nil }
    guard isTaken else { throw .tooMany }
    do {
      // For this user alone.
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data().write(to: url)
    } catch {
      throw .noSpace(error.localizedDescription)
    }
    return (id, url)
  }

  /// Keeps data as a file; nil where that cannot be.
  func keep(_ data: Data, name: String, for session: String) -> (id: String, url: URL)? {
    guard let place = try? reserve(name, length: data.count, for: session) else { return nil }
    return (try? data.write(to: place.url)) == nil ? nil : place
  }

  /// A file of a session.
  func file(_ id: String, of session: String) -> URL? {
    sessions.withLock { $0[session]?.files[id] }
  }

  /// The last part of a path, with what no file's name may have left out.
  static func fileName(_ text: String) -> String {
    let last = text.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    var name = String(last.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 })
    // The longest name that file systems have, in bytes; the suffix is what tells the type.
    while name.utf8.count > 255 { name.removeFirst() }
    return name.isEmpty || name == "." || name == ".." ? "file" : name
  }
}
