import FiligreePaths
import FiligreePixels
import Foundation

extension FilterGraph {
  /// Where the steps of a graph paint, and what has to be known of each: boxes in a space to which user space
  /// is scaled and moved.
  ///
  /// What a step may paint follows from what is before it, and what is needed of it from what comes after.
  /// So a region far larger than the page costs no more than what is seen of it.
  package struct Layout {
    /// Units of the space in one of user space.
    package let scale: CGSize
    /// The filter region, to which the layer's picture is cut.
    package let region: CGRect
    /// The subregion of each step, within the filter region.
    package let areas: [CGRect]
    /// What each step may paint; null for nothing.
    package private(set) var boxes: [CGRect] = []
    /// What has to be known of each step's result; null for nothing.
    package private(set) var needs: [CGRect]
    /// What has to be known of the layer's picture.
    package private(set) var source = CGRect.null
    private let sourceBox: CGRect

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - graph: A graph of finite numbers.
    ///   - scale: Units of the space in one of user space, not negative.
    ///   - source: Where the layer's picture may not be clear.
    ///   - target: What has to be known of the result.
    ///   - place: From regions of user space to the space.
    package init(
      _ graph: FilterGraph, scale: CGSize, source: CGRect, target: CGRect,
      place: (CGRect) -> CGRect
    ) {
      self.scale = scale
      let region = place(graph.region)
      self.region = region
      areas = graph.steps.map { place($0.region).intersection(region) }
      needs = Array(repeating: .null, count: graph.steps.count)
      sourceBox = source.intersection(region)
      for (i, step) in graph.steps.enumerated() {
        let box = box(of: step, i, place)
        boxes.append(box.isNull ? .null : box.intersection(areas[i]))
      }
      if let last = boxes.last { needs[boxes.count - 1] = last.intersection(target) }
      for i in graph.steps.indices.reversed() where !needs[i].isBlank {
        let step = graph.steps[i]
        for (k, input) in step.inputs.enumerated() {
          add(need(of: step, i, input: k), of: input, before: i)
        }
      }
      needs = needs.map { $0.isBlank ? .null : $0 }
    }

    // MARK: What is painted

    /// Where an input may not be clear.
    private func box(_ input: Input?, before index: Int) -> CGRect {
      switch input {
      case nil: .null
      case .source, .sourceAlpha: sourceBox
      case .step(let i): i >= 0 && i < index ? boxes[i] : .null
      }
    }

    private func box(of step: Step, _ index: Int, _ place: (CGRect) -> CGRect) -> CGRect {
      let inputs = step.inputs.map { box($0, before: index) }
      let first = inputs.first ?? .null
      let second = inputs.count > 1 ? inputs[1] : .null
      let everywhere = areas[index]
      switch step.operation {
      case .blend: return first.union(second)
      case .colorMatrix(let matrix):
        return matrix.paintsWhatIsClear ? everywhere : first
      case .componentTransfer(_, _, _, let alpha):
        return alpha.value(at: 0) > 0 ? everywhere : first
      case .composite(let mode):
        switch mode {
        case .in: return first.intersection(second)
        case .out: return first
        case .atop: return second
        case .over, .xor, .lighter: return first.union(second)
        case .arithmetic(_, _, _, let k4): return k4 > 0 ? everywhere : first.union(second)
        }
      case .convolveMatrix(let matrix):
        if matrix.bias > 0, !matrix.preservesAlpha { return everywhere }
        return first.isBlank || !matrix.isValid ? .null : everywhere
      case .diffuseLighting, .specularLighting, .turbulence, .drawing: return everywhere
      case .displacementMap(let scale, _, _):
        return first.outset(abs(scale) / 2 * self.scale.width, abs(scale) / 2 * self.scale.height)
      case .flood(let color): return color.alpha > 0 ? everywhere : .null
      case .gaussianBlur(let deviation):
        let reach = reach(deviation, limit: .infinity)
        return first.outset(reach.width, reach.height)
      case .image(let paint):
        return paint.extend == .none ? place(paint.rect.standardized).outset(1, 1) : everywhere
      case .merge: return inputs.reduce(.null) { $0.union($1) }
      case .morphology(let kind, let radius):
        // Not rounded: the space may be one of units of many pixels.
        return kind == .erode
          ? first : first.outset(radius.width * scale.width + 1, radius.height * scale.height + 1)
      case .offset(let size):
        // A pixel more for what comes to lie between pixels.
        return first.moved(size.width * scale.width, size.height * scale.height).outset(1, 1)
      case .tile: return first.isBlank ? .null : everywhere
      }
    }

    // MARK: What is needed

    private mutating func add(_ need: CGRect, of input: Input, before index: Int) {
      let need = need.intersection(box(input, before: index))
      if need.isBlank { return }
      switch input {
      case .source, .sourceAlpha: source = source.union(need)
      case .step(let i): needs[i] = needs[i].union(need)
      }
    }

    /// What has to be known of an input.
    private func need(of step: Step, _ index: Int, input: Int) -> CGRect {
      let need = needs[index]
      let area = area(of: step.inputs[input], before: index)
      switch step.operation {
      case .blend, .colorMatrix, .componentTransfer, .composite, .merge: return need
      case .flood, .image, .drawing, .turbulence: return .null
      case .convolveMatrix(let matrix):
        let wide = matrix.spread(need)
        switch matrix.edgeMode {
        case .none: return wide
        case .duplicate: return wide.clamped(to: area)
        case .wrap: return wide.intersection(area) == wide ? wide : area
        }
      case .diffuseLighting, .specularLighting: return need.outset(2, 2)
      case .displacementMap(let scale, _, _):
        if input > 0 { return need }
        return need.outset(
          abs(scale) / 2 * self.scale.width + 1, abs(scale) / 2 * self.scale.height + 1)
      case .gaussianBlur(let deviation):
        let reach = reach(deviation, limit: Filter.deviationLimit)
        return need.outset(reach.width, reach.height)
      case .morphology(_, let radius):
        let reach = self.radius(radius)
        return need.outset(CGFloat(reach.x), CGFloat(reach.y))
      case .offset(let size):
        return need.moved(-size.width * scale.width, -size.height * scale.height).outset(2, 2)
      case .tile: return need.intersection(area) == need ? need : area
      }
    }

    /// The subregion that an input is cut to.
    package func area(of input: Input, before index: Int) -> CGRect {
      switch input {
      case .source, .sourceAlpha: region
      case .step(let i): i >= 0 && i < index ? areas[i] : .null
      }
    }

    /// How far a blur reaches.
    private func reach(_ deviation: CGSize, limit: CGFloat) -> CGSize {
      func reach(_ sigma: CGFloat) -> CGFloat {
        sigma > 0 ? Filter.reach(sigma: min(sigma, limit)) : 0
      }
      return CGSize(
        width: reach(deviation.width * scale.width), height: reach(deviation.height * scale.height))
    }

    /// The radii of a morphology in whole units.
    package func radius(_ radius: CGSize) -> (x: Int, y: Int) {
      func whole(_ value: CGFloat) -> Int {
        // False for NaN.
        value > 0 ? Int(min(value, CGFloat(FilterGraph.radiusLimit)).rounded()) : 0
      }
      return (whole(radius.width * scale.width), whole(radius.height * scale.height))
    }
  }
}

extension FilterGraph.ConvolveMatrix {
  /// Whether it is a kernel that can be applied.
  package var isValid: Bool {
    columns > 0 && rows > 0 && kernel.count <= FilterGraph.kernelLimit
      && columns <= FilterGraph.kernelLimit && rows <= FilterGraph.kernelLimit
      && kernel.count == columns * rows && (0..<columns).contains(targetX)
      && (0..<rows).contains(targetY)
  }

  /// A box around what is seen from `rect`, and around where it is seen from.
  fileprivate func spread(_ rect: CGRect) -> CGRect {
    isValid ? rect.outset(CGFloat(columns), CGFloat(rows)) : .null
  }
}

extension CGRect {
  /// Whether nothing lies in it.
  fileprivate var isBlank: Bool { isNull || !(width > 0) || !(height > 0) }

  fileprivate func outset(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    isNull || isInfinite ? self : insetBy(dx: -dx, dy: -dy)
  }

  fileprivate func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    isNull || isInfinite ? self : offsetBy(dx: dx, dy: dy)
  }

  /// The rectangle with each edge moved into `area`, and a unit of it at least.
  fileprivate func clamped(to area: CGRect) -> CGRect {
    if area.isBlank { return .null }
    let left = min(max(minX, area.minX), area.maxX - 1)
    let top = min(max(minY, area.minY), area.maxY - 1)
    let right = max(min(maxX, area.maxX), area.minX + 1)
    let bottom = max(min(maxY, area.maxY), area.minY + 1)
    return CGRect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}
