import FiligreeFilters
import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import Foundation
import FiligreeTestSupport
import Testing

/// Pictures rendered.
struct CIContextTests {
  private let context = CIContext()

  @Test func `pixels are rendered as they were`() throws {
    // All levels, and some that are not opaque.
    var bytes: [UInt8] = []
    for i in 0..<256 { bytes += [UInt8(i), UInt8(255 - i), UInt8(i / 2), 255] }
    let image = CGImage(
      width: 16, height: 16, components: 4, depth: 8, isPremultiplied: true, bytes: bytes)
    let picture = CIImage(cgImage: image)
    let rendered = try #require(context.createCGImage(picture, from: picture.extent))
    expect(rendered.bytes == bytes && rendered.colorSpace?.name == CGColorSpace.sRGB)
    expect(rendered.alphaInfo == .premultipliedLast)
    // Through a step, too.
    let moved = picture.transformed(by: CGAffineTransform(translationX: 9, y: -3))
    expect(context.createCGImage(moved, from: moved.extent)?.bytes == bytes)
  }

  @Test func `a rectangle may be larger than the picture`() {
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let picture = context.createCGImage(red, from: CGRect(x: -1, y: 0, width: 2, height: 2))
    expect(picture?.bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func `formats and spaces`() {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let p3 = context.createCGImage(red, from: rect, format: .RGBA8, colorSpace: space)
    // sRGB's red is (0.917, 0.2, 0.139) in Display P3, half as much premultiplied.
    expect(p3?.bytes == [117, 26, 18, 128] && p3?.colorSpace == space)
    let bgra = context.createCGImage(red, from: rect, format: .BGRA8, colorSpace: nil)
    expect(bgra?.bytes == [0, 0, 128, 128])
    let wide = CIContext(options: [.outputColorSpace: space as Any])
    expect(wide.createCGImage(red, from: rect)?.colorSpace == space)
    var bytes = [UInt8](repeating: 7, count: 16)
    context.render(
      red, toBitmap: &bytes, rowBytes: 8, bounds: CGRect(x: 0, y: 0, width: 1, height: 2),
      format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    expect(bytes == [128, 0, 0, 128, 7, 7, 7, 7, 128, 0, 0, 128, 7, 7, 7, 7])
  }

  @Test func `files`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let png = try #require(context.pngRepresentation(of: scene, format: .RGBA8, colorSpace: space))
    let back = try #require(CIImage(data: png))
    expect(back.extent == scene.extent && pixel(back, 68, 18) == [255, 240, 120, 255])
    let jpeg = try #require(context.jpegRepresentation(of: scene, colorSpace: space))
    let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)
    let poor = context.jpegRepresentation(of: scene, colorSpace: space, options: [key: 0.2])
    expect(
      CIImage(data: jpeg)?.extent == scene.extent && poor.map { $0.count < jpeg.count } == true)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try context.writePNGRepresentation(of: scene, to: url, format: .RGBA8, colorSpace: space)
    expect(try Data(contentsOf: url) == png)
    #expect(throws: PictureError.self) {
      try context.writeJPEGRepresentation(of: .black, to: url, colorSpace: space)
    }
  }

  @Test(arguments: [
    CGRect.infinite, .null, .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: 0, y: 0, width: 1e6, height: 1e6), CGRect(x: 0, y: 0, width: 0, height: 9),
    CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
  ])
  func `what cannot be rendered is nil, and said`(_ rect: CGRect) {
    let listener = WarningListener()
    WarningLog.$listener.withValue(listener) {
      expect(context.createCGImage(.black, from: rect) == nil)
    }
    expect(listener.take().count == 1)
  }

  @Test func `a step of too many pixels is nil`() {
    let far = CIImage.black.transformed(by: CGAffineTransform(scaleX: 1e-6, y: 1e-6))
    expect(context.createCGImage(far, from: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    // A small picture made smaller is one.
    let small = scene.transformed(by: CGAffineTransform(scaleX: 1e-6, y: 1e-6))
    expect(context.createCGImage(small, from: CGRect(x: 0, y: 0, width: 9, height: 9)) != nil)
  }

  @Test func `what is used again and again is made once`() {
    var image = dot(1, 1, 1).transformed(by: CGAffineTransform(translationX: 0, y: 0.5))
    for _ in 0..<100 {
      image = image.applyingFilter(
        "CIDissolveTransition", parameters: [kCIInputTargetImageKey: image, kCIInputTimeKey: 0.5])
    }
    expect(abs(light(image).w - 0.5) < 1e-4)
  }

  /// The mean of a rectangle of 2²¹ pixels, all of which have to be there for it.
  private func mean(_ image: CIImage) -> CIImage {
    image.applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2048, w: 1024)])
  }

  @Test func `steps are let go when nothing more is made from them`() {
    // 50 steps of 2²¹ pixels are more than 2²⁶ together.
    let rect = CGRect(x: 0, y: 0, width: 2048, height: 1024)
    let image = (0..<50).reduce(CIImage.white) { image, _ in image.cropped(to: rect) }
    expect(light(mean(image)).isNear([1, 1, 1, 1]))
  }

  @Test func `what has to be there at a time is limited`() {
    // The mean needs 64 · 10⁶ pixels of a color, and as many of a part of it.
    let rect = CGRect(x: 0, y: 0, width: 8000, height: 8000)
    let image = CIImage.white.cropped(to: rect).applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: rect)])
    let listener = WarningListener()
    WarningLog.$listener.withValue(listener) {
      expect(context.createCGImage(image, from: image.extent) == nil)
    }
    let said = listener.take().map(\.text)
    expect(said.count == 1 && said[0].contains("pixels of several steps are needed at a time"))
  }

  @Test(arguments: [1 << 26, 20_000, 10_000, 6_000])
  func `bands are what the whole is`(_ limit: Int) throws {
    // 96 × 64 pixels of each step, and some more around.
    let image = scene.clampedToExtent().applyingFilter("CIColorInvert")
      .applyingFilter("CIMedianFilter").composited(over: .red)
    let region = PixelRegion(x: 0, y: 0, width: 96, height: 64)
    let rows = try RecipeRenderer(image, limit: limit).rowsFromTop(of: region)
    expect(try rows == RecipeRenderer(image).rowsFromTop(of: region))
    #expect(throws: RecipeError.self) {
      try RecipeRenderer(image, limit: 100).rowsFromTop(of: region)
    }
  }

  @Test func `far parts of a picture that is shared are each there`() {
    // A crop and a moved crop of one picture, a pixel each, side by side.
    let shared = scene.applyingFilter("CIColorInvert")
    let left = shared.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let right = shared.cropped(to: CGRect(x: 95, y: 63, width: 1, height: 1))
      .transformed(by: CGAffineTransform(translationX: -94, y: -63))
    let both = left.composited(over: right)
    expect(light(both, 0, 0) == light(shared, 0, 0))
    expect(light(both, 1, 0) == light(shared, 95, 63))
  }

  @Test func `hundreds of steps are followed, and too many are said`() {
    func steps(_ count: Int) -> CIImage {
      (0..<count).reduce(dot(0.5, 0, 0)) { image, _ in image.applyingFilter("CIColorInvert") }
    }
    expect(light(steps(900)).isNear([0.5, 0, 0, 1], 1e-2))
    let listener = WarningListener()
    WarningLog.$listener.withValue(listener) {
      let image = steps(3000)
      expect(context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
    }
    expect(
      listener.take().map(\.text) == [
        "a CIImage becomes no picture: more than 1000 steps, one after another; render what is there to a CGImage before"
      ])
  }

  @Test func `only what is asked for is computed`() {
    // Some 10¹² pixels lie between.
    let checkers = CIFilter.checkerboardGenerator().outputImage?
      .cropped(to: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)).applyingGaussianBlur(sigma: 3)
    expect(
      checkers.map { pixel($0, 0, 0, in: CGRect(x: 9e5, y: 9e5, width: 2, height: 2)).count } == 4)
  }

  @Test func `threads give the same bytes`() {
    let image = scene.applyingGaussianBlur(sigma: 2).applyingFilter("CICrystallize")
    let pictures = (0..<3).map { _ in context.createCGImage(image, from: image.extent)?.bytes }
    expect(Set(pictures).count == 1)
  }

  @Test func `an empty picture is empty`() {
    expect(CIImage.empty().extent == .zero)
    expect(CIImage.empty().composited(over: scene).extent == scene.extent)
    expect(scene.cropped(to: CGRect(x: 500, y: 0, width: 9, height: 9)).extent.isEmpty)
    expect(CIImage.empty().applyingGaussianBlur(sigma: 9).clampedToExtent().extent.isEmpty)
  }
}
