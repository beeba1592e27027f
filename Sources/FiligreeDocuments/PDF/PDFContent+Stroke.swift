import FiligreePaths
import Foundation

extension PDFContent {
  /// Sets what a stroke looks like, if it is not set already.
  mutating func set(_ style: StrokeStyle, scale: CGFloat) {
    var text: [UInt8] = []
    // Lengths are never rounded to nothing: a width of 0 would be a hairline.
    PDFText.append(style.lineWidth * scale, digits: nil, to: &text)
    let cap = style.lineCap == .butt ? 0 : style.lineCap == .round ? 1 : 2
    let join = style.lineJoin == .miter ? 0 : style.lineJoin == .round ? 1 : 2
    text.append(" w \(cap) J \(join) j ")
    if join == 0 {
      PDFText.append(style.miterLimit, digits: nil, to: &text)
      text.append(literal: " M ")
    }
    // Viewers do not agree on where a phase beyond an odd number of lengths leads.
    let whole = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let dash = whole.map { $0 * scale }
    // A pattern that overflows once it is scaled is longer than any path.
    let isDashed = !dash.isEmpty && dash.reduce(0, +) < PDFText.limit
    text.append(contentsOf: PDFText.array(isDashed ? dash : []))
    text.append(UInt8(ascii: " "))
    PDFText.append(isDashed ? style.dashPhase(scale) : 0, digits: nil, to: &text)
    text.append(literal: " d\n")
    guard pen.style != text else { return }
    pen.style = text
    bytes.append(contentsOf: text)
  }
}

extension StrokeStyle {
  /// The phase brought into one period of the pattern: PDF has none below zero.
  fileprivate func dashPhase(_ scale: CGFloat) -> CGFloat {
    // A pattern of an odd number of lengths is repeated with dashes and gaps exchanged.
    let period = dash.reduce(0, +) * (dash.count.isMultiple(of: 2) ? 1 : 2)
    let phase = dashPhase.truncatingRemainder(dividingBy: period)
    let positive = phase < 0 ? phase + period : phase
    return positive.isFinite ? positive * scale : 0
  }
}
