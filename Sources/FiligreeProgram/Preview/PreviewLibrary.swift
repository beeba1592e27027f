import FiligreePixels
import FiligreeTool
import Foundation

/// All of Filigree as one shared library, which loose files are compiled against in seconds.
struct PreviewLibrary {
  /// Where it comes from.
  enum Origin {
    /// It was compiled when Filigree was installed.
    case installed(InstalledLibrary)
    /// It is built from the package, where that is newer.
    case package(PackageLocation)

    /// What is named, or else what lies beside the program, or else the package that the program was built from.
    init(
      package named: String?,
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
      let isNamed = named != nil || !(environment["FILIGREE_PACKAGE"] ?? "").isEmpty
      if !isNamed, let installed = InstalledLibrary() {
        self = .installed(installed)
      } else {
        self = .package(try PackageLocation(option: named, environment: environment))
      }
    }

    /// The folder with the sources of the package's plug-ins.
    var plugins: String { path + "/Plugins" }

    /// The folder that it comes from.
    var path: String {
      switch self {
      case .installed(let library): library.path
      case .package(let package): package.path
      }
    }
  }

  let origin: Origin
  let folder: WorkFolder
  let configuration: BuildConfiguration

  /// The library's product in the package.
  static let product = "FiligreePreviews"

  /// The file that programs are linked with.
  var file: String {
    let folder =
      switch origin {
      case .installed(let library): library.path
      case .package: BuiltLibrary.products(folder, configuration)
      }
    return "\(folder)/lib\(Self.product).so"
  }

  /// What a compiler needs to be told to compile and link against the library.
  ///
  /// - Returns: Words of a command line.
  /// - Throws: `ToolError` for a library that cannot be built, or that the compiler on the PATH cannot read.
  func flags() throws -> [String] {
    switch origin {
    case .installed(let library): try library.flags(folder)
    case .package(let package):
      try BuiltLibrary(filigree: package, folder: folder, configuration: configuration).flags()
    }
  }
}

/// The library as the package builds it.
private struct BuiltLibrary {
  let filigree: PackageLocation
  let folder: WorkFolder
  let configuration: BuildConfiguration

  private var log: String { folder.path + "/library.log" }

  /// Where the package's build lies.
  ///
  /// This may be a link to the build folder of the package itself: what stands there already is not
  /// built again.
  private static func scratch(_ folder: WorkFolder) -> String {
    URL(fileURLWithPath: folder.path + "/.build", isDirectory: true).resolvingSymlinksInPath().path
  }

  /// Where the products of a configuration are.
  static func products(_ folder: WorkFolder, _ configuration: BuildConfiguration) -> String {
    "\(scratch(folder))/\(configuration)"
  }

  private var scratch: String { Self.scratch(folder) }
  private var products: String { Self.products(folder, configuration) }

  /// What a compiler needs to be told to compile and link against the library.
  ///
  /// The library is built first where it is missing, older than the package's sources, or made by another
  /// compiler than the one on the PATH.
  func flags() throws -> [String] {
    let stampFile = "library-\(configuration).stamp"
    let flagsFile = folder.path + "/library-\(configuration).flags"
    let stamp = Array(try self.stamp().utf8)
    let known = FileManager.default.contents(atPath: folder.path + "/" + stampFile)
    if known != Data(stamp) || !FileManager.default.fileExists(atPath: flagsFile) {
      try build()
      try findFlags(into: flagsFile)
      try folder.write(stampFile, stamp)
    }
    let text = String(
      decoding: FileManager.default.contents(atPath: flagsFile) ?? Data(), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init) + [
      "-L", products, "-l\(PreviewLibrary.product)", "-Xlinker", "-rpath", "-Xlinker", products,
    ]
  }

  /// What the library depends on, in short: another text asks for another build.
  private func stamp() throws -> String {
    let files = FileManager.default
    var paths = [filigree.path + "/Package.swift"]
    for case let path as String in files.enumerator(atPath: filigree.path + "/Sources") ?? .init() {
      paths.append(filigree.path + "/Sources/" + path)
    }
    let dates = paths.compactMap {
      try? files.attributesOfItem(atPath: $0)[.modificationDate] as? Date
    }
    let newest = dates.max() ?? .distantPast
    return try "\(filigree.path)\n\(scratch)\n\(paths.count) files\n"
      + "\(newest.timeIntervalSinceReferenceDate)\n\(Compiler.version(notedIn: folder))"
  }

  private func build() throws {
    StandardError.line(
      "filigree: building Filigree for previews: some minutes the first time, then seconds")
    let progress = BuildProgress(log: log)
    let ending = try ChildProcess.run(
      "swift",
      [
        "build", "--package-path", filigree.path, "--scratch-path", scratch, "-c",
        "\(configuration)", "--product", PreviewLibrary.product,
      ], output: log, whileRunning: progress.show)
    progress.clear()
    guard ending == .status(0) else {
      let output = String(
        decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
      let messages = CompilerMessages(output)
      for error in messages.errors.prefix(10) {
        StandardError.line("\(error.path):\(error.line):\(error.column): error: \(error.text)")
      }
      messages.general.prefix(10).forEach { StandardError.line($0) }
      throw ToolError(message: "Filigree cannot be built; all of the output is in \(log)")
    }
  }

  /// Has the package's own script say what its modules need, a word a line.
  private func findFlags(into file: String) throws {
    let errors = folder.path + "/errors.txt"
    let ending = try ChildProcess.run(
      "sh", [filigree.path + "/scripts/import-flags", "--lines", products], output: file,
      errors: errors)
    guard ending == .status(0) else {
      try? FileManager.default.removeItem(atPath: file)
      throw ToolError(
        message: "what the library's modules need could not be found out; see \(errors)")
    }
  }
}
