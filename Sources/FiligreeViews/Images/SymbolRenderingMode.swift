import FiligreeKit
import FiligreePixels
import FiligreeSymbols
import Foundation

/// How the layers of symbols are colored: SwiftUI's `SymbolRenderingMode`.
///
/// A symbol of one layer looks the same in all of them, unless it has a color of its own.
public struct SymbolRenderingMode: Hashable, Sendable {
  let mode: SymbolMode

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// All layers in the foreground style, those of the second level half as opaque, of the third a quarter.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The layers of each level in the foreground style of that level: `foregroundStyle(.white, .blue)`.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// Layers in their own colors, and in the foreground style where they have none.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the layers of symbols are colored; nil where nothing is said.
  ///
  /// Then they are colored by levels where foreground styles of several levels are set, and alike otherwise.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of symbols are colored; nil leaves it to the foreground styles.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the layers of the symbol are colored; nil leaves it to the surroundings.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

/// How a symbol's layers are painted besides the foreground style.
package struct SymbolLook: Sendable {
  /// How they are colored.
  package var mode = SymbolMode.monochrome
  /// How many of the variable ones are on, 0…1; nil for all.
  package var value: Double?
  /// The styles of the second and the third level, in a palette.
  package var palette: [ResolvedStyle] = []
  /// The layers' own colors as the surroundings have them.
  package var colors: [SymbolColor: ResolvedStyle] = [:]

  /// Whether all is painted in the foreground style.
  package var isPlain: Bool { mode == .monochrome && value == nil }

  /// The style of a layer, in a foreground style.
  func style(of layer: PaintedSymbolLayer, _ foreground: ResolvedStyle) -> ResolvedStyle {
    var style = foreground
    if let color = layer.color, let own = colors[color] {
      style = own
    } else if mode == .palette, layer.level != .primary, !palette.isEmpty {
      style = palette[min(layer.level.rawValue, palette.count) - 1]
    }
    style.opacity *= layer.opacity
    return style
  }
}

extension Image {
  /// How a symbol's layers are painted in an environment.
  func look(of outline: SymbolOutline, in environment: EnvironmentValues) -> SymbolLook {
    var look = SymbolLook(value: variableValue)
    guard outline.hasLayers else { return SymbolLook() }
    let levels = environment.foregroundStyles?.count ?? 1
    let said = symbolMode ?? environment.symbolRenderingMode
    look.mode = said?.mode ?? (levels > 1 ? .palette : .monochrome)
    if look.mode == .palette {
      // Where there are styles of two levels, the second is that of the third, too.
      look.palette = [1, levels == 2 ? 1 : 2].map {
        HierarchicalShapeStyle(level: $0).resolveStyle(in: environment)
      }
    }
    if look.mode == .multicolor { look.colors = outline.ownColors(in: environment) }
    return look
  }

  /// How the layers of UIKit's symbol are painted in an environment.
  func look(
    of image: UIImage, _ outline: SymbolOutline, in environment: EnvironmentValues
  ) -> SymbolLook {
    guard let layering = image.symbolLayering, outline.hasLayers else { return SymbolLook() }
    var look = SymbolLook(mode: layering.mode, value: layering.value)
    // A palette without colors, or that something paints over, is one color.
    if look.mode == .palette {
      look.palette = layering.colors.dropFirst().map {
        ResolvedStyle(.color(Color.Resolved($0)))
      }
      if layering.colors.isEmpty { look.mode = .monochrome }
    }
    if look.mode == .multicolor { look.colors = outline.ownColors(in: environment) }
    return look
  }
}

extension SymbolOutline {
  /// The layers' own colors, as they are in an environment.
  fileprivate func ownColors(
    in environment: EnvironmentValues
  ) -> [SymbolColor: ResolvedStyle] {
    var colors: [SymbolColor: ResolvedStyle] = [:]
    for case let color? in painted(in: .multicolor).map(\.color) {
      if let own = color.uiColor {
        colors[color] = Color(uiColor: own).resolveStyle(in: environment)
      }
    }
    return colors
  }
}
