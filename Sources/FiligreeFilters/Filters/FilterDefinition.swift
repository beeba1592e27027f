import FiligreePixels
import Foundation

/// A filter of the library: its name, its values, and how they make a picture.
struct FilterDefinition: Sendable {
  let name: String
  let category: String
  let parameters: [FilterParameter]
  /// The picture that values make.
  let image: @Sendable (FilterValues) throws -> CIImage

  init(
    _ name: String, _ category: String, _ parameters: [FilterParameter],
    _ image: @escaping @Sendable (FilterValues) throws -> CIImage
  ) {
    self.name = name
    self.category = category
    self.parameters = parameters
    self.image = image
  }

  /// All filters, by name.
  static let all: [String: FilterDefinition] = {
    let groups = [
      blurs, colorAdjustments, colorEffects, composites, distortions, generators, codes, geometry,
      gradients, reductions, sharpening, stylizing, tiles, transitions,
    ]
    return Dictionary(uniqueKeysWithValues: groups.joined().map { ($0.name, $0) })
  }()

  /// The name as people read it.
  var displayName: String { String(name.dropFirst(2)).spacedWords }
}

/// A value without which a filter has no picture: a picture that is not set, a number that is none.
struct UnusableValue: Error {
  let key: String
}
