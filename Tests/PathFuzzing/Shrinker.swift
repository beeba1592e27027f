import FiligreePaths
import Foundation

extension FuzzCase {
  /// A smaller case that fails as well: elements are left out and coordinates rounded while it does.
  public func shrunk(while fails: (FuzzCase) -> Bool) -> FuzzCase {
    var best = self
    var goesOn = true
    var rounds = 0
    while goesOn && rounds < 20 {
      goesOn = false
      rounds += 1
      for second in [false, true] {
        var i = 0
        while i < (second ? best.b : best.a).elementCount {
          var next = best
          if second { next.b = best.b.removing(i) } else { next.a = best.a.removing(i) }
          if fails(next) {
            best = next
            goesOn = true
          } else {
            i += 1
          }
        }
      }
      for digits in [1.0, 10, 1000, 1e6] {
        var next = best
        next.a = best.a.rounded(digits)
        next.b = best.b.rounded(digits)
        if next.a != best.a || next.b != best.b, fails(next) {
          best = next
          break
        }
      }
    }
    return best
  }

  /// The case as two SVG paths.
  public var text: String {
    "kind \(kind), rule \(rule)\na: \(a.svg)\nb: \(b.svg)"
  }
}

extension Path {
  var elementCount: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

  func removing(_ index: Int) -> Path {
    var result = Path()
    var i = 0
    forEach { element in
      defer { i += 1 }
      if i == index { return }
      switch element {
      case .move(let to): result.move(to: to)
      case .line(let to): result.addLine(to: to)
      case .quadCurve(let to, let c): result.addQuadCurve(to: to, control: c)
      case .curve(let to, let c1, let c2): result.addCurve(to: to, control1: c1, control2: c2)
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  func rounded(_ digits: Double) -> Path {
    var result = Path()
    func r(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: (p.x.native * digits).rounded() / digits, y: (p.y.native * digits).rounded() / digits)
    }
    forEach { element in
      switch element {
      case .move(let to): result.move(to: r(to))
      case .line(let to): result.addLine(to: r(to))
      case .quadCurve(let to, let c): result.addQuadCurve(to: r(to), control: r(c))
      case .curve(let to, let c1, let c2):
        result.addCurve(to: r(to), control1: r(c1), control2: r(c2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
