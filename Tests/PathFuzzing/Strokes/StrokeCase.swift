import FiligreePaths
import FiligreeTestSupport
import Foundation

/// A path and how it is stroked.
public struct StrokeCase {
  /// The center line.
  public var path: Path
  /// Width, cap, join and dashes.
  public var style: StrokeStyle
  /// The tolerance of the outline.
  public var tolerance: Double

  /// Creates a case by hand.
  public init(path: Path, style: StrokeStyle, tolerance: Double) {
    self.path = path
    self.style = style
    self.tolerance = tolerance
  }

  /// Creates the case of a number: the same for the same seed and number, everywhere.
  public init(seed: UInt64, index: Int) {
    var random = RandomSource(
      seed: seed &* 0xD134_2543_DE82_EF95 ^ UInt64(truncatingIfNeeded: index))
    _ = random.next()
    var maker = StrokeCaseMaker(random: random)
    path = maker.path()
    style = maker.style()
    tolerance = min(maker.tolerance(), style.lineWidth.native / 4)
  }

  /// The case as an SVG path and its style.
  public var text: String {
    var text = "\(path.svg)\nwidth \(style.lineWidth), cap \(style.lineCap), join \(style.lineJoin)"
    if style.lineJoin == .miter { text += ", miter limit \(style.miterLimit)" }
    if !style.dash.isEmpty { text += ", dash \(style.dash), phase \(style.dashPhase)" }
    return text + ", tolerance \(tolerance)"
  }

  /// A smaller case that fails as well: elements and dashes are left out and numbers rounded while
  /// it does.
  public func shrunk(while fails: (StrokeCase) -> Bool) -> StrokeCase {
    var best = self
    func attempt(_ change: (inout StrokeCase) -> Void) -> Bool {
      var next = best
      change(&next)
      guard fails(next) else { return false }
      best = next
      return true
    }
    for _ in 0..<10 {
      var goesOn = false
      var i = 0
      while i < best.path.elementCount {
        let before = best.path.elementCount
        // A path without its `move` may grow one again.
        if attempt({ $0.path = $0.path.removing(i) }), best.path.elementCount < before {
          goesOn = true
        } else {
          i += 1
        }
      }
      if !best.style.dash.isEmpty {
        goesOn = attempt { $0.style.dash = [] } || goesOn
        if best.style.dashPhase != 0 { goesOn = attempt { $0.style.dashPhase = 0 } || goesOn }
      }
      if best.style.lineCap != .butt { goesOn = attempt { $0.style.lineCap = .butt } || goesOn }
      if best.style.lineJoin != .bevel { goesOn = attempt { $0.style.lineJoin = .bevel } || goesOn }
      if !goesOn { break }
    }
    for digits in [1.0, 10, 100, 1e4] where attempt({ $0.path = $0.path.rounded(digits) }) { break }
    for digits in [1.0, 10, 100]
    where attempt({
      $0.style.lineWidth = max(($0.style.lineWidth * digits).rounded() / digits, 1 / digits)
      $0.style.dash = $0.style.dash.map { ($0 * digits).rounded() / digits }
      $0.style.dashPhase = ($0.style.dashPhase * digits).rounded() / digits
    }) {
      break
    }
    return best
  }
}
