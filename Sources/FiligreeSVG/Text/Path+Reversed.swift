import FiligreePaths
import Foundation

extension Path {
  /// The same path from its end to its start; closing lines are lines.
  func reversed() -> Path {
    var pieces: [Element] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    // Each piece, turned round, ends where it began.
    forEach { element in
      switch element {
      case .move(let to):
        pieces.append(.move(to: current))
        (start, current) = (to, to)
      case .line(let to):
        pieces.append(.line(to: current))
        current = to
      case .quadCurve(let to, let control):
        pieces.append(.quadCurve(to: current, control: control))
        current = to
      case .curve(let to, let first, let second):
        pieces.append(.curve(to: current, control1: second, control2: first))
        current = to
      case .closeSubpath:
        pieces.append(.line(to: current))
        current = start
      }
    }
    return Path { path in
      path.move(to: current)
      for (index, piece) in pieces.enumerated().reversed() {
        switch piece {
        case .move(let to): if index > 0 { path.move(to: to) }
        case .line(let to): path.addLine(to: to)
        case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
        case .curve(let to, let first, let second):
          path.addCurve(to: to, control1: first, control2: second)
        case .closeSubpath: break
        }
      }
    }
  }
}
