import FiligreePaths
import FiligreePixels
import Foundation

/// The properties of an element that its children inherit.
///
/// Source: SVG 2, chapters 13 and 16, and CSS' modules that they refer to.
struct SVGStyle {
  /// What a fill or a stroke is.
  enum PaintValue: Hashable {
    case none
    case color(CGColor)
    /// The value of `color` where it is used.
    case current
    /// An element by name, and what stands in for it where there is none.
    indirect case reference(String, fallback: PaintValue?)
    /// The paint of what refers to a marker or a symbol.
    case contextFill, contextStroke
  }

  /// The parts of a shape in the order in which they are painted.
  enum PaintPart { case fill, stroke, markers }

  var color = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var fill = PaintValue.color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
  var fillOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var lineCap = CGLineCap.butt
  var lineJoin = StrokeJoin.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  var paintOrder: [PaintPart] = [.fill, .stroke, .markers]
  var isVisible = true
  /// Whether gradients and masks work in proportion to light, and whether filters do.
  var isLinear = false
  var isFilterLinear = true
  var isAntialiased = true
  var isPixelated = false
  var font = SVGFontStyle()
  /// The custom properties; nil for none.
  var variables: CustomProperties?

  /// The fill and the stroke of the element that a marker or a symbol is drawn for.
  var contextFill: ResolvedPaint?
  var contextStroke: ResolvedPaint?

  init() {}

  /// The style around a document.
  init(_ options: SVGOptions) {
    color = options.foreground ?? options.color
    if !options.variables.isEmpty { variables = CustomProperties(initial: options.variables) }
    guard let foreground = options.foreground else { return }
    // SVG 2, section 5.9, on glyphs of fonts: what has no fill has that of the text. What has no stroke has
    // none, as texts have none here.
    let paint = ResolvedPaint(
      paint: .color(foreground.copy(alpha: 1) ?? foreground), opacity: Double(foreground.alpha))
    fill = .contextFill
    contextFill = paint
    contextStroke = paint
  }

  /// Gives a property the value that it has around the document, where nothing is said.
  mutating func reset(_ name: SVGAttributeName, to initial: SVGStyle) {
    switch name {
    case .color: color = initial.color
    case .fill: fill = initial.fill
    case .fillOpacity: fillOpacity = initial.fillOpacity
    case .fillRule: isEvenOdd = initial.isEvenOdd
    case .clipRule: isClipEvenOdd = initial.isClipEvenOdd
    case .stroke: stroke = initial.stroke
    case .strokeOpacity: strokeOpacity = initial.strokeOpacity
    case .strokeWidth: strokeWidth = initial.strokeWidth
    case .strokeLinecap: lineCap = initial.lineCap
    case .strokeLinejoin: lineJoin = initial.lineJoin
    case .strokeMiterlimit: miterLimit = initial.miterLimit
    case .strokeDasharray: dashes = initial.dashes
    case .strokeDashoffset: dashOffset = initial.dashOffset
    case .markerStart: markerStart = initial.markerStart
    case .markerMid: markerMid = initial.markerMid
    case .markerEnd: markerEnd = initial.markerEnd
    case .paintOrder: paintOrder = initial.paintOrder
    case .visibility: isVisible = initial.isVisible
    case .colorInterpolation: isLinear = initial.isLinear
    case .colorInterpolationFilters: isFilterLinear = initial.isFilterLinear
    case .shapeRendering: isAntialiased = initial.isAntialiased
    case .imageRendering: isPixelated = initial.isPixelated
    default: break
    }
  }

  /// A paint with its opacity.
  struct ResolvedPaint {
    var paint: SVGPaint
    var opacity: Double
    /// The box that the paint is relative to, where it is not that of what is painted.
    var box: CGRect?
    /// The element that it was taken from; nil for that which is painted.
    var context: SVGContext?

    /// The paint as others take it from an element, which may itself have taken it.
    func taken(from element: SVGContext) -> ResolvedPaint {
      var paint = self
      paint.context = context ?? element
      return paint
    }
  }
}
