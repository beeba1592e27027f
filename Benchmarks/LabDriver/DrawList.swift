import Filigree

/// A drawing as the lab's text form holds it, one command a line, tokens parted by blanks.
///
///     S name width height 255 255 255 255 count
///     f RULE PAINT VERBS numbers…
///     s WIDTH JOIN CAP MITERLIMIT NDASH dash… PHASE PAINT VERBS numbers…
///     PAINT = c r g b a | l x1 y1 x2 y2 N (offset r g b a)×N | r cx cy radius N (…)×N
struct DrawList {
  enum Operation {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  struct Command {
    var operation: Operation
    var paint: Paint
    var path: Path
  }

  var width = 0
  var height = 0
  var commands: [Command] = []
  /// Milliseconds that the paths and paints took, without reading the numbers.
  var buildTime = 0.0

  init(contentsOf file: String) throws {
    var tokens = Tokens(try Data(contentsOf: URL(fileURLWithPath: file)))
    _ = tokens.word()
    _ = tokens.word()
    width = Int(tokens.number())
    height = Int(tokens.number())
    for _ in 0..<4 { _ = tokens.number() }
    let count = Int(tokens.number())
    for _ in 0..<count {
      let operation = Self.operation(&tokens)
      let paint = Self.paint(&tokens)
      let verbs = tokens.word()
      let numbers = verbs.utf8.reduce(0) { $0 + Self.numberCount($1) }
      let coordinates = (0..<numbers).map { _ in CGFloat(tokens.number()) }
      let begin = ContinuousClock.now
      // Text is drawn with one color, not with one for each letter.
      let kept = commands.last.map { $0.paint == paint ? $0.paint : paint } ?? paint
      commands.append(
        Command(operation: operation, paint: kept, path: Self.path(verbs, coordinates)))
      buildTime += begin.duration(to: .now).milliseconds
    }
  }

  private static func operation(_ tokens: inout Tokens) -> Operation {
    if tokens.word() == "f" {
      return .fill(FillStyle(eoFill: tokens.word() == "evenodd"))
    }
    let width = tokens.number()
    let join: CGLineJoin =
      switch tokens.word() {
      case "miter": .miter
      case "round": .round
      default: .bevel
      }
    let cap: CGLineCap =
      switch tokens.word() {
      case "butt": .butt
      case "round": .round
      default: .square
      }
    let limit = tokens.number()
    let dash = (0..<Int(tokens.number())).map { _ in CGFloat(tokens.number()) }
    return .stroke(
      StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
        dashPhase: tokens.number()))
  }

  private static func paint(_ tokens: inout Tokens) -> Paint {
    switch tokens.word() {
    case "c":
      return .color(color(&tokens))
    case "l":
      let (x1, y1, x2, y2) = (
        tokens.number(), tokens.number(), tokens.number(), tokens.number()
      )
      return .linearGradient(
        LinearGradientPaint(
          stops: stops(&tokens), startPoint: CGPoint(x: x1, y: y1), endPoint: CGPoint(x: x2, y: y2))
      )
    default:
      let center = CGPoint(x: tokens.number(), y: tokens.number())
      let radius = tokens.number()
      return .radialGradient(
        RadialGradientPaint(
          stops: stops(&tokens), center: center, startRadius: 0, endRadius: radius))
    }
  }

  private static func stops(_ tokens: inout Tokens) -> [GradientStop] {
    (0..<Int(tokens.number())).map { _ in
      let location = tokens.number()
      return GradientStop(color: color(&tokens), location: location)
    }
  }

  private static func color(_ tokens: inout Tokens) -> CGColor {
    let (red, green, blue, alpha) = (
      tokens.number(), tokens.number(), tokens.number(), tokens.number()
    )
    return CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255)
  }

  private static func numberCount(_ verb: UInt8) -> Int {
    switch verb {
    case UInt8(ascii: "Z"): 0
    case UInt8(ascii: "Q"): 4
    case UInt8(ascii: "C"): 6
    default: 2
    }
  }

  private static func path(_ verbs: String, _ p: [CGFloat]) -> Path {
    var path = Path()
    var i = 0
    func point(_ k: Int) -> CGPoint { CGPoint(x: p[i + 2 * k], y: p[i + 2 * k + 1]) }
    for verb in verbs.utf8 {
      switch verb {
      case UInt8(ascii: "M"): path.move(to: point(0))
      case UInt8(ascii: "L"): path.addLine(to: point(0))
      case UInt8(ascii: "Q"): path.addQuadCurve(to: point(1), control: point(0))
      case UInt8(ascii: "C"): path.addCurve(to: point(2), control1: point(0), control2: point(1))
      default: path.closeSubpath()
      }
      i += numberCount(verb)
    }
    return path
  }
}

/// Words and numbers parted by blanks and line ends.
private struct Tokens {
  private let bytes: [UInt8]
  private var next = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  mutating func word() -> String {
    while next < bytes.count, bytes[next] <= 32 { next += 1 }
    let start = next
    while next < bytes.count, bytes[next] > 32 { next += 1 }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  mutating func number() -> Double {
    Double(word()) ?? 0
  }
}

extension Duration {
  /// The same in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
