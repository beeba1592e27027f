import Foundation

/// A picture of an asset catalog or a folder, not read yet.
package struct AssetImage: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether only the picture's opacity counts, and its color is the tint.
  package let isTemplate: Bool
}

/// An `.imageset` of an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference, "Image Set Type".
struct ImageSet: Hashable {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]
    var properties: Properties?
  }

  private struct Entry: Decodable, Hashable {
    var filename: String?
    var scale: String?
    var slot: AssetSlot

    private enum CodingKeys: String, CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      scale = try container.decodeIfPresent(String.self, forKey: .scale)
      slot = try AssetSlot(from: decoder)
    }

    /// Pixels per point; one where the picture is for all scales.
    var factor: CGFloat {
      switch scale {
      case "2x": 2
      case "3x": 3
      default: 1
      }
    }
  }

  private let folder: String
  private let entries: [Entry]
  private let isTemplate: Bool

  /// Reads the set in a folder.
  init(folder: String) throws(AssetError) {
    let contents = try AssetFile.contents(Contents.self, inFolder: folder)
    self.folder = folder
    isTemplate = contents.properties?.intent == "template"
    // An entry without a file is a place that was never filled.
    entries = contents.images.filter { $0.filename != nil }
    for case let name? in entries.map(\.filename)
    where name.isEmpty || name == ".." || name.contains("/") || name.contains("\0") {
      throw AssetError(.corrupt, "\"\(name)\" is not the name of a file in the set", path: folder)
    }
  }

  /// The picture for surroundings.
  ///
  /// Of the entries that fit best it is the one for the display's scale, or else the next larger one, or
  /// else the largest; where no scale is said, the largest, which has the most detail.
  func image(for traits: AssetTraits) throws(AssetError) -> AssetImage {
    guard let best = AssetSlot.best(of: entries, for: traits, slot: \.slot) else {
      throw AssetError(.corrupt, "the set has no picture", path: folder)
    }
    let wanted = traits.displayScale > 0 ? traits.displayScale : .infinity
    var chosen = best
    for entry in entries where entry.slot == best.slot {
      let (a, b) = (entry.factor, chosen.factor)
      // The smallest of those that reach what is wanted, the largest of those that do not.
      if b < wanted ? a > b : a >= wanted && a < b { chosen = entry }
    }
    return AssetImage(
      path: "\(folder)/\(chosen.filename ?? "")", scale: chosen.factor, isTemplate: isTemplate)
  }
}
