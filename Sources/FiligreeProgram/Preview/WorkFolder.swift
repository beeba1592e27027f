import FiligreePixels
import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder in which previews are built; what is built there is used again by the next run.
final class WorkFolder {
  /// The folder, without links in its path.
  let path: String
  private let lock: Int32

  /// Makes the folder if it is missing, and keeps other runs out until this value is gone.
  ///
  /// It is the one that `option` asks for, or else one for each library in the user's cache. `waiting`
  /// is called before waiting for another run to end.
  init(
    option: String?, for library: String,
    environment: [String: String] = ProcessInfo.processInfo.environment, waiting: () -> Void
  ) throws {
    let wanted = option ?? Self.cache(environment) + "/" + Self.digest(library)
    do {
      try FilePath.makeFolder(wanted)
    } catch {
      throw ToolError(message: "\(error.description); name another folder for the work by --work")
    }
    path = URL(fileURLWithPath: wanted, isDirectory: true).resolvingSymlinksInPath().path
    let file = path + "/preview.lock"
    lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw PictureFile.systemError(errno, "cannot be opened", file) }
    var isFirst = true
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let failure = errno
        close(lock)
        throw PictureFile.systemError(failure, "cannot be locked", file)
      }
      if isFirst { waiting() }
      isFirst = false
      do {
        try Interruption.shared.check()
      } catch {
        close(lock)
        throw error
      }
      usleep(100_000)
    }
  }

  deinit {
    // Closing gives the lock back.
    close(lock)
  }

  private static func cache(_ environment: [String: String]) -> String {
    // The specification of base directories: a path that is not absolute does not count.
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return cache + "/filigree/previews"
    }
    return NSHomeDirectory() + "/.cache/filigree/previews"
  }

  /// A short name for a path: FNV-1a, 64 bits (Fowler, Noll and Vo).
  static func digest(_ path: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Writes a file of the folder, unless it has these bytes already: then it is not built again.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = path + "/" + name
    if FileManager.default.contents(atPath: file) == Data(bytes) { return }
    try FilePath.makeFolder(FilePath.folder(of: file))
    try OutputFile.write(bytes, to: URL(fileURLWithPath: file))
  }

  /// Makes a folder of the folder, if it is missing.
  func makeFolder(_ name: String) throws {
    try FilePath.makeFolder(path + "/" + name)
  }

  /// Removes what lies directly in a folder of this one and is not to be kept.
  func clean(_ name: String, keeping kept: Set<String>) throws {
    let folder = path + "/" + name
    try FilePath.makeFolder(folder)
    for entry in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !kept.contains(entry) {
      try FileManager.default.removeItem(atPath: folder + "/" + entry)
    }
  }

  /// Copies a folder of files; links are followed, and files that are the same are left.
  func copy(folder: String, to name: String, depth: Int = 0) throws {
    guard depth < 16 else { return }
    let files = FileManager.default
    let entries = try files.contentsOfDirectory(atPath: folder)
    try clean(name, keeping: Set(entries))
    for entry in entries {
      var isFolder: ObjCBool = false
      let source = folder + "/" + entry
      guard files.fileExists(atPath: source, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        try copy(folder: source, to: name + "/" + entry, depth: depth + 1)
      } else {
        try write(name + "/" + entry, try PictureFile.read(URL(fileURLWithPath: source)))
      }
    }
  }
}
