import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Compiles the watched files, each time into another program, for the one before may run still.
final class WatchBuild {
  private let files: [String]
  private let library: LibraryOptions
  /// The folder of this watch in the work folder.
  private let place: String
  private var flags: [String]?
  private var workFolder: String?

  /// Which program was compiled last, or is about to be started: numbers grow.
  private(set) var generation = 0
  /// Where the sources of programs lie, as backtraces have it.
  private(set) var sourceFolder = ""
  /// What was compiled last.
  private(set) var product: PreviewBuild.Product?

  /// The package's other files, as they were when this was compiled; nil where there are none.
  private(set) var others: WatchedFiles.Others?

  /// How many programs are kept besides the last one: what has stopped is looked up in them.
  private static let keptPrograms = 3

  init(_ files: [String], _ library: LibraryOptions) {
    self.files = files
    self.library = library
    let paths = files.map { URL(fileURLWithPath: $0).path }
    place = "Watch/\(getpid())-\(WorkFolder.digest(paths.joined(separator: "\n")))/"
  }

  /// The folder for what programs say and leave; nil until the first one was compiled.
  var folder: String? { workFolder.map { "\($0)/\(place)" } }

  /// Counts the same program as another one, since it is started again.
  func nextGeneration() { generation += 1 }

  /// Compiles the files as they are now.
  ///
  /// - Throws: `PreviewBuild.ListingErrors`, or `ToolError` for all else; `ExitCode` after an interruption.
  func compile() throws {
    let sources = SourceFiles(files)
    let listings = try sources.listings()
    let isAnything =
      listings.contains(where: \.declarations.hasPreviews)
      || !PreviewCandidate.all(in: listings).isEmpty
    guard isAnything else {
      throw ToolError(
        message: "nothing to show; a PreviewProvider, a #Preview or a View is needed")
    }
    let catalogs = try sources.catalogs()
    generation += 1
    product = try library.withLibrary { library in
      if workFolder == nil { removeAbandoned(library.folder) }
      workFolder = library.folder.path
      var program = PreviewProgram(folder: library.folder, catalogs: catalogs)
      program.place = place
      program.generation = generation
      sourceFolder = program.sourceFolder
      try library.folder.makeFolder(place + "Products")
      removeOld(program)
      others = try PackageTarget.find(containing: listings.map(\.name), in: library.folder)
        .map(WatchedFiles.Others.init)
      let flags = try self.flags ?? library.flags()
      self.flags = flags
      return try PreviewBuild(library: library, program: program, knownFlags: flags)
        .attempt(listings)
    }
  }

  /// Removes programs of long ago.
  private func removeOld(_ program: PreviewProgram) {
    var old = program
    old.generation -= Self.keptPrograms + 1
    while old.generation > 0, FileManager.default.fileExists(atPath: old.path) {
      try? FileManager.default.removeItem(atPath: old.path)
      old.generation -= 1
    }
  }

  /// Removes what other watches have left that were ended before they could.
  private func removeAbandoned(_ folder: WorkFolder) {
    let watch = folder.path + "/Watch"
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: watch)) ?? [] {
      guard let process = pid_t(entry.prefix { $0 != "-" }), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(watch)/\(entry)")
    }
  }

  /// Removes all that was made.
  func end() {
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
  }
}
