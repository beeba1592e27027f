import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// Error against segments, a panel for each picture, from a table of `picture,tracer,setting,segments,
/// error`.
struct Plot {
  private typealias Point = (segments: Double, error: Double)

  private static let panel = CGSize(width: 330, height: 250)
  private static let colors: [(name: String, color: CGColor)] = [
    ("filigree", CGColor(srgbRed: 0.8, green: 0.1, blue: 0.15, alpha: 1)),
    ("mkbitmap", CGColor(srgbRed: 0.1, green: 0.45, blue: 0.3, alpha: 1)),
    ("potrace", CGColor(srgbRed: 0.1, green: 0.3, blue: 0.7, alpha: 1)),
    ("vtracer", CGColor(srgbRed: 0.55, green: 0.45, blue: 0.1, alpha: 1)),
  ]
  private static let ink = CGColor(gray: 0.2, alpha: 1)
  private static let pale = CGColor(gray: 0.88, alpha: 1)

  private var pictures: [String] = []
  private var points: [String: [String: [Point]]] = [:]

  init(table: String) {
    for line in table.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",").map(String.init)
      guard fields.count == 5, let segments = Double(fields[3]), let error = Double(fields[4]),
        segments > 0
      else { continue }
      if points[fields[0]] == nil { pictures.append(fields[0]) }
      points[fields[0], default: [:]][fields[1], default: []].append((segments, error))
    }
  }

  func picture() throws -> CGImage {
    let rows = (pictures.count + 1) / 2
    let size = CGSize(
      width: 2 * Plot.panel.width, height: CGFloat(rows) * Plot.panel.height + 40)
    var recorder = DisplayListRecorder(bounds: CGRect(origin: .zero, size: size))
    var x = 50.0
    for (name, color) in Plot.colors {
      recorder.fill(dot(CGPoint(x: x, y: 20), radius: 4), with: .color(color))
      label(name, x + 10, 25, &recorder)
      x += 130
    }
    // 512 on the left, 2048 on the right.
    let half = (pictures.count + 1) / 2
    for (i, name) in pictures.enumerated() {
      let origin = CGPoint(
        x: CGFloat(i / half) * Plot.panel.width, y: 40 + CGFloat(i % half) * Plot.panel.height)
      draw(name, at: origin, &recorder)
    }
    return try Rasterizer(background: CGColor(gray: 1, alpha: 1)).render(recorder.finish())
  }

  private func draw(_ name: String, at origin: CGPoint, _ recorder: inout DisplayListRecorder) {
    guard let tracers = points[name] else { return }
    let frame = CGRect(
      x: origin.x + 46, y: origin.y + 24, width: Plot.panel.width - 66,
      height: Plot.panel.height - 64)
    let most = tracers.values.joined().map(\.segments).max() ?? 1
    let right = step(most / 4) * (most / step(most / 4)).rounded(.up)
    // vtracer's errors may be far beyond the others': they are cut off.
    let top = 0.6
    func place(_ point: Point) -> CGPoint {
      CGPoint(
        x: frame.minX + frame.width * CGFloat(point.segments / right),
        y: frame.maxY - frame.height * CGFloat(min(point.error, top) / top))
    }
    for k in 0...6 {
      let y = place((0, Double(k) * 0.1)).y
      rule(CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y), Plot.pale, 1, &recorder)
      label("0.\(k)", frame.minX - 26, y + 4, &recorder)
    }
    var tick = 0.0
    while tick <= right {
      let x = place((tick, 0)).x
      rule(CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY), Plot.pale, 1, &recorder)
      label("\(Int(tick))", x - 10, frame.maxY + 16, &recorder)
      tick += step(most / 4)
    }
    label(
      name.replacingOccurrences(of: "-", with: ", ") + " px: mean error (px) by segments",
      frame.minX, frame.minY - 8, &recorder)
    for (tracer, color) in Plot.colors {
      let all = (tracers[tracer] ?? []).sorted { $0.segments < $1.segments }.map(place)
      for (p, q) in zip(all, all.dropFirst()) { rule(p, q, color, 1.5, &recorder) }
      for p in all { recorder.fill(dot(p, radius: 2.5), with: .color(color)) }
    }
  }

  /// The next larger one of 1, 2 and 5 times a power of ten.
  private func step(_ wanted: Double) -> Double {
    var power = 1.0
    while power * 10 <= wanted { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= wanted } ?? power
  }

  private func dot(_ p: CGPoint, radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func rule(
    _ p: CGPoint, _ q: CGPoint, _ color: CGColor, _ width: CGFloat,
    _ recorder: inout DisplayListRecorder
  ) {
    var path = Path()
    path.move(to: p)
    path.addLine(to: q)
    recorder.fill(path.strokedPath(StrokeStyle(lineWidth: width)), with: .color(color))
  }

  private func label(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ recorder: inout DisplayListRecorder
  ) {
    let path = Scenes.text(text, x: Double(x), y: Double(y), size: 12, font: "DejaVu Sans")
    recorder.fill(path, with: .color(Plot.ink))
  }
}
