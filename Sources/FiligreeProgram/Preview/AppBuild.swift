import FiligreeTool
import Foundation

/// Compiles the files of an app against the library.
struct AppBuild {
  let folder: WorkFolder
  let library: PreviewLibrary

  /// The name of the app's module; so are the resources called.
  private static let module = "FiligreeApp"

  private var log: String { folder.path + "/build.log" }

  /// Builds the app.
  ///
  /// Every set of files has a program of its own, so that several can run at a time.
  ///
  /// - Parameters:
  ///   - listings: The files.
  ///   - view: The view to show; nil where the files have an entry point.
  ///   - catalogs: The asset catalogs.
  /// - Returns: The path of the program.
  /// - Throws: `ToolError` where something does not compile; errors have been told.
  func run(
    _ listings: [Listing], showing view: String?, _ catalogs: [String]
  ) throws -> String {
    let surroundings = try surroundings(of: listings)
    let paths = listings.map { URL(fileURLWithPath: $0.name).path }
    let place = "Apps/" + WorkFolder.digest(paths.joined(separator: "\n"))
    var files = paths
    if let view {
      try folder.write(place + "/Main.swift", Array(Self.main(showing: view).utf8))
      files.append("\(folder.path)/\(place)/Main.swift")
    }
    let resources = "\(place)/App_\(Self.module).resources"
    let names = PreviewProgram.names(catalogs)
    try folder.clean(place, keeping: ["Main.swift", "App_\(Self.module).resources", Self.module])
    try folder.clean(resources, keeping: Set(names))
    for (catalog, name) in zip(catalogs, names) {
      try folder.copy(folder: catalog, to: resources + "/" + name)
    }
    let program = "\(folder.path)/\(place)/\(Self.module)"
    let optimizing = library.configuration == .release ? "-O" : "-Onone"
    let ending = try ChildProcess.run(
      "swiftc",
      [
        "-parse-as-library", "-module-name", Self.module,
        "-wmo", optimizing, "-g", "-o", program,
      ] + surroundings.allFlags + files + surroundings.sources, output: log)
    guard ending == .status(0) else { throw failure(listings, paths, ending) }
    return program
  }

  private func surroundings(of listings: [Listing]) throws -> Surroundings {
    do {
      return try library.surroundings(
        of: listings.map(\.name), isOptimized: library.configuration == .release)
    } catch let error as PreviewBuild.ListingErrors {
      throw error.told()
    }
  }

  /// An app of one window with a view.
  static func main(showing view: String) -> String {
    """
    import SwiftUI

    @main struct FiligreeApp: App {
      var body: some Scene {
        WindowGroup { \(view)() }
      }
    }

    """
  }

  /// Tells what the compiler says, with the files under the names by which they were given.
  private func failure(
    _ listings: [Listing], _ paths: [String], _ ending: ChildProcess.Ending
  ) -> ToolError {
    let output = FileManager.default.contents(atPath: log) ?? Data()
    let messages = CompilerMessages(String(decoding: output, as: UTF8.self))
    for error in messages.errors.prefix(20) {
      let index = paths.firstIndex(of: error.path)
      let name = index.map { listings[$0].name.onOneLine } ?? error.path
      StandardError.line("\(name):\(error.line):\(error.column): error: \(error.text)")
    }
    messages.general.prefix(10).forEach { StandardError.line($0) }
    guard !messages.errors.isEmpty else {
      return ToolError(message: "the compiler ended with \(ending); its output is in \(log)")
    }
    let count = messages.errors.count
    return ToolError(message: "\(count) error\(count == 1 ? "" : "s"); nothing was run")
  }
}
