import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation

/// Draws a view into a picture: SwiftUI's `ImageRenderer`.
///
/// The view is drawn as it is when it has appeared: with what `onAppear` and `onChange(initial:)` have
/// changed, and with nothing under way, for a picture has no time in which something could move. A picture without an
/// area, or one with more pixels than `Rasterizer` draws, is nil; that is said once on standard error. So is a
/// picture that is asked for elsewhere than on the main actor, where views live.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content { willSet { changes() } }
  /// The size that is proposed to the view; its ideal one by default.
  public var proposedSize = ProposedViewSize.unspecified { willSet { changes() } }
  /// Pixels a point.
  public var scale: CGFloat = 1 { willSet { changes() } }
  /// Whether the picture has no transparency; it is then drawn on black.
  public var isOpaque = false { willSet { changes() } }
  /// In which numbers colors are mixed.
  ///
  /// The picture of `extendedLinear` is one of floating-point numbers, which keeps colors beyond sRGB
  /// and beyond white; its PNG file has 16 bits a component. Those of the other modes are sRGB with 8 bits.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { changes() } }
  /// Tells when the picture will be another one.
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  /// Creates a renderer of `view`.
  public init(content view: Content) {
    content = view
  }

  /// The picture.
  public var cgImage: CGImage? {
    guard let list = record().list else { return nil }
    var rasterizer = Rasterizer(scale: scale > 0 && scale.isFinite ? scale : 1)
    rasterizer.background = isOpaque ? .black : nil
    do {
      return try rasterizer.render(list)
    } catch {
      WarningLog.shared.warn("ImageRenderer: \(error)")
      return nil
    }
  }

  /// The picture with its scale.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The drawing, for an output of one's own.
  ///
  /// It is a value that any thread may draw, also many at once: a server needs the main actor for it alone, and makes pixels
  /// and files elsewhere.
  ///
  /// ```swift
  /// let list = await MainActor.run { ImageRenderer(content: Card()).displayList }
  /// let picture = try Rasterizer(threads: 1).render(list!)
  /// ```
  public var displayList: DisplayList? { record().list }

  /// Hands the size of the view, and a function that draws it, to `renderer`.
  ///
  /// The function draws into any context, upright where the y axis points up as in Core Graphics' own
  /// contexts, with the view's lower left at the origin of user space. Under UIKit, where y points down, the
  /// context has to be turned first, as on Apple's systems:
  ///
  /// ```swift
  /// renderer.render { size, draw in
  ///   var box = CGRect(origin: .zero, size: size)
  ///   guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///   pdf.beginPDFPage(nil)
  ///   draw(pdf)
  ///   pdf.endPDFPage()
  ///   pdf.closePDF()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels a point of what a document of paths can only have as pixels; the largest
  ///     that is asked for counts. Not positive and finite counts as 1, more than 32 as that.
  ///   - renderer: Is called once.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard isOnMainActor else { return }
    let graph = makeGraph()
    defer { graph.close() }
    let size = graph.sizeThatFits(proposedSize)
    graph.layout(in: size)
    let isScale = rasterizationScale > 0 && rasterizationScale.isFinite
    let pixels = isScale ? min(rasterizationScale, 32) : 1
    renderer(size) { context in
      context.rasterizationScale = max(context.rasterizationScale, pixels)
      var drawing = DrawContext(recorder: context.recorder, scale: context.scale)
      drawing.saving { drawing in
        drawing.recorder.concatenate(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        graph.draw(in: &drawing)
      }
      context.recorder = drawing.recorder
    }
  }

  private func makeGraph() -> ViewGraph {
    var environment = EnvironmentValues()
    environment.displayScale = scale > 0 && scale.isFinite ? scale : 1
    return ViewGraph(content, environment: environment, animates: false)
  }

  private func changes() {
    objectWillChange.send()
  }

  /// Whether this is the main actor; elsewhere, where code without checks may call, it is said.
  private var isOnMainActor: Bool {
    if MainContext.isCurrent { return true }
    WarningLog.shared.warn(
      "ImageRenderer: called off the main thread, so nothing is drawn; call it on the main actor, "
        + "as in await MainActor.run { renderer.cgImage }")
    return false
  }

  private func record() -> (size: CGSize, list: DisplayList?) {
    guard isOnMainActor else { return (.zero, nil) }
    let graph = makeGraph()
    defer { graph.close() }
    let size = graph.sizeThatFits(proposedSize)
    guard size.width > 0, size.height > 0 else {
      WarningLog.shared.warn(
        "ImageRenderer: the view has no area (\(size.width) × \(size.height)); give it a frame")
      return (size, nil)
    }
    graph.layout(in: size)
    var context = DrawContext(
      recorder: DisplayListRecorder(
        bounds: CGRect(origin: .zero, size: size),
        colorMode: colorMode == .nonLinear ? nil : colorMode.drawing),
      scale: scale > 0 && scale.isFinite ? scale : 1)
    graph.draw(in: &context)
    return (size, context.recorder.finish())
  }
}
