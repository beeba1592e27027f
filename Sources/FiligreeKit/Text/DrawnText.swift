import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import FiligreeText
import Foundation

/// A text with attributes, as it is measured and drawn.
struct DrawnText {
  /// Four colors for each run: the text's, its underline's, that of the line through it, and the one
  /// behind it.
  private var colors: [CGColor] = []
  /// The pens of runs, by the style of their text.
  private var pens: [Int: Pen] = [:]
  /// The shadows of runs, by the style of their text.
  private var shadows: [Int: NSShadow] = [:]
  private var paragraph: Paragraph
  private let style: NSParagraphStyle

  /// Whether the text is a single line that is cut off.
  private var isClipped: Bool { style.lineBreakMode == .byClipping }

  /// What outlines letters.
  private struct Pen {
    var color: CGColor
    /// In points.
    var width: CGFloat
    /// Whether letters are filled, too.
    var fills: Bool
  }

  /// A text of one run.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init([(string, attributes ?? [:])])
  }

  /// A text of many; if `isLine`, it goes on where it breaks itself.
  init(_ string: NSAttributedString, isLine: Bool = false) {
    var runs: [(String, [NSAttributedString.Key: Any])] = []
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      let part = text.substring(with: range)
      runs.append((isLine ? String(part.map { $0.isNewline ? " " : $0 }) : part, attributes))
    }
    self.init(runs)
  }

  private init(_ runs: [(string: String, attributes: [NSAttributedString.Key: Any])]) {
    paragraph = Paragraph([])
    style = runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    for (string, attributes) in runs {
      let index = colors.count
      func color(_ key: NSAttributedString.Key) -> CGColor? {
        (attributes[key] as? UIColor)?.cgColor
      }
      func number(_ key: NSAttributedString.Key) -> Double { Self.number(attributes[key]) }
      let own = color(.foregroundColor) ?? .black
      let behind = color(.backgroundColor)
      colors += [
        own, color(.underlineColor) ?? own, color(.strikethroughColor) ?? own, behind ?? .clear,
      ]
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let width = number(.strokeWidth) / 100 * Double(font.pointSize)
      if width != 0, width.isFinite {
        pens[index] = Pen(
          color: color(.strokeColor) ?? own, width: CGFloat(abs(width)), fills: width < 0)
      }
      shadows[index] = attributes[.shadow] as? NSShadow
      paragraph.runs.append(
        TextRun(
          string, font: font.request, kerning: number(.kern), tracking: number(.tracking),
          baselineOffset: number(.baselineOffset), obliqueness: number(.obliqueness),
          underline: number(.underlineStyle) == 0 ? nil : .init(style: index + 1),
          strikethrough: number(.strikethroughStyle) == 0 ? nil : .init(style: index + 2),
          background: behind == nil ? nil : .init(style: index + 3), style: index))
    }
    paragraph.lineSpacing = Double(style.lineSpacing)
    paragraph.lineHeightMultiple = Double(style.lineHeightMultiple)
    paragraph.lineHeights = (
      least: Double(style.minimumLineHeight), greatest: Double(style.maximumLineHeight)
    )
    switch style.alignment {
    case .left, .natural, .justified: paragraph.alignment = .leading
    case .center: paragraph.alignment = .center
    case .right: paragraph.alignment = .trailing
    }
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: break
    case .byClipping: paragraph.lineLimit = 1
    case .byTruncatingHead: (paragraph.lineLimit, paragraph.truncation) = (1, .head)
    case .byTruncatingTail: (paragraph.lineLimit, paragraph.truncation) = (1, .tail)
    case .byTruncatingMiddle: (paragraph.lineLimit, paragraph.truncation) = (1, .middle)
    }
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    default: 0
    }
  }

  // MARK: Measures

  /// The lines in a width, and as many as fit in a height, if that counts.
  func layout(width: CGFloat?, height: CGFloat? = nil, minimumScaleFactor: CGFloat = 1)
    -> TextLayout
  {
    var paragraph = paragraph
    if minimumScaleFactor > 0, minimumScaleFactor < 1 {
      paragraph.minimumScaleFactor = Double(minimumScaleFactor)
    }
    return paragraph.layout(
      width: isClipped ? nil : width.map { Double($0) }, height: height.map { Double($0) })
  }

  /// The exact size of lines, not rounded to pixels.
  static func size(_ layout: TextLayout) -> CGSize {
    let width = layout.lines.reduce(0) { max($0, $1.width) }
    let height = layout.lines.last.map { Double($0.origin.y) + $0.descent } ?? 0
    return CGSize(width: width, height: height)
  }

  // MARK: Drawing

  /// Draws the text, its upper left at `point`.
  func draw(at point: CGPoint) {
    draw(layout(width: nil), at: point)
  }

  /// Draws the text into a rectangle: lines are broken to its width, and what lies beyond it is cut off.
  func draw(in rect: CGRect) {
    let rect = rect.standardized
    guard rect.isDrawable, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(width: rect.width)
    context.saveGState()
    context.clip(to: rect)
    draw(layout, at: CGPoint(x: rect.minX + inset(layout, rect.width), y: rect.minY))
    context.restoreGState()
  }

  /// Draws or measures by options.
  func bounds(
    _ rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?,
    draws: Bool
  ) -> CGRect {
    // Zero stands for any length, and so does what is no number.
    func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length.isFinite ? length : nil }
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let isCut =
      options.contains(.truncatesLastVisibleLine) || (context?.minimumScaleFactor ?? 0) > 0
    var text = self
    if !isBroken { text.paragraph.lineLimit = 1 }
    let layout = text.layout(
      width: isBroken || isCut ? limit(rect.size.width) : nil,
      height: isBroken && isCut ? limit(rect.size.height) : nil,
      minimumScaleFactor: context?.minimumScaleFactor ?? 1)
    let size = Self.size(layout)
    let x = isBroken ? limit(rect.size.width).map { text.inset(layout, $0) } ?? 0 : 0
    let y = isBroken ? 0 : -CGFloat(layout.firstBaseline)
    context?.actualScaleFactor = CGFloat(layout.scaleFactor)
    context?.totalBounds = CGRect(origin: CGPoint(x: 0, y: y), size: size)
    if draws {
      text.draw(layout, at: CGPoint(x: rect.origin.x + x, y: rect.origin.y + y))
    }
    return CGRect(origin: CGPoint(x: 0, y: y), size: size)
  }

  /// How far lines lie from the left of a width.
  private func inset(_ layout: TextLayout, _ width: CGFloat) -> CGFloat {
    let free = width - layout.size.width
    switch style.alignment {
    case .left, .natural, .justified: return 0
    case .center: return free / 2
    case .right: return free
    }
  }

  private func draw(_ layout: TextLayout, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(layout, in: context, CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Draws lines that `place` maps to user space.
  func draw(_ layout: TextLayout, in context: CGContext, _ place: CGAffineTransform) {
    guard place.isUsable else { return }
    for missing in layout.missing {
      WarningLog.shared.warn(missing.problem, about: missing.subject)
    }
    let drawing = layout.drawing()
    if !drawing.backgrounds.isEmpty {
      paint(context, place) { context, style in
        for area in drawing.backgrounds {
          context.recorder.fill(Path(area.rect), with: .color(colors[area.style]), style: style)
        }
      }
    }
    for outline in drawing.outlines {
      guard let shadow = shadows[outline.style] else { continue }
      context.saveGState()
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: (shadow.shadowColor as? UIColor)?.cgColor ?? CGColor(gray: 0, alpha: 1 / 3))
      paint(context, place) { draw(outline, in: $0, scale: layout.scaleFactor, $1) }
      context.restoreGState()
    }
    paint(context, place) { context, style in
      for line in drawing.underlines {
        context.recorder.fill(Path(line.rect), with: .color(colors[line.style]), style: style)
      }
      for outline in drawing.outlines where shadows[outline.style] == nil {
        draw(outline, in: context, scale: layout.scaleFactor, style)
      }
      for picture in drawing.pictures {
        context.recorder.draw(picture, opacity: colors[picture.style].alpha)
      }
      for glyph in drawing.colorGlyphs {
        context.recorder.draw(glyph, foreground: colors[glyph.style])
      }
      for line in drawing.strikethroughs {
        context.recorder.fill(Path(line.rect), with: .color(colors[line.style]), style: style)
      }
    }
    if context.textDrawingMode.clips {
      var letters = Path()
      for outline in drawing.outlines { letters.addPath(outline.path, transform: place) }
      context.clip(to: letters, evenOdd: false)
    }
  }

  /// Draws in a place of user space.
  private func paint(
    _ context: CGContext, _ place: CGAffineTransform, _ body: (CGContext, FillStyle) -> Void
  ) {
    context.paint { context in
      let outer = context.recorder.transform
      context.recorder.concatenate(place)
      body(context, context.fillStyle(evenOdd: false))
      context.recorder.transform = outer
    }
  }

  /// Draws letters as their attributes and the context's text drawing mode say.
  private func draw(
    _ outline: TextOutline, in context: CGContext, scale: Double, _ style: FillStyle
  ) {
    let (pen, mode) = (pens[outline.style], context.textDrawingMode)
    let color = colors[outline.style]
    if let pen {
      // The attribute rules, whatever the context says.
      if pen.fills { context.fill(outline.path, with: color, style: style) }
      context.stroke(
        outline.path, with: pen.color,
        style: StrokeStyle(lineWidth: pen.width * CGFloat(scale), lineJoin: .round))
      return
    }
    if mode.fills { context.fill(outline.path, with: color, style: style) }
    if mode.strokes { context.stroke(outline.path, with: color, style: context.pen) }
  }
}
