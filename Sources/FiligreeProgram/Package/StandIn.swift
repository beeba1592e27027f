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
    "simd", "UniformTypeIdentifiers", "CoreTransferable",
  ]

  /// What the package is called in the graph of packages.
  let identity: String
  /// The folder with the plug-ins' sources; nil for a package without plug-ins.
  let plugins: String?

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
  /// - Throws: An error of the file system.
  func write(in place: String, of work: WorkFolder) throws {
    let folder = "\(place)/\(identity)"
    let sources = plugins.map { "\($0)/\(Self.plugin)" }
    let files = sources.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }
    try work.write("\(folder)/Sources/\(own("Empty"))/Empty.swift", [])
    if let sources, let files {
      for file in files {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(sources)/\(file)"))
        let text = String(decoding: bytes, as: UTF8.self)
          .replacing("\"\(Self.tool)\"", with: "\"\(own(Self.tool))\"")
        try work.write("\(folder)/Plugins/\(own(Self.plugin))/\(file)", Array(text.utf8))
      }
      try work.write("\(folder)/Sources/\(own(Self.tool))/main.swift", Array(toolSource.utf8))
    }
    try work.write("\(folder)/Package.swift", Array(manifest(hasPlugin: files != nil).utf8))
  }

  /// A target's name of this package's own, as all targets in a graph need one.
  private func own(_ name: String) -> String {
    let letters = identity.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "\(name)_StandIn_\(String(letters))"
  }

  private func manifest(hasPlugin: Bool) -> String {
    let (empty, tool, plugin) = (own("Empty"), own(Self.tool), own(Self.plugin))
    var products = Self.products.map { ".library(name: \"\($0)\", targets: [\"\(empty)\"])," }
    var targets = [".target(name: \"\(empty)\"),"]
    if hasPlugin {
      products.append(".plugin(name: \"\(Self.plugin)\", targets: [\"\(plugin)\"]),")
      targets += [
        ".executableTarget(name: \"\(tool)\"),",
        ".plugin(name: \"\(plugin)\", capability: .buildTool(), dependencies: [\"\(tool)\"]),",
      ]
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Filigree",
        products: [
          \(products.joined(separator: "\n    "))
        ],
        targets: [
          \(targets.joined(separator: "\n    "))
        ])

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
