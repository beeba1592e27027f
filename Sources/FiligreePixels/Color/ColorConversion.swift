/// Light 0…1 → numbers on sRGB's curve, by a table joined by straight lines.
///
/// With 2¹⁴ steps the lines leave the curve by at most 1.2e-6, a twelfth of a step of 16 bits.
struct SRGBEncoder {
  static let steps = 16384
  /// The curve's power, also below the knee from where on it is in force: lines across the knee would
  /// cut it off.
  static let table: [Double] = (0...steps).map {
    1.055 * Power.of(Double($0) / Double(steps), 1 / 2.4) - 0.055
  }

  /// The nearest number of 0…`top` for light that is clipped to 0…1.
  @inline(__always)
  static func encode(_ light: Double, _ table: UnsafePointer<Double>, top: Double) -> UInt16 {
    let light = min(max(light, 0), 1)
    if light <= 0.0031308 { return UInt16(light * 12.92 * top + 0.5) }
    let position = light * Double(steps)
    let below = min(Int(position), steps - 1)
    let part = position - Double(below)
    let number = table[below] + (table[below + 1] - table[below]) * part
    return UInt16(min(max(number, 0), 1) * top + 0.5)
  }
}

/// Gray on any curve → gray on sRGB's.
struct GrayConversion {
  private let curve: ToneCurve

  init(_ curve: ToneCurve) {
    self.curve = curve
  }

  func apply(_ image: CGImage) -> CGImage {
    let top = 1 << image.bitsPerComponent - 1
    let numbers = SRGBEncoder.table.withUnsafeBufferPointer { table in
      (0...top).map { value in
        table.baseAddress.map {
          SRGBEncoder.encode(curve.light(Double(value) / Double(top)), $0, top: Double(top))
        } ?? 0
      }
    }
    return image.mapNumbers { pixel in pixel[0] = numbers[Int(pixel[0])] }
  }
}

/// RGB of any primaries and curves → sRGB.
///
/// Numbers become light by their curves, light in sRGB's primaries by the matrix (which adapts the
/// white by Bradford's method), what is outside sRGB is clipped, and sRGB's curve gives the numbers,
/// rounded to the nearest.
struct RGBConversion {
  private let curves: [ToneCurve]
  private let matrix: Matrix3

  init(_ curves: [ToneCurve], _ matrix: Matrix3) {
    self.curves = curves
    self.matrix = matrix
  }

  func apply(_ image: CGImage) -> CGImage {
    let top = 1 << image.bitsPerComponent - 1
    var lights = [Double]()
    lights.reserveCapacity(3 * (top + 1))
    for curve in curves {
      // Most profiles have one curve for all three.
      if !lights.isEmpty, curve == curves[0] {
        lights += lights[0...top]
      } else {
        for value in 0...top { lights.append(curve.light(Double(value) / Double(top))) }
      }
    }
    let m = matrix.rows
    return lights.withUnsafeBufferPointer { lights in
      SRGBEncoder.table.withUnsafeBufferPointer { table in
        m.withUnsafeBufferPointer { m in
          image.mapNumbers { pixel in
            guard let table = table.baseAddress else { return }
            let r = lights[Int(pixel[0])]
            let g = lights[Int(pixel[1]) &+ top &+ 1]
            let b = lights[Int(pixel[2]) &+ 2 &* (top &+ 1)]
            for i in 0..<3 {
              let light = m[3 &* i] * r + m[3 &* i &+ 1] * g + m[3 &* i &+ 2] * b
              pixel[i] = SRGBEncoder.encode(light, table, top: Double(top))
            }
          }
        }
      }
    }
  }
}

extension CGImage {
  /// A copy of a canonical picture in sRGB or gray, each pixel's numbers changed by `change`.
  @inline(__always)
  fileprivate func mapNumbers(_ change: (UnsafeMutablePointer<UInt16>) -> Void) -> CGImage {
    let components = componentsPerPixel
    var bytes = self.bytes
    let pixels = width * height
    let wide = bitsPerComponent == 16
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4) { pixel in
      guard let numbers = pixel.baseAddress else { return }
      numbers.initialize(repeating: 0, count: 4)
      bytes.withUnsafeMutableBytes { raw in
        var at = 0
        for _ in 0..<pixels {
          if wide {
            for i in 0..<components {
              numbers[i] = raw.load(fromByteOffset: at &+ 2 &* i, as: UInt16.self)
            }
            change(numbers)
            for i in 0..<components {
              raw.storeBytes(of: numbers[i], toByteOffset: at &+ 2 &* i, as: UInt16.self)
            }
            at &+= 2 &* components
          } else {
            for i in 0..<components { numbers[i] = UInt16(raw[at &+ i]) }
            change(numbers)
            for i in 0..<components { raw[at &+ i] = UInt8(truncatingIfNeeded: numbers[i]) }
            at &+= components
          }
        }
      }
    }
    return CGImage(
      width: width, height: height, components: components, depth: bitsPerComponent, bytes: bytes)
  }
}

/// RGB on the PQ curve of BT.2100 → light, which may be brighter than white.
struct PQConversion {
  private let matrix: Matrix3

  init(_ matrix: Matrix3) {
    self.matrix = matrix
  }

  /// `image` has the file's numbers, canonical and straight; the result is in floating-point numbers.
  func apply(_ image: CGImage) -> CGImage {
    let numbers = image.straightRGBA16()
    // A light for each number that occurs, computed once.
    var lights = [Double](repeating: .nan, count: 65536)
    func light(_ number: UInt16) -> Double {
      if lights[Int(number)].isNaN {
        lights[Int(number)] = PerceptualQuantizer.light(Double(number) / 65535)
      }
      return lights[Int(number)]
    }
    var pixels: [SIMD4<Float>] = []
    pixels.reserveCapacity(image.width * image.height)
    for at in stride(from: 0, to: numbers.count, by: 4) {
      let alpha = Double(numbers[at + 3]) / 65535
      let (r, g, b) = matrix.apply(
        light(numbers[at]), light(numbers[at + 1]), light(numbers[at + 2]))
      pixels.append(
        SIMD4(Float(r * alpha), Float(g * alpha), Float(b * alpha), Float(alpha)))
    }
    return CGImage(
      width: image.width, height: image.height, floats: pixels, space: .extendedLinearSRGBSpace)
  }
}
