import FiligreeTool
import Foundation

/// An empty package in Filigree's place, with the names of its products.
///
/// The packages that are built for a preview see Filigree's modules where the library is that they are linked with; if they
/// depended on the package itself, all of it would be compiled for each of them.
struct StandIn {
  /// The products that packages depend on.
  static let products = [
    "Filigree", "SwiftUI", "UIKit", "CoreGraphics", "CoreImage", "QuartzCore", "Combine", "Vision",
    "simd",
  ]

  /// What the package is called in the graph of packages.
  let identity: String

  /// The plug-in that turns pictures into Swift in each build, and the program that it runs.
  private static let (plugin, tool) = ("FiligreeShapes", "FiligreeFiles")

  /// Whether a folder is that of Filigree's package.
  static func isFiligree(_ folder: String) -> Bool {
    PackageLocation.package(at: folder) != nil
  }

  /// Writes the package into a folder of the work folder.
  ///
  /// - Parameters:
  ///   - place: The folder in which it becomes one; the last name of its path is its identity.
  ///   - work: The work folder.
  ///   - plugins: The folder with the plug-ins' sources.
  func write(in place: String, of work: WorkFolder, plugins: String) throws {
    let folder = "\(place)/\(identity)"
    // Modules have one name in all packages of a graph.
    let letters = identity.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let module = "FiligreeStandIn_" + String(letters)
    let hasPlugin = FileManager.default.fileExists(atPath: "\(plugins)/\(Self.plugin)")
    try work.write("\(folder)/Sources/\(module)/Empty.swift", [])
    if hasPlugin {
      for file in try FileManager.default.contentsOfDirectory(atPath: "\(plugins)/\(Self.plugin)") {
        let source = URL(fileURLWithPath: "\(plugins)/\(Self.plugin)/\(file)")
        try work.write(
          "\(folder)/Plugins/\(Self.plugin)/\(file)", Array(try Data(contentsOf: source)))
      }
      try work.write("\(folder)/Sources/\(Self.tool)/main.swift", Array(toolSource.utf8))
    }
    try work.write(
      "\(folder)/Package.swift", Array(manifest(module: module, hasPlugin: hasPlugin).utf8))
  }

  private func manifest(module: String, hasPlugin: Bool) -> String {
    let products = Self.products.map { "    .library(name: \"\($0)\", targets: [\"\(module)\"]),\n" }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Filigree",
        products: [
      \(products.joined())\(hasPlugin ? "    .plugin(name: \"\(Self.plugin)\", targets: [\"\(Self.plugin)\"]),\n" : "")  ],
        targets: [
          .target(name: "\(module)"),
      \(hasPlugin ? """
          .executableTarget(name: "\(Self.tool)"),
          .plugin(name: "\(Self.plugin)", capability: .buildTool(), dependencies: ["\(Self.tool)"]),

      """ : "")  ])

      """
  }

  /// A program that goes on as this one.
  private var toolSource: String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return """
      import Foundation

      var words = CommandLine.arguments.map { strdup($0) } + [nil]
      execv(\(PreviewCandidate.quoted(program)), &words)
      exit(127)

      """
  }
}
