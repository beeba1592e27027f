import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@Suite("Pictures of canvases")
@MainActor
struct CanvasPictureTests {
  /// Draws cells beside one another.
  private func cells(
    _ count: Int, columns: Int, side: CGFloat = 50,
    _ draw: @escaping (Int, inout GraphicsContext) -> Void
  ) throws -> CGImage {
    let rows = (count + columns - 1) / columns
    return try picture(CGFloat(columns) * side, CGFloat(rows) * side) { context, _ in
      for index in 0..<count {
        var cell = context
        cell.translateBy(
          x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side)
        cell.clip(to: Path(CGRect(x: 1, y: 1, width: side - 2, height: side - 2)))
        draw(index, &cell)
      }
    }
  }

  @Test func filters() throws {
    var sepia = ColorMatrix()
    (sepia.r1, sepia.r2, sepia.r3) = (0.4, 0.75, 0.2)
    (sepia.g1, sepia.g2, sepia.g3) = (0.35, 0.7, 0.15)
    (sepia.b1, sepia.b2, sepia.b3) = (0.25, 0.55, 0.15)
    var perspective = ProjectionTransform(
      CGAffineTransform(a: 1, b: 0.3, c: 0, d: 0.7, tx: 0, ty: 2))
    perspective.m13 = 0.001
    let filters: [GraphicsContext.Filter?] = [
      nil, .shadow(radius: 8, x: 3, y: 3), .shadow(radius: 6, x: 2, y: 2, options: .shadowOnly),
      .shadow(
        color: .black, radius: 6, x: 2, y: 2, blendMode: .sourceAtop,
        options: [.shadowAbove, .invertsAlpha]),
      .colorMultiply(.cyan), .colorMatrix(sepia), .hueRotation(.degrees(120)), .saturation(0.3),
      .brightness(0.3), .contrast(0.4), .colorInvert(), .grayscale(1), .luminanceToAlpha,
      .blur(radius: 4), .blur(radius: 4, options: .opaque),
      .alphaThreshold(min: 0.5, color: .purple), .projectionTransform(perspective),
    ]
    let image = try cells(filters.count, columns: 6) { index, context in
      if let filter = filters[index] { context.addFilter(filter) }
      context.drawLayer { layer in
        layer.fill(
          Path(ellipseIn: CGRect(x: 10, y: 10, width: 30, height: 30)),
          with: .linearGradient(
            Gradient(colors: [.red, .yellow, .blue]), startPoint: CGPoint(x: 10, y: 10),
            endPoint: CGPoint(x: 40, y: 40)))
        layer.fill(Path(CGRect(x: 6, y: 22, width: 38, height: 6)), with: .color(.white))
      }
    }
    expectPicture(image, named: "canvas-filters")
  }

  @Test func metaballs() throws {
    let image = try picture(200, 100) { context, _ in
      context.addFilter(
        .alphaThreshold(min: 0.5, color: Color(red: 0.9, green: 0.3, blue: 0.2)))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        for (x, y, r) in [(60.0, 50.0, 26.0), (104, 44, 20), (140, 62, 16), (176, 30, 14)] {
          layer.fill(
            Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r)),
            with: .color(.black))
        }
      }
    }
    expectPicture(image, named: "canvas-metaballs")
  }

  @Test func anchors() throws {
    let bytes: [UInt8] = [255, 140, 0, 0, 90, 255, 0, 160, 60, 240, 220, 0, 160, 0, 160, 0, 0, 0]
    let pixels = CGImage(width: 3, height: 2, components: 3, depth: 8, bytes: bytes)
    let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing]
    let session = ViewSession(size: CGSize(width: 320, height: 150), scale: 2) {
      Canvas { context, _ in
        let image = context.resolve(
          Image(decorative: pixels, scale: 0.1).interpolation(.none))
        for (row, anchor) in anchors.enumerated() {
          let y = 30 + CGFloat(row) * 45
          func point(_ column: Int) -> CGPoint { CGPoint(x: 40 + CGFloat(column) * 60, y: y) }
          if let symbol = context.resolveSymbol(id: "symbol") {
            context.draw(symbol, at: point(0), anchor: anchor)
          }
          context.draw(Text("Text").font(.system(size: 16)), at: point(1), anchor: anchor)
          context.draw(image, at: point(2), anchor: anchor)
          context.draw(Image(systemName: "star.fill"), at: point(3), anchor: anchor)
          var painted = context.resolve(Image(systemName: "heart.fill"))
          painted.shading = .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 270, y: 0),
            endPoint: CGPoint(x: 290, y: 0))
          context.draw(painted, at: point(4), anchor: anchor)
          for column in 0..<5 {
            let dot = CGRect(size: CGSize(width: 3, height: 3), .center, at: point(column))
            context.fill(Path(ellipseIn: dot), with: .color(.red))
          }
        }
      } symbols: {
        Text("S").padding(6).background { RoundedRectangle(cornerRadius: 4).fill(.yellow) }
          .tag("symbol")
      }
    }
    session.background = .white
    expectPicture(try session.image(), named: "canvas-anchors")
  }

  @Test func rectangles() throws {
    let bytes: [UInt8] = [255, 140, 0, 0, 90, 255, 0, 160, 60, 240, 220, 0]
    let pixels = CGImage(width: 2, height: 2, components: 3, depth: 8, bytes: bytes)
    let session = ViewSession(size: CGSize(width: 260, height: 100), scale: 2) {
      Canvas { context, _ in
        let boxes = (0..<4).map { CGRect(x: 10 + CGFloat($0) * 62, y: 10, width: 52, height: 80) }
        for box in boxes { context.stroke(Path(box), with: .color(.gray)) }
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, in: boxes[0]) }
        context.draw(Text("Words that go on in lines"), in: boxes[1])
        context.opacity = 0.5
        context.draw(
          Image(decorative: pixels, scale: 1).interpolation(.none), in: boxes[2])
        context.draw(
          Image(decorative: pixels, scale: 0.1).interpolation(.none)
            .resizable(resizingMode: .tile), in: boxes[3])
      } symbols: {
        Circle().fill(.green).frame(width: 20, height: 20).border(.blue).tag(0)
      }
    }
    session.background = .white
    expectPicture(try session.image(), named: "canvas-rectangles")
  }

  @Test func clips() throws {
    let page = CGRect(x: 0, y: 0, width: 60, height: 60)
    let gradient = GraphicsContext.Shading.linearGradient(
      Gradient(colors: [.orange, .purple]), startPoint: .zero, endPoint: CGPoint(x: 60, y: 60))
    let image = try cells(5, columns: 5, side: 60) { index, context in
      switch index {
      case 0:
        var copy = context
        copy.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
        copy.fill(Path(ellipseIn: page), with: .color(.green))
        context.fill(Path(CGRect(x: 15, y: 15, width: 30, height: 30)), with: .color(.blue))
      case 1, 2:
        context.clipToLayer(opacity: index == 1 ? 1 : 0.7, options: index == 1 ? [] : .inverse) {
          $0.draw(Text("Clip").font(.system(size: 24).weight(.bold)), at: CGPoint(x: 30, y: 30))
        }
        context.fill(Path(page), with: gradient)
      case 3:
        context.clipToLayer { layer in
          layer.addFilter(.blur(radius: 4))
          layer.fill(
            Path(ellipseIn: CGRect(x: 12, y: 12, width: 36, height: 36)), with: .color(.black))
        }
        context.fill(Path(page), with: gradient)
      default:
        context.clip(to: Path(CGRect(x: 20, y: 0, width: 20, height: 60)), options: .inverse)
        context.rotate(by: .degrees(20))
        context.clip(to: Path(CGRect(x: 15, y: 5, width: 45, height: 30)))
        context.fill(Path(CGRect(x: -60, y: -60, width: 240, height: 240)), with: gradient)
      }
    }
    expectPicture(image, named: "canvas-clips")
  }

  @Test func blendModes() throws {
    let image = try cells(28, columns: 7, side: 40) { index, context in
      context.drawLayer { layer in
        layer.fill(
          Path(ellipseIn: CGRect(x: 4, y: 4, width: 24, height: 24)), with: .color(.orange))
        layer.blendMode = GraphicsContext.BlendMode(rawValue: Int32(index))
        layer.fill(
          Path(CGRect(x: 14, y: 14, width: 22, height: 22)),
          with: .color(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.8))
      }
    }
    expectPicture(image, named: "canvas-blend-modes")
  }

  @Test func opacityOfGroups() throws {
    let session = ViewSession(size: CGSize(width: 180, height: 60), scale: 2) {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 26, width: size.width, height: 8)), with: .color(.black))
        context.opacity = 0.5
        if let symbol = context.resolveSymbol(id: 0) {
          context.draw(symbol, at: CGPoint(x: 30, y: 30))
          context.blendMode = .multiply
          context.draw(symbol, at: CGPoint(x: 90, y: 30))
        }
        context.blendMode = .normal
        context.addFilter(.shadow(color: .black, radius: 6, y: 4, options: .disablesGroup))
        context.fill(
          Path(ellipseIn: CGRect(x: 130, y: 10, width: 40, height: 40)), with: .color(.yellow))
      } symbols: {
        ZStack {
          Rectangle().fill(.red).frame(width: 40, height: 20)
          Circle().fill(.yellow).frame(width: 30, height: 30)
        }
        .tag(0)
      }
    }
    session.background = .white
    expectPicture(try session.image(), named: "canvas-group-opacity")
  }

  @Test func shadings() throws {
    let bytes: [UInt8] = [255, 140, 0, 0, 90, 255, 0, 160, 60, 240, 220, 0]
    let pixels = CGImage(width: 2, height: 2, components: 3, depth: 8, bytes: bytes)
    let gradient = Gradient(colors: [.red, .yellow, .blue])
    let (a, b) = (CGPoint(x: 15, y: 15), CGPoint(x: 30, y: 30))
    let tile = Image(decorative: pixels, scale: 0.2).interpolation(.none)
    let shadings: [GraphicsContext.Shading] = [
      .color(.teal), .foreground, .palette([.color(.pink), .color(.green)]),
      .style(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      .linearGradient(gradient, startPoint: a, endPoint: b),
      .linearGradient(gradient, startPoint: a, endPoint: b, options: .repeat),
      .linearGradient(gradient, startPoint: a, endPoint: b, options: .mirror),
      .linearGradient(
        Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)),
      .linearGradient(
        Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0),
        options: .linearColor),
      .radialGradient(gradient, center: b, startRadius: 4, endRadius: 20),
      .radialGradient(gradient, center: b, startRadius: 4, endRadius: 10, options: .repeat),
      .conicGradient(gradient, center: b, angle: .degrees(90)),
      .tiledImage(tile, origin: a), .tiledImage(tile, scale: 0.5),
      .tiledImage(tile, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)),
      .tiledImage(Image(systemName: "star.fill")), .backdrop,
    ]
    let image = try cells(shadings.count, columns: 6) { index, context in
      let shape = Path(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 40), cornerRadius: 8)
      if index == shadings.count - 1 {
        for x in stride(from: CGFloat(0), to: 50, by: 10) {
          context.fill(Path(CGRect(x: x, y: 0, width: 5, height: 50)), with: .color(.blue))
          context.fill(Path(CGRect(x: x + 5, y: 0, width: 5, height: 50)), with: .color(.white))
        }
        context.addFilter(.colorMultiply(.orange))
        context.addFilter(.blur(radius: 3))
      }
      context.fill(shape, with: shadings[index])
    }
    expectPicture(image, named: "canvas-shadings")
  }

  @Test func symbolsInLines() throws {
    let session = ViewSession(size: CGSize(width: 260, height: 100), scale: 2) {
      Canvas { context, size in
        for step in 0..<12 {
          let x = CGFloat(step) * 20 + 20
          if let symbol = context.resolveSymbol(id: step % 3) {
            var turned = context
            turned.translateBy(x: x, y: size.height / 2)
            turned.rotate(by: .degrees(Double(step) * 30))
            turned.scaleBy(x: 0.5 + CGFloat(step) / 12, y: 0.5 + CGFloat(step) / 12)
            turned.draw(symbol, at: .zero)
          }
        }
      } symbols: {
        Image(systemName: "star.fill").foregroundStyle(.yellow).tag(0)
        Image(systemName: "heart.fill").foregroundStyle(.red).tag(1)
        RoundedRectangle(cornerRadius: 3).strokeBorder(.blue, lineWidth: 2)
          .frame(width: 16, height: 12).tag(2)
      }
      .border(.green)
    }
    session.background = .white
    expectPicture(try session.image(), named: "canvas-symbols")
  }
}
