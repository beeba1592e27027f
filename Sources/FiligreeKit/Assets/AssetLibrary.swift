import FiligreeDocuments
import FiligreePixels
import FiligreeSymbols
import Foundation
import Synchronization

/// Finds named colors and pictures.
///
/// Without a bundle they are looked for in the folder of the main bundle's resources, then in that of
/// the executable, each followed by the resource bundles in it (`Package_Target.resources`, `*.bundle`)
/// in the order of their names; with a bundle, in that one. In each place the asset catalogs
/// (`*.xcassets`) come first, then, for pictures, loose files. What was found once is kept: files that
/// change or come while the program runs are not seen. Any thread may use a library.
package final class AssetLibrary: Sendable {
  /// The library of the process.
  package static let shared = AssetLibrary(folders: mainFolders)

  private struct Key: Hashable {
    var folder: String?
    var name: String
  }

  private struct State {
    /// By the folder of a bundle; nil for the main ones.
    var places: [String?: [AssetPlace]] = [:]
    var colors: [Key: ColorVariants] = [:]
    var sets: [Key: ImageSet] = [:]
    var pictures: [String: CGImage] = [:]
    var vectors: [String: VectorContent] = [:]
    var pictureBytes = 0
  }

  private let folders: [String]
  private let warnings: WarningLog
  private let state = Mutex(State())

  /// How many bytes of decoded pictures are kept; when there are more, all are forgotten.
  private static let pictureCapacity = 128 << 20

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - folders: Where to look when no bundle is given, in this order.
  ///   - warnings: Where it is said, once, that something is missing.
  package init(folders: [String], warnings: WarningLog = .shared) {
    self.folders = folders
    self.warnings = warnings
  }

  private static var mainFolders: [String] {
    let main = Bundle.main
    let executable = main.executableURL?.deletingLastPathComponent().path
    var folders: [String] = []
    for case let folder? in [main.resourcePath, main.bundlePath, executable]
    where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }

  // MARK: Colors

  /// The color of a name for each of the surroundings, or nil with a warning.
  package func color(named name: String, in bundle: Bundle? = nil) -> ColorVariants? {
    do throws(AssetError) {
      return try findColor(named: name, inFolder: Self.folder(of: bundle))
    } catch {
      warnings.warn(error.description)
      return nil
    }
  }

  /// The color of a name, in the folder of a bundle or, for nil, in the main ones.
  package func findColor(
    named name: String, inFolder folder: String? = nil
  ) throws(AssetError) -> ColorVariants {
    let key = Key(folder: folder, name: name)
    if let known = state.withLock({ $0.colors[key] }) { return known }
    for place in places(folder) {
      for catalog in place.catalogs {
        guard let set = catalog.colors[name] else { continue }
        let color = try ColorSet.read(set)
        state.withLock { $0.colors[key] = color }
        return color
      }
    }
    throw AssetError(
      .notFound,
      "there is no color \"\(name)\" in an asset catalog\(Self.hint(folder))")
  }

  // MARK: Pictures

  /// The picture of a name for surroundings, with its pixels per point, or nil with a warning.
  func image(
    named name: String, in bundle: Bundle? = nil, for traits: AssetTraits = AssetTraits()
  ) -> (content: UIImage.Content, asset: AssetImage)? {
    do throws(AssetError) {
      let asset = try findImage(named: name, inFolder: Self.folder(of: bundle), for: traits)
      if asset.path.lowercased().hasSuffix(".svg") { return (.vector(try vector(asset)), asset) }
      return (.pixels(try picture(asset)), asset)
    } catch {
      warnings.warn(error.description)
      return nil
    }
  }

  /// The file of the picture of a name, in the folder of a bundle or, for nil, in the main ones.
  package func findImage(
    named name: String, inFolder folder: String? = nil, for traits: AssetTraits = AssetTraits()
  ) throws(AssetError) -> AssetImage {
    let key = Key(folder: folder, name: name)
    if let known = state.withLock({ $0.sets[key] }) { return try known.image(for: traits) }
    for place in places(folder) {
      for catalog in place.catalogs {
        guard let path = catalog.images[name] else { continue }
        let set = try ImageSet(folder: path)
        state.withLock { $0.sets[key] = set }
        return try set.image(for: traits)
      }
      if let file = place.file(named: name, for: traits) { return file }
    }
    throw AssetError(
      .notFound,
      "there is no picture \"\(name)\" in an asset catalog or as a file\(Self.hint(folder))")
  }

  /// The pixels of a picture.
  private func picture(_ asset: AssetImage) throws(AssetError) -> CGImage {
    if let known = state.withLock({ $0.pictures[asset.path] }) { return known }
    guard (asset.path as NSString).pathExtension.lowercased() != "pdf" else {
      throw AssetError(
        .unsupported, "PDF pictures are not supported; PNG, JPEG, WebP or SVG is", path: asset.path)
    }
    let image: CGImage
    do throws(PictureError) {
      image = try CGImage(contentsOf: URL(fileURLWithPath: asset.path))
    } catch {
      throw AssetError(.corrupt, error.what, path: asset.path)
    }
    state.withLock {
      $0.pictureBytes += image.bytes.count
      if $0.pictureBytes > Self.pictureCapacity {
        $0.pictures = [:]
        $0.pictureBytes = image.bytes.count
      }
      $0.pictures[asset.path] = image
    }
    return image
  }

  /// The drawing of an SVG file.
  private func vector(_ asset: AssetImage) throws(AssetError) -> VectorContent {
    if let known = state.withLock({ $0.vectors[asset.path] }) { return known }
    let document: SVGDocument
    do {
      document = try SVGDocument(contentsOf: URL(fileURLWithPath: asset.path))
    } catch {
      throw AssetError(.corrupt, "\(error)", path: asset.path)
    }
    if let warning = document.warnings.first { warnings.warn("\(asset.path): \(warning)") }
    let vector = VectorContent(document)
    state.withLock { $0.vectors[asset.path] = vector }
    return vector
  }

  // MARK: Places

  private func places(_ folder: String?) -> [AssetPlace] {
    if let known = state.withLock({ $0.places[folder] }) { return known }
    // Folders are read outside of the lock; two threads may read the same ones, with the same result.
    let places = (folder.map { [$0] } ?? folders).flatMap(AssetPlace.all)
    state.withLock { $0.places[folder] = places }
    return places
  }

  private static func folder(of bundle: Bundle?) -> String? {
    guard let bundle, bundle !== Bundle.main else { return nil }
    return bundle.resourcePath ?? bundle.bundlePath
  }

  private static func hint(_ folder: String?) -> String {
    folder.map { " in \($0)" } ?? " beside the executable"
  }
}
