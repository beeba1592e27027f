import FiligreeDrawing
import FiligreePaths
import Foundation

extension PDFContent {
  /// Fills or strokes a command's path, with a color if one is given, else with the one that is set.
  ///
  /// `user` leads from the path's coordinates to the drawing's, `map` from there to the page's.
  mutating func draw(
    _ command: DisplayList.Command, of list: DisplayList, _ user: CGAffineTransform,
    _ map: CGAffineTransform, with ink: Ink? = nil
  ) {
    let source = list.paths[Int(command.path)].storage
    let whole = user.concatenating(map)
    switch command.operation {
    case .layer: break
    case .fill(let style):
      let path = source.applying(whole).finite()
      guard !path.isEmpty else { return }
      if let ink { set(fill: ink) }
      append(path)
      bytes.append(literal: style.isEOFilled ? "f*\n" : "f\n")
    case .stroke(let index):
      let style = list.strokeStyles[Int(index)]
      let uniform = user.uniformScale
      let path = (uniform == nil ? source : source.applying(whole)).finite()
      guard !path.isEmpty, (style.lineWidth * (uniform ?? 1)).isFinite else { return }
      if let ink { set(stroke: ink) }
      if let scale = uniform {
        set(style, scale: scale)
        append(path)
        bytes.append(literal: "S\n")
      } else {
        // The pen is stretched with the path.
        let pen = pen
        bytes.append(literal: "q\n")
        PDFText.append(whole, to: &bytes)
        bytes.append(literal: " cm\n")
        set(style, scale: 1)
        append(path, digits: SVGNumber.digits(digits, under: whole))
        bytes.append(literal: "S\nQ\n")
        self.pen = pen
      }
    }
  }
}
