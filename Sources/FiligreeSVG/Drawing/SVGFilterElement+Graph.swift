import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension SVGFilterElement {
  /// The graph for what has a box; nil where it has none that the filter could be relative to.
  ///
  /// - Parameters:
  ///   - box: The box, in user space.
  ///   - draw: Draws a node in user space.
  /// - Returns: The graph.
  func graph(
    in box: CGRect, drawing draw: (SVGNode) -> DisplayList
  ) -> FilterGraph? {
    let unit = box.unitTransform
    guard unit != nil || !(isRelative || isPrimitiveRelative) else { return nil }
    let region = isRelative ? rect.applying(unit!) : rect
    var builder = GraphBuilder(
      region: region, box: isPrimitiveRelative ? box : nil, space: space)
    for primitive in primitives { builder.append(primitive, draw) }
    return FilterGraph(region: region, steps: builder.steps)
  }

  /// The steps of a graph, while they are made of primitives.
  private struct GraphBuilder {
    let region: CGRect
    /// The box that lengths are parts of; nil where they are user units.
    let box: CGRect?
    let space: LengthSpace
    var steps: [FilterGraph.Step] = []
    /// The step that is the result of each primitive, and its subregion.
    private var results: [(step: Int, region: CGRect)] = []

    init(region: CGRect, box: CGRect?, space: LengthSpace) {
      self.region = region
      self.box = box
      self.space = space
    }

    mutating func append(_ primitive: Primitive, _ draw: (SVGNode) -> DisplayList) {
      let inputs = primitive.inputs.map(input)
      let area = subregion(of: primitive)
      func add(_ operation: FilterGraph.Operation, _ inputs: [FilterGraph.Input]) {
        steps.append(
          FilterGraph.Step(operation, of: inputs, in: area, isLinear: primitive.isLinear))
      }
      switch primitive.kind {
      case .plain(let operation): add(operation, inputs)
      case .blur(let size): add(.gaussianBlur(scaled(size)), inputs)
      case .displacement(let scale, let x, let y):
        // Lengths in no direction are parts of the mean square of the box's sides.
        let factor = box.map {
          (($0.width * $0.width + $0.height * $0.height) / 2).squareRoot()
        }
        add(.displacementMap(scale: scale * (factor ?? 1), x: x, y: y), inputs)
      case .dropShadow(let offset, let deviation, let color):
        let first = steps.count
        add(.gaussianBlur(scaled(deviation)), inputs)
        add(.offset(scaled(offset)), [.step(first)])
        add(.flood(color), [])
        add(.composite(.in), [.step(first + 2), .step(first + 1)])
        add(.merge, [.step(first + 3)] + inputs)
      case .morphology(let kind, let radius):
        add(.morphology(kind, radius: scaled(radius)), inputs)
      case .offset(let offset): add(.offset(scaled(offset)), inputs)
      case .picture(let image, let fitting, let sampling):
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let place = whole.applying(fitting.transform(from: whole, to: area))
        add(.image(PicturePaint(image: image, rect: place, sampling: sampling)), [])
      case .drawing(let node):
        // As by a `use` at the subregion's corner.
        var placed = SVGGroup()
        placed.transform = CGAffineTransform(translationX: area.minX, y: area.minY)
        placed.children = [node]
        add(.drawing(FilterGraph.Drawing(draw(.group(placed)))), [])
      }
      results.append((steps.count - 1, area))
    }

    private func input(_ input: Input) -> FilterGraph.Input {
      switch input {
      case .source: .source
      case .sourceAlpha: .sourceAlpha
      case .primitive(let index): .step(results[index].step)
      case .clear: .step(-1)
      }
    }

    /// What a primitive's result is cut to: what is said, and otherwise all that its inputs reach.
    private func subregion(of primitive: Primitive) -> CGRect {
      var initial = CGRect.null
      for input in primitive.inputs {
        if case .primitive(let index) = input {
          initial = initial.union(results[index].region)
        } else {
          initial = region
        }
      }
      if case .plain(.tile) = primitive.kind { initial = region }
      if initial.isNull || initial.isEmpty { initial = region }
      func place(_ length: SVGLength?, _ side: SVGLength.Side, _ start: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        guard let box else { return length.resolved(side, in: space) }
        let part = length.unit == .percent ? length.value / 100 : length.value
        return part * Double(side == .width ? box.width : box.height) + Double(start ?? 0)
      }
      var area = initial
      if let x = place(primitive.x, .width, box?.minX) { area.origin.x = x }
      if let y = place(primitive.y, .height, box?.minY) { area.origin.y = y }
      // One without an area leaves nothing.
      if let width = place(primitive.width, .width, nil) { area.size.width = max(width, 0) }
      if let height = place(primitive.height, .height, nil) { area.size.height = max(height, 0) }
      return area
    }

    private func scaled(_ size: CGSize) -> CGSize {
      guard let box else { return size }
      return CGSize(width: size.width * box.width, height: size.height * box.height)
    }
  }
}
