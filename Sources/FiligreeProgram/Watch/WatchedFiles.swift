import FiligreeTool
import Foundation

/// Files that are looked at again and again: whether one has changed, vanished or come.
///
/// Asking for the state of each is robust: editors write a file anew, or another one and rename it, and networks' file systems
/// tell of nothing.
struct WatchedFiles {
  private let names: [String]
  /// Lists further files, at which it looks less often.
  private var others: () -> [String] = { [] }
  private var stateOfOthers: [String: FileStamp?] = [:]
  private var looks = 0
  private var known: [String: FileStamp?] = [:]
  private var pending: [String: FileStamp?]?

  /// Watches files as they are given on the command line, folders among them.
  init(_ names: [String]) {
    self.names = names
    known = state
  }

  /// The others are looked at in one look of so many.
  private static let rarity = 10

  private var state: [String: FileStamp?] {
    var result = stateOfOthers
    let files = SourceFiles(names)
    for file in files.names { result[file] = .some(FileStamp(file)) }
    for catalog in (try? files.catalogs()) ?? [] {
      for case let path as String in FileManager.default.enumerator(atPath: catalog) ?? .init() {
        result[catalog + "/" + path] = .some(FileStamp(catalog + "/" + path))
      }
    }
    return result
  }

  private mutating func lookAtOthers() { stateOfOthers = Self.stamps(others()) }

  private static func stamps(_ files: [String]) -> [String: FileStamp?] {
    Dictionary(files.map { ($0, FileStamp($0)) }) { first, _ in first }
  }

  /// The state of a package's files on which a build of a target depends.
  struct Others {
    fileprivate let list: () -> [String]
    fileprivate let state: [String: FileStamp?]

    /// Looks at them now.
    init(_ package: PackageTarget) {
      list = { package.otherFiles }
      state = WatchedFiles.stamps(package.otherFiles)
    }
  }

  /// Looks at a package's files as well, from the state on that they had.
  mutating func watch(_ others: Others?) {
    for file in stateOfOthers.keys { known[file] = nil }
    self.others = others?.list ?? { [] }
    stateOfOthers = others?.state ?? [:]
    known.merge(stateOfOthers) { _, new in new }
  }

  /// Whether something has changed since the last time that this was true, and stays as it is: an editor may write a file in
  /// two steps.
  mutating func haveChanged() -> Bool {
    if looks.isMultiple(of: Self.rarity) || pending != nil { lookAtOthers() }
    looks += 1
    let now = state
    guard now != known else {
      pending = nil
      return false
    }
    guard now == pending else {
      pending = now
      return false
    }
    (known, pending) = (now, nil)
    return true
  }
}
