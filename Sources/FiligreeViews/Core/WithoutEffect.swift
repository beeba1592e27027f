import Foundation

/// How a changed content comes in the place of another one: SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// As shapes that change into one another.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As digits that roll.
  public static let numericText = ContentTransition(name: "numeric")

  /// As digits that roll, downwards perhaps.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// As digits that roll, by a value.
  public static func numericText(value: Double) -> ContentTransition { numericText }
}

/// How many colors symbols have: SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// One, of several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several, of the surroundings.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Several of their own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Says how changed contents come: here they come at once, and this has no effect.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Keeps what is in the view together while the view moves: here it is, and this has no effect.
  public nonisolated func geometryGroup() -> some View { self }

  /// Says how many colors symbols have: here they have one, and this has no effect.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Lets letters come closer where there is no room: here they do not, and this has no effect.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}

extension Image {
  /// Says how many colors the symbol has: here it has one, and this has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
