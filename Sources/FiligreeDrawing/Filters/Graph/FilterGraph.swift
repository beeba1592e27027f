import FiligreePaths
import FiligreePixels
import Foundation

/// Steps that make pictures of pictures: SVG's `filter` element.
///
/// A step takes the layer's picture, or results of steps before it, and makes a new one; the last step's
/// result is the graph's. Semantics are those of W3C's Filter Effects Module Level 1, section 9
/// (https://www.w3.org/TR/filter-effects-1/), resolved: nothing is named, inherited or left to a default.
///
/// All numbers are lengths and places of the user space in which the layer was begun; y points down. Where
/// that space is scaled and moved alone, a step works on the page's pixels. Where it is turned, skewed or
/// mirrored as well, the layer is drawn and filtered in a space that is only scaled, and the result is
/// mapped to the page, bilinear between pixels.
///
/// A pixel belongs to a region if its center does. Pictures between steps are of floating-point numbers
/// cut to 0…1, whatever the layer's ``ColorMode``: 8 bits of linear light would be too coarse in the dark.
///
/// Numbers that are not finite count as 0 or are cut to ±10^9. What is beyond ``stepLimit``,
/// ``inputLimit`` or ``workLimit`` is drawn as nothing.
public struct FilterGraph: Hashable, Sendable {
  /// The filter region, in user space: outside of it everything is clear, the layer's picture, too.
  public var region: CGRect
  /// The steps, in order; without one the result is clear.
  public var steps: [Step]

  /// Creates a graph.
  ///
  /// - Parameters:
  ///   - region: The filter region, in user space.
  ///   - steps: The steps, in order.
  public init(region: CGRect, steps: [Step]) {
    self.region = region
    self.steps = steps
  }

  /// Hashes the region and the steps.
  public func hash(into hasher: inout Hasher) {
    region.hashNumbers(into: &hasher)
    hasher.combine(steps)
  }

  /// A picture that a step works on.
  public enum Input: Hashable, Sendable {
    /// The layer's picture.
    case source
    /// Black of the layer's opacity.
    case sourceAlpha
    /// The result of an earlier step, by its index; any other index is a clear picture.
    case step(Int)
  }

  /// A filter primitive.
  public struct Step: Hashable, Sendable {
    /// What is done.
    public var operation: Operation
    /// What it is done to, as many as the operation takes; one that is missing is clear.
    public var inputs: [Input]
    /// The primitive's subregion, in user space, to which the result is cut.
    public var region: CGRect
    /// Whether colors are mixed in proportion to light, and not as sRGB codes them:
    /// `color-interpolation-filters`.
    public var isLinear: Bool

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - operation: What is done.
    ///   - inputs: What it is done to.
    ///   - region: What the result is cut to, in user space.
    ///   - isLinear: Whether colors are mixed in proportion to light, as is SVG's default.
    public init(
      _ operation: Operation, of inputs: [Input] = [], in region: CGRect, isLinear: Bool = true
    ) {
      self.operation = operation
      self.inputs = inputs
      self.region = region
      self.isLinear = isLinear
    }

    /// Hashes everything.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(operation)
      hasher.combine(inputs)
      region.hashNumbers(into: &hasher)
      hasher.combine(isLinear)
    }
  }

  /// A drawing that a step shows, in user space; its page does not matter.
  ///
  /// Two of them are equal if they are the same object.
  ///
  /// A drawing whose layers, and those of drawings that its own graphs show, lie deeper in one another than
  /// ``depthLimit``, or that shows more than ``countLimit`` drawings, is an empty one.
  public final class Drawing: Hashable, Sendable {
    /// How deep layers may lie in one another, as in the rasterizer.
    public static let depthLimit = 128
    /// How many drawings may be shown, itself and repetitions included.
    public static let countLimit = 1024

    /// What is drawn.
    public let list: DisplayList
    /// How deep layers lie in one another, drawings in drawings included.
    package let depth: Int
    /// How many drawings are shown to show it.
    let count: Int

    /// Creates a drawing.
    public init(_ list: DisplayList) {
      var (depth, count) = (list.layerDepths().max() ?? 0, 1)
      for drawing in list.filters.flatMap(\.drawings) {
        depth = max(depth, drawing.depth + (list.layerDepths().max() ?? 0) + 1)
        count = min(count + drawing.count, Self.countLimit + 1)
      }
      let isDrawn = depth <= Self.depthLimit && count <= Self.countLimit
      self.list = isDrawn ? list : DisplayList(bounds: .zero)
      self.depth = isDrawn ? depth : 0
      self.count = isDrawn ? count : 1
    }

    /// Whether both are the same object.
    public static func == (a: Drawing, b: Drawing) -> Bool { a === b }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Filter {
  /// The drawings that a filter shows.
  fileprivate var drawings: [FilterGraph.Drawing] {
    switch self {
    case .graph(let graph):
      graph.steps.compactMap { step in
        if case .drawing(let drawing) = step.operation { drawing } else { nil }
      }
    case .linearLight(let filter): filter.drawings
    default: []
    }
  }
}

extension DisplayList {
  /// The filters of all layers and backdrops.
  fileprivate var filters: [Filter] {
    var all = layers.flatMap(\.filters)
    for case .backdrop(let filters) in paints { all += filters }
    return all
  }
}

extension CGRect {
  /// Foundation's rectangles are not hashable everywhere.
  fileprivate func hashNumbers(into hasher: inout Hasher) {
    hasher.combine(origin.x)
    hasher.combine(origin.y)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
