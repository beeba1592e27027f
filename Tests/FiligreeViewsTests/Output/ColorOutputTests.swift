import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Colors beyond 0…1, color modes, meshes and projections, from views to pictures.
@Suite("Color output") @MainActor
struct ColorOutputTests {
  private func image(
    _ mode: ColorRenderingMode = .nonLinear, _ width: CGFloat = 8, _ height: CGFloat = 8,
    @ViewBuilder _ content: () -> some View
  ) throws -> CGImage {
    let renderer = ImageRenderer(content: content().frame(width: width, height: height))
    renderer.colorMode = mode
    return try #require(renderer.cgImage)
  }

  @Test("Half of white over black is half of the light in linear modes")
  func linearModes() throws {
    func half() -> some View {
      ZStack {
        Color.black
        Color.white.opacity(0.5)
      }
    }
    expect(pixel(try image { half() }, 4, 4)[0] == 128)
    expect(pixel(try image(.linear) { half() }, 4, 4)[0] == 188)
    expect(try image(.extendedLinear) { half() }.bitsPerComponent == 32)
    let group = try image { half().drawingGroup(colorMode: .linear) }
    expect(pixel(group, 4, 4)[0] == 188)
    let canvas = try image {
      Canvas(colorMode: .linear) { context, size in
        let page = Path(CGRect(origin: .zero, size: size))
        context.fill(page, with: .color(.black))
        context.fill(page, with: .color(white: 1, opacity: 0.5))
      }
    }
    expect(pixel(canvas, 4, 4)[0] == 188)
  }

  @Test("Colors that sRGB has not are kept in the extended mode, and cut elsewhere")
  func wideColors() throws {
    let color = Color(.displayP3, red: 0, green: 1, blue: 0)
    let resolved = color.resolve(in: EnvironmentValues())
    expect(resolved.linearRed < -0.2 && resolved.linearGreen > 1.04)
    let wide = try image(.extendedLinear) { color }
    let read = try CGImage(data: wide.pngData())
    expect(read.colorSpace == .displayP3Space && read.bitsPerComponent == 16)
    let green = pixel(read, 4, 4)
    expect(green[0] <= 1 && green[1] == 255 && green[2] <= 1)
    expect(pixel(try image { color }, 4, 4) == [0, 255, 0, 255])
    // Brighter than white.
    let bright = try image(.extendedLinear) { Color(.sRGBLinear, white: 3) }
    expect(abs(bright.linearPixels()[9].x - 3) < 1e-4)
    expect(try abs(CGImage(data: bright.pngData()).linearPixels()[9].y - 3) < 1e-2)
  }

  @Test("A renderer of the extended range keeps Display P3")
  func extendedRange() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: 4, height: 4)
    func draw(_ range: UIGraphicsImageRendererFormat.Range) throws -> CGImage {
      format.preferredRange = range
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      return try #require(image.cgImage)
    }
    let wide = try draw(.extended)
    expect(wide.bitsPerComponent == 32)
    expect(try CGImage(data: wide.pngData()).colorSpace == .displayP3Space)
    for range in [UIGraphicsImageRendererFormat.Range.standard, .automatic, .unspecified] {
      expect(try draw(range).bitsPerComponent == 8)
    }
    let space = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 32, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
          | CGBitmapInfo.floatComponents.rawValue))
    expect(context.makeImage()?.colorSpace == .extendedLinearSRGBSpace)
  }

  private let mesh = MeshGradient(
    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
    colors: [.white, .white, .black, .black], smoothsColors: false)

  @Test("A mesh gradient is a view, a style and a shading")
  func meshGradients() throws {
    let mesh = mesh
    let pictures = [
      try image { mesh }, try image { Rectangle().fill(mesh) },
      try image {
        Canvas { context, size in
          context.scaleBy(x: size.width, y: size.height)
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .meshGradient(mesh))
        }
      },
    ]
    for picture in pictures {
      for y in 0..<8 {
        let level = pixel(picture, 4, y)[0]
        expect(abs(Double(level) - 255 * (1 - (Double(y) + 0.5) / 8)) <= 1.5)
      }
    }
    let style = mesh.resolveStyle(in: EnvironmentValues())
    expect(style.with(style.data) == style && style.data.values.count == 1 + 8 + 4 + 16)
    var bezier = mesh
    bezier.locations = .bezierPoints(
      [[0, 0], [1, 0], [0, 1], [1, 1]].map { (p: SIMD2<Float>) in
        MeshGradient.BezierPoint(
          position: p, leadingControlPoint: p, topControlPoint: p, trailingControlPoint: p,
          bottomControlPoint: p)
      })
    let curved = try image { bezier }
    // Without handles the curves start slowly.
    expect(pixel(curved, 4, 0)[0] > 200 && pixel(curved, 4, 7)[0] < 55)
    bezier.width = 7
    expect(pixel(try image { bezier }, 4, 4) == [0, 0, 0, 0])
  }

  @Test("Perceptual gradients are mixed in Oklab")
  func perceptualGradients() throws {
    let gradient = Gradient(colors: [.black, .white])
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(gradient.colorSpace(.perceptual)),
      .linearGradient(gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom),
    ]
    for style in styles {
      let picture = try image(.nonLinear, 2, 101) { Rectangle().fill(style) }
      // Half of Oklab's lightness is an eighth of the light.
      expect(abs(pixel(picture, 0, 50)[0] - 99) <= 1)
    }
    let device = try image(.nonLinear, 2, 101) {
      Rectangle().fill(AnyGradient(gradient))
    }
    expect(abs(pixel(device, 0, 50)[0] - 128) <= 1)
    let plain = try image(.nonLinear, 2, 50) { Rectangle().fill(Color.red.gradient) }
    expect(pixel(plain, 0, 0)[1] > pixel(plain, 0, 49)[1])
  }

  @Test("An image paint repeats from the upper left of what is painted")
  func imagePaints() throws {
    let pixels = CGImage(
      width: 2, height: 1, components: 3, depth: 8, bytes: [255, 0, 0, 0, 0, 255])
    let tile = Image(decorative: pixels, scale: 1)
    let picture = try image {
      Rectangle().fill(FiligreeViews.ImagePaint(image: tile)).padding(1)
    }
    for x in 1..<7 {
      expect(pixel(picture, x, 3) == (x % 2 == 1 ? [255, 0, 0, 255] : [0, 0, 255, 255]))
    }
    let half = try image {
      Rectangle().fill(
        .image(tile, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3))
    }
    expect(pixel(half, 1, 1) == [0, 0, 255, 255] && pixel(half, 7, 7) == [0, 0, 255, 255])
  }

  @Test("What is turned in space is smaller on the far side")
  func rotationsInSpace() throws {
    func column(_ picture: CGImage, _ x: Int) -> Int {
      (0..<60).filter { pixel(picture, x, $0)[3] > 127 }.count
    }
    let turned = try image(.nonLinear, 60, 60) {
      Color.black.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
    }
    let columns = (0..<60).filter { column(turned, $0) > 0 }
    let (left, right) = (columns.first ?? 0, columns.last ?? 0)
    expect(right - left < 32 && right - left > 20)
    expect(column(turned, left + 1) > 44 && column(turned, right - 1) < 36)
    let flat = try image(.nonLinear, 60, 60) {
      Color.black.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    expect((0..<60).filter { column(flat, $0) > 0 }.count == 20)
    // Around z it is `rotationEffect`.
    let around = try image(.nonLinear, 60, 60) {
      Color.black.frame(width: 40, height: 20)
        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 2))
    }
    let same = try image(.nonLinear, 60, 60) {
      Color.black.frame(width: 40, height: 20).rotationEffect(.degrees(30))
    }
    expect(zip(around.bytes, same.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    for number in [CGFloat.nan, .infinity, 0, 1e300] {
      _ = try image {
        Color.black.rotation3DEffect(
          .radians(Double(number)), axis: (x: number, y: 1, z: 0), anchorZ: number,
          perspective: number)
      }
    }
  }

  @Test("A touch meets what is drawn in perspective where it is drawn")
  func touchesInPerspective() {
    var map = ProjectionTransform()
    map.m13 = 0.02
    var count = 0
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      Color.black.onTapGesture { count += 1 }.projectionEffect(map)
    }
    // The right edge is at 50 / (1 + 1).
    session.tap(at: CGPoint(x: 24, y: 10))
    expect(count == 1)
    session.tap(at: CGPoint(x: 26, y: 10))
    expect(count == 1)
  }
}
