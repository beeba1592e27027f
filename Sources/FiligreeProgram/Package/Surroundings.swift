import FiligreePixels
import FiligreeTool
import Foundation

/// What files are compiled and linked with, besides themselves: the library, and what the package has that they are of.
struct Surroundings {
  /// Words of a command line.
  var flags: [String]
  /// Further files of source, which a build has made.
  var sources: [String] = []

  /// The flags, with the version of the language that loose files are of where there is none among them.
  var allFlags: [String] {
    (flags.contains("-swift-version") ? [] : ["-swift-version", "5"]) + ["-D", "DEBUG"] + flags
  }
}

extension PreviewLibrary {
  /// What files are compiled with: the library, and what their target depends on, which is built first where it has changed.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - flags: Those of the library, where they are known already.
  ///   - isOptimized: Whether what the target depends on is built as for a release.
  /// - Throws: `PreviewBuild.ListingErrors` where the package's other files do not compile, `ToolError` for all else.
  func surroundings(
    of files: [String], flags: [String]? = nil, isOptimized: Bool
  ) throws -> Surroundings {
    let flags = try flags ?? self.flags()
    guard let package = try PackageTarget.find(containing: files, in: folder) else {
      return Surroundings(flags: flags)
    }
    return try PackageBuild(
      preview: PreviewPackage(package: package, work: folder, plugins: origin.plugins),
      library: file, flags: flags, configuration: isOptimized ? .release : .debug
    ).surroundings()
  }
}

/// Builds what a target of a package depends on.
struct PackageBuild {
  let preview: PreviewPackage
  /// The file of Filigree's library.
  let library: String
  /// What the compiler needs to know of it.
  let flags: [String]
  let configuration: BuildConfiguration

  private var package: PackageTarget { preview.package }
  private var work: WorkFolder { preview.work }
  /// The folder of the build in the work folder.
  private var build: String { "\(preview.place)/Build-\(configuration)" }
  private var scratch: String { "\(work.path)/\(build)" }
  private var products: String { "\(scratch)/\(configuration)" }
  private var log: String { "\(work.path)/\(preview.place)/build.log" }

  func surroundings() throws -> Surroundings {
    let stampFile = "\(preview.place)/\(configuration).stamp"
    if let stamp = changed(stampFile, stamp) {
      try cleanForLibrary()
      try buildAll()
      try work.write(stampFile, stamp)
    }
    let file = "\(scratch)/\(configuration).yaml"
    let text = String(
      decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    guard let description = BuildDescription(text, module: PreviewPackage.target) else {
      throw ToolError(
        message: "how '\(package.target.name)' is built is not said in \(file)")
    }
    let linking = [
      "-L", products, "-l\(PreviewPackage.product)", "-Xlinker", "-rpath", "-Xlinker", products,
    ]
    return Surroundings(
      flags: flags + description.flags + linking,
      sources: description.sources.filter { !$0.hasPrefix(preview.root + "/") })
  }

  /// The state of all files that the build depends on.
  private var stamp: String {
    ([libraryStamp] + package.otherFiles.map { "\($0) \(FileStamp($0)?.description ?? "")" })
      .joined(separator: "\n")
  }

  private var libraryStamp: String {
    "\(FileStamp(library)?.description ?? "") \(flags.joined(separator: " "))"
  }

  /// A stamp, where the file has another one.
  private func changed(_ file: String, _ stamp: String) -> [UInt8]? {
    let known = FileManager.default.contents(atPath: "\(work.path)/\(file)")
    return known == Data(stamp.utf8) ? nil : Array(stamp.utf8)
  }

  /// Removes what was compiled against another library: the package manager would not notice.
  private func cleanForLibrary() throws {
    let stampFile = "\(preview.place)/library-\(configuration).stamp"
    guard let stamp = changed(stampFile, libraryStamp) else { return }
    try work.clean(
      build, keeping: ["artifacts", "checkouts", "repositories", "workspace-state.json"])
    try work.write(stampFile, stamp)
  }

  private func buildAll() throws {
    try preview.write()
    StandardError.line("filigree: building what '\(package.target.name)' depends on")
    // Errors of the package manager tell of folders that the user does not know; its build of the target's own files is empty.
    try swiftBuild("--product", PreviewPackage.product)
    if package.target.hasMore { try swiftBuild("--target", PreviewPackage.target) }
  }

  private func swiftBuild(_ what: String...) throws {
    let progress = BuildProgress(log: log)
    let ending = try ChildProcess.run(
      "swift",
      [
        "build", "--package-path", preview.root, "--scratch-path", scratch, "-c",
        "\(configuration)",
      ] + what + flags.flatMap { ["-Xswiftc", $0] },
      output: log, whileRunning: progress.show)
    progress.clear()
    guard ending != .status(0) else { return }
    let output = FileManager.default.contents(atPath: log) ?? Data()
    let messages = CompilerMessages(String(decoding: output, as: UTF8.self))
    let errors = messages.errors.compactMap(listingError)
    guard errors.isEmpty else { throw PreviewBuild.ListingErrors(errors: errors) }
    let reason = messages.general.first.map { ": \($0.onOneLine)" } ?? ""
    throw ToolError(
      message:
        "what '\(package.target.name)' depends on cannot be built\(reason); all of the output is in \(log)"
    )
  }

  /// An error, with the file under its name in the user's package.
  private func listingError(_ message: CompilerMessages.Message) -> PreviewVerdict.ListingError? {
    var path = message.path
    if path.hasPrefix(preview.root + "/") {
      path = package.root + path.dropFirst(preview.root.count)
    }
    guard let file = try? Listing(path, index: 0) else { return nil }
    return PreviewVerdict.ListingError(message, file)
  }
}

/// The files in folders.
struct FileTree {
  /// Their paths, in order; hidden ones are left out.
  private(set) var files: [String] = []

  /// Of more files not all are looked at.
  private static let limit = 20_000

  /// Reads folders; a file stands for itself.
  init(_ paths: [String]) {
    let manager = FileManager.default
    for path in paths {
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
        let entries = manager.enumerator(atPath: path)
      else {
        files.append(path)
        continue
      }
      for case let name as String in entries where files.count < Self.limit {
        if FilePath.name(of: name).hasPrefix(".") {
          entries.skipDescendants()
        } else {
          files.append("\(path)/\(name)")
        }
      }
    }
    files.sort()
  }
}
