import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSVG
import Foundation
import Testing

@testable import FiligreeDocuments

/// Draws what an SVG document says, as far as `SVGWriter` writes it, into a display list.
struct SVGScene {
  private let definitions: [String: XMLTree.Element]
  private var recorder: DisplayListRecorder

  /// The document as a display list.
  static func list(_ bytes: [UInt8]) throws -> DisplayList {
    let root = try XMLTree.root(bytes)
    let box = try numbers(root["viewBox"])
    var scene = SVGScene(
      definitions: Dictionary(
        uniqueKeysWithValues: root.everything.compactMap { element in
          element["id"].map { ($0, element) }
        }),
      recorder: DisplayListRecorder(
        bounds: CGRect(x: box[0], y: box[1], width: box[2], height: box[3])))
    try scene.draw(root.children)
    return scene.recorder.finish()
  }

  private mutating func draw(_ elements: [XMLTree.Element]) throws {
    for element in elements {
      recorder.save()
      defer { recorder.restore() }
      try clip(element)
      switch element.name {
      case "g": try draw(element.children)
      case "path": try draw(element, Path(svg: try #require(element["d"])))
      case "rect":
        let n = try ["x", "y", "width", "height"].map { try number(element[$0], 0) }
        var path = Path()
        path.move(to: CGPoint(x: n[0], y: n[1]))
        path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
        path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
        path.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
        try draw(element, path)
      default: break
      }
    }
  }

  private mutating func clip(_ element: XMLTree.Element) throws {
    guard let clip = try definition(element["clip-path"]) else { return }
    try self.clip(clip)
    let child = try #require(clip.children.first)
    recorder.clip(
      to: try Path(svg: try #require(child["d"])),
      style: FillStyle(eoFill: child["clip-rule"] == "evenodd"))
  }

  private mutating func draw(_ element: XMLTree.Element, _ path: Path) throws {
    if let transform = element["transform"] {
      recorder.concatenate(try matrix(transform))
    }
    if element["fill"] != "none" {
      recorder.opacity = try number(element["fill-opacity"], 1)
      let style = FillStyle(
        eoFill: element["fill-rule"] == "evenodd",
        antialiased: element["shape-rendering"] != "crispEdges")
      try paint(element["fill"]) { recorder, paint, map in
        recorder.concatenate(map)
        recorder.fill(path.applying(map.inverted()), with: paint, style: style)
      }
    }
    if let stroke = element["stroke"] {
      recorder.opacity = try number(element["stroke-opacity"], 1)
      let style = StrokeStyle(
        lineWidth: try number(element["stroke-width"], 1),
        lineCap: ["round": .round, "square": .square][element["stroke-linecap"] ?? ""] ?? .butt,
        lineJoin: ["round": .round, "bevel": .bevel][element["stroke-linejoin"] ?? ""] ?? .miter,
        miterLimit: try number(element["stroke-miterlimit"], 4),
        dash: try element["stroke-dasharray"].map { try Self.numbers($0) } ?? [],
        dashPhase: try number(element["stroke-dashoffset"], 0))
      try paint(stroke) { recorder, paint, map in
        guard case .linearGradient(var gradient) = paint else {
          recorder.stroke(path, with: paint, style: style)
          return
        }
        // The writer maps strokes by similarities only, which map a gradient's line to its line.
        gradient.startPoint = gradient.startPoint.applying(map)
        gradient.endPoint = gradient.endPoint.applying(map)
        recorder.stroke(path, with: .linearGradient(gradient), style: style)
      }
    }
  }

  /// Calls `body` with the paint that an attribute names, and the map from the paint's space.
  private mutating func paint(
    _ value: String?, _ body: (inout DisplayListRecorder, Paint, CGAffineTransform) -> Void
  ) throws {
    recorder.save()
    defer { recorder.restore() }
    guard let gradient = try definition(value) else {
      let color = CSSColor.color(named: value ?? "")
      body(&recorder, .color(try #require(color)), .identity)
      return
    }
    let ends = try ["x1", "y1", "x2", "y2"].map { try number(gradient[$0], 0) }
    let stops = try gradient.children.map { stop in
      let values = try #require(CSSColor.color(named: stop["stop-color"] ?? "")?.components)
      let color = CGColor(
        srgbRed: values[0], green: values[1], blue: values[2],
        alpha: try number(stop["stop-opacity"], 1))
      return LinearGradientPaint.Stop(color: color, location: try number(stop["offset"], 0))
    }
    let paint = LinearGradientPaint(
      stops: stops, startPoint: CGPoint(x: ends[0], y: ends[1]),
      endPoint: CGPoint(x: ends[2], y: ends[3]))
    let map = try gradient["gradientTransform"].map { try matrix($0) } ?? .identity
    body(&recorder, .linearGradient(paint), map)
  }

  private func definition(_ value: String?) throws -> XMLTree.Element? {
    guard let id = value?.wholeMatch(of: /url\(#(.*)\)/)?.1 else { return nil }
    let element: XMLTree.Element = try #require(definitions[String(id)])
    return element
  }

  private func matrix(_ text: String) throws -> CGAffineTransform {
    let n = try Self.numbers(text.wholeMatch(of: /matrix\((.*)\)/).map { String($0.1) })
    return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
  }

  private func number(_ text: String?, _ other: CGFloat) throws -> CGFloat {
    guard let text else { return other }
    return CGFloat(try #require(Double(text)))
  }

  private static func numbers(_ text: String?) throws -> [CGFloat] {
    try (text ?? "").split(separator: " ").map { word in
      CGFloat(try #require(Double(word), "\(word)"))
    }
  }
}
