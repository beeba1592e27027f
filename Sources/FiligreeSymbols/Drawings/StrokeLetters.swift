import FiligreePaths
import Foundation

/// Letters and digits as single strokes, 8 units high and 1 unit wide: for `12.circle`, `a.square`, `gobackward.15`.
enum StrokeLetters {
  /// The distance between two letters' lines.
  private static let space: CGFloat = 1.9

  /// Up to four letters side by side; nil for what is none, or an empty text.
  static func drawing(of text: String) -> SymbolDrawing? {
    guard !text.isEmpty, text.utf8.count <= 4 else { return nil }
    var line = Path()
    var x: CGFloat = 0
    for letter in text {
      guard let data = strokes[letter], let stroke = try? Path(svg: data) else { return nil }
      let width = stroke.boundingRect.width
      line.addPath(stroke.offsetBy(dx: x, dy: 4))
      x += width + space
    }
    let pen = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
    return SymbolDrawing(line.strokedPath(pen).normalized(eoFill: false))
  }

  // Path data with y from 0, the top, to 8, the baseline.
  private static let strokes: [Character: String] = [
    "A": "M0 8L2.5 0L5 8M.9 5.2H4.1",
    "B":
      "M0 0V8H2.7C4 8 4.7 7.2 4.7 5.9C4.7 4.6 3.9 3.8 2.6 3.8H0M0 0H2.4C3.6 0 4.3 .8 4.3 1.9C4.3 3 3.6 3.8 2.4 3.8",
    "C": "M5 1.8C4.5 .6 3.7 0 2.7 0C1 0 0 1.6 0 4C0 6.4 1 8 2.7 8C3.7 8 4.5 7.4 5 6.2",
    "D": "M0 0V8H1.8C3.9 8 5 6.4 5 4C5 1.6 3.9 0 1.8 0Z",
    "E": "M4.4 0H0V8H4.4M0 4H3.8",
    "F": "M4.4 0H0V8M0 4H3.8",
    "G": "M4.9 1.8C4.4 .6 3.7 0 2.7 0C1 0 0 1.6 0 4C0 6.4 1 8 2.7 8C3.9 8 5 7.1 5 4.6H3",
    "H": "M0 0V8M5 0V8M0 4H5",
    "I": "M0 0V8",
    "J": "M3.6 0V5.7C3.6 7.2 2.9 8 1.8 8C.8 8 .1 7.4 0 6.2",
    "K": "M0 0V8M4.8 0L0 4.9M1.8 3.2L5 8",
    "L": "M0 0V8H4.2",
    "M": "M0 8V0L3 5L6 0V8",
    "N": "M0 8V0L5 8V0",
    "O": "M2.75 0C4.5 0 5.5 1.6 5.5 4C5.5 6.4 4.5 8 2.75 8C1 8 0 6.4 0 4C0 1.6 1 0 2.75 0Z",
    "P": "M0 8V0H2.6C4 0 4.8 .9 4.8 2.2C4.8 3.5 4 4.4 2.6 4.4H0",
    "Q":
      "M2.75 0C4.5 0 5.5 1.6 5.5 4C5.5 6.4 4.5 8 2.75 8C1 8 0 6.4 0 4C0 1.6 1 0 2.75 0ZM3.4 6L5.4 8.4",
    "R": "M0 8V0H2.6C4 0 4.8 .9 4.8 2.2C4.8 3.5 4 4.4 2.6 4.4H0M2.6 4.4L4.8 8",
    "S":
      "M4.6 1.6C4.2 .6 3.4 0 2.4 0C1.1 0 .2 .8 .2 2C.2 3.4 1.2 3.7 2.4 4C3.7 4.3 4.8 4.7 4.8 6.1C4.8 7.3 3.8 8 2.5 8C1.3 8 .4 7.4 0 6.3",
    "T": "M0 0H5M2.5 0V8",
    "U": "M0 0V5.2C0 7 .9 8 2.5 8C4.1 8 5 7 5 5.2V0",
    "V": "M0 0L2.5 8L5 0",
    "W": "M0 0L1.7 8L3.5 1.5L5.3 8L7 0",
    "X": "M0 0L5 8M5 0L0 8",
    "Y": "M0 0L2.5 4.2L5 0M2.5 4.2V8",
    "Z": "M0 0H4.8L0 8H5",
    "0": "M2.4 0C4 0 4.8 1.6 4.8 4C4.8 6.4 4 8 2.4 8C.8 8 0 6.4 0 4C0 1.6 .8 0 2.4 0Z",
    "1": "M0 1.6L2 0V8",
    "2": "M.1 2C.2 .8 1.1 0 2.3 0C3.6 0 4.5 .9 4.5 2.1C4.5 3 4 3.7 3.2 4.6L0 8H4.7",
    "3":
      "M.2 1.6C.5 .6 1.3 0 2.3 0C3.5 0 4.4 .8 4.4 1.9C4.4 3.1 3.5 3.8 2.2 3.8C3.7 3.8 4.7 4.6 4.7 5.9C4.7 7.2 3.7 8 2.3 8C1.2 8 .3 7.4 0 6.3",
    "4": "M3.6 8V0L0 5.6H5",
    "5":
      "M4.3 0H.9L.4 3.8C.9 3.3 1.6 3 2.3 3C3.7 3 4.7 4 4.7 5.5C4.7 7 3.7 8 2.3 8C1.2 8 .4 7.5 0 6.5",
    "6":
      "M4.2 1.3C3.8 .5 3.2 0 2.4 0C.8 0 0 1.8 0 4.6C0 6.8 .9 8 2.4 8C3.7 8 4.7 7 4.7 5.5C4.7 4.1 3.8 3.1 2.5 3.1C1.2 3.1 .2 4 0 5.2",
    "7": "M0 0H4.7L1.7 8",
    "8":
      "M2.4 0C3.6 0 4.4 .8 4.4 1.9C4.4 3 3.6 3.8 2.4 3.8C1.2 3.8 .4 3 .4 1.9C.4 .8 1.2 0 2.4 0ZM2.4 3.8C3.8 3.8 4.8 4.6 4.8 5.9C4.8 7.2 3.8 8 2.4 8C1 8 0 7.2 0 5.9C0 4.6 1 3.8 2.4 3.8Z",
    "9":
      "M.5 6.7C.9 7.5 1.5 8 2.3 8C3.9 8 4.7 6.2 4.7 3.4C4.7 1.2 3.8 0 2.3 0C1 0 0 1 0 2.5C0 3.9 .9 4.9 2.2 4.9C3.5 4.9 4.5 4 4.7 2.8",
  ]
}
