import FiligreeTestSupport
import FiligreePixels

@testable import FiligreeContours

/// Contours drawn large over the pixels that they come from: ink's in blue, holes' in red, each point
/// as a black dot.
struct ContourPlot {
  let zoom: Int
  let width: Int
  let height: Int
  private var pixels: [UInt8]

  init(_ set: ContourSet, over samples: [UInt8], zoom: Int) {
    self.zoom = zoom
    width = set.width * zoom
    height = set.height * zoom
    pixels = Array(repeating: 255, count: width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let gray = samples[y / zoom * set.width + x / zoom]
        // Pale, so that lines show on it.
        put(x, y, Array(repeating: 150 + UInt8(Int(gray) * 100 / 255), count: 3))
      }
    }
    for i in 0..<set.count {
      let points = Array(set[i])
      let color: [UInt8] = set.isHole(i) ? [200, 0, 0] : [0, 0, 200]
      for (k, a) in points.enumerated() {
        line(a, points[(k + 1) % points.count], color)
      }
      for p in points { dot(p) }
    }
  }

  var image: CGImage { .layout(width, height, components: 3, pixels) }

  private mutating func put(_ x: Int, _ y: Int, _ color: [UInt8]) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    for (i, component) in color.enumerated() { pixels[(y * width + x) * 3 + i] = component }
  }

  private mutating func line(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ color: [UInt8]) {
    let d = (b - a) * Float(zoom)
    let steps = max(1, Int(max(abs(d.x), abs(d.y)).rounded(.up)))
    for step in 0...steps {
      let p = a * Float(zoom) + d * (Float(step) / Float(steps))
      put(Int(p.x), Int(p.y), color)
    }
  }

  private mutating func dot(_ p: SIMD2<Float>) {
    let (x, y) = (Int(p.x * Float(zoom)), Int(p.y * Float(zoom)))
    for dy in -1...1 {
      for dx in -1...1 { put(x + dx, y + dy, [0, 0, 0]) }
    }
  }
}
