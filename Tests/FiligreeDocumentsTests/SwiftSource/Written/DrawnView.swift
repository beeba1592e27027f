import SwiftUI

/// A drawing that fills the space it is given.
///
/// It was drawn in a box of 100 by 80:
///
///     DrawnView()
///       .aspectRatio(CGSize(width: 100, height: 80), contentMode: .fit)
struct DrawnView: View {
  var body: some View {
    Canvas { context, size in
      context.scaleBy(x: size.width / 100, y: size.height / 80)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 80)))
      Self.draw1(in: &context)
    }
  }

  private nonisolated static func draw1(in context: inout GraphicsContext) {
    context.fill(paths[0], with: .color(.sRGB, red: 0.9804, green: 0.9725, blue: 0.9412))
    context.fill(paths[1], with: .color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745))
    let gradient2 = Gradient(stops: [
      .init(color: Color(.sRGB, red: 1, green: 0.9961, blue: 0.8627), location: 0),
      .init(
        color: Color(.sRGB, red: 0.3529, green: 0.2353, blue: 0.7843, opacity: 0.5), location: 0.7),
      .init(color: Color(.sRGB, red: 0.3529, green: 0.6275, blue: 0.0784), location: 1),
    ])
    let shading2 = GraphicsContext.Shading.radialGradient(
      gradient2, center: CGPoint(x: 22, y: 52), startRadius: 4, endRadius: 21)
    context.fill(paths[2], with: shading2)
    let gradient3 = Gradient(stops: [
      .init(color: Color(.sRGB, red: 1, green: 0.9961, blue: 0.8627, opacity: 0.75), location: 0),
      .init(
        color: Color(.sRGB, red: 0.3529, green: 0.2353, blue: 0.7843, opacity: 0.375),
        location: 0.7),
      .init(
        color: Color(.sRGB, red: 0.3529, green: 0.6275, blue: 0.0784, opacity: 0.75), location: 1),
    ])
    let shading3 = GraphicsContext.Shading.linearGradient(
      gradient3, startPoint: CGPoint(x: 52, y: 32), endPoint: CGPoint(x: 90, y: 70))
    context.fill(paths[3], with: shading3)
    context.fill(
      paths[4], with: .color(.sRGB, red: 0.0784, green: 0.2353, blue: 0.7843, opacity: 0.6),
      style: FillStyle(eoFill: true))
    context.fill(
      paths[5], with: .color(.sRGB, red: 0, green: 0, blue: 0),
      style: FillStyle(antialiased: false))
    context.stroke(
      paths[6], with: .color(.sRGB, red: 0.1569, green: 0.4706, blue: 0.2353),
      style: StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
    let gradient7 = Gradient(stops: [
      .init(color: Color(.sRGB, red: 1, green: 0.9961, blue: 0.8627), location: 0),
      .init(
        color: Color(.sRGB, red: 0.3529, green: 0.2353, blue: 0.7843, opacity: 0.5), location: 0.7),
      .init(color: Color(.sRGB, red: 0.3529, green: 0.6275, blue: 0.0784), location: 1),
    ])
    let shading7 = GraphicsContext.Shading.linearGradient(
      gradient7, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 100, y: 0))
    context.stroke(
      paths[7], with: shading7,
      style: StrokeStyle(lineWidth: 5, lineCap: .square, dash: [12, 8.5], dashPhase: 3))
    context.stroke(
      paths[4], with: .color(.sRGB, red: 0, green: 0, blue: 0), style: StrokeStyle(lineWidth: 1))
  }

  /// The outlines, built once.
  private nonisolated static let paths: [Path] = commands.map { commands in
    var path = Path()
    for (command, n) in commands {
      switch command {
      case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
      case "Q":
        path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
      case "C":
        path.addCurve(
          to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
          control2: CGPoint(x: n[2], y: n[3]))
      default: path.closeSubpath()
      }
    }
    return path
  }

  /// The commands of each path of `pathData`, with their numbers.
  private nonisolated static var commands: [[(Character, [Double])]] {
    pathData.split(separator: "/").map { path in
      path.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
      }
    }
  }

  /// The outlines as SVG path data, one command to a line, parted by slashes.
  private nonisolated static let pathData = """
    M 0 0
    L 100 0
    L 100 80
    L 0 80
    Z
    /
    M 10 10
    L 90 10
    L 90 70
    L 10 70
    Z
    M 30 40
    Q 30 20.5 50 20
    C 90 20 60 60 30 40
    Z
    /
    M 45 55
    C 45 66.04569499661588 36.04569499661587 75 25 75
    C 13.954305003384128 75 5 66.04569499661588 5 55
    C 5 43.95430500338413 13.954305003384128 35 25 35
    C 36.04569499661587 35 45 43.95430500338413 45 55
    Z
    /
    M 50 30
    L 95 30
    L 95 74
    L 50 74
    Z
    /
    M 90 19
    C 90 27.284271247461902 83.2842712474619 34 75 34
    C 66.7157287525381 34 60 27.284271247461902 60 19
    C 60 10.715728752538096 66.7157287525381 4 75 4
    C 83.2842712474619 4 90 10.715728752538096 90 19
    Z
    M 83 19
    C 83 23.41827799864635 79.41827799864635 27 75 27
    C 70.58172200135365 27 67 23.41827799864635 67 19
    C 67 14.58172200135365 70.58172200135365 11 75 11
    C 79.41827799864635 11 83 14.58172200135365 83 19
    Z
    /
    M 3.3 3.3
    L 15.8 3.3
    L 15.8 12.5
    L 3.3 12.5
    Z
    /
    M -10 60
    C 30 10 60 100 115 40
    /
    M -10 72
    C 30 22 60 112 115 52
    """
}
