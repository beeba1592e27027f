import FiligreePaths
import FiligreePixels
import Foundation

extension FilterGraph {
  /// How many steps a graph may have; one of more is clear.
  ///
  /// The largest filters on the web have some fifty.
  public static let stepLimit = 512
  /// How many inputs all steps may have together; a graph of more is clear.
  public static let inputLimit = 4096
  /// How many numbers a kernel may have; the result of a larger one is clear.
  ///
  /// Kernels of 32 by 32: what they cost grows with their area.
  public static let kernelLimit = 1024
  /// How many waves noise may be of; further ones are left out.
  public static let octaveLimit = 16
  /// The largest radius of a morphology in pixels; a larger one counts as this.
  ///
  /// It bounds how far beyond the page a picture has to be known.
  public static let radiusLimit = 1024
  /// How much work a graph may be: sums of a pixel and a neighbor, a wave, an input; one of more is clear.
  ///
  /// Some ten seconds of one processor.
  public static let workLimit = 1 << 34

  /// The graph in finite numbers; without steps if it is beyond a limit.
  var finite: FilterGraph {
    let inputs = steps.reduce(0) { min($0 + $1.inputs.count, Self.inputLimit + 1) }
    guard steps.count <= Self.stepLimit, inputs <= Self.inputLimit else {
      return FilterGraph(region: region.bounded, steps: [])
    }
    return FilterGraph(
      region: region.bounded,
      steps: steps.map {
        Step($0.operation.finite, of: $0.inputs, in: $0.region.bounded, isLinear: $0.isLinear)
      })
  }
}

extension FilterGraph.Operation {
  /// The operation in finite numbers.
  fileprivate var finite: FilterGraph.Operation {
    switch self {
    case .blend, .flood, .drawing, .merge, .tile:
      return self
    case .colorMatrix(let matrix):
      return .colorMatrix(matrix.finite)
    case .componentTransfer(let red, let green, let blue, let alpha):
      return .componentTransfer(
        red: red.finite, green: green.finite, blue: blue.finite, alpha: alpha.finite)
    case .composite(.arithmetic(let k1, let k2, let k3, let k4)):
      return .composite(
        .arithmetic(k1: k1.bounded, k2: k2.bounded, k3: k3.bounded, k4: k4.bounded))
    case .composite:
      return self
    case .convolveMatrix(var matrix):
      let isSmall = matrix.kernel.count <= FilterGraph.kernelLimit
      matrix.kernel = isSmall ? matrix.kernel.map(\.bounded) : []
      (matrix.divisor, matrix.bias) = (matrix.divisor.bounded, matrix.bias.bounded)
      return .convolveMatrix(matrix)
    case .diffuseLighting(let lighting, let constant):
      return .diffuseLighting(lighting.finite, constant: max(constant.bounded, 0))
    case .specularLighting(let lighting, let constant, let exponent):
      return .specularLighting(
        lighting.finite, constant: max(constant.bounded, 0), exponent: max(exponent.bounded, 0))
    case .displacementMap(let scale, let x, let y):
      return .displacementMap(scale: scale.bounded, x: x, y: y)
    case .gaussianBlur(let size):
      return .gaussianBlur(size.bounded.positive)
    case .image(let paint):
      // A merge of nothing is clear.
      return Paint.image(paint).drawable == nil ? .merge : self
    case .morphology(let kind, let radius):
      return .morphology(kind, radius: radius.bounded.positive)
    case .offset(let size):
      return .offset(size.bounded)
    case .turbulence(var noise):
      noise.baseFrequency = noise.baseFrequency.bounded.positive
      noise.octaves = min(noise.octaves, FilterGraph.octaveLimit)
      noise.seed = noise.seed.isNaN ? 0 : min(max(noise.seed, -0x1p31), 0x1p31)
      return .turbulence(noise)
    }
  }
}

extension FilterGraph.TransferFunction {
  fileprivate var finite: FilterGraph.TransferFunction {
    switch self {
    case .identity: self
    case .table(let values): .table(values.map(\.bounded))
    case .discrete(let values): .discrete(values.map(\.bounded))
    case .linear(let slope, let intercept):
      .linear(slope: slope.bounded, intercept: intercept.bounded)
    case .gamma(let amplitude, let exponent, let offset):
      .gamma(amplitude: amplitude.bounded, exponent: exponent.bounded, offset: offset.bounded)
    }
  }
}

extension FilterGraph.Lighting {
  fileprivate var finite: FilterGraph.Lighting {
    var lighting = self
    lighting.surfaceScale = surfaceScale.bounded
    switch light {
    case .distant(let azimuth, let elevation):
      lighting.light = .distant(azimuth: azimuth.bounded, elevation: elevation.bounded)
    case .point(let x, let y, let z):
      lighting.light = .point(x: x.bounded, y: y.bounded, z: z.bounded)
    case .spot(let at, let to, let exponent, let angle):
      func bounded(_ v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(v.x.bounded, v.y.bounded, v.z.bounded)
      }
      lighting.light = .spot(
        at: bounded(at), to: bounded(to), exponent: exponent.bounded,
        limitingConeAngle: angle.map(\.bounded))
    }
    return lighting
  }
}

extension BinaryFloatingPoint {
  /// NaN as 0, and all numbers within ±10^9.
  fileprivate var bounded: Self { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CGSize {
  fileprivate var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
  fileprivate var positive: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}

extension CGRect {
  /// The rectangle between edges within ±10^9; of no size if a number of it is NaN.
  fileprivate var bounded: CGRect {
    if isNull { return .zero }
    let (x, y, width, height) = (origin.x, origin.y, size.width, size.height)
    guard !x.isNaN, !y.isNaN, !width.isNaN, !height.isNaN else { return .zero }
    let (left, right) = (min(x, x + width).bounded, max(x, x + width).bounded)
    let (top, bottom) = (min(y, y + height).bounded, max(y, y + height).bounded)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
