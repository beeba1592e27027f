import FiligreeDrawing
import FiligreePixels

/// A pixel of a mode of floating-point numbers: premultiplied red, green, blue, and the opacity.
typealias FloatPixel = SIMD4<Float>

extension ColorMode {
  /// Whether pixels are floats; bytes otherwise.
  var isFloat: Bool { self != .nonLinear }
  /// Bytes of a pixel.
  var pixelSize: Int { isFloat ? 16 : 4 }
  /// How many pixels of bytes a pixel counts as where memory is limited.
  var cost: Int { isFloat ? 4 : 1 }
}

extension PixelBuffer {
  /// How many pixels of bytes it takes the memory of.
  var cost: Int { max(rect.count, 0) * mode.cost }
}

/// Pixels to draw on.
struct PixelTarget {
  /// The first pixel.
  fileprivate let memory: UnsafeMutableRawPointer
  /// Pixels from one row to the next.
  let stride: Int
  let mode: ColorMode

  // The pixels have to be bound as `mode` has it.
  init(memory: UnsafeMutableRawPointer, stride: Int, mode: ColorMode) {
    self.memory = memory
    self.stride = stride
    self.mode = mode
  }

  var pixels: UnsafeMutablePointer<Pixel> {
    assert(!mode.isFloat)
    return memory.assumingMemoryBound(to: Pixel.self)
  }

  var floats: UnsafeMutablePointer<FloatPixel> {
    assert(mode.isFloat)
    return memory.assumingMemoryBound(to: FloatPixel.self)
  }

  /// Fills the upper left of the pixels.
  func fill(width: Int, height: Int, with color: Background) {
    for y in 0..<height {
      if mode.isFloat {
        (floats + y * stride).update(repeating: color.floats, count: width)
      } else {
        BlendKernels.fill(pixels + y * stride, width, with: color.pixel)
      }
    }
  }
}

/// What pixels are filled with before anything is drawn.
struct Background {
  var pixel: Pixel
  var floats: FloatPixel

  static let clear = Background(pixel: 0, floats: FloatPixel())

  init(pixel: Pixel, floats: FloatPixel) {
    self.pixel = pixel
    self.floats = floats
  }

  init(_ color: CGColor?, _ mode: ColorMode) {
    self = .clear
    guard let color else { return }
    if mode.isFloat {
      floats = mode.floats(color, opacity: 1)
    } else {
      pixel = PremultipliedColor(color, opacity: 1).pixel
    }
  }
}

extension ColorMode {
  /// A color in the numbers of a mode of floats, premultiplied.
  func levels(_ color: CGColor, opacity: Double) -> SIMD4<Double> {
    let alpha = Double(color.alpha) * (opacity > 0 ? min(opacity, 1) : 0)
    return numbers(color.linearSRGB) * alpha
  }

  /// A color in the numbers of a mode of floats, premultiplied.
  func floats(_ color: CGColor, opacity: Double) -> FloatPixel {
    FloatPixel(levels(color, opacity: opacity))
  }

  /// Straight light in the mode's numbers, and 1.
  func numbers(_ light: SIMD3<Double>) -> SIMD4<Double> {
    var n = SIMD4(light.x, light.y, light.z, 1)
    if !isLinear {
      for i in 0..<3 { n[i] = ToneCurve.extendedSRGBNumber(n[i]) }
    }
    return isExtended ? n : n.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }

  /// Brings what a formula gave into the mode's range.
  @inline(__always)
  func inRange(_ pixel: FloatPixel) -> FloatPixel {
    let alpha = min(max(pixel.w, 0), 1)
    if isExtended {
      var kept = pixel
      kept.w = alpha
      return kept
    }
    var cut = pixel.clamped(lowerBound: FloatPixel(), upperBound: FloatPixel(repeating: alpha))
    cut.w = alpha
    return cut
  }
}

/// sRGB's curve for many floats: tables of straight lines within 0…1, the curve itself beyond.
///
/// With 2^14 lines light is within 1e-8 of the curve, and numbers within 1.2e-6.
enum FloatCurve {
  private static let steps = 1 << 14
  private static let lights = (0...steps).map {
    Float(ToneCurve.sRGBLight(Double($0) / Double(steps)))
  }
  /// The curve's power also below the knee: lines across it would cut it off.
  private static let numbers = (0...steps).map {
    Float(1.055 * Power.of(Double($0) / Double(steps), 1 / 2.4) - 0.055)
  }

  /// The light of a number.
  static func light(_ number: Float) -> Float {
    if number >= 0, number < 1 {
      if number <= 0.04 { return number / 12.92 }
      return line(lights, number)
    }
    return Float(ToneCurve.extendedSRGBLight(Double(number)))
  }

  /// The number of a light.
  static func number(_ light: Float) -> Float {
    if light >= 0, light < 1 {
      if light <= 0.0031308 { return light * 12.92 }
      return line(numbers, light)
    }
    return Float(ToneCurve.extendedSRGBNumber(Double(light)))
  }

  @inline(__always)
  private static func line(_ table: [Float], _ x: Float) -> Float {
    let place = x * Float(steps)
    let i = min(Int(place), steps - 1)
    let part = place - Float(i)
    return table[i] + (table[i + 1] - table[i]) * part
  }
}
