import FiligreePixels
import Foundation

/// A folder of numbered pictures, written whole or not at all.
enum FrameFolder {
  /// Writes `count` frames, which `draw` hands to the function that it gets.
  ///
  /// They are written into a folder beside the target first. That becomes the target where there is
  /// none; otherwise the files are moved over, one by one.
  static func write(
    to url: URL, count: Int,
    _ draw: ((_ frame: CGImage, _ number: Int) throws -> Void) throws -> Void
  ) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw PictureError(
        .notAFile, "is a file", remedy: "give a folder, or a name that ends in .png or .apng",
        path: url.path)
    }
    let parent = url.deletingLastPathComponent()
    let part = parent.appendingPathComponent(
      ".\(url.lastPathComponent.prefix(40)).\(ProcessInfo.processInfo.processIdentifier).part",
      isDirectory: true)
    do {
      try files.createDirectory(at: part, withIntermediateDirectories: false)
    } catch {
      throw PictureError(
        .inputOutput, "cannot be written: no folder can be made beside it",
        remedy: "make the folder around it first, and check its permissions", path: url.path)
    }
    // Nothing is left there after a success.
    defer { try? files.removeItem(at: part) }
    let digits = max(4, String(count).count)
    try draw { frame, number in
      let name = Self.name(number + 1, digits)
      try frame.write(to: part.appendingPathComponent(name), as: .png)
    }
    do {
      if exists {
        try moveFrames(from: part, to: url, count)
      } else {
        try files.moveItem(at: part, to: url)
      }
    } catch {
      throw PictureError(
        .inputOutput, "the frames cannot be put there", remedy: "check the folder's permissions",
        path: url.path)
    }
  }

  private static func moveFrames(from part: URL, to folder: URL, _ count: Int) throws {
    let files = FileManager.default
    let new = try files.contentsOfDirectory(atPath: part.path).sorted()
    for name in new {
      let target = folder.appendingPathComponent(name)
      if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
      try files.moveItem(at: part.appendingPathComponent(name), to: target)
    }
    let kept = Set(new)
    for name in try files.contentsOfDirectory(atPath: folder.path)
    where isFrame(name) && !kept.contains(name) {
      try files.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static func name(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return "frame-" + String(repeating: "0", count: max(0, digits - text.count)) + text + ".png"
  }

  private static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 4 && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}
