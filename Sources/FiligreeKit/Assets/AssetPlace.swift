import Foundation

/// A folder in which assets are looked for: its catalogs first, then the picture files in it.
struct AssetPlace {
  let folder: String
  let catalogs: [AssetCatalog]

  init(folder: String) {
    self.folder = folder
    catalogs = AssetCatalog.names(in: folder).filter { $0.hasSuffix(".xcassets") }
      .map { AssetCatalog(folder: folder + "/" + $0) }
  }

  /// The places that belong to a folder: itself, then the resource bundles in it by their names.
  ///
  /// SwiftPM puts `Package_Target.resources` beside the executable on Linux, and a `.bundle` on Apple's
  /// systems, which may keep its files in `Contents/Resources`.
  static func all(around folder: String) -> [AssetPlace] {
    var folders = [folder]
    for name in AssetCatalog.names(in: folder) {
      if name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        folders += ["\(folder)/\(name)", "\(folder)/\(name)/Contents/Resources"]
      }
    }
    return folders.filter(AssetCatalog.isFolder).map(AssetPlace.init)
  }

  /// The picture file of a name: the name itself, or with a scale and a suffix added.
  func file(named name: String, for traits: AssetTraits) -> AssetImage? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.contains("\0"), parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      return nil
    }
    let (stem, suffixes) = Self.parts(of: name)
    var found: AssetImage?
    for scale in Self.scales(for: traits) {
      for suffix in suffixes where found == nil {
        let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(suffix)"
        if FileManager.default.fileExists(atPath: path), !AssetCatalog.isFolder(path) {
          found = AssetImage(path: path, scale: CGFloat(scale), isTemplate: false)
        }
      }
    }
    return found
  }

  /// The scales in the order of the search: the display's, larger ones upwards, smaller ones downwards.
  private static func scales(for traits: AssetTraits) -> [Int] {
    switch traits.displayScale {
    case 0: [3, 2, 1]
    case ...1: [1, 2, 3]
    case ...2: [2, 3, 1]
    default: [3, 2, 1]
    }
  }

  /// A name without its suffix, and the suffixes to try.
  private static func parts(of name: String) -> (stem: String, suffixes: [String]) {
    let known = ["png", "jpg", "jpeg", "webp", "svg"]
    for suffix in known + known.map({ $0.uppercased() }) {
      if let stem = AssetCatalog.stem(name, "." + suffix) { return (stem, [suffix]) }
    }
    return (name, known)
  }
}
