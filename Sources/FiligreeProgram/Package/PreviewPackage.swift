import FiligreePixels
import FiligreeTool
import Foundation

/// A package with the user's files and a manifest of its own.
///
/// The manifest is the user's, and adds a product of all that a target depends on; Filigree's stand-in is in Filigree's place.
/// The user's folder is left as it is.
struct PreviewPackage {
  let package: PackageTarget
  let work: WorkFolder
  /// The folder with the plug-ins' sources.
  let plugins: String

  /// The product of all that the target depends on: a shared library.
  static let product = "FiligreePreviewDependencies"
  /// The target in the place of the user's: with what it has besides its Swift files.
  static let target = "FiligreePreviewTarget"

  /// The folder of the sources of both.
  private static let sources = "FiligreePreviewSources"

  /// The folder in the work folder in which all this is.
  var place: String {
    "Packages/\(WorkFolder.digest(package.root))/\(WorkFolder.digest(package.target.name))"
  }

  /// The package's folder: as deep as the user's own, since there are manifests that look at their path.
  var root: String { "\(work.path)/\(place)/Tree\(package.root)" }

  private var localRoot: String { "\(place)/Tree\(package.root)" }

  /// Brings the package up to date with the user's.
  func write() throws {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: package.root).filter { !$0.hasPrefix(".") }
    try work.clean(localRoot, keeping: ["Package.resolved", Self.sources])
    for name in names {
      let source = "\(package.root)/\(name)"
      if PackageTarget.isManifest(name) {
        let text = String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: source)), as: UTF8.self)
        try work.write("\(localRoot)/\(name)", Array((text + addition).utf8))
      } else if name == "Package.resolved" {
        try work.write(
          "\(localRoot)/\(name)", Array(try Data(contentsOf: URL(fileURLWithPath: source))))
      } else {
        try files.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: source)
      }
    }
    let standIns = standIns
    for identity in standIns {
      // No two packages may have products of a name that is used.
      let isFirst = identity == standIns.first
      try StandIn(identity: identity, plugins: isFirst ? plugins : nil)
        .write(in: "\(place)/StandIns", of: work)
    }
    try work.write("\(localRoot)/\(Self.sources)/Dependencies/Empty.swift", [])
    try linkTarget()
  }

  /// Has the target's files in the folder of the target in its place, but for those in Swift.
  private func linkTarget() throws {
    let place = "\(localRoot)/\(Self.sources)/Target"
    try work.clean(place, keeping: [])
    try work.write("\(place)/FiligreePreviewEmpty.swift", [])
    let files = FileManager.default
    let entries = files.enumerator(atPath: package.folder) ?? .init()
    for case let path as String in entries where !path.hasSuffix(".swift") {
      if FilePath.name(of: path).hasPrefix(".") {
        entries.skipDescendants()
        continue
      }
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: "\(package.folder)/\(path)", isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        try work.makeFolder("\(place)/\(path)")
      } else {
        try files.createSymbolicLink(
          atPath: "\(work.path)/\(place)/\(path)", withDestinationPath: "\(package.folder)/\(path)")
      }
    }
  }

  /// What Filigree is called in the graph: by the package itself, by those beside it, and by those of repositories.
  private var standIns: [String] {
    var result = package.localPackages.filter(\.isFiligree).map(\.identity)
    // A package of a repository may depend on Filigree's.
    if package.manifest.dependencies.contains(where: { $0.path == nil }) {
      result.append("filigree")
    }
    return result.enumerated().filter { !result[..<$0].contains($1) }.map(\.element)
  }

  /// What stands behind the user's manifest.
  private var addition: String {
    let quoted = PreviewCandidate.quoted
    var lines = ["", "// What `filigree preview` needs besides."]
    var missing = Set(standIns)
    for (number, dependency) in package.manifest.dependencies.enumerated() {
      if missing.remove(dependency.identity) != nil {
        lines.append("package.dependencies[\(number)] = \(standIn(dependency.identity))")
      } else if let path = dependency.path {
        // The path is relative to the user's folder.
        let traits = dependency.traits.map { names in
          let words = names.map { $0 == "default" ? ".defaults" : quoted($0) }
          return ", traits: [\(words.joined(separator: ", "))]"
        }
        lines.append(
          "package.dependencies[\(number)] = .package(path: \(quoted(path))\(traits ?? ""))")
      }
    }
    lines += missing.sorted().map { "package.dependencies.append(\(standIn($0)))" }
    // What the version of the tools does not know is not named.
    let (name, target) = (package.target.name, package.target)
    let resources = target.hasResources ? ", resources: target.resources" : ""
    let settings = target.hasSettings ? ", swiftSettings: target.swiftSettings" : ""
    let linking = target.hasSettings ? ", linkerSettings: target.linkerSettings" : ""
    let plugins = target.hasPlugins ? ", plugins: target.plugins" : ""
    lines.append(
      """
      for target in package.targets where target.name == \(quoted(name)) {
        package.targets.append(
          .target(
            name: "\(Self.product)", dependencies: target.dependencies,
            path: "\(Self.sources)/Dependencies"\(linking)))
        package.targets.append(
          .target(
            name: "\(Self.target)", dependencies: target.dependencies,
            path: "\(Self.sources)/Target"\(resources)\(settings)\(plugins)))
      }
      package.products.append(
        .library(name: "\(Self.product)", type: .dynamic, targets: ["\(Self.product)"]))

      """)
    return lines.joined(separator: "\n")
  }

  private func standIn(_ identity: String) -> String {
    let path = "\(work.path)/\(place)/StandIns/\(identity)"
    return ".package(path: \(PreviewCandidate.quoted(path)))"
  }
}
