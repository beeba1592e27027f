import FiligreePixels
import FiligreeTool
import Foundation

/// The target of a package that files belong to, where there is more to it than its files and Filigree.
struct PackageTarget {
  /// The package's folder.
  let root: String
  let manifest: PackageManifest
  let target: PackageManifest.Target
  /// The target's folder.
  let folder: String
  /// The packages on this machine that this one names, those that they name, and so on; Filigree may be among them.
  let localPackages: [LocalPackage]

  /// A package that is named by its folder.
  struct LocalPackage {
    /// What it is called in the graph of packages.
    let identity: String
    let path: String
    var isFiligree: Bool { StandIn.isFiligree(path) }
  }

  /// The names of a package's manifest, for any version of the tools and for some.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Finds the target of which all files are.
  ///
  /// - Parameters:
  ///   - files: Paths of files.
  ///   - work: The folder in which what the manifest says is kept.
  /// - Returns: Nil for files of no package or of several targets, and for those of a target that needs nothing but
  ///   Filigree: they are compiled as they are.
  /// - Throws: What the manifest's reading throws.
  static func find(containing files: [String], in work: WorkFolder) throws -> PackageTarget? {
    let paths = files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    guard let first = paths.first, let root = root(above: first), !StandIn.isFiligree(root) else {
      return nil
    }
    let manifest = try PackageManifest(of: root, in: work)
    var found: (target: PackageManifest.Target, folder: String)?
    for target in manifest.targets {
      guard let folder = folder(of: target, in: root, manifest),
        paths.allSatisfy({ $0.hasPrefix(folder + "/") })
      else { continue }
      // Targets may lie in one another's folders.
      if folder.utf8.count < found?.folder.utf8.count ?? 0 { continue }
      found = (target, folder)
    }
    guard let (target, folder) = found, isMoreThanFiles(target) else { return nil }
    return PackageTarget(
      root: root, manifest: manifest, target: target, folder: folder,
      localPackages: localPackages(of: manifest, in: work))
  }

  private static func isMoreThanFiles(_ target: PackageManifest.Target) -> Bool {
    target.dependencies.contains { !StandIn.products.contains($0) }
      || target.hasResources || target.hasPlugins || target.hasSettings
  }

  private static func localPackages(
    of manifest: PackageManifest, in work: WorkFolder
  ) -> [LocalPackage] {
    var result: [LocalPackage] = []
    var seen: Set<String> = []
    var manifests = [manifest]
    while !manifests.isEmpty {
      for dependency in manifests.removeFirst().dependencies {
        guard let path = dependency.path, seen.insert(path).inserted else { continue }
        let package = LocalPackage(identity: dependency.identity, path: path)
        result.append(package)
        // What is wrong with it the package manager tells.
        if !package.isFiligree, let other = try? PackageManifest(of: path, in: work) {
          manifests.append(other)
        }
      }
    }
    return result
  }

  /// The innermost folder above a file that has a manifest.
  private static func root(above file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let path = folder.path
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Where a target's sources lie: where the manifest says, or else in one of the folders in which the package manager looks.
  private static func folder(
    of target: PackageManifest.Target, in root: String, _ manifest: PackageManifest
  ) -> String? {
    if let path = target.path {
      return URL(fileURLWithPath: root + "/" + path).standardizedFileURL.path
    }
    let isTest = target.type == "test"
    let parents =
      isTest
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    for parent in parents {
      let path = "\(root)/\(parent)/\(target.name)"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    // Since the tools of Swift 5.9, the only target of a package may lie in `Sources` itself.
    let isOnly = manifest.targets.count { $0.type != "test" } == 1
    return isOnly && !isTest ? root + "/Sources" : nil
  }

  /// All files but the target's own Swift files on which a build of it depends: the manifests, the target's other files, and
  /// all that is in the targets that it depends on and in packages beside this one.
  ///
  /// Packages of repositories are left out: what was checked out of them does not change.
  var otherFiles: [String] {
    let own = FileTree([folder]).files.filter { !$0.hasSuffix(".swift") }
    return own + FileTree(dependencyFolders).files
  }

  private var dependencyFolders: [String] {
    var result: [String] = []
    var seen: Set<String> = [target.name]
    var names = target.dependencies
    while let name = names.popLast() {
      guard seen.insert(name).inserted,
        let target = manifest.targets.first(where: { $0.name == name })
      else { continue }
      if let folder = Self.folder(of: target, in: root, manifest) { result.append(folder) }
      names += target.dependencies
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    result += files.filter(Self.isManifest).sorted().map { "\(root)/\($0)" }
    result += localPackages.filter { !$0.isFiligree }.map(\.path)
    return result
  }
}
