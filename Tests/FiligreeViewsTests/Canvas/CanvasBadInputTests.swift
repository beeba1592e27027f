import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Bad input of a canvas")
@MainActor
struct CanvasBadInputTests {
  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers) func numbersOfAnyKind(number: CGFloat) throws {
    let rect = CGRect(x: number, y: 1, width: number, height: number)
    let point = CGPoint(x: number, y: number)
    let pixels = CGImage(width: 1, height: 1, components: 3, depth: 8, bytes: [255, 0, 0])
    let picture = Image(decorative: pixels, scale: number)
    let session = ViewSession(size: CGSize(width: 20, height: 20)) {
      Canvas { context, _ in
        func draw(_ context: GraphicsContext) {
          let gradient = Gradient(colors: [.red, .blue])
          for shading: GraphicsContext.Shading in [
            .linearGradient(gradient, startPoint: point, endPoint: .zero, options: .linearColor),
            .radialGradient(gradient, center: point, startRadius: number, endRadius: number),
            .conicGradient(gradient, center: point, angle: .radians(Double(number))),
            .tiledImage(picture, origin: point, sourceRect: rect, scale: number),
            .tiledImage(Image(systemName: "star"), scale: number), .backdrop,
            .linearGradient(Gradient(stops: []), startPoint: .zero, endPoint: point),
          ] {
            context.fill(square, with: shading)
            context.stroke(Path(rect), with: shading, lineWidth: number)
          }
          for image in [picture, Image(systemName: "star"), Image("no such picture")] {
            context.draw(image, in: rect)
            context.draw(image, at: point, anchor: UnitPoint(x: number, y: number))
          }
          context.draw(Text("text"), in: rect)
          context.draw(Text("text"), at: point)
          _ = context.resolve(Text("text")).measure(in: rect.size)
          if let symbol = context.resolveSymbol(id: 1) {
            context.draw(symbol, in: rect)
            context.draw(symbol, at: point)
          }
          _ = context.clipBoundingRect
        }
        draw(context)
        var copy = context
        copy.opacity = Double(number)
        copy.clip(to: Path(rect))
        draw(copy)
        copy.clipToLayer(opacity: Double(number)) { draw($0) }
        draw(copy)
        copy = context
        copy.scaleBy(x: number, y: 1)
        copy.rotate(by: .radians(Double(number)))
        copy.clip(to: square)
        draw(copy)
        copy.addFilter(.blur(radius: 1))
        copy.addFilter(
          .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: number, y: 1))))
        copy.drawLayer { draw($0) }
        copy = context
        copy.translateBy(x: number, y: number)
        draw(copy)
        copy = context
        copy.addFilter(.shadow(radius: number, x: number, options: .disablesGroup))
        copy.addFilter(.alphaThreshold(min: Double(number), max: Double(number)))
        copy.addFilter(.colorInvert(Double(number)))
        copy.fill(square, with: .color(red: Double(number), green: 0, blue: 0))
      } symbols: {
        Color.red.frame(width: 3, height: 3).tag(1)
      }
    }
    _ = try session.image()
  }

  @Test func emptyPathsDrawNothing() {
    let list = drawing { context, _ in
      context.fill(Path(), with: .color(.red))
      context.stroke(
        Path(), with: .style(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
      context.drawLayer { _ in }
      context.stroke(square, with: .color(.red), lineWidth: 0)
    }
    expect(list.commands.isEmpty)
  }

  @Test func aCanvasWithoutAnAreaDrawsNothing() {
    let list = drawing(50, 50) {
      Canvas { context, _ in context.fill(square, with: .color(.red)) }
        .frame(width: 0, height: 10)
    }
    expect(list.commands.isEmpty)
  }

  @Test func aSymbolOfAnotherCanvasIsNotDrawn() {
    final class Box {
      var symbol: GraphicsContext.ResolvedSymbol?
    }
    let box = Box()
    // The inner canvas is a symbol of the outer one, and tries to draw itself.
    let list = drawing(50, 50) {
      Canvas { context, _ in
        box.symbol = context.resolveSymbol(id: 1)
        if let symbol = box.symbol { context.draw(symbol, at: CGPoint(x: 25, y: 25)) }
      } symbols: {
        Canvas { context, _ in
          context.fill(square, with: .color(.red))
          if let symbol = box.symbol { context.draw(symbol, at: .zero) }
        } symbols: {
          Color.blue.tag(1)
        }
        .frame(width: 20, height: 20).tag(1)
      }
    }
    expect(list.commands.count == 1)
  }

  @Test func aSymbolMayBeKeptForTheNextDrawing() {
    final class Box {
      var symbol: GraphicsContext.ResolvedSymbol?
    }
    let box = Box()
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      Canvas { context, _ in
        if box.symbol == nil { box.symbol = context.resolveSymbol(id: 1) }
        if let symbol = box.symbol { context.draw(symbol, at: CGPoint(x: 25, y: 25)) }
      } symbols: {
        Color.blue.frame(width: 5, height: 5).tag(1)
      }
    }
    expect(session.displayList().commands.count == 1)
    expect(session.displayList().commands.count == 1)
  }

  @Test func manyClipsAndFilters() {
    let list = drawing { context, _ in
      for _ in 0..<10_000 {
        context.clip(to: square)
      }
      context.fill(square, with: .color(.red))
      for _ in 0..<1000 {
        context.addFilter(.brightness(0.1))
        context.addFilter(.shadow(radius: 1, options: .disablesGroup))
      }
      context.fill(square, with: .color(.red))
    }
    expect(list.commands.count == 3)
  }

  @Test func masksWithinMasksAreRecordedOnce() {
    // Each layer goes to and from its mask; were masks recorded again each time, 2^24 would be.
    func nest(_ context: inout GraphicsContext, _ depth: Int) {
      guard depth > 0 else { return context.fill(square, with: .color(.red)) }
      var copy = context
      copy.clipToLayer { nest(&$0, depth - 1) }
      for _ in 0..<2 {
        copy.fill(square, with: .color(.red))
        context.fill(square, with: .color(.blue))
      }
    }
    let list = drawing { context, _ in nest(&context, 24) }
    expect(list.layers.count == 24)
  }
}
