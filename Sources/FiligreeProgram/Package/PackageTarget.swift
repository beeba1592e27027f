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
    var found: PackageTarget?
    for target in manifest.targets {
      guard let folder = folder(of: target, in: root, manifest),
        paths.allSatisfy({ $0.hasPrefix(folder + "/") })
      else { continue }
      // Targets may lie in one another's folders.
      if folder.utf8.count < found?.folder.utf8.count ?? 0 { continue }
      found = PackageTarget(root: root, manifest: manifest, target: target, folder: folder)
    }
    return found.flatMap { $0.isMoreThanFiles ? $0 : nil }
  }

  private var isMoreThanFiles: Bool {
    target.dependencies.contains { !StandIn.products.contains($0) }
      || target.hasResources || target.hasPlugins || target.hasSettings
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
    result += manifest.dependencies.compactMap(\.path).filter { !StandIn.isFiligree($0) }
    return result
  }
}

extension PackageManifest {
  /// The processor's time for a manifest, in seconds; it takes less than one, if all is well.
  private static let processorSeconds = 30
  /// A manifest is compiled and run: seconds, if all is well.
  private static let limits = ChildProcess.Limits(seconds: 60, bytes: 16 << 20)

  /// Reads the manifest of a package, or what was kept of it when it was the same.
  ///
  /// - Throws: `PreviewBuild.ListingErrors` for a manifest that does not compile, `ToolError` for one that is wrong otherwise.
  init(of root: String, in work: WorkFolder) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: root)
    let manifests = names.filter(PackageTarget.isManifest).sorted()
    let stamp = manifests.map { "\($0) \(FileStamp("\(root)/\($0)")?.description ?? "")" }
      .joined(separator: "\n")
    let place = "Packages/\(WorkFolder.digest(root))"
    let (dump, stampFile) = ("\(place)/manifest.json", "\(place)/manifest.stamp")
    let known = FileManager.default.contents(atPath: "\(work.path)/\(stampFile)")
    if known != Data(stamp.utf8) {
      try work.makeFolder(place)
      let errors = "\(work.path)/\(place)/manifest.log"
      // The package manager leaves a manifest behind that does not end: the system ends it.
      let ending = try ChildProcess.run(
        "sh",
        [
          "-c", "ulimit -t \(Self.processorSeconds) && exec \"$@\"", "sh", "swift", "package",
          "--package-path", root, "--scratch-path", "\(work.path)/\(place)/.dump",
          "dump-package",
        ],
        output: "\(work.path)/\(dump)", errors: errors, limits: Self.limits)
      if ending == .tookTooLong {
        throw ToolError(
          message: "\(root)/Package.swift does not come to an end: it was ended after "
            + "\(Int(Self.limits.seconds)) s")
      }
      guard ending == .status(0) else {
        let said = CompilerMessages(PrintedText(path: errors, limit: 1 << 16).text)
        let listed = said.errors.compactMap(PreviewVerdict.ListingError.init(reading:))
        guard listed.isEmpty else { throw PreviewBuild.ListingErrors(errors: listed) }
        // What compiles and says nothing was ended.
        let invalid = "Invalid manifest"
        let reason = said.general.first {
          !$0.contains(invalid) && !$0.contains("invalid manifests")
        }
        let isEnded = reason == nil && said.general.contains { $0.contains(invalid) }
        let words =
          isEnded
          ? "it has failed, or has taken \(Self.processorSeconds) s" : reason?.onOneLine ?? ""
        throw ToolError(
          message: "\(root)/Package.swift cannot be read: \(words); see \(errors)")
      }
      try work.write(stampFile, Array(stamp.utf8))
    }
    let bytes = FileManager.default.contents(atPath: "\(work.path)/\(dump)") ?? Data()
    do {
      self = try JSONDecoder().decode(PackageManifest.self, from: bytes)
    } catch {
      throw ToolError(
        message: "what swift package dump-package says of \(root)/Package.swift is not understood")
    }
  }
}
