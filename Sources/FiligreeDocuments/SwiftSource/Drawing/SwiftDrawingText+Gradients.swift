import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Core Graphics' gradients.
extension SwiftDrawingText {
  /// Appends what draws the gradient of an item over all of the clip.
  ///
  /// Core Graphics repeats no gradient: one that is repeated is drawn from further away, with as many stops
  /// as it takes to cover the item's path.
  mutating func writeGradient(of item: DrawingScene.Item, _ path: Int, indent: Int) {
    helpers.insert(.gradient)
    guard let paint = item.paint else { return }
    let index = itemCount
    let reach = reach(of: item)
    let box = scene.outlines[path].path.controlBounds.insetBy(dx: -reach, dy: -reach)
    let cycles = paint.cycles(over: box)
    let stops = item.stops.thinned
    line(
      cycles == nil
        ? "let gradient\(index) = gradient([" : "let stops\(index): [[CGFloat]] = [",
      indent: indent)
    for stop in cycles == nil ? stops : stops.reachingBothEnds {
      let parts = parts(of: stop.color, item.opacity) + [number(stop.location, 6)]
      line("[\(parts.joined(separator: ", "))],", indent: indent + 2)
    }
    line(cycles == nil ? "])" : "]", indent: indent)
    if let cycles {
      helpers.insert(.repeatedStops)
      let arguments = [
        "stops\(index)", "over: \(cycles.lowerBound)...\(cycles.upperBound)",
        "mirrored: \(paint.spread == .mirror)",
      ]
      call("let gradient\(index) = gradient(", of: "repeated(", arguments, indent: indent)
    }
    line("if let gradient\(index) {", indent: indent)
    let (function, arguments) = self.arguments(of: paint.covering(cycles))
    line("context.\(function)(", indent: indent + 2)
    call("", ["gradient\(index)"] + arguments, indent: indent + 4)
    line("}", indent: indent)
  }

  /// How far a stroke may lie from its path.
  private func reach(of item: DrawingScene.Item) -> CGFloat {
    if case .stroke(_, let style, _) = item.content { style.reach } else { 0 }
  }

  private func arguments(of paint: Paint) -> (function: String, [String]) {
    func options(_ before: Bool, _ after: Bool) -> String {
      switch (before, after) {
      case (true, true): "options: beyondBothEnds"
      case (true, false): "options: .drawsBeforeStartLocation"
      case (false, true): "options: .drawsAfterEndLocation"
      case (false, false): "options: []"
      }
    }
    func radius(_ value: CGFloat) -> String { value == 0 ? "0" : length(value) }
    switch paint {
    case .linearGradient(let gradient):
      return (
        "drawLinearGradient",
        [
          "start: \(point(gradient.startPoint))", "end: \(point(gradient.endPoint))",
          options(gradient.drawsBeforeStart, gradient.drawsAfterEnd),
        ]
      )
    case .radialGradient(let gradient):
      return (
        "drawRadialGradient",
        [
          "startCenter: \(point(gradient.startCenter))",
          "startRadius: \(radius(gradient.startRadius))",
          "endCenter: \(point(gradient.endCenter))", "endRadius: \(radius(gradient.endRadius))",
          options(gradient.drawsBeforeStart, gradient.drawsAfterEnd),
        ]
      )
    case .conicGradient(let gradient):
      return (
        "drawConicGradient",
        [
          "center: \(point(gradient.center))", "angle: \(number(gradient.startAngle, 6))",
        ]
      )
    // A scene has no other gradients.
    case .color, .mesh, .image, .backdrop: return ("", [])
    }
  }
}

extension [GradientStop] {
  /// The stops, with further ones at 0 and 1 where there are none.
  fileprivate var reachingBothEnds: [GradientStop] {
    guard let first, let last else { return self }
    var stops = self
    if first.location > 0 { stops.insert(GradientStop(color: first.color, location: 0), at: 0) }
    if last.location < 1 { stops.append(GradientStop(color: last.color, location: 1)) }
    return stops
  }
}

extension Paint {
  /// What is beyond the ends of a gradient.
  fileprivate var spread: GradientSpread {
    switch self {
    case .linearGradient(let gradient): gradient.spread
    case .radialGradient(let gradient): gradient.spread
    default: .pad
    }
  }

  /// How often a gradient is drawn to cover a box, counted from its own stretch, 0; nil for one that is
  /// not repeated.
  ///
  /// At most a hundred times to each side, beyond which nobody sees single colors.
  fileprivate func cycles(over box: CGRect) -> ClosedRange<Int>? {
    guard spread != .pad else { return nil }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    switch self {
    case .linearGradient(let gradient):
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      let places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
      (low, high) = (places.min() ?? 0, places.max() ?? 1)
    case .radialGradient(let gradient):
      let growth = gradient.endRadius - gradient.startRadius
      let shift = distance(gradient.startCenter, gradient.endCenter)
      let far = corners.map { distance($0, gradient.startCenter) }.max() ?? 0
      // The circle of place t holds all that is nearer to the first center than t·(growth − shift)
      // and the first radius; circles do not shrink to less than a point.
      if growth > shift {
        high = (far - gradient.startRadius) / (growth - shift)
        low = -gradient.startRadius / growth
      } else if growth < 0, -growth > shift {
        low = -(far - gradient.startRadius) / (-growth - shift)
        high = gradient.startRadius / -growth
      } else {
        (low, high) = (-100, 100)
      }
    default: return nil
    }
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -100), 100).rounded(rule))
    }
    return min(whole(low, .down), 0)...max(whole(high, .up) - 1, 0)
  }

  /// The gradient from the start of the first cycle to the end of the last one.
  fileprivate func covering(_ cycles: ClosedRange<Int>?) -> Paint {
    guard let cycles else { return self }
    let (low, high) = (CGFloat(cycles.lowerBound), CGFloat(cycles.upperBound + 1))
    func place(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch self {
    case .linearGradient(var gradient):
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      gradient.startPoint = place(start, end, low)
      gradient.endPoint = place(start, end, high)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      let (start, end) = (gradient.startCenter, gradient.endCenter)
      let (first, growth) = (gradient.startRadius, gradient.endRadius - gradient.startRadius)
      gradient.startCenter = place(start, end, low)
      gradient.endCenter = place(start, end, high)
      gradient.startRadius = first + growth * low
      gradient.endRadius = first + growth * high
      return .radialGradient(gradient)
    default: return self
    }
  }
}
