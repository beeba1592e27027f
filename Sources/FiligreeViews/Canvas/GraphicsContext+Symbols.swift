import FiligreePaths
import Foundation

extension GraphicsContext {
  /// A view that a canvas can draw: SwiftUI's `GraphicsContext.ResolvedSymbol`.
  ///
  /// A canvas draws its own symbols only.
  public struct ResolvedSymbol {
    /// The number of the canvas that it belongs to.
    let canvas: Int
    let id: AnyHashable

    /// The view's ideal size, in points.
    public let size: CGSize
  }

  /// The view of the canvas' symbols with the tag `id`; nil if there is none.
  ///
  /// Of several views with the tag it is the first.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let id = AnyHashable(id)
    guard let entry = source.symbols.entries[id] else { return nil }
    return ResolvedSymbol(canvas: source.symbols.canvas, id: id, size: entry.size)
  }

  /// Draws a symbol, stretched to a rectangle of user space.
  ///
  /// A negative width or height counts as the positive one.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let rect = rect.standardized
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    draw(symbol, map)
  }

  /// Draws a symbol in its own size, with a point of its unit square at a point of user space.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGRect(size: symbol.size, anchor, at: point).origin
    draw(symbol, CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  private func draw(_ symbol: ResolvedSymbol, _ map: CGAffineTransform) {
    guard symbol.canvas == source.symbols.canvas,
      let item = source.symbols.entries[symbol.id]?.item
    else { return }
    append(
      .group { context in
        context.recorder.concatenate(map)
        item.display(in: &context)
      })
  }
}

/// The views that a canvas can draw, by their tags.
struct SymbolTable {
  struct Entry {
    let item: LayoutItem
    let size: CGSize
  }

  /// The number of the canvas.
  let canvas: Int
  let entries: [AnyHashable: Entry]
}
