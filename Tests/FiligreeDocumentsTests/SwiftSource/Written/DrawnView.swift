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
    context.fill(outline1, with: .color(.sRGB, red: 0.9804, green: 0.9725, blue: 0.9412))
    context.fill(outline2, with: .color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745))
    let gradient2 = Gradient(stops: [
      .init(color: Color(.sRGB, red: 1, green: 0.9961, blue: 0.8627), location: 0),
      .init(
        color: Color(.sRGB, red: 0.3529, green: 0.2353, blue: 0.7843, opacity: 0.5), location: 0.7),
      .init(color: Color(.sRGB, red: 0.3529, green: 0.6275, blue: 0.0784), location: 1),
    ])
    let shading2 = GraphicsContext.Shading.radialGradient(
      gradient2, center: CGPoint(x: 22, y: 52), startRadius: 4, endRadius: 21)
    context.fill(outline3, with: shading2)
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
    context.fill(outline4, with: shading3)
    context.fill(
      outline5, with: .color(.sRGB, red: 0.0784, green: 0.2353, blue: 0.7843, opacity: 0.6),
      style: FillStyle(eoFill: true))
    context.fill(
      outline6, with: .color(.sRGB, red: 0, green: 0, blue: 0),
      style: FillStyle(antialiased: false))
    context.stroke(
      outline7, with: .color(.sRGB, red: 0.1569, green: 0.4706, blue: 0.2353),
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
      outline8, with: shading7,
      style: StrokeStyle(lineWidth: 5, lineCap: .square, dash: [12, 8.5], dashPhase: 3))
    context.stroke(
      outline5, with: .color(.sRGB, red: 0, green: 0, blue: 0), style: StrokeStyle(lineWidth: 1))
  }

  private nonisolated static let outline1: Path = {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 80))
    return path
  }()

  private nonisolated static let outline2: Path = {
    var path = Path()
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 60))
    path.move(to: CGPoint(x: 30, y: 40))
    path.addQuadCurve(to: CGPoint(x: 50, y: 20), control: CGPoint(x: 30, y: 20.5))
    path.addCurve(
      to: CGPoint(x: 30, y: 40), control1: CGPoint(x: 90, y: 20), control2: CGPoint(x: 60, y: 60))
    path.closeSubpath()
    return path
  }()

  private nonisolated static let outline3: Path = {
    var path = Path()
    path.addEllipse(in: CGRect(x: 5, y: 35, width: 40, height: 40))
    return path
  }()

  private nonisolated static let outline4: Path = {
    var path = Path()
    path.addRect(CGRect(x: 50, y: 30, width: 45, height: 44))
    return path
  }()

  private nonisolated static let outline5: Path = {
    var path = Path()
    path.addEllipse(in: CGRect(x: 60, y: 4, width: 30, height: 30))
    path.addEllipse(in: CGRect(x: 67, y: 11, width: 16, height: 16))
    return path
  }()

  private nonisolated static let outline6: Path = {
    var path = Path()
    path.addRect(CGRect(x: 3.3, y: 3.3, width: 12.5, height: 9.2))
    return path
  }()

  private nonisolated static let outline7: Path = {
    var path = Path()
    path.move(to: CGPoint(x: -10, y: 60))
    path.addCurve(
      to: CGPoint(x: 115, y: 40), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 60, y: 100))
    return path
  }()

  private nonisolated static let outline8: Path = {
    var path = Path()
    path.move(to: CGPoint(x: -10, y: 72))
    path.addCurve(
      to: CGPoint(x: 115, y: 52), control1: CGPoint(x: 30, y: 22), control2: CGPoint(x: 60, y: 112))
    return path
  }()
}
