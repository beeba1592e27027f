import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A DXF file while it is being written.
struct DXFDocumentBuilder {
  /// How deep layers may lie in one another.
  private static let depthLimit = 64

  private let writer: DXFWriter
  private let list: DisplayList
  private let parts: DrawingParts
  /// From the drawing's coordinates to millimeters, y up.
  private let map: CGAffineTransform
  private let page: CGRect
  private let layers: OpaqueLayers
  private let arcs: ArcFitter
  private var entities: [UInt8] = []
  /// The names of the layers that there are, in their order, each with the color of its first entity.
  private var layerColors: [(name: String, color: SIMD3<UInt8>)] = []
  private var omissions: [DrawingFeature] = []

  init(writer: DXFWriter, list: DisplayList, parts: DrawingParts = DrawingParts()) {
    self.writer = writer
    self.list = list
    self.parts = parts
    layers = OpaqueLayers(list)
    page = PDFPage.box(of: list)
    let scale = CGFloat(writer.millimetersPerUnit)
    map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -page.minX * scale, ty: page.maxY * scale)
    arcs = ArcFitter(tolerance: CGFloat(writer.tolerance))
  }

  /// The document.
  mutating func write() -> DXFDocument {
    write(list.root, within: nil, depth: 0)
    return DXFDocument(bytes: file(), omissions: omissions)
  }

  private mutating func report(_ feature: DrawingFeature?) {
    if let feature, !omissions.contains(feature) { omissions.append(feature) }
  }

  // MARK: Commands

  /// Writes a layer's commands, cut to an area in the file's coordinates if there is one.
  private mutating func write(_ layer: DisplayList.Layer, within outer: Path?, depth: Int) {
    var areas: [Int32: Path?] = [-1: outer]
    for command in layer.commands where command.opacity > 0 {
      report(layers.feature(of: command, in: layer))
      let area = area(command.clip, layer, &areas)
      if let area, area.isEmpty { continue }
      if case .layer(let index) = command.operation {
        guard depth < Self.depthLimit, layers.isWritable(Int(index)) else {
          report(.nesting)
          continue
        }
        write(list.layers[Int(index)], within: area, depth: depth + 1)
      } else {
        write(command, within: area)
      }
    }
  }

  /// The area of a clip and all around it; nil for one without an end.
  private mutating func area(
    _ index: Int32, _ layer: DisplayList.Layer, _ areas: inout [Int32: Path?]
  ) -> Path? {
    // A clip comes after those around it.
    var chain: [Int32] = []
    var next = index
    while areas[next] == nil {
      chain.append(next)
      next = layer.clips[Int(next)].parent
    }
    var area = areas[next] ?? nil
    for clip in chain.reversed() {
      if case .path = layer.clips[Int(clip)].area {
        let (storage, isEvenOdd) = list.clipPath(
          layer.clips[Int(clip)], map: map, page: page.applying(map))
        let path = Path(storage: storage)
        if let around = area {
          area = around.intersection(isEvenOdd ? path.normalized(eoFill: true) : path)
        } else {
          area = isEvenOdd ? path.normalized(eoFill: true) : path
        }
      }
      areas[clip] = .some(area)
    }
    return area
  }

  private mutating func write(_ command: DisplayList.Command, within area: Path?) {
    guard let color = color(of: list.paints[Int(command.paint)]) else { return }
    let user = list.transforms[Int(command.transform)]
    guard user.isInvertible else { return }
    let whole = user.concatenating(map)
    let source = list.paths[Int(command.path)].storage
    switch command.operation {
    case .layer: break
    case .fill(let style):
      var path = Path(storage: source.applying(whole).finite())
      if let area, !area.holds(path) {
        if style.isEOFilled { path = path.normalized(eoFill: true) }
        path = path.intersection(area)
      }
      append(path.storage, command.path, color, isFilled: true)
    case .stroke(let index):
      let style = list.strokeStyles[Int(index)]
      report(.lineWidth)
      let dashed =
        style.dash.isEmpty
        ? source
        : source.dashed(style.dash, phase: style.dashPhase, tolerance: 1e-3)
      var path = Path(storage: dashed.applying(whole).finite())
      if let area, !area.holds(path) { path = path.lineIntersection(area) }
      append(path.storage, command.path, color, isFilled: false)
    }
  }

  /// The color that a paint has, or begins with; nil for what has none.
  private mutating func color(of paint: Paint) -> SIMD3<UInt8>? {
    switch paint {
    case .color(let color): return color.alpha > 0 ? SVGColor(color).levels : nil
    case .linearGradient, .radialGradient:
      report(.gradient)
      return PDFGradient(paint)?.stops.first?.levels
    case .conicGradient(let gradient):
      return gradient.stops.first.map { SVGColor($0.color).levels }
    case .mesh: return SIMD3(repeating: 0)
    case .image:
      report(.picture)
      return nil
    case .backdrop: return nil
    }
  }

  // MARK: Polylines

  /// Adds an outline, which is of the path with an index.
  private mutating func append(
    _ path: PathStorage, _ index: Int32, _ color: SIMD3<UInt8>, isFilled: Bool
  ) {
    let name = parts.groups[index]?.last.flatMap(Self.layerName) ?? Self.layerName(color)
    for run in arcs.runs(of: path) {
      append(run, name, color, isClosed: run.isClosed || isFilled)
    }
  }

  private mutating func append(
    _ run: ArcFitter.Run, _ name: String, _ color: SIMD3<UInt8>, isClosed: Bool
  ) {
    // Each vertex has the bulge of the arc that begins there.
    var vertices: [(point: CGPoint, bulge: CGFloat)] = []
    var point = run.start
    for arc in run.arcs where arc.end != point {
      vertices.append((point, arc.bulge))
      point = arc.end
    }
    guard !vertices.isEmpty else { return }
    if !isClosed || point != run.start { vertices.append((point, 0)) }
    let layer = layerColors.first { $0.name == name }
    if layer == nil { layerColors.append((name, color)) }
    // An entity has its layer's color unless it says another.
    let own = layer == nil || layer?.color == color ? "" : "62\n\(DXFColor.index(of: color))\n"
    let flags = isClosed ? 1 : 0
    entities.append(
      "0\nPOLYLINE\n8\n\(name)\n\(own)66\n1\n10\n0\n20\n0\n30\n0\n70\n\(flags)\n")
    for vertex in vertices {
      entities.append("0\nVERTEX\n8\n\(name)\n10\n")
      append(vertex.point.x, digits: writer.fractionDigits)
      entities.append(literal: "20\n")
      append(vertex.point.y, digits: writer.fractionDigits)
      entities.append(literal: "30\n0\n")
      if abs(vertex.bulge) > 1e-9 {
        entities.append(literal: "42\n")
        append(vertex.bulge, digits: 9)
      }
    }
    entities.append("0\nSEQEND\n8\n\(name)\n")
  }

  private mutating func append(_ value: CGFloat, digits: Int) {
    DecimalText.append(
      Double(value), fractionDigits: digits, leadingZero: true, exponent: false, to: &entities)
    entities.append(literal: "\n")
  }

  // MARK: The file

  /// A group's name as a layer's, which release 12 gives 31 characters; nil where nothing of it is left.
  private static func layerName(_ group: String) -> String? {
    let kept = group.uppercased().unicodeScalars.map { scalar in
      ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-_$".unicodeScalars.contains(scalar)
        ? Character(scalar) : "_"
    }
    let name = String(kept.prefix(31))
    return name.contains { $0 != "_" } && name != "0" ? name : nil
  }

  private static func layerName(_ color: SIMD3<UInt8>) -> String {
    "COLOR_"
      + (0..<3).map { part in
        let digits = String(color[part], radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  private func file() -> [UInt8] {
    let size = page.applying(map).size
    func number(_ value: CGFloat) -> String {
      var bytes: [UInt8] = []
      DecimalText.append(
        Double(value), fractionDigits: writer.fractionDigits, leadingZero: true, exponent: false,
        to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.append(
      """
      0
      SECTION
      2
      HEADER
      9
      $ACADVER
      1
      AC1009
      9
      $INSUNITS
      70
      4
      9
      $EXTMIN
      10
      0
      20
      0
      30
      0
      9
      $EXTMAX
      10
      \(number(size.width))
      20
      \(number(size.height))
      30
      0
      0
      ENDSEC
      0
      SECTION
      2
      TABLES
      0
      TABLE
      2
      LTYPE
      70
      1
      0
      LTYPE
      2
      CONTINUOUS
      70
      64
      3
      Solid line
      72
      65
      73
      0
      40
      0
      0
      ENDTAB
      0
      TABLE
      2
      LAYER
      70
      \(layerColors.count + 1)

      """)
    let layers = [("0", 7)] + layerColors.map { ($0.name, DXFColor.index(of: $0.color)) }
    for (name, index) in layers {
      bytes.append("0\nLAYER\n2\n\(name)\n70\n0\n62\n\(index)\n6\nCONTINUOUS\n")
    }
    bytes.append(literal: "0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n")
    bytes.append(contentsOf: entities)
    bytes.append(literal: "0\nENDSEC\n0\nEOF\n")
    return bytes
  }
}

extension Path {
  /// Whether the path is a rectangle around all of another one.
  fileprivate func holds(_ other: Path) -> Bool {
    guard let rect = rectangle else { return false }
    let box = other.boundingRect
    return box.isNull || rect.contains(box)
  }

  /// The rectangle that the path is; nil for others.
  private var rectangle: CGRect? {
    let points = storage.points
    guard storage.verbs.dropFirst().prefix(3).allSatisfy({ $0 == .line }), points.count == 4,
      points[0].x == points[3].x && points[1].x == points[2].x && points[0].y == points[1].y
        && points[2].y == points[3].y
        || points[0].y == points[3].y && points[1].y == points[2].y && points[0].x == points[1].x
          && points[2].x == points[3].x
    else { return nil }
    return CGRect(
      x: min(points[0].x, points[2].x), y: min(points[0].y, points[2].y),
      width: abs(points[2].x - points[0].x), height: abs(points[2].y - points[0].y))
  }
}
