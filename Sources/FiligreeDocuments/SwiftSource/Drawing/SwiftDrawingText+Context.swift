import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Items in a `CGContext`.
extension SwiftDrawingText {
  /// Appends the statements that draw an item.
  mutating func writeContext(_ item: DrawingScene.Item, isLast: Bool, indent: Int) {
    switch item.content {
    case .fill(let path, let style, let paint):
      let rule = style.isEOFilled ? "using: .evenOdd" : ""
      guard case .color(let color) = paint else {
        return writeGradientFill(item, path, style, isLast: isLast, indent: indent)
      }
      line("add(\(outline(path)), to: context)", indent: indent)
      call(
        "context.setFillColor(", ["CGColor(\(contextComponents(of: color, item.opacity)))"],
        indent: indent)
      if !style.isAntialiased { line("context.setShouldAntialias(false)", indent: indent) }
      line("context.fillPath(\(rule))", indent: indent)
      if !style.isAntialiased { line("context.setShouldAntialias(true)", indent: indent) }
    case .stroke(let path, let style, let paint):
      let isGradient = !item.stops.isEmpty
      if isGradient, !isLast { open(indent) }
      line("add(\(outline(path)), to: context)", indent: indent)
      writeStroke(style, indent: indent)
      guard isGradient else {
        guard case .color(let color) = paint else { return }
        call(
          "context.setStrokeColor(", ["CGColor(\(contextComponents(of: color, item.opacity)))"],
          indent: indent)
        return line("context.strokePath()", indent: indent)
      }
      line("context.replacePathWithStrokedPath()\ncontext.clip()", indent: indent)
      writeGradient(of: item, path, indent: indent)
      if !isLast { close(indent) }
    case .picture(let index, let rect, let isSmooth):
      helpers.insert(.picture)
      line("if let picture = picture(picture\(index)) {", indent: indent)
      open(indent + 2)
      if item.opacity != 1 {
        line("context.setAlpha(\(number(CGFloat(item.opacity), 4)))", indent: indent + 2)
      }
      if !isSmooth { line("context.interpolationQuality = .none", indent: indent + 2) }
      // Core Graphics draws pictures with y upwards.
      let (x, y) = (number(rect.minX, finer), number(rect.maxY, finer))
      line("context.translateBy(x: \(x), y: \(y))", indent: indent + 2)
      line("context.scaleBy(x: 1, y: -1)", indent: indent + 2)
      let box = rectangle(CGRect(origin: .zero, size: rect.size), digits: finer)
      call("context.draw(", ["picture", "in: \(box)"], indent: indent + 2)
      close(indent + 2)
      line("}", indent: indent)
    }
  }

  private mutating func writeGradientFill(
    _ item: DrawingScene.Item, _ path: Int, _ style: FillStyle, isLast: Bool,
    indent: Int
  ) {
    if !isLast { open(indent) }
    line("add(\(outline(path)), to: context)", indent: indent)
    if !style.isAntialiased { line("context.setShouldAntialias(false)", indent: indent) }
    line("context.clip(\(style.isEOFilled ? "using: .evenOdd" : ""))", indent: indent)
    writeGradient(of: item, path, indent: indent)
    if !isLast { close(indent) }
  }

  private mutating func writeStroke(_ style: StrokeStyle, indent: Int) {
    line("context.setLineWidth(\(length(style.lineWidth)))", indent: indent)
    line("context.setLineCap(.\(style.lineCap))", indent: indent)
    line("context.setLineJoin(.\(style.lineJoin))", indent: indent)
    if style.lineJoin == .miter {
      line("context.setMiterLimit(\(length(style.miterLimit)))", indent: indent)
    }
    guard hasDashes else { return }
    let lengths = style.dash.map { length($0) }.joined(separator: ", ")
    let phase = style.dashPhase == 0 ? "0" : length(style.dashPhase)
    call(
      "context.setLineDash(", ["phase: \(phase)", "lengths: [\(lengths)]"],
      indent: indent)
  }
}
