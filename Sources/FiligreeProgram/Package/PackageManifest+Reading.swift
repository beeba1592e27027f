import FiligreeTool
import Foundation

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
