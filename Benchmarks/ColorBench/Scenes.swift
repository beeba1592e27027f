import Foundation

/// Random numbers from a seed: SplitMix64 (Steele, Lea, Flood 2014).
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}

/// The pictures that are traced, each from a seed.
enum Scenes {
  /// Flat art: discs, boxes, stars and blobs in nine colors, and six dots of 2 px in a tenth.
  static func flatArt(seed: UInt64, shapes: Int) -> String {
    let colors = [
      "#1d3557", "#e63946", "#f1faee", "#a8dadc", "#457b9d", "#ffb703", "#2a9d8f", "#264653",
      "#f4a261",
    ]
    var random = Random(state: seed)
    var svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">"#
    svg += ##"<rect width="512" height="512" fill="#f1faee"/>"##
    for _ in 0..<shapes {
      let color = colors[random.index(colors.count)]
      let (x, y, r) = (random.number(20, 490), random.number(20, 490), random.number(8, 90))
      switch random.index(4) {
      case 0:
        svg += #"<circle cx="\#(x)" cy="\#(y)" r="\#(r)" fill="\#(color)"/>"#
      case 1:
        let (h, a) = (random.number(8, 90), random.number(0, 90))
        svg += #"<rect x="\#(x)" y="\#(y)" width="\#(r)" height="\#(h)" fill="\#(color)" "#
        svg += #"transform="rotate(\#(a) \#(x) \#(y))"/>"#
      case 2:
        var points = ""
        for i in 0..<10 {
          let a = Double(i) * .pi / 5
          let q = i % 2 == 0 ? r : r * 0.45
          points += "\(x + q * cos(a)),\(y + q * sin(a)) "
        }
        svg += #"<polygon points="\#(points)" fill="\#(color)"/>"#
      default:
        svg +=
          #"<path d="M\#(x) \#(y)C\#(x + r) \#(y - r) \#(x + 2 * r) \#(y + r) \#(x + r) \#(y + r)"#
        svg += #"S\#(x - r) \#(y + r) \#(x) \#(y)Z" fill="\#(color)"/>"#
      }
    }
    for _ in 0..<6 {
      let (x, y) = (random.number(20, 490), random.number(20, 490))
      svg += ##"<circle cx="\##(x)" cy="\##(y)" r="2.2" fill="#00c040"/>"##
    }
    return svg + "</svg>"
  }

  /// A photo-like scene as PPM: sky, hills of several octaves, a lit disc, and grain.
  static func photo(seed: UInt64, width: Int, height: Int) -> Data {
    var random = Random(state: seed)
    let side = 64
    let lattice = (0..<(side * side)).map { _ in random.number(-1, 1) }
    func noise(_ x: Double, _ y: Double) -> Double {
      let (fx, fy) = (x.rounded(.down), y.rounded(.down))
      func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
      let (tx, ty) = (smooth(x - fx), smooth(y - fy))
      func at(_ i: Double, _ j: Double) -> Double {
        lattice[(Int(j) & (side - 1)) * side + (Int(i) & (side - 1))]
      }
      let upper = at(fx, fy) * (1 - tx) + at(fx + 1, fy) * tx
      let lower = at(fx, fy + 1) * (1 - tx) + at(fx + 1, fy + 1) * tx
      return upper * (1 - ty) + lower * ty
    }
    var data = Data("P6\n\(width) \(height)\n255\n".utf8)
    var row = [UInt8](repeating: 0, count: width * 3)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(height), Double(y) / Double(height))
        var octaves = 0.0
        for k in 0..<6 {
          let f = 3 * Double(1 << k)
          octaves += noise(u * f + Double(k) * 7, v * f) / Double(1 << k)
        }
        var color = SIMD3(0.35 + 0.4 * v, 0.55 + 0.3 * v, 0.9 - 0.1 * v) + 0.06 * octaves
        let ridge = 0.55 + 0.14 * noise(u * 4, 3.3) + 0.03 * noise(u * 31, 9.1)
        if v > ridge {
          color = SIMD3(0.25, 0.4, 0.15) + SIMD3(0.22, 0.16, 0.08) * octaves
          color *= 0.6 + 0.9 * (v - ridge)
        }
        let d = SIMD2(u - 1.05, v - 0.25)
        let r = (d * d).sum().squareRoot()
        if r < 0.13 { color = SIMD3(1, 0.95, 0.75) - SIMD3(0.1, 0.3, 0.5) * (r / 0.13) }
        for c in 0..<3 {
          let grain = random.number(-1, 1) + random.number(-1, 1) + random.number(-1, 1)
          row[3 * x + c] = UInt8(min(max(color[c] * 255 + 2 * grain, 0), 255))
        }
      }
      data.append(contentsOf: row)
    }
    return data
  }

  /// Discs on discs, shaded and grainy, with as many sizes as photos have, as PPM.
  ///
  /// The dead leaves model (Lee, Mumford, Huang 2001): the number of discs of radius r goes by r⁻³.
  static func leaves(seed: UInt64, width: Int, height: Int) -> Data {
    var random = Random(state: seed)
    var pixels = [SIMD4<Float>](repeating: SIMD4(0.4, 0.4, 0.4, 0), count: width * height)
    let (least, most) = (3.0, Double(height) / 6)
    for _ in 0..<(width * height / 120) {
      // The distribution's inverse, from the least radius to the greatest.
      let u = random.number(0, 1)
      let r = 1 / (1 / (least * least) * (1 - u) + u / (most * most)).squareRoot()
      let (cx, cy) = (random.number(0, Double(width)), random.number(0, Double(height)))
      let warmth = random.number(-0.2, 0.2)
      let light = random.number(0.1, 0.9)
      let color = SIMD4<Float>(
        Float(light + warmth), Float(light + random.number(-0.1, 0.1)), Float(light - warmth), 0)
      let shade = SIMD2(random.number(-0.15, 0.15), random.number(-0.15, 0.15)) / r
      for y in max(Int(cy - r - 1), 0)..<min(Int(cy + r + 2), height) {
        for x in max(Int(cx - r - 1), 0)..<min(Int(cx + r + 2), width) {
          let d = SIMD2(Double(x) + 0.5 - cx, Double(y) + 0.5 - cy)
          let share = Float(min(max(r + 0.5 - (d * d).sum().squareRoot(), 0), 1))
          guard share > 0 else { continue }
          let lit = color + Float((d * shade).sum())
          pixels[y * width + x] += (lit - pixels[y * width + x]) * share
        }
      }
    }
    var data = Data("P6\n\(width) \(height)\n255\n".utf8)
    var row = [UInt8](repeating: 0, count: width * 3)
    for y in 0..<height {
      for x in 0..<width {
        for c in 0..<3 {
          let grain = random.number(-1, 1) + random.number(-1, 1) + random.number(-1, 1)
          let value = Double(pixels[y * width + x][c]) * 255 + 1.5 * grain
          row[3 * x + c] = UInt8(min(max(value, 0), 255))
        }
      }
      data.append(contentsOf: row)
    }
    return data
  }
}
