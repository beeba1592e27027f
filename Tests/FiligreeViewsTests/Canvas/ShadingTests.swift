import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Shadings, images and texts of a canvas")
@MainActor
struct ShadingTests {
  private let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])

  private func paint(_ shading: GraphicsContext.Shading) -> Paint? {
    let list = drawing { context, _ in
      context.fill(Path(CGRect(x: 10, y: 20, width: 40, height: 40)), with: shading)
    }
    return list.paints.first
  }

  @Test func colors() {
    expect(
      paint(.color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
        == .color(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).cgColor ?? .black))
    expect(paint(.color(white: 0.5)) == .color(Color(white: 0.5).cgColor ?? .black))
    expect(paint(.color(.sRGBLinear, white: 1)) == .color(Color(white: 1).cgColor ?? .black))
  }

  @Test func aStylesUnitSquareIsTheBoxOfThePath() {
    let style = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    guard case .linearGradient(let drawn)? = paint(.style(style)) else {
      Issue.record("no gradient")
      return
    }
    expect(drawn.startPoint == CGPoint(x: 30, y: 20))
    expect(drawn.endPoint == CGPoint(x: 30, y: 60))
  }

  @Test func gradientsAreInPointsOfUserSpace() {
    let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    guard
      case .linearGradient(let linear)? = paint(
        .linearGradient(gradient, startPoint: a, endPoint: b, options: .repeat)),
      case .radialGradient(let radial)? = paint(
        .radialGradient(gradient, center: a, startRadius: 5, endRadius: 9, options: .mirror)),
      case .conicGradient(let conic)? = paint(
        .conicGradient(gradient, center: b, angle: .radians(1)))
    else {
      Issue.record("no gradient")
      return
    }
    expect(linear.startPoint == a && linear.endPoint == b && linear.spread == .repeat)
    expect(radial.startCenter == a && radial.startRadius == 5 && radial.endRadius == 9)
    expect(radial.spread == .mirror)
    expect(conic.center == b && conic.startAngle == 1 && conic.endAngle == 1 + 2 * .pi)
    expect(conic.spread == .pad)
    let both: GraphicsContext.GradientOptions = [.mirror, .repeat]
    expect(both.spread == .mirror)
  }

  @Test func linearColorMixesByLight() throws {
    let gradient = gradient
    let image = try picture(64, 2, scale: 1) { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: -0.5, y: 0), endPoint: CGPoint(x: 63.5, y: 0),
          options: .linearColor))
    }
    // Half of the light of white is coded 188 in sRGB.
    expect(abs(pixel(image, 31, 0)[0] - 188) <= 1)
  }

  @Test func paletteIsItsFirstLevel() {
    expect(
      paint(.palette([.color(white: 1), .color(white: 0)]))
        == .color(Color(white: 1).cgColor ?? .black))
    expect(paint(.palette([])) == .color(Color.Resolved.clear.cgColor))
  }

  @Test func materialsBlurWhatIsOnTheCanvas() throws {
    let image = try picture(80, 40, scale: 1) { context, size in
      // What is behind the canvas is not seen by the material.
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(white: 0))
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 60, height: 20)), with: .style(.ultraThinMaterial))
    }
    // Black becomes white little by little, not at once.
    let (left, right) = (pixel(image, 38, 20)[0], pixel(image, 42, 20)[0])
    expect(left < right && right - left < 20)
    expect(pixel(image, 14, 20)[0] < left && right < pixel(image, 66, 20)[0])
    expect(pixel(image, 38, 5) == [0, 0, 0, 255] && pixel(image, 42, 5)[0] == 255)
  }

  @Test func resolvedShadingsAreTheSame() {
    var resolved: GraphicsContext.Shading?
    _ = drawing {
      Canvas { context, _ in resolved = context.resolve(.foreground) }
        .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    expect(
      resolved.flatMap { paint($0) } == .color(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)))
  }

  private let flag = CGImage(
    width: 4, height: 2, components: 3, depth: 8,
    bytes: [
      255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255, 255, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255, 0,
    ])

  @Test func tilesBeginAtTheirOrigin() throws {
    let flag = flag
    let whole = Image(decorative: flag, scale: 2)
    guard case .image(let paint)? = paint(.tiledImage(whole, origin: CGPoint(x: 7, y: 3), scale: 4))
    else {
      Issue.record("no image")
      return
    }
    expect(paint.rect == CGRect(x: 7, y: 3, width: 8, height: 4))
    expect(paint.extend == .repeat)
    guard
      case .image(let part)? = self.paint(
        .tiledImage(whole, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)))
    else {
      Issue.record("no image")
      return
    }
    expect(part.image.width == 2 && part.image.height == 1)
    expect(part.rect == CGRect(x: 0, y: 0, width: 1, height: 0.5))
  }

  @Test func tilesOfTurnedPicturesAreUpright() throws {
    let flag = flag
    guard
      case .image(let paint)? = paint(
        .tiledImage(Image(decorative: flag, scale: 1, orientation: .right)))
    else {
      Issue.record("no image")
      return
    }
    expect(paint.image.width == 2 && paint.image.height == 4)
  }

  @Test func imagesAreDrawnInTheirSize() throws {
    let flag = flag
    var sizes: [CGSize] = []
    var baselines: [CGFloat] = []
    var shadings: [Bool] = []
    let list = drawing { context, _ in
      let images = [
        context.resolve(Image(decorative: flag, scale: 2)),
        context.resolve(Image(systemName: "star.fill")),
        context.resolve(Image(decorative: flag, scale: 1).renderingMode(.template)),
      ]
      sizes = images.map(\.size)
      baselines = images.map(\.baseline)
      shadings = images.map { $0.shading != nil }
      context.draw(images[0], at: CGPoint(x: 50, y: 50))
      context.draw(images[0], at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
      context.draw(images[0], in: CGRect(x: 5, y: 6, width: 20, height: 30))
    }
    expect(sizes[0] == CGSize(width: 2, height: 1) && sizes[2] == CGSize(width: 4, height: 2))
    expect(baselines[0] == 1 && baselines[1] > 0 && baselines[1] < sizes[1].height)
    expect(shadings == [false, true, true])
    expect(
      list.commands.map(list.box) == [
        CGRect(x: 49, y: 49.5, width: 2, height: 1), CGRect(x: 48, y: 49, width: 2, height: 1),
        CGRect(x: 5, y: 6, width: 20, height: 30),
      ])
  }

  @Test func aShadingPaintsThePicturesOpacity() throws {
    let flag = flag
    let image = try picture(4, 2, scale: 1) { context, _ in
      var image = context.resolve(Image(decorative: flag, scale: 1))
      image.shading = .color(red: 0, green: 1, blue: 0)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    expect(pixel(image, 0, 0) == [0, 255, 0, 255])
    expect(pixel(image, 3, 1) == [0, 255, 0, 255])
  }

  @Test func textsAreMeasuredAsViewsAre() {
    let text = Text("A few words of text").font(.system(size: 20))
    var sizes: [CGSize] = []
    var baselines: [CGFloat] = []
    let list = drawing(300, 200) { context, _ in
      let resolved = context.resolve(text)
      let (wide, narrow) = (CGSize(width: 300, height: 100), CGSize(width: 80, height: 200))
      sizes = [resolved.measure(in: wide), resolved.measure(in: narrow)]
      sizes.append(resolved.measure(in: CGSize(width: CGFloat.nan, height: .infinity)))
      baselines = [
        resolved.firstBaseline(in: wide), resolved.lastBaseline(in: wide),
        resolved.firstBaseline(in: narrow), resolved.lastBaseline(in: narrow),
      ]
      context.draw(resolved, at: CGPoint(x: 150, y: 100))
      context.draw(text, in: CGRect(x: 10, y: 20, width: 80, height: 200))
    }
    let graph = ViewGraph(text, environment: EnvironmentValues())
    expect(sizes[0] == graph.sizeThatFits(.unspecified))
    expect(sizes[1] == graph.sizeThatFits(ProposedViewSize(width: 80, height: 200)))
    expect(sizes[2] == sizes[0])
    expect(sizes[1].height > sizes[0].height)
    expect(baselines[0] == baselines[1] && baselines[2] == baselines[0])
    expect(baselines[3] > baselines[2])
    let middle = list.box(list.commands[0])
    expect(abs(middle.midX - 150) < 3 && abs(middle.midY - 100) < 5)
    let corner = list.box(list.commands[1])
    expect(corner.minX > 8 && corner.minX < 14 && corner.maxX <= 91)
  }

  @Test func aTextsShadingIsInUserSpace() {
    let gradient = gradient
    let list = drawing { context, _ in
      var text = context.resolve(Text("x"))
      text.shading = .linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
      context.draw(text, at: CGPoint(x: 40, y: 30), anchor: .topLeading)
    }
    guard case .linearGradient(let paint)? = list.paints.first else {
      Issue.record("no gradient")
      return
    }
    let map = list.transforms[Int(list.commands[0].transform)]
    expect(paint.startPoint.applying(map) == .zero)
    expect(paint.endPoint.applying(map) == CGPoint(x: 100, y: 0))
  }

  @Test func partsOfATextKeepTheirColors() {
    let list = drawing { context, _ in
      var text = context.resolve(
        Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)) + Text("b"))
      text.shading = .color(red: 0, green: 0, blue: 1)
      context.draw(text, at: CGPoint(x: 50, y: 50))
    }
    expect(list.commands.map(list.color) == [[1, 0, 0, 1], [0, 0, 1, 1]])
  }
}
