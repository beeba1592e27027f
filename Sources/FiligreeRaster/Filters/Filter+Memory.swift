import FiligreeDrawing

extension Filter {
  /// How many pixels of bytes a filter takes the memory of, besides its source and its result.
  func scratch(_ source: PixelRect, _ target: PixelRect, _ mode: ColorMode) -> Double {
    func area(_ width: Int, _ height: Int) -> Double {
      Double(max(width, 0)) * Double(max(height, 0))
    }
    switch self {
    case .blur:
      // Rows of the source, blurred and turned: 16 bits a component for bytes.
      return area(target.width, source.height) * (mode.isFloat ? 4 : 2)
    case .shadow:
      return area(target.width, source.height) * (mode.isFloat ? 4 : 2)
        + area(target.width, target.height) * Double(mode.cost)
    case .linearLight(let filter):
      // Copies of both in floats.
      let isOther = mode.isFloat && mode.isLinear ? 0.0 : 4.0
      return isOther * (area(source.width, source.height) + area(target.width, target.height))
        + filter.scratch(source, target, .linear)
    default:
      return 0
    }
  }

  /// The filter of a backdrop: a blur goes on with the outermost pixels at the page's edge.
  var continuingEdges: Filter {
    switch self {
    case .blur(let radius, _, let dithers):
      .blur(radius: radius, isOpaque: true, dithers: dithers)
    case .linearLight(let filter): .linearLight(filter.continuingEdges)
    default: self
    }
  }
}
