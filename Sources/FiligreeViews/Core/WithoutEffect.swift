import Foundation

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
