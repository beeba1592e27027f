import Foundation

/// Where the sets of one `.xcassets` folder are, by their names.
///
/// Groups are folders within the catalog; one whose `Contents.json` says `provides-namespace` puts its
/// name and a slash before those of its sets. Of two sets of one name the first counts, in the order of
/// the folders' names.
struct AssetCatalog {
  /// The folders of the color sets.
  private(set) var colors: [String: String] = [:]
  /// The folders of the image sets.
  private(set) var images: [String: String] = [:]

  /// How deep and how large a catalog may be: what lies beyond is not seen.
  static let maximumDepth = 16
  static let maximumEntries = 100_000

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var namespace: Bool?

      enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  /// Looks through the catalog in a folder; one that cannot be read is empty.
  init(folder: String) {
    var entries = 0
    walk(folder, prefix: "", depth: 0, &entries)
  }

  private mutating func walk(_ folder: String, prefix: String, depth: Int, _ entries: inout Int) {
    guard depth < Self.maximumDepth else { return }
    for name in Self.names(in: folder) {
      entries += 1
      guard entries <= Self.maximumEntries else { return }
      let path = folder + "/" + name
      if let set = Self.stem(name, ".colorset") {
        colors[prefix + set] = colors[prefix + set] ?? path
      } else if let set = Self.stem(name, ".imageset") {
        images[prefix + set] = images[prefix + set] ?? path
      } else if !name.contains("."), Self.isFolder(path) {
        let group = try? AssetFile.contents(GroupContents.self, inFolder: path)
        let isNamespace = group?.properties?.namespace ?? false
        walk(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1, &entries)
      }
    }
  }

  /// The names in a folder, in the order of their bytes; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func stem(_ name: String, _ suffix: String) -> String? {
    name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : nil
  }
}
