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
  /// What files are compiled with: the library, and what their target depends on.
  ///
  /// The latter is built first where it has changed.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - flags: Those of the library, where they are known already.
  ///   - isOptimized: Whether what the target depends on is built as for a release.
  /// - Returns: What to tell the compiler besides the files.
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
