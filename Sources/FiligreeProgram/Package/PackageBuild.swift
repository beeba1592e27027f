import FiligreePixels
import FiligreeTool
import Foundation

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
    try swiftBuild("--product", PreviewPackage.product)
    // It makes nothing else.
    if package.target.hasResources || package.target.hasPlugins {
      try swiftBuild("--target", PreviewPackage.target)
    }
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
    if let added = messages.errors.first(where: isInAddition) {
      throw ToolError(
        message:
          "\(package.root)/Package.swift: what previews need cannot be added to its 'package': "
          + "\(added.text.onOneLine); see \(log)")
    }
    let errors = messages.errors.compactMap(listingError)
    guard errors.isEmpty else { throw PreviewBuild.ListingErrors(errors: errors) }
    let reason = messages.general.first.map { ": \($0.onOneLine)" } ?? ""
    throw ToolError(
      message:
        "what '\(package.target.name)' depends on cannot be built\(reason); all of the output is in \(log)"
    )
  }

  /// Whether an error is in what stands behind the user's manifest.
  private func isInAddition(_ message: CompilerMessages.Message) -> Bool {
    let name = FilePath.name(of: message.path)
    guard PackageTarget.isManifest(name), message.path == "\(preview.root)/\(name)",
      let file = try? Listing("\(package.root)/\(name)", index: 0)
    else { return false }
    return message.line > file.lines.count
  }

  /// An error, with the file under its name in the user's package.
  private func listingError(_ message: CompilerMessages.Message) -> PreviewVerdict.ListingError? {
    var message = message
    if message.path.hasPrefix(preview.root + "/") {
      message.path = package.root + message.path.dropFirst(preview.root.count)
    }
    return PreviewVerdict.ListingError(reading: message)
  }
}
