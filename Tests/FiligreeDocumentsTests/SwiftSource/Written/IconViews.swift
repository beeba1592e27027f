import SwiftUI

/// Drawings, each by its name.
enum IconViews {
  /// An outline that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  /// Its inside is found by the non-zero winding rule:
  ///
  ///     IconViews.Outline()
  ///       .fill()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Outline: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: 15, y: 25))
      path.addLine(to: CGPoint(x: 5, y: 25))
      path.addLine(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 25, y: 5))
      path.addLine(to: CGPoint(x: 25, y: 15))
      path.addLine(to: CGPoint(x: 35, y: 15))
      path.addLine(to: CGPoint(x: 35, y: 35))
      path.addLine(to: CGPoint(x: 19.559, y: 35))
      path.addCurve(
        to: CGPoint(x: 19.857, y: 35.486), control1: CGPoint(x: 19.659, y: 35.159),
        control2: CGPoint(x: 19.759, y: 35.321))
      path.addLine(to: CGPoint(x: 18.143, y: 36.514))
      path.addCurve(
        to: CGPoint(x: 17.153, y: 35), control1: CGPoint(x: 17.815, y: 35.969),
        control2: CGPoint(x: 17.485, y: 35.464))
      path.addLine(to: CGPoint(x: 15, y: 35))
      path.addLine(to: CGPoint(x: 15, y: 32.562))
      path.addCurve(
        to: CGPoint(x: 12.225, y: 30.962), control1: CGPoint(x: 14.077, y: 31.751),
        control2: CGPoint(x: 13.148, y: 31.225))
      path.addCurve(
        to: CGPoint(x: 9.133, y: 30.966), control1: CGPoint(x: 11.234, y: 30.678),
        control2: CGPoint(x: 10.228, y: 30.674))
      path.addCurve(
        to: CGPoint(x: 5.6, y: 32.8), control1: CGPoint(x: 8.038, y: 31.258),
        control2: CGPoint(x: 6.856, y: 31.858))
      path.addLine(to: CGPoint(x: 4.4, y: 31.2))
      path.addCurve(
        to: CGPoint(x: 8.617, y: 29.034), control1: CGPoint(x: 5.811, y: 30.142),
        control2: CGPoint(x: 7.212, y: 29.408))
      path.addCurve(
        to: CGPoint(x: 12.775, y: 29.038), control1: CGPoint(x: 10.022, y: 28.659),
        control2: CGPoint(x: 11.433, y: 28.655))
      path.addCurve(
        to: CGPoint(x: 15, y: 30.054), control1: CGPoint(x: 13.545, y: 29.259),
        control2: CGPoint(x: 14.286, y: 29.599))
      path.closeSubpath()
      path.addRect(CGRect(x: 49, y: 24, width: 2, height: 12))
      path.addRect(CGRect(x: 40, y: 5, width: 15, height: 15))
      path.move(to: CGPoint(x: 44, y: 9))
      path.addLine(to: CGPoint(x: 44, y: 16))
      path.addLine(to: CGPoint(x: 51, y: 16))
      path.addLine(to: CGPoint(x: 51, y: 9))
      path.closeSubpath()
      let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / 60, y: rect.height / 40)
      return path.applying(transform)
    }
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Clips()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Clips: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.clip(to: outline1)
        context.fill(outline2, with: .color(.sRGB, red: 0, green: 0.502, blue: 0.502))
        do {
          var context = context
          context.clip(to: outline3, style: FillStyle(eoFill: true))
          context.fill(outline4, with: .color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745))
          context.fill(outline5, with: .color(.sRGB, red: 0, green: 0, blue: 0))
          context.stroke(
            outline5, with: .color(.sRGB, red: 1, green: 0.8431, blue: 0),
            style: StrokeStyle(lineWidth: 6, miterLimit: 4))
        }
      }
      do {
        var context = context
        context.clipToLayer { context in
          context.fill(outline6, with: .color(.sRGB, red: 0, green: 0, blue: 0))
          context.fill(outline7, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
        context.fill(outline8, with: .color(.sRGB, red: 0, green: 0, blue: 0.502))
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 40))
      path.addRect(CGRect(x: 12, y: 12, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 20, width: 40, height: 20))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 40))
      return path
    }()

    private nonisolated static let outline6: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 33, y: 5, width: 18, height: 18))
      return path
    }()

    private nonisolated static let outline7: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 41, y: 17, width: 18, height: 18))
      return path
    }()

    private nonisolated static let outline8: Path = {
      var path = Path()
      path.addRect(CGRect(x: 34, y: 0, width: 26, height: 40))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Masks()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Masks: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.clip(to: outline3)
        context.clipToLayer { context in
          context.addFilter(.luminanceToAlpha)
          context.drawLayer { context in
            let gradient0 = Gradient(stops: [
              .init(color: Color(.sRGB, red: 1, green: 1, blue: 1), location: 0),
              .init(color: Color(.sRGB, red: 0.1333, green: 0.1333, blue: 0.1333), location: 1),
            ])
            let shading0 = GraphicsContext.Shading.linearGradient(
              gradient0, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 60, y: 0))
            context.fill(outline1, with: shading0)
            context.fill(outline2, with: .color(.sRGB, red: 0, green: 0, blue: 0))
          }
        }
        context.drawLayer { context in
          context.fill(outline4, with: .color(.sRGB, red: 0, green: 0.502, blue: 0.502))
          context.fill(outline5, with: .color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745))
        }
      }
      do {
        var context = context
        context.clip(to: outline7)
        context.clipToLayer { context in
          context.fill(outline6, with: .color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.7))
        }
        context.fill(outline8, with: .color(.sRGB, red: 0, green: 0, blue: 0.502))
      }
      do {
        var context = context
        context.clip(to: outline11)
        context.clipToLayer { context in
          context.addFilter(.luminanceToAlpha)
          context.drawLayer { context in
            context.opacity = 0.6
            context.drawLayer { context in
              context.fill(outline9, with: .color(.sRGB, red: 1, green: 1, blue: 1))
              context.fill(outline10, with: .color(.sRGB, red: 1, green: 0.5333, blue: 0))
            }
          }
        }
        context.fill(outline12, with: .color(.sRGB, red: 0, green: 0.5333, blue: 0.2))
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 40))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 7, y: 7, width: 14, height: 14))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addRect(CGRect(x: -1.4, y: -1.6, width: 40.8, height: 43.2))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addRect(CGRect(x: 2, y: 2, width: 30, height: 30))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 12, y: 14, width: 24, height: 24))
      return path
    }()

    private nonisolated static let outline6: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 35, y: 18, width: 20, height: 20))
      return path
    }()

    private nonisolated static let outline7: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27, y: 12.5, width: 36, height: 30))
      return path
    }()

    private nonisolated static let outline8: Path = {
      var path = Path()
      path.addRect(CGRect(x: 30, y: 15, width: 30, height: 25))
      return path
    }()

    private nonisolated static let outline9: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 38, y: 2, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline10: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 42, y: 2, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline11: Path = {
      var path = Path()
      path.addRect(CGRect(x: 33.6, y: -2, width: 28.8, height: 24))
      return path
    }()

    private nonisolated static let outline12: Path = {
      var path = Path()
      path.addRect(CGRect(x: 36, y: 0, width: 24, height: 20))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Layers()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Layers: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.opacity = 0.5
        context.drawLayer { context in
          context.fill(outline1, with: .color(.sRGB, red: 0, green: 0, blue: 0))
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 0.6471, blue: 0))
          do {
            var context = context
            context.opacity = 0.6
            context.drawLayer { context in
              context.fill(outline3, with: .color(.sRGB, red: 1, green: 1, blue: 1))
              context.fill(outline4, with: .color(.sRGB, red: 0, green: 0.4, blue: 0.8))
            }
          }
        }
      }
      context.fill(outline5, with: .color(.sRGB, red: 0, green: 0.5333, blue: 0.2667, opacity: 0.4))
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 4, y: 4, width: 28, height: 28))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 14, y: 8, width: 28, height: 28))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 16, y: 4, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 22, y: 4, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.addRect(CGRect(x: 44, y: 4, width: 12, height: 30))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Blends()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Blends: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      context.fill(outline1, with: .color(.sRGB, red: 1, green: 0.8, blue: 0.4))
      do {
        var context = context
        context.blendMode = .multiply
        context.fill(outline2, with: .color(.sRGB, red: 0.2, green: 0.4, blue: 0.8))
      }
      do {
        var context = context
        context.blendMode = .screen
        context.drawLayer { context in
          context.fill(outline3, with: .color(.sRGB, red: 0.6667, green: 0.2, blue: 0.2))
          context.fill(
            outline4, with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2, opacity: 0.5))
        }
      }
      context.drawLayer { context in
        context.fill(outline5, with: .color(.sRGB, red: 0.8667, green: 0.8667, blue: 0.8667))
        do {
          var context = context
          context.blendMode = .difference
          context.fill(outline6, with: .color(.sRGB, red: 0.8, green: 0.2, blue: 0.2))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 24))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 4, y: 10, width: 20, height: 20))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 20, y: 10, width: 20, height: 20))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28, y: 18, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 42, y: 12, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline6: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 42, y: 18, width: 16, height: 16))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Lines()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Lines: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      let gradient0 = Gradient(stops: [
        .init(color: Color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745), location: 0),
        .init(
          color: Color(.sRGB, red: 0.8456, green: 0.2346, blue: 0.3074, opacity: 0.9563),
          location: 0.0625),
        .init(
          color: Color(.sRGB, red: 0.7892, green: 0.2456, blue: 0.3402, opacity: 0.9125),
          location: 0.125),
        .init(
          color: Color(.sRGB, red: 0.7328, green: 0.2566, blue: 0.373, opacity: 0.8687),
          location: 0.1875),
        .init(
          color: Color(.sRGB, red: 0.6765, green: 0.2676, blue: 0.4059, opacity: 0.825),
          location: 0.25),
        .init(
          color: Color(.sRGB, red: 0.6201, green: 0.2787, blue: 0.4387, opacity: 0.7813),
          location: 0.3125),
        .init(
          color: Color(.sRGB, red: 0.5637, green: 0.2897, blue: 0.4716, opacity: 0.7375),
          location: 0.375),
        .init(
          color: Color(.sRGB, red: 0.5074, green: 0.3007, blue: 0.5044, opacity: 0.6938),
          location: 0.4375),
        .init(
          color: Color(.sRGB, red: 0.451, green: 0.3118, blue: 0.5373, opacity: 0.65),
          location: 0.5),
        .init(
          color: Color(.sRGB, red: 0.3946, green: 0.3228, blue: 0.5701, opacity: 0.6062),
          location: 0.5625),
        .init(
          color: Color(.sRGB, red: 0.3382, green: 0.3338, blue: 0.6029, opacity: 0.5625),
          location: 0.625),
        .init(
          color: Color(.sRGB, red: 0.2819, green: 0.3449, blue: 0.6358, opacity: 0.5188),
          location: 0.6875),
        .init(
          color: Color(.sRGB, red: 0.2255, green: 0.3559, blue: 0.6686, opacity: 0.475),
          location: 0.75),
        .init(
          color: Color(.sRGB, red: 0.1691, green: 0.3669, blue: 0.7015, opacity: 0.4312),
          location: 0.8125),
        .init(
          color: Color(.sRGB, red: 0.1127, green: 0.3779, blue: 0.7343, opacity: 0.3875),
          location: 0.875),
        .init(
          color: Color(.sRGB, red: 0.0564, green: 0.389, blue: 0.7672, opacity: 0.3438),
          location: 0.9375),
        .init(color: Color(.sRGB, red: 0, green: 0.4, blue: 0.8, opacity: 0.3), location: 1),
      ])
      let shading0 = GraphicsContext.Shading.linearGradient(
        gradient0, startPoint: CGPoint(x: 2, y: 2), endPoint: CGPoint(x: 28, y: 2))
      context.fill(outline1, with: shading0)
      let gradient1 = Gradient(stops: [
        .init(color: Color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745), location: 0),
        .init(
          color: Color(.sRGB, red: 0.8456, green: 0.2346, blue: 0.3074, opacity: 0.9563),
          location: 0.0625),
        .init(
          color: Color(.sRGB, red: 0.7892, green: 0.2456, blue: 0.3402, opacity: 0.9125),
          location: 0.125),
        .init(
          color: Color(.sRGB, red: 0.7328, green: 0.2566, blue: 0.373, opacity: 0.8687),
          location: 0.1875),
        .init(
          color: Color(.sRGB, red: 0.6765, green: 0.2676, blue: 0.4059, opacity: 0.825),
          location: 0.25),
        .init(
          color: Color(.sRGB, red: 0.6201, green: 0.2787, blue: 0.4387, opacity: 0.7813),
          location: 0.3125),
        .init(
          color: Color(.sRGB, red: 0.5637, green: 0.2897, blue: 0.4716, opacity: 0.7375),
          location: 0.375),
        .init(
          color: Color(.sRGB, red: 0.5074, green: 0.3007, blue: 0.5044, opacity: 0.6938),
          location: 0.4375),
        .init(
          color: Color(.sRGB, red: 0.451, green: 0.3118, blue: 0.5373, opacity: 0.65),
          location: 0.5),
        .init(
          color: Color(.sRGB, red: 0.3946, green: 0.3228, blue: 0.5701, opacity: 0.6062),
          location: 0.5625),
        .init(
          color: Color(.sRGB, red: 0.3382, green: 0.3338, blue: 0.6029, opacity: 0.5625),
          location: 0.625),
        .init(
          color: Color(.sRGB, red: 0.2819, green: 0.3449, blue: 0.6358, opacity: 0.5188),
          location: 0.6875),
        .init(
          color: Color(.sRGB, red: 0.2255, green: 0.3559, blue: 0.6686, opacity: 0.475),
          location: 0.75),
        .init(
          color: Color(.sRGB, red: 0.1691, green: 0.3669, blue: 0.7015, opacity: 0.4312),
          location: 0.8125),
        .init(
          color: Color(.sRGB, red: 0.1127, green: 0.3779, blue: 0.7343, opacity: 0.3875),
          location: 0.875),
        .init(
          color: Color(.sRGB, red: 0.0564, green: 0.389, blue: 0.7672, opacity: 0.3438),
          location: 0.9375),
        .init(color: Color(.sRGB, red: 0, green: 0.4, blue: 0.8, opacity: 0.3), location: 1),
      ])
      let shading1 = GraphicsContext.Shading.linearGradient(
        gradient1, startPoint: CGPoint(x: 2, y: 14), endPoint: CGPoint(x: 9.66689, y: 16.7686),
        options: .mirror)
      context.fill(outline2, with: shading1)
      let gradient2 = Gradient(stops: [
        .init(color: Color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745), location: 0),
        .init(
          color: Color(.sRGB, red: 0.8456, green: 0.2346, blue: 0.3074, opacity: 0.9563),
          location: 0.0625),
        .init(
          color: Color(.sRGB, red: 0.7892, green: 0.2456, blue: 0.3402, opacity: 0.9125),
          location: 0.125),
        .init(
          color: Color(.sRGB, red: 0.7328, green: 0.2566, blue: 0.373, opacity: 0.8687),
          location: 0.1875),
        .init(
          color: Color(.sRGB, red: 0.6765, green: 0.2676, blue: 0.4059, opacity: 0.825),
          location: 0.25),
        .init(
          color: Color(.sRGB, red: 0.6201, green: 0.2787, blue: 0.4387, opacity: 0.7813),
          location: 0.3125),
        .init(
          color: Color(.sRGB, red: 0.5637, green: 0.2897, blue: 0.4716, opacity: 0.7375),
          location: 0.375),
        .init(
          color: Color(.sRGB, red: 0.5074, green: 0.3007, blue: 0.5044, opacity: 0.6938),
          location: 0.4375),
        .init(
          color: Color(.sRGB, red: 0.451, green: 0.3118, blue: 0.5373, opacity: 0.65),
          location: 0.5),
        .init(
          color: Color(.sRGB, red: 0.3946, green: 0.3228, blue: 0.5701, opacity: 0.6062),
          location: 0.5625),
        .init(
          color: Color(.sRGB, red: 0.3382, green: 0.3338, blue: 0.6029, opacity: 0.5625),
          location: 0.625),
        .init(
          color: Color(.sRGB, red: 0.2819, green: 0.3449, blue: 0.6358, opacity: 0.5188),
          location: 0.6875),
        .init(
          color: Color(.sRGB, red: 0.2255, green: 0.3559, blue: 0.6686, opacity: 0.475),
          location: 0.75),
        .init(
          color: Color(.sRGB, red: 0.1691, green: 0.3669, blue: 0.7015, opacity: 0.4312),
          location: 0.8125),
        .init(
          color: Color(.sRGB, red: 0.1127, green: 0.3779, blue: 0.7343, opacity: 0.3875),
          location: 0.875),
        .init(
          color: Color(.sRGB, red: 0.0564, green: 0.389, blue: 0.7672, opacity: 0.3438),
          location: 0.9375),
        .init(color: Color(.sRGB, red: 0, green: 0.4, blue: 0.8, opacity: 0.3), location: 1),
      ])
      let shading2 = GraphicsContext.Shading.linearGradient(
        gradient2, startPoint: CGPoint(x: 30, y: 0), endPoint: CGPoint(x: 34.5, y: -2.59808),
        options: .repeat)
      context.fill(outline3, with: shading2)
      let gradient3 = Gradient(stops: [
        .init(
          color: Color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745, opacity: 0.8), location: 0),
        .init(
          color: Color(.sRGB, red: 0.8456, green: 0.2346, blue: 0.3074, opacity: 0.765),
          location: 0.0625),
        .init(
          color: Color(.sRGB, red: 0.7892, green: 0.2456, blue: 0.3402, opacity: 0.73),
          location: 0.125),
        .init(
          color: Color(.sRGB, red: 0.7328, green: 0.2566, blue: 0.373, opacity: 0.695),
          location: 0.1875),
        .init(
          color: Color(.sRGB, red: 0.6765, green: 0.2676, blue: 0.4059, opacity: 0.66),
          location: 0.25),
        .init(
          color: Color(.sRGB, red: 0.6201, green: 0.2787, blue: 0.4387, opacity: 0.625),
          location: 0.3125),
        .init(
          color: Color(.sRGB, red: 0.5637, green: 0.2897, blue: 0.4716, opacity: 0.59),
          location: 0.375),
        .init(
          color: Color(.sRGB, red: 0.5074, green: 0.3007, blue: 0.5044, opacity: 0.555),
          location: 0.4375),
        .init(
          color: Color(.sRGB, red: 0.451, green: 0.3118, blue: 0.5373, opacity: 0.52),
          location: 0.5),
        .init(
          color: Color(.sRGB, red: 0.3946, green: 0.3228, blue: 0.5701, opacity: 0.485),
          location: 0.5625),
        .init(
          color: Color(.sRGB, red: 0.3382, green: 0.3338, blue: 0.6029, opacity: 0.45),
          location: 0.625),
        .init(
          color: Color(.sRGB, red: 0.2819, green: 0.3449, blue: 0.6358, opacity: 0.415),
          location: 0.6875),
        .init(
          color: Color(.sRGB, red: 0.2255, green: 0.3559, blue: 0.6686, opacity: 0.38),
          location: 0.75),
        .init(
          color: Color(.sRGB, red: 0.1691, green: 0.3669, blue: 0.7015, opacity: 0.345),
          location: 0.8125),
        .init(
          color: Color(.sRGB, red: 0.1127, green: 0.3779, blue: 0.7343, opacity: 0.31),
          location: 0.875),
        .init(
          color: Color(.sRGB, red: 0.0564, green: 0.389, blue: 0.7672, opacity: 0.275),
          location: 0.9375),
        .init(color: Color(.sRGB, red: 0, green: 0.4, blue: 0.8, opacity: 0.24), location: 1),
      ])
      let shading3 = GraphicsContext.Shading.linearGradient(
        gradient3, startPoint: CGPoint(x: 32, y: 28), endPoint: CGPoint(x: 56, y: 28))
      context.stroke(outline4, with: shading3, style: StrokeStyle(lineWidth: 4, miterLimit: 4))
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 2, y: 2, width: 26, height: 10))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addRect(CGRect(x: 2, y: 14, width: 26, height: 24))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addRect(CGRect(x: 30, y: 2, width: 28, height: 20))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 32, y: 28))
      path.addQuadCurve(to: CGPoint(x: 56, y: 28), control: CGPoint(x: 42, y: 44))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Rings()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Rings: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.concatenate(
          CGAffineTransform(a: 1.527525232, b: 0, c: 0, d: 0.654653671, tx: -7.91288, ty: 2.41742))
        let gradient0 = Gradient(stops: [
          .init(color: Color(.sRGB, red: 1, green: 0.8431, blue: 0), location: 0),
          .init(color: Color(.sRGB, red: 0, green: 0.5333, blue: 0.2), location: 0.6),
          .init(color: Color(.sRGB, red: 0.0667, green: 0, blue: 0.2667), location: 1),
        ])
        let shading0 = GraphicsContext.Shading.radialGradient(
          gradient0, center: CGPoint(x: 15, y: 7), startRadius: 0, endRadius: 9.165151)
        context.fill(outline1, with: shading0)
      }
      do {
        var context = context
        context.clip(to: outline2)
        context.withCGContext { context in
          let gradient1 = gradient([
            [1, 0.8431, 0, 1, 0],
            [0, 0.5333, 0.2, 1, 0.6],
            [0.0667, 0, 0.2667, 1, 1],
          ])
          if let gradient1 {
            context.drawRadialGradient(
              gradient1, startCenter: CGPoint(x: 35.8, y: 7.4), startRadius: 0,
              endCenter: CGPoint(x: 39, y: 9), endRadius: 8, options: beyondBothEnds)
          }
        }
      }
      do {
        var context = context
        context.concatenate(
          CGAffineTransform(a: 1.183215957, b: 0, c: 0, d: 0.845154255, tx: -2.74824, ty: 3.87114))
        let gradient2 = Gradient(stops: [
          .init(color: Color(.sRGB, red: 1, green: 0.8431, blue: 0), location: 0),
          .init(color: Color(.sRGB, red: 0, green: 0.5333, blue: 0.2), location: 0.6),
          .init(color: Color(.sRGB, red: 0.0667, green: 0, blue: 0.2667), location: 1),
        ])
        let shading2 = GraphicsContext.Shading.radialGradient(
          gradient2, center: CGPoint(x: 15, y: 25), startRadius: 0, endRadius: 4.73286,
          options: .mirror)
        context.fill(outline3, with: shading2)
      }
      do {
        var context = context
        context.concatenate(
          CGAffineTransform(a: 1.247219129, b: 0, c: 0, d: 0.801783726, tx: -11.12486, ty: 5.55006))
        context.clip(to: outline4)
        context.withCGContext { context in
          let stops3: [[CGFloat]] = [
            [1, 0.8431, 0, 1, 0],
            [0, 0.5333, 0.2, 1, 0.6],
            [0.0667, 0, 0.2667, 1, 1],
          ]
          let gradient3 = gradient(repeated(stops3, over: 0...5, mirrored: false))
          if let gradient3 {
            context.drawRadialGradient(
              gradient3, startCenter: CGPoint(x: 42.75501, y: 28), startRadius: 0,
              endCenter: CGPoint(x: 56.22497, y: 28), endRadius: 33.67492, options: beyondBothEnds)
          }
        }
      }
      let gradient4 = Gradient(stops: [
        .init(color: Color(.sRGB, red: 1, green: 0.8431, blue: 0), location: 0),
        .init(color: Color(.sRGB, red: 0, green: 0.5333, blue: 0.2), location: 0.6),
        .init(color: Color(.sRGB, red: 0.0667, green: 0, blue: 0.2667), location: 1),
      ])
      let shading4 = GraphicsContext.Shading.radialGradient(
        gradient4, center: CGPoint(x: 53, y: 8), startRadius: 0, endRadius: 5)
      context.stroke(outline5, with: shading4, style: StrokeStyle(lineWidth: 3, miterLimit: 4))
    }

    /// A gradient of stops: red, green, blue, opacity and location.
    private nonisolated static func gradient(_ stops: [[CGFloat]]) -> CGGradient? {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
      return CGGradient(
        colorSpace: space, colorComponents: stops.flatMap { $0.dropLast() },
        locations: stops.map { $0[4] }, count: stops.count)
    }

    private nonisolated static var beyondBothEnds: CGGradientDrawingOptions {
      [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    }

    /// The stops of a gradient that goes on as long as all of `cycles`, of which 0 is its own.
    private nonisolated static func repeated(
      _ stops: [[CGFloat]], over cycles: ClosedRange<Int>, mirrored: Bool
    ) -> [[CGFloat]] {
      var result: [[CGFloat]] = []
      for cycle in cycles {
        let isTurned = mirrored && cycle % 2 != 0
        for var stop in isTurned ? stops.reversed() : stops {
          let place = isTurned ? 1 - stop[4] : stop[4]
          stop[4] = (CGFloat(cycle - cycles.lowerBound) + place) / CGFloat(cycles.count)
          result.append(stop)
        }
      }
      return result
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 5.8348, y: -2.1652, width: 18.3303, height: 18.3303))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addRect(CGRect(x: 31, y: 1, width: 16, height: 16))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addRect(CGRect(x: 3.168, y: 13.168, width: 23.664, height: 23.664))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addRect(CGRect(x: 33.775, y: 16.775, width: 22.45, height: 22.45))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 48, y: 3, width: 10, height: 10))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Skews()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Skews: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      context.fill(outline1, with: .color(.sRGB, red: 0, green: 0, blue: 0))
      do {
        var context = context
        context.concatenate(
          CGAffineTransform(a: 1.414213562, b: 0, c: 0, d: 0.707106781, tx: 0, ty: 0))
        context.stroke(
          outline2, with: .color(.sRGB, red: 0.502, green: 0, blue: 0.502),
          style: StrokeStyle(lineWidth: 4.242641, miterLimit: 4))
      }
      context.fill(outline3, with: .color(.sRGB, red: 0.9333, green: 0.9333, blue: 1))
      do {
        var context = context
        context.concatenate(
          CGAffineTransform(a: 1.414213562, b: 0, c: 0, d: 0.707106781, tx: 0, ty: 0))
        context.stroke(
          outline4, with: .color(.sRGB, red: 0, green: 0.2, blue: 0.4),
          style: StrokeStyle(lineWidth: 2.828427, miterLimit: 4))
      }
      do {
        var context = context
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.700207538, d: 1, tx: 30, ty: 8))
        context.stroke(
          outline5, with: .color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745),
          style: StrokeStyle(lineWidth: 4, lineJoin: .round, dash: [5, 2], dashPhase: 1))
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 8, y: 4))
      path.addLine(to: CGPoint(x: 48, y: 16))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 5.6569, y: 5.6569))
      path.addLine(to: CGPoint(x: 33.9411, y: 22.6274))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 8, y: 18, width: 32, height: 16))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 5.6569, y: 25.4558, width: 22.6274, height: 22.6274))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 16, y: 0))
      path.addLine(to: CGPoint(x: 16, y: 22))
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Rules()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Rules: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      context.fill(
        outline1, with: .color(.sRGB, red: 0.902, green: 0.2235, blue: 0.2745),
        style: FillStyle(eoFill: true))
      context.fill(outline2, with: .color(.sRGB, red: 0, green: 0.4, blue: 0.8))
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 15, y: 2))
      path.addLine(to: CGPoint(x: 24, y: 30))
      path.addLine(to: CGPoint(x: 2, y: 12))
      path.addLine(to: CGPoint(x: 28, y: 12))
      path.addLine(to: CGPoint(x: 6, y: 30))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 45, y: 2))
      path.addLine(to: CGPoint(x: 54, y: 30))
      path.addLine(to: CGPoint(x: 32, y: 12))
      path.addLine(to: CGPoint(x: 58, y: 12))
      path.addLine(to: CGPoint(x: 36, y: 30))
      path.closeSubpath()
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Tiles()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Tiles: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
        Self.draw2(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.clip(to: outline1)
        context.drawLayer { context in
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline3, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline4, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline5, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline6, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline7, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline8, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline9, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline10, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline11, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline12, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline13, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline14, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline15, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline16, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline17, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline18, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline19, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline20, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline21, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline22, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline23, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline24, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline25, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline26, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline27, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline28, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline29, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline30, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline31, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline32, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline33, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline34, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline35, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline36, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline37, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline38, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline39, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline40, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline41, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline42, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline43, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline44, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline45, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline46, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline47, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline48, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline49, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline50, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline51, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
        }
      }
    }

    private nonisolated static func draw2(in context: inout GraphicsContext) {
      do {
        var context = context
        context.clip(to: outline52)
        context.opacity = 0.5
        context.drawLayer { context in
          context.fill(outline53, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline54, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline55, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline56, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline57, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline58, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline59, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline60, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline61, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline62, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline8, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline9, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline10, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline11, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline63, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline64, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline65, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline66, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline67, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline68, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline18, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline19, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline20, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline21, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline69, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline70, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline71, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline72, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline73, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline74, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline28, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline29, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline30, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline31, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline75, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline76, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline77, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline78, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline79, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline80, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline38, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline39, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline40, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline41, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline81, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline82, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline83, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline84, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
          context.fill(outline85, with: .color(.sRGB, red: 1, green: 0.9333, blue: 0.8))
          context.fill(outline86, with: .color(.sRGB, red: 0.8, green: 0.2667, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 10.254, y: -4.781))
      path.addLine(to: CGPoint(x: 17.771, y: -2.045))
      path.addLine(to: CGPoint(x: 15.035, y: 5.472))
      path.addLine(to: CGPoint(x: 7.518, y: 2.736))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 14.994, y: 1.201))
      path.addCurve(
        to: CGPoint(x: 11.789, y: 2.695), control1: CGPoint(x: 14.521, y: 2.498),
        control2: CGPoint(x: 13.087, y: 3.167))
      path.addCurve(
        to: CGPoint(x: 10.295, y: -0.51), control1: CGPoint(x: 10.492, y: 2.222),
        control2: CGPoint(x: 9.823, y: 0.788))
      path.addCurve(
        to: CGPoint(x: 13.499, y: -2.004), control1: CGPoint(x: 10.767, y: -1.807),
        control2: CGPoint(x: 12.202, y: -2.476))
      path.addCurve(
        to: CGPoint(x: 14.994, y: 1.201), control1: CGPoint(x: 14.797, y: -1.532),
        control2: CGPoint(x: 15.466, y: -0.097))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 17.771, y: -2.045))
      path.addLine(to: CGPoint(x: 25.289, y: 0.691))
      path.addLine(to: CGPoint(x: 22.553, y: 8.208))
      path.addLine(to: CGPoint(x: 15.035, y: 5.472))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 22.511, y: 3.937))
      path.addCurve(
        to: CGPoint(x: 19.307, y: 5.431), control1: CGPoint(x: 22.039, y: 5.234),
        control2: CGPoint(x: 20.604, y: 5.903))
      path.addCurve(
        to: CGPoint(x: 17.813, y: 2.227), control1: CGPoint(x: 18.009, y: 4.959),
        control2: CGPoint(x: 17.34, y: 3.524))
      path.addCurve(
        to: CGPoint(x: 21.017, y: 0.732), control1: CGPoint(x: 18.285, y: 0.929),
        control2: CGPoint(x: 19.72, y: 0.26))
      path.addCurve(
        to: CGPoint(x: 22.511, y: 3.937), control1: CGPoint(x: 22.314, y: 1.205),
        control2: CGPoint(x: 22.983, y: 2.639))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline6: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 25.289, y: 0.691))
      path.addLine(to: CGPoint(x: 32.806, y: 3.427))
      path.addLine(to: CGPoint(x: 30.07, y: 10.945))
      path.addLine(to: CGPoint(x: 22.553, y: 8.208))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline7: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 30.029, y: 6.673))
      path.addCurve(
        to: CGPoint(x: 26.824, y: 8.167), control1: CGPoint(x: 29.556, y: 7.97),
        control2: CGPoint(x: 28.122, y: 8.639))
      path.addCurve(
        to: CGPoint(x: 25.33, y: 4.963), control1: CGPoint(x: 25.527, y: 7.695),
        control2: CGPoint(x: 24.858, y: 6.26))
      path.addCurve(
        to: CGPoint(x: 28.535, y: 3.469), control1: CGPoint(x: 25.802, y: 3.665),
        control2: CGPoint(x: 27.237, y: 2.996))
      path.addCurve(
        to: CGPoint(x: 30.029, y: 6.673), control1: CGPoint(x: 29.832, y: 3.941),
        control2: CGPoint(x: 30.501, y: 5.375))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline8: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 32.806, y: 3.427))
      path.addLine(to: CGPoint(x: 40.324, y: 6.163))
      path.addLine(to: CGPoint(x: 37.588, y: 13.681))
      path.addLine(to: CGPoint(x: 30.07, y: 10.945))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline9: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 37.546, y: 9.409))
      path.addCurve(
        to: CGPoint(x: 34.342, y: 10.903), control1: CGPoint(x: 37.074, y: 10.706),
        control2: CGPoint(x: 35.639, y: 11.375))
      path.addCurve(
        to: CGPoint(x: 32.848, y: 7.699), control1: CGPoint(x: 33.045, y: 10.431),
        control2: CGPoint(x: 32.376, y: 8.996))
      path.addCurve(
        to: CGPoint(x: 36.052, y: 6.205), control1: CGPoint(x: 33.32, y: 6.401),
        control2: CGPoint(x: 34.755, y: 5.732))
      path.addCurve(
        to: CGPoint(x: 37.546, y: 9.409), control1: CGPoint(x: 37.35, y: 6.677),
        control2: CGPoint(x: 38.018, y: 8.112))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline10: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 40.324, y: 6.163))
      path.addLine(to: CGPoint(x: 47.841, y: 8.899))
      path.addLine(to: CGPoint(x: 45.105, y: 16.417))
      path.addLine(to: CGPoint(x: 37.588, y: 13.681))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline11: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 45.064, y: 12.145))
      path.addCurve(
        to: CGPoint(x: 41.86, y: 13.639), control1: CGPoint(x: 44.592, y: 13.443),
        control2: CGPoint(x: 43.157, y: 14.112))
      path.addCurve(
        to: CGPoint(x: 40.365, y: 10.435), control1: CGPoint(x: 40.562, y: 13.167),
        control2: CGPoint(x: 39.893, y: 11.733))
      path.addCurve(
        to: CGPoint(x: 43.57, y: 8.941), control1: CGPoint(x: 40.838, y: 9.138),
        control2: CGPoint(x: 42.272, y: 8.469))
      path.addCurve(
        to: CGPoint(x: 45.064, y: 12.145), control1: CGPoint(x: 44.867, y: 9.413),
        control2: CGPoint(x: 45.536, y: 10.848))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline12: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 7.518, y: 2.736))
      path.addLine(to: CGPoint(x: 15.035, y: 5.472))
      path.addLine(to: CGPoint(x: 12.299, y: 12.99))
      path.addLine(to: CGPoint(x: 4.781, y: 10.254))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline13: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 12.257, y: 8.718))
      path.addCurve(
        to: CGPoint(x: 9.053, y: 10.212), control1: CGPoint(x: 11.785, y: 10.016),
        control2: CGPoint(x: 10.351, y: 10.684))
      path.addCurve(
        to: CGPoint(x: 7.559, y: 7.008), control1: CGPoint(x: 7.756, y: 9.74),
        control2: CGPoint(x: 7.087, y: 8.305))
      path.addCurve(
        to: CGPoint(x: 10.763, y: 5.514), control1: CGPoint(x: 8.031, y: 5.711),
        control2: CGPoint(x: 9.466, y: 5.042))
      path.addCurve(
        to: CGPoint(x: 12.257, y: 8.718), control1: CGPoint(x: 12.061, y: 5.986),
        control2: CGPoint(x: 12.73, y: 7.421))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline14: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 15.035, y: 5.472))
      path.addLine(to: CGPoint(x: 22.553, y: 8.208))
      path.addLine(to: CGPoint(x: 19.816, y: 15.726))
      path.addLine(to: CGPoint(x: 12.299, y: 12.99))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline15: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 19.775, y: 11.454))
      path.addCurve(
        to: CGPoint(x: 16.571, y: 12.948), control1: CGPoint(x: 19.303, y: 12.752),
        control2: CGPoint(x: 17.868, y: 13.421))
      path.addCurve(
        to: CGPoint(x: 15.077, y: 9.744), control1: CGPoint(x: 15.273, y: 12.476),
        control2: CGPoint(x: 14.604, y: 11.042))
      path.addCurve(
        to: CGPoint(x: 18.281, y: 8.25), control1: CGPoint(x: 15.549, y: 8.447),
        control2: CGPoint(x: 16.983, y: 7.778))
      path.addCurve(
        to: CGPoint(x: 19.775, y: 11.454), control1: CGPoint(x: 19.578, y: 8.722),
        control2: CGPoint(x: 20.247, y: 10.157))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline16: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 22.553, y: 8.208))
      path.addLine(to: CGPoint(x: 30.07, y: 10.945))
      path.addLine(to: CGPoint(x: 27.334, y: 18.462))
      path.addLine(to: CGPoint(x: 19.816, y: 15.726))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline17: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 27.293, y: 14.19))
      path.addCurve(
        to: CGPoint(x: 24.088, y: 15.685), control1: CGPoint(x: 26.82, y: 15.488),
        control2: CGPoint(x: 25.386, y: 16.157))
      path.addCurve(
        to: CGPoint(x: 22.594, y: 12.48), control1: CGPoint(x: 22.791, y: 15.212),
        control2: CGPoint(x: 22.122, y: 13.778))
      path.addCurve(
        to: CGPoint(x: 25.798, y: 10.986), control1: CGPoint(x: 23.066, y: 11.183),
        control2: CGPoint(x: 24.501, y: 10.514))
      path.addCurve(
        to: CGPoint(x: 27.293, y: 14.19), control1: CGPoint(x: 27.096, y: 11.458),
        control2: CGPoint(x: 27.765, y: 12.893))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline18: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 30.07, y: 10.945))
      path.addLine(to: CGPoint(x: 37.588, y: 13.681))
      path.addLine(to: CGPoint(x: 34.852, y: 21.198))
      path.addLine(to: CGPoint(x: 27.334, y: 18.462))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline19: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 34.81, y: 16.927))
      path.addCurve(
        to: CGPoint(x: 31.606, y: 18.421), control1: CGPoint(x: 34.338, y: 18.224),
        control2: CGPoint(x: 32.903, y: 18.893))
      path.addCurve(
        to: CGPoint(x: 30.112, y: 15.216), control1: CGPoint(x: 30.308, y: 17.948),
        control2: CGPoint(x: 29.639, y: 16.514))
      path.addCurve(
        to: CGPoint(x: 33.316, y: 13.722), control1: CGPoint(x: 30.584, y: 13.919),
        control2: CGPoint(x: 32.018, y: 13.25))
      path.addCurve(
        to: CGPoint(x: 34.81, y: 16.927), control1: CGPoint(x: 34.613, y: 14.194),
        control2: CGPoint(x: 35.282, y: 15.629))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline20: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 37.588, y: 13.681))
      path.addLine(to: CGPoint(x: 45.105, y: 16.417))
      path.addLine(to: CGPoint(x: 42.369, y: 23.935))
      path.addLine(to: CGPoint(x: 34.852, y: 21.198))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline21: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 42.328, y: 19.663))
      path.addCurve(
        to: CGPoint(x: 39.123, y: 21.157), control1: CGPoint(x: 41.855, y: 20.96),
        control2: CGPoint(x: 40.421, y: 21.629))
      path.addCurve(
        to: CGPoint(x: 37.629, y: 17.953), control1: CGPoint(x: 37.826, y: 20.685),
        control2: CGPoint(x: 37.157, y: 19.25))
      path.addCurve(
        to: CGPoint(x: 40.833, y: 16.458), control1: CGPoint(x: 38.101, y: 16.655),
        control2: CGPoint(x: 39.536, y: 15.986))
      path.addCurve(
        to: CGPoint(x: 42.328, y: 19.663), control1: CGPoint(x: 42.131, y: 16.931),
        control2: CGPoint(x: 42.8, y: 18.365))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline22: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 4.781, y: 10.254))
      path.addLine(to: CGPoint(x: 12.299, y: 12.99))
      path.addLine(to: CGPoint(x: 9.563, y: 20.507))
      path.addLine(to: CGPoint(x: 2.045, y: 17.771))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline23: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 9.521, y: 16.236))
      path.addCurve(
        to: CGPoint(x: 6.317, y: 17.73), control1: CGPoint(x: 9.049, y: 17.533),
        control2: CGPoint(x: 7.614, y: 18.202))
      path.addCurve(
        to: CGPoint(x: 4.823, y: 14.526), control1: CGPoint(x: 5.02, y: 17.258),
        control2: CGPoint(x: 4.351, y: 15.823))
      path.addCurve(
        to: CGPoint(x: 8.027, y: 13.031), control1: CGPoint(x: 5.295, y: 13.228),
        control2: CGPoint(x: 6.73, y: 12.559))
      path.addCurve(
        to: CGPoint(x: 9.521, y: 16.236), control1: CGPoint(x: 9.325, y: 13.504),
        control2: CGPoint(x: 9.994, y: 14.938))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline24: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 12.299, y: 12.99))
      path.addLine(to: CGPoint(x: 19.816, y: 15.726))
      path.addLine(to: CGPoint(x: 17.08, y: 23.244))
      path.addLine(to: CGPoint(x: 9.563, y: 20.507))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline25: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 17.039, y: 18.972))
      path.addCurve(
        to: CGPoint(x: 13.835, y: 20.466), control1: CGPoint(x: 16.567, y: 20.269),
        control2: CGPoint(x: 15.132, y: 20.938))
      path.addCurve(
        to: CGPoint(x: 12.34, y: 17.262), control1: CGPoint(x: 12.537, y: 19.994),
        control2: CGPoint(x: 11.868, y: 18.559))
      path.addCurve(
        to: CGPoint(x: 15.545, y: 15.767), control1: CGPoint(x: 12.813, y: 15.964),
        control2: CGPoint(x: 14.247, y: 15.295))
      path.addCurve(
        to: CGPoint(x: 17.039, y: 18.972), control1: CGPoint(x: 16.842, y: 16.24),
        control2: CGPoint(x: 17.511, y: 17.674))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline26: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 19.816, y: 15.726))
      path.addLine(to: CGPoint(x: 27.334, y: 18.462))
      path.addLine(to: CGPoint(x: 24.598, y: 25.98))
      path.addLine(to: CGPoint(x: 17.08, y: 23.244))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline27: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 24.556, y: 21.708))
      path.addCurve(
        to: CGPoint(x: 21.352, y: 23.202), control1: CGPoint(x: 24.084, y: 23.005),
        control2: CGPoint(x: 22.65, y: 23.674))
      path.addCurve(
        to: CGPoint(x: 19.858, y: 19.998), control1: CGPoint(x: 20.055, y: 22.73),
        control2: CGPoint(x: 19.386, y: 21.295))
      path.addCurve(
        to: CGPoint(x: 23.062, y: 18.504), control1: CGPoint(x: 20.33, y: 18.7),
        control2: CGPoint(x: 21.765, y: 18.031))
      path.addCurve(
        to: CGPoint(x: 24.556, y: 21.708), control1: CGPoint(x: 24.36, y: 18.976),
        control2: CGPoint(x: 25.029, y: 20.41))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline28: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 27.334, y: 18.462))
      path.addLine(to: CGPoint(x: 34.852, y: 21.198))
      path.addLine(to: CGPoint(x: 32.115, y: 28.716))
      path.addLine(to: CGPoint(x: 24.598, y: 25.98))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline29: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 32.074, y: 24.444))
      path.addCurve(
        to: CGPoint(x: 28.87, y: 25.938), control1: CGPoint(x: 31.602, y: 25.742),
        control2: CGPoint(x: 30.167, y: 26.41))
      path.addCurve(
        to: CGPoint(x: 27.375, y: 22.734), control1: CGPoint(x: 27.572, y: 25.466),
        control2: CGPoint(x: 26.903, y: 24.031))
      path.addCurve(
        to: CGPoint(x: 30.58, y: 21.24), control1: CGPoint(x: 27.848, y: 21.437),
        control2: CGPoint(x: 29.282, y: 20.768))
      path.addCurve(
        to: CGPoint(x: 32.074, y: 24.444), control1: CGPoint(x: 31.877, y: 21.712),
        control2: CGPoint(x: 32.546, y: 23.147))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline30: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 34.852, y: 21.198))
      path.addLine(to: CGPoint(x: 42.369, y: 23.935))
      path.addLine(to: CGPoint(x: 39.633, y: 31.452))
      path.addLine(to: CGPoint(x: 32.115, y: 28.716))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline31: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 39.591, y: 27.18))
      path.addCurve(
        to: CGPoint(x: 36.387, y: 28.674), control1: CGPoint(x: 39.119, y: 28.478),
        control2: CGPoint(x: 37.685, y: 29.147))
      path.addCurve(
        to: CGPoint(x: 34.893, y: 25.47), control1: CGPoint(x: 35.09, y: 28.202),
        control2: CGPoint(x: 34.421, y: 26.768))
      path.addCurve(
        to: CGPoint(x: 38.097, y: 23.976), control1: CGPoint(x: 35.365, y: 24.173),
        control2: CGPoint(x: 36.8, y: 23.504))
      path.addCurve(
        to: CGPoint(x: 39.591, y: 27.18), control1: CGPoint(x: 39.395, y: 24.448),
        control2: CGPoint(x: 40.064, y: 25.883))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline32: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 2.045, y: 17.771))
      path.addLine(to: CGPoint(x: 9.563, y: 20.507))
      path.addLine(to: CGPoint(x: 6.827, y: 28.025))
      path.addLine(to: CGPoint(x: -0.691, y: 25.289))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline33: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 6.785, y: 23.753))
      path.addCurve(
        to: CGPoint(x: 3.581, y: 25.247), control1: CGPoint(x: 6.313, y: 25.051),
        control2: CGPoint(x: 4.878, y: 25.72))
      path.addCurve(
        to: CGPoint(x: 2.087, y: 22.043), control1: CGPoint(x: 2.283, y: 24.775),
        control2: CGPoint(x: 1.614, y: 23.34))
      path.addCurve(
        to: CGPoint(x: 5.291, y: 20.549), control1: CGPoint(x: 2.559, y: 20.746),
        control2: CGPoint(x: 3.994, y: 20.077))
      path.addCurve(
        to: CGPoint(x: 6.785, y: 23.753), control1: CGPoint(x: 6.588, y: 21.021),
        control2: CGPoint(x: 7.257, y: 22.456))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline34: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 9.563, y: 20.507))
      path.addLine(to: CGPoint(x: 17.08, y: 23.244))
      path.addLine(to: CGPoint(x: 14.344, y: 30.761))
      path.addLine(to: CGPoint(x: 6.827, y: 28.025))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline35: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 14.303, y: 26.489))
      path.addCurve(
        to: CGPoint(x: 11.098, y: 27.983), control1: CGPoint(x: 13.83, y: 27.787),
        control2: CGPoint(x: 12.396, y: 28.456))
      path.addCurve(
        to: CGPoint(x: 9.604, y: 24.779), control1: CGPoint(x: 9.801, y: 27.511),
        control2: CGPoint(x: 9.132, y: 26.077))
      path.addCurve(
        to: CGPoint(x: 12.808, y: 23.285), control1: CGPoint(x: 10.076, y: 23.482),
        control2: CGPoint(x: 11.511, y: 22.813))
      path.addCurve(
        to: CGPoint(x: 14.303, y: 26.489), control1: CGPoint(x: 14.106, y: 23.757),
        control2: CGPoint(x: 14.775, y: 25.192))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline36: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 17.08, y: 23.244))
      path.addLine(to: CGPoint(x: 24.598, y: 25.98))
      path.addLine(to: CGPoint(x: 21.862, y: 33.497))
      path.addLine(to: CGPoint(x: 14.344, y: 30.761))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline37: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 21.82, y: 29.225))
      path.addCurve(
        to: CGPoint(x: 18.616, y: 30.72), control1: CGPoint(x: 21.348, y: 30.523),
        control2: CGPoint(x: 19.913, y: 31.192))
      path.addCurve(
        to: CGPoint(x: 17.122, y: 27.515), control1: CGPoint(x: 17.318, y: 30.247),
        control2: CGPoint(x: 16.65, y: 28.813))
      path.addCurve(
        to: CGPoint(x: 20.326, y: 26.021), control1: CGPoint(x: 17.594, y: 26.218),
        control2: CGPoint(x: 19.029, y: 25.549))
      path.addCurve(
        to: CGPoint(x: 21.82, y: 29.225), control1: CGPoint(x: 21.623, y: 26.493),
        control2: CGPoint(x: 22.292, y: 27.928))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline38: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 24.598, y: 25.98))
      path.addLine(to: CGPoint(x: 32.115, y: 28.716))
      path.addLine(to: CGPoint(x: 29.379, y: 36.233))
      path.addLine(to: CGPoint(x: 21.862, y: 33.497))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline39: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 29.338, y: 31.962))
      path.addCurve(
        to: CGPoint(x: 26.133, y: 33.456), control1: CGPoint(x: 28.866, y: 33.259),
        control2: CGPoint(x: 27.431, y: 33.928))
      path.addCurve(
        to: CGPoint(x: 24.639, y: 30.252), control1: CGPoint(x: 24.836, y: 32.984),
        control2: CGPoint(x: 24.167, y: 31.549))
      path.addCurve(
        to: CGPoint(x: 27.844, y: 28.757), control1: CGPoint(x: 25.112, y: 28.954),
        control2: CGPoint(x: 26.546, y: 28.285))
      path.addCurve(
        to: CGPoint(x: 29.338, y: 31.962), control1: CGPoint(x: 29.141, y: 29.23),
        control2: CGPoint(x: 29.81, y: 30.664))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline40: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 32.115, y: 28.716))
      path.addLine(to: CGPoint(x: 39.633, y: 31.452))
      path.addLine(to: CGPoint(x: 36.897, y: 38.97))
      path.addLine(to: CGPoint(x: 29.379, y: 36.233))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline41: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 36.855, y: 34.698))
      path.addCurve(
        to: CGPoint(x: 33.651, y: 36.192), control1: CGPoint(x: 36.383, y: 35.995),
        control2: CGPoint(x: 34.948, y: 36.664))
      path.addCurve(
        to: CGPoint(x: 32.157, y: 32.988), control1: CGPoint(x: 32.354, y: 35.72),
        control2: CGPoint(x: 31.685, y: 34.285))
      path.addCurve(
        to: CGPoint(x: 35.361, y: 31.494), control1: CGPoint(x: 32.629, y: 31.69),
        control2: CGPoint(x: 34.064, y: 31.021))
      path.addCurve(
        to: CGPoint(x: 36.855, y: 34.698), control1: CGPoint(x: 36.659, y: 31.966),
        control2: CGPoint(x: 37.328, y: 33.4))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline42: Path = {
      var path = Path()
      path.move(to: CGPoint(x: -0.691, y: 25.289))
      path.addLine(to: CGPoint(x: 6.827, y: 28.025))
      path.addLine(to: CGPoint(x: 4.09, y: 35.542))
      path.addLine(to: CGPoint(x: -3.427, y: 32.806))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline43: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 4.049, y: 31.271))
      path.addCurve(
        to: CGPoint(x: 0.845, y: 32.765), control1: CGPoint(x: 3.577, y: 32.568),
        control2: CGPoint(x: 2.142, y: 33.237))
      path.addCurve(
        to: CGPoint(x: -0.649, y: 29.561), control1: CGPoint(x: -0.453, y: 32.293),
        control2: CGPoint(x: -1.122, y: 30.858))
      path.addCurve(
        to: CGPoint(x: 2.555, y: 28.066), control1: CGPoint(x: -0.177, y: 28.263),
        control2: CGPoint(x: 1.257, y: 27.594))
      path.addCurve(
        to: CGPoint(x: 4.049, y: 31.271), control1: CGPoint(x: 3.852, y: 28.539),
        control2: CGPoint(x: 4.521, y: 29.973))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline44: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 6.827, y: 28.025))
      path.addLine(to: CGPoint(x: 14.344, y: 30.761))
      path.addLine(to: CGPoint(x: 11.608, y: 38.279))
      path.addLine(to: CGPoint(x: 4.09, y: 35.542))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline45: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 11.567, y: 34.007))
      path.addCurve(
        to: CGPoint(x: 8.362, y: 35.501), control1: CGPoint(x: 11.094, y: 35.304),
        control2: CGPoint(x: 9.66, y: 35.973))
      path.addCurve(
        to: CGPoint(x: 6.868, y: 32.297), control1: CGPoint(x: 7.065, y: 35.029),
        control2: CGPoint(x: 6.396, y: 33.594))
      path.addCurve(
        to: CGPoint(x: 10.072, y: 30.803), control1: CGPoint(x: 7.34, y: 30.999),
        control2: CGPoint(x: 8.775, y: 30.33))
      path.addCurve(
        to: CGPoint(x: 11.567, y: 34.007), control1: CGPoint(x: 11.37, y: 31.275),
        control2: CGPoint(x: 12.039, y: 32.709))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline46: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 14.344, y: 30.761))
      path.addLine(to: CGPoint(x: 21.862, y: 33.497))
      path.addLine(to: CGPoint(x: 19.126, y: 41.015))
      path.addLine(to: CGPoint(x: 11.608, y: 38.279))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline47: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 19.084, y: 36.743))
      path.addCurve(
        to: CGPoint(x: 15.88, y: 38.237), control1: CGPoint(x: 18.612, y: 38.04),
        control2: CGPoint(x: 17.177, y: 38.709))
      path.addCurve(
        to: CGPoint(x: 14.386, y: 35.033), control1: CGPoint(x: 14.582, y: 37.765),
        control2: CGPoint(x: 13.913, y: 36.33))
      path.addCurve(
        to: CGPoint(x: 17.59, y: 33.539), control1: CGPoint(x: 14.858, y: 33.735),
        control2: CGPoint(x: 16.292, y: 33.066))
      path.addCurve(
        to: CGPoint(x: 19.084, y: 36.743), control1: CGPoint(x: 18.887, y: 34.011),
        control2: CGPoint(x: 19.556, y: 35.446))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline48: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 21.862, y: 33.497))
      path.addLine(to: CGPoint(x: 29.379, y: 36.233))
      path.addLine(to: CGPoint(x: 26.643, y: 43.751))
      path.addLine(to: CGPoint(x: 19.126, y: 41.015))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline49: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 26.602, y: 39.479))
      path.addCurve(
        to: CGPoint(x: 23.397, y: 40.973), control1: CGPoint(x: 26.129, y: 40.777),
        control2: CGPoint(x: 24.695, y: 41.446))
      path.addCurve(
        to: CGPoint(x: 21.903, y: 37.769), control1: CGPoint(x: 22.1, y: 40.501),
        control2: CGPoint(x: 21.431, y: 39.067))
      path.addCurve(
        to: CGPoint(x: 25.107, y: 36.275), control1: CGPoint(x: 22.375, y: 36.472),
        control2: CGPoint(x: 23.81, y: 35.803))
      path.addCurve(
        to: CGPoint(x: 26.602, y: 39.479), control1: CGPoint(x: 26.405, y: 36.747),
        control2: CGPoint(x: 27.074, y: 38.182))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline50: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 29.379, y: 36.233))
      path.addLine(to: CGPoint(x: 36.897, y: 38.97))
      path.addLine(to: CGPoint(x: 34.161, y: 46.487))
      path.addLine(to: CGPoint(x: 26.643, y: 43.751))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline51: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 34.119, y: 42.215))
      path.addCurve(
        to: CGPoint(x: 30.915, y: 43.71), control1: CGPoint(x: 33.647, y: 43.513),
        control2: CGPoint(x: 32.212, y: 44.182))
      path.addCurve(
        to: CGPoint(x: 29.421, y: 40.505), control1: CGPoint(x: 29.617, y: 43.237),
        control2: CGPoint(x: 28.948, y: 41.803))
      path.addCurve(
        to: CGPoint(x: 32.625, y: 39.011), control1: CGPoint(x: 29.893, y: 39.208),
        control2: CGPoint(x: 31.328, y: 38.539))
      path.addCurve(
        to: CGPoint(x: 34.119, y: 42.215), control1: CGPoint(x: 33.922, y: 39.483),
        control2: CGPoint(x: 34.591, y: 40.918))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline52: Path = {
      var path = Path()
      path.addRect(CGRect(x: 40, y: 4, width: 16, height: 30))
      return path
    }()

    private nonisolated static let outline53: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 35.542, y: -4.09))
      path.addLine(to: CGPoint(x: 43.06, y: -1.354))
      path.addLine(to: CGPoint(x: 40.324, y: 6.163))
      path.addLine(to: CGPoint(x: 32.806, y: 3.427))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline54: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 40.282, y: 1.891))
      path.addCurve(
        to: CGPoint(x: 37.078, y: 3.386), control1: CGPoint(x: 39.81, y: 3.189),
        control2: CGPoint(x: 38.376, y: 3.858))
      path.addCurve(
        to: CGPoint(x: 35.584, y: 0.181), control1: CGPoint(x: 35.781, y: 2.913),
        control2: CGPoint(x: 35.112, y: 1.479))
      path.addCurve(
        to: CGPoint(x: 38.788, y: -1.313), control1: CGPoint(x: 36.056, y: -1.116),
        control2: CGPoint(x: 37.491, y: -1.785))
      path.addCurve(
        to: CGPoint(x: 40.282, y: 1.891), control1: CGPoint(x: 40.086, y: -0.841),
        control2: CGPoint(x: 40.755, y: 0.594))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline55: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 43.06, y: -1.354))
      path.addLine(to: CGPoint(x: 50.578, y: 1.382))
      path.addLine(to: CGPoint(x: 47.841, y: 8.899))
      path.addLine(to: CGPoint(x: 40.324, y: 6.163))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline56: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 47.8, y: 4.628))
      path.addCurve(
        to: CGPoint(x: 44.596, y: 6.122), control1: CGPoint(x: 47.328, y: 5.925),
        control2: CGPoint(x: 45.893, y: 6.594))
      path.addCurve(
        to: CGPoint(x: 43.101, y: 2.918), control1: CGPoint(x: 43.298, y: 5.65),
        control2: CGPoint(x: 42.629, y: 4.215))
      path.addCurve(
        to: CGPoint(x: 46.306, y: 1.423), control1: CGPoint(x: 43.574, y: 1.62),
        control2: CGPoint(x: 45.008, y: 0.951))
      path.addCurve(
        to: CGPoint(x: 47.8, y: 4.628), control1: CGPoint(x: 47.603, y: 1.896),
        control2: CGPoint(x: 48.272, y: 3.33))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline57: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 50.578, y: 1.382))
      path.addLine(to: CGPoint(x: 58.095, y: 4.118))
      path.addLine(to: CGPoint(x: 55.359, y: 11.636))
      path.addLine(to: CGPoint(x: 47.841, y: 8.899))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline58: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 55.317, y: 7.364))
      path.addCurve(
        to: CGPoint(x: 52.113, y: 8.858), control1: CGPoint(x: 54.845, y: 8.661),
        control2: CGPoint(x: 53.411, y: 9.33))
      path.addCurve(
        to: CGPoint(x: 50.619, y: 5.654), control1: CGPoint(x: 50.816, y: 8.386),
        control2: CGPoint(x: 50.147, y: 6.951))
      path.addCurve(
        to: CGPoint(x: 53.823, y: 4.16), control1: CGPoint(x: 51.091, y: 4.356),
        control2: CGPoint(x: 52.526, y: 3.687))
      path.addCurve(
        to: CGPoint(x: 55.317, y: 7.364), control1: CGPoint(x: 55.121, y: 4.632),
        control2: CGPoint(x: 55.79, y: 6.066))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline59: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 58.095, y: 4.118))
      path.addLine(to: CGPoint(x: 65.613, y: 6.854))
      path.addLine(to: CGPoint(x: 62.876, y: 14.372))
      path.addLine(to: CGPoint(x: 55.359, y: 11.636))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline60: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 62.835, y: 10.1))
      path.addCurve(
        to: CGPoint(x: 59.631, y: 11.594), control1: CGPoint(x: 62.363, y: 11.397),
        control2: CGPoint(x: 60.928, y: 12.066))
      path.addCurve(
        to: CGPoint(x: 58.137, y: 8.39), control1: CGPoint(x: 58.333, y: 11.122),
        control2: CGPoint(x: 57.664, y: 9.687))
      path.addCurve(
        to: CGPoint(x: 61.341, y: 6.896), control1: CGPoint(x: 58.609, y: 7.092),
        control2: CGPoint(x: 60.043, y: 6.423))
      path.addCurve(
        to: CGPoint(x: 62.835, y: 10.1), control1: CGPoint(x: 62.638, y: 7.368),
        control2: CGPoint(x: 63.307, y: 8.803))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline61: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 65.613, y: 6.854))
      path.addLine(to: CGPoint(x: 73.13, y: 9.59))
      path.addLine(to: CGPoint(x: 70.394, y: 17.108))
      path.addLine(to: CGPoint(x: 62.876, y: 14.372))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline62: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 70.353, y: 12.836))
      path.addCurve(
        to: CGPoint(x: 67.148, y: 14.33), control1: CGPoint(x: 69.88, y: 14.134),
        control2: CGPoint(x: 68.446, y: 14.803))
      path.addCurve(
        to: CGPoint(x: 65.654, y: 11.126), control1: CGPoint(x: 65.851, y: 13.858),
        control2: CGPoint(x: 65.182, y: 12.423))
      path.addCurve(
        to: CGPoint(x: 68.858, y: 9.632), control1: CGPoint(x: 66.126, y: 9.829),
        control2: CGPoint(x: 67.561, y: 9.16))
      path.addCurve(
        to: CGPoint(x: 70.353, y: 12.836), control1: CGPoint(x: 70.156, y: 10.104),
        control2: CGPoint(x: 70.825, y: 11.539))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline63: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 47.841, y: 8.899))
      path.addLine(to: CGPoint(x: 55.359, y: 11.636))
      path.addLine(to: CGPoint(x: 52.623, y: 19.153))
      path.addLine(to: CGPoint(x: 45.105, y: 16.417))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline64: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 52.581, y: 14.881))
      path.addCurve(
        to: CGPoint(x: 49.377, y: 16.376), control1: CGPoint(x: 52.109, y: 16.179),
        control2: CGPoint(x: 50.674, y: 16.848))
      path.addCurve(
        to: CGPoint(x: 47.883, y: 13.171), control1: CGPoint(x: 48.08, y: 15.903),
        control2: CGPoint(x: 47.411, y: 14.469))
      path.addCurve(
        to: CGPoint(x: 51.087, y: 11.677), control1: CGPoint(x: 48.355, y: 11.874),
        control2: CGPoint(x: 49.79, y: 11.205))
      path.addCurve(
        to: CGPoint(x: 52.581, y: 14.881), control1: CGPoint(x: 52.385, y: 12.149),
        control2: CGPoint(x: 53.054, y: 13.584))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline65: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 55.359, y: 11.636))
      path.addLine(to: CGPoint(x: 62.876, y: 14.372))
      path.addLine(to: CGPoint(x: 60.14, y: 21.889))
      path.addLine(to: CGPoint(x: 52.623, y: 19.153))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline66: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 60.099, y: 17.617))
      path.addCurve(
        to: CGPoint(x: 56.895, y: 19.112), control1: CGPoint(x: 59.627, y: 18.915),
        control2: CGPoint(x: 58.192, y: 19.584))
      path.addCurve(
        to: CGPoint(x: 55.4, y: 15.907), control1: CGPoint(x: 55.597, y: 18.639),
        control2: CGPoint(x: 54.928, y: 17.205))
      path.addCurve(
        to: CGPoint(x: 58.605, y: 14.413), control1: CGPoint(x: 55.873, y: 14.61),
        control2: CGPoint(x: 57.307, y: 13.941))
      path.addCurve(
        to: CGPoint(x: 60.099, y: 17.617), control1: CGPoint(x: 59.902, y: 14.885),
        control2: CGPoint(x: 60.571, y: 16.32))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline67: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 62.876, y: 14.372))
      path.addLine(to: CGPoint(x: 70.394, y: 17.108))
      path.addLine(to: CGPoint(x: 67.658, y: 24.625))
      path.addLine(to: CGPoint(x: 60.14, y: 21.889))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline68: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 67.616, y: 20.354))
      path.addCurve(
        to: CGPoint(x: 64.412, y: 21.848), control1: CGPoint(x: 67.144, y: 21.651),
        control2: CGPoint(x: 65.71, y: 22.32))
      path.addCurve(
        to: CGPoint(x: 62.918, y: 18.644), control1: CGPoint(x: 63.115, y: 21.376),
        control2: CGPoint(x: 62.446, y: 19.941))
      path.addCurve(
        to: CGPoint(x: 66.122, y: 17.149), control1: CGPoint(x: 63.39, y: 17.346),
        control2: CGPoint(x: 64.825, y: 16.677))
      path.addCurve(
        to: CGPoint(x: 67.616, y: 20.354), control1: CGPoint(x: 67.42, y: 17.622),
        control2: CGPoint(x: 68.089, y: 19.056))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline69: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 45.105, y: 16.417))
      path.addLine(to: CGPoint(x: 52.623, y: 19.153))
      path.addLine(to: CGPoint(x: 49.887, y: 26.671))
      path.addLine(to: CGPoint(x: 42.369, y: 23.935))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline70: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 49.845, y: 22.399))
      path.addCurve(
        to: CGPoint(x: 46.641, y: 23.893), control1: CGPoint(x: 49.373, y: 23.696),
        control2: CGPoint(x: 47.938, y: 24.365))
      path.addCurve(
        to: CGPoint(x: 45.147, y: 20.689), control1: CGPoint(x: 45.343, y: 23.421),
        control2: CGPoint(x: 44.674, y: 21.986))
      path.addCurve(
        to: CGPoint(x: 48.351, y: 19.195), control1: CGPoint(x: 45.619, y: 19.391),
        control2: CGPoint(x: 47.054, y: 18.722))
      path.addCurve(
        to: CGPoint(x: 49.845, y: 22.399), control1: CGPoint(x: 49.648, y: 19.667),
        control2: CGPoint(x: 50.317, y: 21.101))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline71: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 52.623, y: 19.153))
      path.addLine(to: CGPoint(x: 60.14, y: 21.889))
      path.addLine(to: CGPoint(x: 57.404, y: 29.407))
      path.addLine(to: CGPoint(x: 49.887, y: 26.671))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline72: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 57.363, y: 25.135))
      path.addCurve(
        to: CGPoint(x: 54.158, y: 26.629), control1: CGPoint(x: 56.89, y: 26.432),
        control2: CGPoint(x: 55.456, y: 27.101))
      path.addCurve(
        to: CGPoint(x: 52.664, y: 23.425), control1: CGPoint(x: 52.861, y: 26.157),
        control2: CGPoint(x: 52.192, y: 24.722))
      path.addCurve(
        to: CGPoint(x: 55.869, y: 21.931), control1: CGPoint(x: 53.136, y: 22.127),
        control2: CGPoint(x: 54.571, y: 21.459))
      path.addCurve(
        to: CGPoint(x: 57.363, y: 25.135), control1: CGPoint(x: 57.166, y: 22.403),
        control2: CGPoint(x: 57.835, y: 23.838))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline73: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 60.14, y: 21.889))
      path.addLine(to: CGPoint(x: 67.658, y: 24.625))
      path.addLine(to: CGPoint(x: 64.922, y: 32.143))
      path.addLine(to: CGPoint(x: 57.404, y: 29.407))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline74: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 64.88, y: 27.871))
      path.addCurve(
        to: CGPoint(x: 61.676, y: 29.365), control1: CGPoint(x: 64.408, y: 29.169),
        control2: CGPoint(x: 62.973, y: 29.838))
      path.addCurve(
        to: CGPoint(x: 60.182, y: 26.161), control1: CGPoint(x: 60.379, y: 28.893),
        control2: CGPoint(x: 59.71, y: 27.459))
      path.addCurve(
        to: CGPoint(x: 63.386, y: 24.667), control1: CGPoint(x: 60.654, y: 24.864),
        control2: CGPoint(x: 62.089, y: 24.195))
      path.addCurve(
        to: CGPoint(x: 64.88, y: 27.871), control1: CGPoint(x: 64.684, y: 25.139),
        control2: CGPoint(x: 65.352, y: 26.574))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline75: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 42.369, y: 23.935))
      path.addLine(to: CGPoint(x: 49.887, y: 26.671))
      path.addLine(to: CGPoint(x: 47.15, y: 34.188))
      path.addLine(to: CGPoint(x: 39.633, y: 31.452))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline76: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 47.109, y: 29.916))
      path.addCurve(
        to: CGPoint(x: 43.905, y: 31.411), control1: CGPoint(x: 46.637, y: 31.214),
        control2: CGPoint(x: 45.202, y: 31.883))
      path.addCurve(
        to: CGPoint(x: 42.411, y: 28.206), control1: CGPoint(x: 42.607, y: 30.938),
        control2: CGPoint(x: 41.938, y: 29.504))
      path.addCurve(
        to: CGPoint(x: 45.615, y: 26.712), control1: CGPoint(x: 42.883, y: 26.909),
        control2: CGPoint(x: 44.317, y: 26.24))
      path.addCurve(
        to: CGPoint(x: 47.109, y: 29.916), control1: CGPoint(x: 46.912, y: 27.184),
        control2: CGPoint(x: 47.581, y: 28.619))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline77: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 49.887, y: 26.671))
      path.addLine(to: CGPoint(x: 57.404, y: 29.407))
      path.addLine(to: CGPoint(x: 54.668, y: 36.924))
      path.addLine(to: CGPoint(x: 47.15, y: 34.188))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline78: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 54.627, y: 32.653))
      path.addCurve(
        to: CGPoint(x: 51.422, y: 34.147), control1: CGPoint(x: 54.154, y: 33.95),
        control2: CGPoint(x: 52.72, y: 34.619))
      path.addCurve(
        to: CGPoint(x: 49.928, y: 30.942), control1: CGPoint(x: 50.125, y: 33.675),
        control2: CGPoint(x: 49.456, y: 32.24))
      path.addCurve(
        to: CGPoint(x: 53.132, y: 29.448), control1: CGPoint(x: 50.4, y: 29.645),
        control2: CGPoint(x: 51.835, y: 28.976))
      path.addCurve(
        to: CGPoint(x: 54.627, y: 32.653), control1: CGPoint(x: 54.43, y: 29.921),
        control2: CGPoint(x: 55.099, y: 31.355))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline79: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 57.404, y: 29.407))
      path.addLine(to: CGPoint(x: 64.922, y: 32.143))
      path.addLine(to: CGPoint(x: 62.186, y: 39.661))
      path.addLine(to: CGPoint(x: 54.668, y: 36.924))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline80: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 62.144, y: 35.389))
      path.addCurve(
        to: CGPoint(x: 58.94, y: 36.883), control1: CGPoint(x: 61.672, y: 36.686),
        control2: CGPoint(x: 60.237, y: 37.355))
      path.addCurve(
        to: CGPoint(x: 57.446, y: 33.679), control1: CGPoint(x: 57.642, y: 36.411),
        control2: CGPoint(x: 56.973, y: 34.976))
      path.addCurve(
        to: CGPoint(x: 60.65, y: 32.184), control1: CGPoint(x: 57.918, y: 32.381),
        control2: CGPoint(x: 59.352, y: 31.712))
      path.addCurve(
        to: CGPoint(x: 62.144, y: 35.389), control1: CGPoint(x: 61.947, y: 32.657),
        control2: CGPoint(x: 62.616, y: 34.091))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline81: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 39.633, y: 31.452))
      path.addLine(to: CGPoint(x: 47.15, y: 34.188))
      path.addLine(to: CGPoint(x: 44.414, y: 41.706))
      path.addLine(to: CGPoint(x: 36.897, y: 38.97))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline82: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 44.373, y: 37.434))
      path.addCurve(
        to: CGPoint(x: 41.169, y: 38.928), control1: CGPoint(x: 43.901, y: 38.731),
        control2: CGPoint(x: 42.466, y: 39.4))
      path.addCurve(
        to: CGPoint(x: 39.674, y: 35.724), control1: CGPoint(x: 39.871, y: 38.456),
        control2: CGPoint(x: 39.202, y: 37.021))
      path.addCurve(
        to: CGPoint(x: 42.879, y: 34.23), control1: CGPoint(x: 40.147, y: 34.426),
        control2: CGPoint(x: 41.581, y: 33.757))
      path.addCurve(
        to: CGPoint(x: 44.373, y: 37.434), control1: CGPoint(x: 44.176, y: 34.702),
        control2: CGPoint(x: 44.845, y: 36.137))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline83: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 47.15, y: 34.188))
      path.addLine(to: CGPoint(x: 54.668, y: 36.924))
      path.addLine(to: CGPoint(x: 51.932, y: 44.442))
      path.addLine(to: CGPoint(x: 44.414, y: 41.706))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline84: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 51.89, y: 40.17))
      path.addCurve(
        to: CGPoint(x: 48.686, y: 41.664), control1: CGPoint(x: 51.418, y: 41.468),
        control2: CGPoint(x: 49.984, y: 42.137))
      path.addCurve(
        to: CGPoint(x: 47.192, y: 38.46), control1: CGPoint(x: 47.389, y: 41.192),
        control2: CGPoint(x: 46.72, y: 39.757))
      path.addCurve(
        to: CGPoint(x: 50.396, y: 36.966), control1: CGPoint(x: 47.664, y: 37.163),
        control2: CGPoint(x: 49.099, y: 36.494))
      path.addCurve(
        to: CGPoint(x: 51.89, y: 40.17), control1: CGPoint(x: 51.694, y: 37.438),
        control2: CGPoint(x: 52.363, y: 38.873))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline85: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 54.668, y: 36.924))
      path.addLine(to: CGPoint(x: 62.186, y: 39.661))
      path.addLine(to: CGPoint(x: 59.449, y: 47.178))
      path.addLine(to: CGPoint(x: 51.932, y: 44.442))
      path.closeSubpath()
      return path
    }()

    private nonisolated static let outline86: Path = {
      var path = Path()
      path.move(to: CGPoint(x: 59.408, y: 42.906))
      path.addCurve(
        to: CGPoint(x: 56.204, y: 44.4), control1: CGPoint(x: 58.936, y: 44.204),
        control2: CGPoint(x: 57.501, y: 44.873))
      path.addCurve(
        to: CGPoint(x: 54.709, y: 41.196), control1: CGPoint(x: 54.906, y: 43.928),
        control2: CGPoint(x: 54.237, y: 42.494))
      path.addCurve(
        to: CGPoint(x: 57.914, y: 39.702), control1: CGPoint(x: 55.182, y: 39.899),
        control2: CGPoint(x: 56.616, y: 39.23))
      path.addCurve(
        to: CGPoint(x: 59.408, y: 42.906), control1: CGPoint(x: 59.211, y: 40.174),
        control2: CGPoint(x: 59.88, y: 41.609))
      path.closeSubpath()
      return path
    }()
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Picture()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Picture: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      context.fill(outline1, with: .color(.sRGB, red: 0.8667, green: 0.8667, blue: 0.9333))
      if let picture = picture(picture0) {
        context.draw(
          Image(decorative: picture, scale: 1).interpolation(.none),
          in: CGRect(x: 2, y: 2, width: 24, height: 16))
      }
      do {
        var context = context
        context.concatenate(
          CGAffineTransform(
            a: 0.906307787, b: 0.422618262, c: -0.422618262, d: 0.906307787, tx: 36, ty: 6))
        context.opacity = 0.5
        if let picture = picture(picture1) {
          context.draw(
            Image(decorative: picture, scale: 1).interpolation(.none),
            in: CGRect(x: 0, y: 0, width: 24, height: 16))
        }
      }
    }

    /// The picture of a PNG file in Base64.
    private nonisolated static func picture(_ text: String) -> CGImage? {
      guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
        let provider = CGDataProvider(data: data as CFData)
      else { return nil }
      return CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 20))
      return path
    }()

    private nonisolated static let picture0 = """
      iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAAXNSR0IArs4c6QAAADpJREFUeJxtyKENACAMRcGXTlPNJB0B
      wUzojtOZMB8DruqSM3AGxcK1KRWuQ8mIhJh68rUuicS6JCYXxiwaYYTN8m8AAAAASUVORK5CYII=
      """

    private nonisolated static let picture1 = """
      iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAAXNSR0IArs4c6QAAADpJREFUeJxtyKENACAMRcGXTlPNJB0B
      wUzojtOZMB8DruqSM3AGxcK1KRWuQ8mIhJh68rUuicS6JCYXxiwaYYTN8m8AAAAASUVORK5CYII=
      """
  }

  /// A drawing that fills the space it is given.
  ///
  /// It was drawn in a box of 60 by 40:
  ///
  ///     IconViews.Crowd()
  ///       .aspectRatio(CGSize(width: 60, height: 40), contentMode: .fit)
  struct Crowd: View {
    var body: some View {
      Canvas { context, size in
        context.scaleBy(x: size.width / 60, y: size.height / 40)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
        Self.draw1(in: &context)
        Self.draw2(in: &context)
      }
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.clip(to: paths[0])
        draw3(in: &context)
        draw4(in: &context)
        draw5(in: &context)
      }
    }

    private nonisolated static func draw2(in context: inout GraphicsContext) {
      context.fill(paths[241], with: .color(.sRGB, red: 0, green: 0, blue: 0))
    }

    private nonisolated static func draw3(in context: inout GraphicsContext) {
      context.fill(paths[1], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0))
      context.fill(paths[2], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.0667))
      context.fill(paths[3], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.1333))
      context.fill(paths[4], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2))
      context.fill(paths[5], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2667))
      context.fill(paths[6], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.3333))
      context.fill(paths[7], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.4))
      context.fill(paths[8], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0))
      context.fill(paths[9], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.0667))
      context.fill(paths[10], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.1333))
      context.fill(paths[11], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2))
      context.fill(paths[12], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2667))
      context.fill(paths[13], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.3333))
      context.fill(paths[14], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.4))
      context.fill(paths[15], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0))
      context.fill(paths[16], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.0667))
      context.fill(paths[17], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.1333))
      context.fill(paths[18], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2))
      context.fill(paths[19], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2667))
      context.fill(paths[20], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.3333))
      context.fill(paths[21], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.4))
      context.fill(paths[22], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0))
      context.fill(paths[23], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.0667))
      context.fill(paths[24], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.1333))
      context.fill(paths[25], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2))
      context.fill(paths[26], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2667))
      context.fill(paths[27], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.3333))
      context.fill(paths[28], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.4))
      context.fill(paths[29], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0))
      context.fill(paths[30], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.0667))
      context.fill(paths[31], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.1333))
      context.fill(paths[32], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2))
      context.fill(paths[33], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2667))
      context.fill(paths[34], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.3333))
      context.fill(paths[35], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.4))
      context.fill(paths[36], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0))
      context.fill(paths[37], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.0667))
      context.fill(paths[38], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.1333))
      context.fill(paths[39], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2))
      context.fill(paths[40], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2667))
      context.fill(paths[41], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.3333))
      context.fill(paths[42], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.4))
      context.fill(paths[43], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0))
      context.fill(paths[44], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.0667))
      context.fill(paths[45], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.1333))
      context.fill(paths[46], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2))
      context.fill(paths[47], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2667))
      context.fill(paths[48], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.3333))
      context.fill(paths[49], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.4))
      context.fill(paths[50], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0))
      context.fill(paths[51], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.0667))
      context.fill(paths[52], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.1333))
      context.fill(paths[53], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2))
      context.fill(paths[54], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2667))
      context.fill(paths[55], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.3333))
      context.fill(paths[56], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.4))
      context.fill(paths[57], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0))
      context.fill(paths[58], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.0667))
      context.fill(paths[59], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.1333))
      context.fill(paths[60], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2))
      context.fill(paths[61], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2667))
      context.fill(paths[62], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.3333))
      context.fill(paths[63], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.4))
      context.fill(paths[64], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0))
      context.fill(paths[65], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.0667))
      context.fill(paths[66], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.1333))
      context.fill(paths[67], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2))
      context.fill(paths[68], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2667))
      context.fill(paths[69], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.3333))
      context.fill(paths[70], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.4))
      context.fill(paths[71], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0))
      context.fill(paths[72], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.0667))
      context.fill(paths[73], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.1333))
      context.fill(paths[74], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2))
      context.fill(paths[75], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2667))
      context.fill(paths[76], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.3333))
      context.fill(paths[77], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.4))
      context.fill(paths[78], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0))
      context.fill(paths[79], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.0667))
      context.fill(paths[80], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.1333))
      context.fill(paths[81], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2))
      context.fill(paths[82], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2667))
      context.fill(paths[83], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.3333))
      context.fill(paths[84], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.4))
      context.fill(paths[85], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0))
      context.fill(paths[86], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.0667))
      context.fill(paths[87], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.1333))
      context.fill(paths[88], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2))
      context.fill(paths[89], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2667))
      context.fill(paths[90], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.3333))
      context.fill(paths[91], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.4))
      context.fill(paths[92], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0))
      context.fill(paths[93], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.0667))
      context.fill(paths[94], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.1333))
      context.fill(paths[95], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2))
      context.fill(paths[96], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2667))
      context.fill(paths[97], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.3333))
      context.fill(paths[98], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.4))
      context.fill(paths[99], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0))
      context.fill(paths[100], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.0667))
    }

    private nonisolated static func draw4(in context: inout GraphicsContext) {
      context.fill(paths[101], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.1333))
      context.fill(paths[102], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2))
      context.fill(paths[103], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2667))
      context.fill(paths[104], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.3333))
      context.fill(paths[105], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.4))
      context.fill(paths[106], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0))
      context.fill(paths[107], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.0667))
      context.fill(paths[108], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.1333))
      context.fill(paths[109], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2))
      context.fill(paths[110], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2667))
      context.fill(paths[111], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.3333))
      context.fill(paths[112], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.4))
      context.fill(paths[113], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0))
      context.fill(paths[114], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.0667))
      context.fill(paths[115], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.1333))
      context.fill(paths[116], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2))
      context.fill(paths[117], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2667))
      context.fill(paths[118], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.3333))
      context.fill(paths[119], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.4))
      context.fill(paths[120], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0))
      context.fill(paths[121], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.0667))
      context.fill(paths[122], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.1333))
      context.fill(paths[123], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2))
      context.fill(paths[124], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2667))
      context.fill(paths[125], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.3333))
      context.fill(paths[126], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.4))
      context.fill(paths[127], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0))
      context.fill(paths[128], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.0667))
      context.fill(paths[129], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.1333))
      context.fill(paths[130], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2))
      context.fill(paths[131], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2667))
      context.fill(paths[132], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.3333))
      context.fill(paths[133], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.4))
      context.fill(paths[134], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0))
      context.fill(paths[135], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.0667))
      context.fill(paths[136], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.1333))
      context.fill(paths[137], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2))
      context.fill(paths[138], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2667))
      context.fill(paths[139], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.3333))
      context.fill(paths[140], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.4))
      context.fill(paths[141], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0))
      context.fill(paths[142], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.0667))
      context.fill(paths[143], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.1333))
      context.fill(paths[144], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2))
      context.fill(paths[145], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2667))
      context.fill(paths[146], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.3333))
      context.fill(paths[147], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.4))
      context.fill(paths[148], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0))
      context.fill(paths[149], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.0667))
      context.fill(paths[150], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.1333))
      context.fill(paths[151], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2))
      context.fill(paths[152], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2667))
      context.fill(paths[153], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.3333))
      context.fill(paths[154], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.4))
      context.fill(paths[155], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0))
      context.fill(paths[156], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.0667))
      context.fill(paths[157], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.1333))
      context.fill(paths[158], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2))
      context.fill(paths[159], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2667))
      context.fill(paths[160], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.3333))
      context.fill(paths[161], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.4))
      context.fill(paths[162], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0))
      context.fill(paths[163], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.0667))
      context.fill(paths[164], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.1333))
      context.fill(paths[165], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2))
      context.fill(paths[166], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2667))
      context.fill(paths[167], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.3333))
      context.fill(paths[168], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.4))
      context.fill(paths[169], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0))
      context.fill(paths[170], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.0667))
      context.fill(paths[171], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.1333))
      context.fill(paths[172], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2))
      context.fill(paths[173], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2667))
      context.fill(paths[174], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.3333))
      context.fill(paths[175], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.4))
      context.fill(paths[176], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0))
      context.fill(paths[177], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.0667))
      context.fill(paths[178], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.1333))
      context.fill(paths[179], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2))
      context.fill(paths[180], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2667))
      context.fill(paths[181], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.3333))
      context.fill(paths[182], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.4))
      context.fill(paths[183], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0))
      context.fill(paths[184], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.0667))
      context.fill(paths[185], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.1333))
      context.fill(paths[186], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2))
      context.fill(paths[187], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2667))
      context.fill(paths[188], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.3333))
      context.fill(paths[189], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.4))
      context.fill(paths[190], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0))
      context.fill(paths[191], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.0667))
      context.fill(paths[192], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.1333))
      context.fill(paths[193], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2))
      context.fill(paths[194], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2667))
      context.fill(paths[195], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.3333))
      context.fill(paths[196], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.4))
      context.fill(paths[197], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0))
      context.fill(paths[198], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.0667))
      context.fill(paths[199], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.1333))
      context.fill(paths[200], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2))
    }

    private nonisolated static func draw5(in context: inout GraphicsContext) {
      context.fill(paths[201], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2667))
      context.fill(paths[202], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.3333))
      context.fill(paths[203], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.4))
      context.fill(paths[204], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0))
      context.fill(paths[205], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.0667))
      context.fill(paths[206], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.1333))
      context.fill(paths[207], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.2))
      context.fill(paths[208], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2667))
      context.fill(paths[209], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.3333))
      context.fill(paths[210], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.4))
      context.fill(paths[211], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0))
      context.fill(paths[212], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.0667))
      context.fill(paths[213], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.1333))
      context.fill(paths[214], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.2))
      context.fill(paths[215], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.2667))
      context.fill(paths[216], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.3333))
      context.fill(paths[217], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.4))
      context.fill(paths[218], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0))
      context.fill(paths[219], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.0667))
      context.fill(paths[220], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.1333))
      context.fill(paths[221], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.2))
      context.fill(paths[222], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.2667))
      context.fill(paths[223], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0.3333))
      context.fill(paths[224], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.4))
      context.fill(paths[225], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0))
      context.fill(paths[226], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.0667))
      context.fill(paths[227], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.1333))
      context.fill(paths[228], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.2))
      context.fill(paths[229], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.2667))
      context.fill(paths[230], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0.3333))
      context.fill(paths[231], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.4))
      context.fill(paths[232], with: .color(.sRGB, red: 0.4, green: 0.6667, blue: 0))
      context.fill(paths[233], with: .color(.sRGB, red: 0.4667, green: 0.6667, blue: 0.0667))
      context.fill(paths[234], with: .color(.sRGB, red: 0.5333, green: 0.6667, blue: 0.1333))
      context.fill(paths[235], with: .color(.sRGB, red: 0, green: 0.6667, blue: 0.2))
      context.fill(paths[236], with: .color(.sRGB, red: 0.0667, green: 0.6667, blue: 0.2667))
      context.fill(paths[237], with: .color(.sRGB, red: 0.1333, green: 0.6667, blue: 0.3333))
      context.fill(paths[238], with: .color(.sRGB, red: 0.2, green: 0.6667, blue: 0.4))
      context.fill(paths[239], with: .color(.sRGB, red: 0.2667, green: 0.6667, blue: 0))
      context.fill(paths[240], with: .color(.sRGB, red: 0.3333, green: 0.6667, blue: 0.0667))
    }

    /// The outlines, built once.
    private nonisolated static let paths: [Path] = commands.map { commands in
      var path = Path()
      for (command, n) in commands {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 49 20
      C 49 30.493 40.493 39 30 39
      C 19.507 39 11 30.493 11 20
      C 11 9.507 19.507 1 30 1
      C 40.493 1 49 9.507 49 20
      Z
      /
      M 0 0
      L 2.5 0
      L 2.5 2
      L 0 2
      Z
      /
      M 3 0
      L 5.5 0
      L 5.5 2
      L 3 2
      Z
      /
      M 6 0
      L 8.5 0
      L 8.5 2
      L 6 2
      Z
      /
      M 9 0
      L 11.5 0
      L 11.5 2
      L 9 2
      Z
      /
      M 12 0
      L 14.5 0
      L 14.5 2
      L 12 2
      Z
      /
      M 15 0
      L 17.5 0
      L 17.5 2
      L 15 2
      Z
      /
      M 18 0
      L 20.5 0
      L 20.5 2
      L 18 2
      Z
      /
      M 21 0
      L 23.5 0
      L 23.5 2
      L 21 2
      Z
      /
      M 24 0
      L 26.5 0
      L 26.5 2
      L 24 2
      Z
      /
      M 27 0
      L 29.5 0
      L 29.5 2
      L 27 2
      Z
      /
      M 30 0
      L 32.5 0
      L 32.5 2
      L 30 2
      Z
      /
      M 33 0
      L 35.5 0
      L 35.5 2
      L 33 2
      Z
      /
      M 36 0
      L 38.5 0
      L 38.5 2
      L 36 2
      Z
      /
      M 39 0
      L 41.5 0
      L 41.5 2
      L 39 2
      Z
      /
      M 42 0
      L 44.5 0
      L 44.5 2
      L 42 2
      Z
      /
      M 45 0
      L 47.5 0
      L 47.5 2
      L 45 2
      Z
      /
      M 48 0
      L 50.5 0
      L 50.5 2
      L 48 2
      Z
      /
      M 51 0
      L 53.5 0
      L 53.5 2
      L 51 2
      Z
      /
      M 54 0
      L 56.5 0
      L 56.5 2
      L 54 2
      Z
      /
      M 57 0
      L 59.5 0
      L 59.5 2
      L 57 2
      Z
      /
      M 0 3
      L 2.5 3
      L 2.5 5
      L 0 5
      Z
      /
      M 3 3
      L 5.5 3
      L 5.5 5
      L 3 5
      Z
      /
      M 6 3
      L 8.5 3
      L 8.5 5
      L 6 5
      Z
      /
      M 9 3
      L 11.5 3
      L 11.5 5
      L 9 5
      Z
      /
      M 12 3
      L 14.5 3
      L 14.5 5
      L 12 5
      Z
      /
      M 15 3
      L 17.5 3
      L 17.5 5
      L 15 5
      Z
      /
      M 18 3
      L 20.5 3
      L 20.5 5
      L 18 5
      Z
      /
      M 21 3
      L 23.5 3
      L 23.5 5
      L 21 5
      Z
      /
      M 24 3
      L 26.5 3
      L 26.5 5
      L 24 5
      Z
      /
      M 27 3
      L 29.5 3
      L 29.5 5
      L 27 5
      Z
      /
      M 30 3
      L 32.5 3
      L 32.5 5
      L 30 5
      Z
      /
      M 33 3
      L 35.5 3
      L 35.5 5
      L 33 5
      Z
      /
      M 36 3
      L 38.5 3
      L 38.5 5
      L 36 5
      Z
      /
      M 39 3
      L 41.5 3
      L 41.5 5
      L 39 5
      Z
      /
      M 42 3
      L 44.5 3
      L 44.5 5
      L 42 5
      Z
      /
      M 45 3
      L 47.5 3
      L 47.5 5
      L 45 5
      Z
      /
      M 48 3
      L 50.5 3
      L 50.5 5
      L 48 5
      Z
      /
      M 51 3
      L 53.5 3
      L 53.5 5
      L 51 5
      Z
      /
      M 54 3
      L 56.5 3
      L 56.5 5
      L 54 5
      Z
      /
      M 57 3
      L 59.5 3
      L 59.5 5
      L 57 5
      Z
      /
      M 0 6
      L 2.5 6
      L 2.5 8
      L 0 8
      Z
      /
      M 3 6
      L 5.5 6
      L 5.5 8
      L 3 8
      Z
      /
      M 6 6
      L 8.5 6
      L 8.5 8
      L 6 8
      Z
      /
      M 9 6
      L 11.5 6
      L 11.5 8
      L 9 8
      Z
      /
      M 12 6
      L 14.5 6
      L 14.5 8
      L 12 8
      Z
      /
      M 15 6
      L 17.5 6
      L 17.5 8
      L 15 8
      Z
      /
      M 18 6
      L 20.5 6
      L 20.5 8
      L 18 8
      Z
      /
      M 21 6
      L 23.5 6
      L 23.5 8
      L 21 8
      Z
      /
      M 24 6
      L 26.5 6
      L 26.5 8
      L 24 8
      Z
      /
      M 27 6
      L 29.5 6
      L 29.5 8
      L 27 8
      Z
      /
      M 30 6
      L 32.5 6
      L 32.5 8
      L 30 8
      Z
      /
      M 33 6
      L 35.5 6
      L 35.5 8
      L 33 8
      Z
      /
      M 36 6
      L 38.5 6
      L 38.5 8
      L 36 8
      Z
      /
      M 39 6
      L 41.5 6
      L 41.5 8
      L 39 8
      Z
      /
      M 42 6
      L 44.5 6
      L 44.5 8
      L 42 8
      Z
      /
      M 45 6
      L 47.5 6
      L 47.5 8
      L 45 8
      Z
      /
      M 48 6
      L 50.5 6
      L 50.5 8
      L 48 8
      Z
      /
      M 51 6
      L 53.5 6
      L 53.5 8
      L 51 8
      Z
      /
      M 54 6
      L 56.5 6
      L 56.5 8
      L 54 8
      Z
      /
      M 57 6
      L 59.5 6
      L 59.5 8
      L 57 8
      Z
      /
      M 0 9
      L 2.5 9
      L 2.5 11
      L 0 11
      Z
      /
      M 3 9
      L 5.5 9
      L 5.5 11
      L 3 11
      Z
      /
      M 6 9
      L 8.5 9
      L 8.5 11
      L 6 11
      Z
      /
      M 9 9
      L 11.5 9
      L 11.5 11
      L 9 11
      Z
      /
      M 12 9
      L 14.5 9
      L 14.5 11
      L 12 11
      Z
      /
      M 15 9
      L 17.5 9
      L 17.5 11
      L 15 11
      Z
      /
      M 18 9
      L 20.5 9
      L 20.5 11
      L 18 11
      Z
      /
      M 21 9
      L 23.5 9
      L 23.5 11
      L 21 11
      Z
      /
      M 24 9
      L 26.5 9
      L 26.5 11
      L 24 11
      Z
      /
      M 27 9
      L 29.5 9
      L 29.5 11
      L 27 11
      Z
      /
      M 30 9
      L 32.5 9
      L 32.5 11
      L 30 11
      Z
      /
      M 33 9
      L 35.5 9
      L 35.5 11
      L 33 11
      Z
      /
      M 36 9
      L 38.5 9
      L 38.5 11
      L 36 11
      Z
      /
      M 39 9
      L 41.5 9
      L 41.5 11
      L 39 11
      Z
      /
      M 42 9
      L 44.5 9
      L 44.5 11
      L 42 11
      Z
      /
      M 45 9
      L 47.5 9
      L 47.5 11
      L 45 11
      Z
      /
      M 48 9
      L 50.5 9
      L 50.5 11
      L 48 11
      Z
      /
      M 51 9
      L 53.5 9
      L 53.5 11
      L 51 11
      Z
      /
      M 54 9
      L 56.5 9
      L 56.5 11
      L 54 11
      Z
      /
      M 57 9
      L 59.5 9
      L 59.5 11
      L 57 11
      Z
      /
      M 0 12
      L 2.5 12
      L 2.5 14
      L 0 14
      Z
      /
      M 3 12
      L 5.5 12
      L 5.5 14
      L 3 14
      Z
      /
      M 6 12
      L 8.5 12
      L 8.5 14
      L 6 14
      Z
      /
      M 9 12
      L 11.5 12
      L 11.5 14
      L 9 14
      Z
      /
      M 12 12
      L 14.5 12
      L 14.5 14
      L 12 14
      Z
      /
      M 15 12
      L 17.5 12
      L 17.5 14
      L 15 14
      Z
      /
      M 18 12
      L 20.5 12
      L 20.5 14
      L 18 14
      Z
      /
      M 21 12
      L 23.5 12
      L 23.5 14
      L 21 14
      Z
      /
      M 24 12
      L 26.5 12
      L 26.5 14
      L 24 14
      Z
      /
      M 27 12
      L 29.5 12
      L 29.5 14
      L 27 14
      Z
      /
      M 30 12
      L 32.5 12
      L 32.5 14
      L 30 14
      Z
      /
      M 33 12
      L 35.5 12
      L 35.5 14
      L 33 14
      Z
      /
      M 36 12
      L 38.5 12
      L 38.5 14
      L 36 14
      Z
      /
      M 39 12
      L 41.5 12
      L 41.5 14
      L 39 14
      Z
      /
      M 42 12
      L 44.5 12
      L 44.5 14
      L 42 14
      Z
      /
      M 45 12
      L 47.5 12
      L 47.5 14
      L 45 14
      Z
      /
      M 48 12
      L 50.5 12
      L 50.5 14
      L 48 14
      Z
      /
      M 51 12
      L 53.5 12
      L 53.5 14
      L 51 14
      Z
      /
      M 54 12
      L 56.5 12
      L 56.5 14
      L 54 14
      Z
      /
      M 57 12
      L 59.5 12
      L 59.5 14
      L 57 14
      Z
      /
      M 0 15
      L 2.5 15
      L 2.5 17
      L 0 17
      Z
      /
      M 3 15
      L 5.5 15
      L 5.5 17
      L 3 17
      Z
      /
      M 6 15
      L 8.5 15
      L 8.5 17
      L 6 17
      Z
      /
      M 9 15
      L 11.5 15
      L 11.5 17
      L 9 17
      Z
      /
      M 12 15
      L 14.5 15
      L 14.5 17
      L 12 17
      Z
      /
      M 15 15
      L 17.5 15
      L 17.5 17
      L 15 17
      Z
      /
      M 18 15
      L 20.5 15
      L 20.5 17
      L 18 17
      Z
      /
      M 21 15
      L 23.5 15
      L 23.5 17
      L 21 17
      Z
      /
      M 24 15
      L 26.5 15
      L 26.5 17
      L 24 17
      Z
      /
      M 27 15
      L 29.5 15
      L 29.5 17
      L 27 17
      Z
      /
      M 30 15
      L 32.5 15
      L 32.5 17
      L 30 17
      Z
      /
      M 33 15
      L 35.5 15
      L 35.5 17
      L 33 17
      Z
      /
      M 36 15
      L 38.5 15
      L 38.5 17
      L 36 17
      Z
      /
      M 39 15
      L 41.5 15
      L 41.5 17
      L 39 17
      Z
      /
      M 42 15
      L 44.5 15
      L 44.5 17
      L 42 17
      Z
      /
      M 45 15
      L 47.5 15
      L 47.5 17
      L 45 17
      Z
      /
      M 48 15
      L 50.5 15
      L 50.5 17
      L 48 17
      Z
      /
      M 51 15
      L 53.5 15
      L 53.5 17
      L 51 17
      Z
      /
      M 54 15
      L 56.5 15
      L 56.5 17
      L 54 17
      Z
      /
      M 57 15
      L 59.5 15
      L 59.5 17
      L 57 17
      Z
      /
      M 0 18
      L 2.5 18
      L 2.5 20
      L 0 20
      Z
      /
      M 3 18
      L 5.5 18
      L 5.5 20
      L 3 20
      Z
      /
      M 6 18
      L 8.5 18
      L 8.5 20
      L 6 20
      Z
      /
      M 9 18
      L 11.5 18
      L 11.5 20
      L 9 20
      Z
      /
      M 12 18
      L 14.5 18
      L 14.5 20
      L 12 20
      Z
      /
      M 15 18
      L 17.5 18
      L 17.5 20
      L 15 20
      Z
      /
      M 18 18
      L 20.5 18
      L 20.5 20
      L 18 20
      Z
      /
      M 21 18
      L 23.5 18
      L 23.5 20
      L 21 20
      Z
      /
      M 24 18
      L 26.5 18
      L 26.5 20
      L 24 20
      Z
      /
      M 27 18
      L 29.5 18
      L 29.5 20
      L 27 20
      Z
      /
      M 30 18
      L 32.5 18
      L 32.5 20
      L 30 20
      Z
      /
      M 33 18
      L 35.5 18
      L 35.5 20
      L 33 20
      Z
      /
      M 36 18
      L 38.5 18
      L 38.5 20
      L 36 20
      Z
      /
      M 39 18
      L 41.5 18
      L 41.5 20
      L 39 20
      Z
      /
      M 42 18
      L 44.5 18
      L 44.5 20
      L 42 20
      Z
      /
      M 45 18
      L 47.5 18
      L 47.5 20
      L 45 20
      Z
      /
      M 48 18
      L 50.5 18
      L 50.5 20
      L 48 20
      Z
      /
      M 51 18
      L 53.5 18
      L 53.5 20
      L 51 20
      Z
      /
      M 54 18
      L 56.5 18
      L 56.5 20
      L 54 20
      Z
      /
      M 57 18
      L 59.5 18
      L 59.5 20
      L 57 20
      Z
      /
      M 0 21
      L 2.5 21
      L 2.5 23
      L 0 23
      Z
      /
      M 3 21
      L 5.5 21
      L 5.5 23
      L 3 23
      Z
      /
      M 6 21
      L 8.5 21
      L 8.5 23
      L 6 23
      Z
      /
      M 9 21
      L 11.5 21
      L 11.5 23
      L 9 23
      Z
      /
      M 12 21
      L 14.5 21
      L 14.5 23
      L 12 23
      Z
      /
      M 15 21
      L 17.5 21
      L 17.5 23
      L 15 23
      Z
      /
      M 18 21
      L 20.5 21
      L 20.5 23
      L 18 23
      Z
      /
      M 21 21
      L 23.5 21
      L 23.5 23
      L 21 23
      Z
      /
      M 24 21
      L 26.5 21
      L 26.5 23
      L 24 23
      Z
      /
      M 27 21
      L 29.5 21
      L 29.5 23
      L 27 23
      Z
      /
      M 30 21
      L 32.5 21
      L 32.5 23
      L 30 23
      Z
      /
      M 33 21
      L 35.5 21
      L 35.5 23
      L 33 23
      Z
      /
      M 36 21
      L 38.5 21
      L 38.5 23
      L 36 23
      Z
      /
      M 39 21
      L 41.5 21
      L 41.5 23
      L 39 23
      Z
      /
      M 42 21
      L 44.5 21
      L 44.5 23
      L 42 23
      Z
      /
      M 45 21
      L 47.5 21
      L 47.5 23
      L 45 23
      Z
      /
      M 48 21
      L 50.5 21
      L 50.5 23
      L 48 23
      Z
      /
      M 51 21
      L 53.5 21
      L 53.5 23
      L 51 23
      Z
      /
      M 54 21
      L 56.5 21
      L 56.5 23
      L 54 23
      Z
      /
      M 57 21
      L 59.5 21
      L 59.5 23
      L 57 23
      Z
      /
      M 0 24
      L 2.5 24
      L 2.5 26
      L 0 26
      Z
      /
      M 3 24
      L 5.5 24
      L 5.5 26
      L 3 26
      Z
      /
      M 6 24
      L 8.5 24
      L 8.5 26
      L 6 26
      Z
      /
      M 9 24
      L 11.5 24
      L 11.5 26
      L 9 26
      Z
      /
      M 12 24
      L 14.5 24
      L 14.5 26
      L 12 26
      Z
      /
      M 15 24
      L 17.5 24
      L 17.5 26
      L 15 26
      Z
      /
      M 18 24
      L 20.5 24
      L 20.5 26
      L 18 26
      Z
      /
      M 21 24
      L 23.5 24
      L 23.5 26
      L 21 26
      Z
      /
      M 24 24
      L 26.5 24
      L 26.5 26
      L 24 26
      Z
      /
      M 27 24
      L 29.5 24
      L 29.5 26
      L 27 26
      Z
      /
      M 30 24
      L 32.5 24
      L 32.5 26
      L 30 26
      Z
      /
      M 33 24
      L 35.5 24
      L 35.5 26
      L 33 26
      Z
      /
      M 36 24
      L 38.5 24
      L 38.5 26
      L 36 26
      Z
      /
      M 39 24
      L 41.5 24
      L 41.5 26
      L 39 26
      Z
      /
      M 42 24
      L 44.5 24
      L 44.5 26
      L 42 26
      Z
      /
      M 45 24
      L 47.5 24
      L 47.5 26
      L 45 26
      Z
      /
      M 48 24
      L 50.5 24
      L 50.5 26
      L 48 26
      Z
      /
      M 51 24
      L 53.5 24
      L 53.5 26
      L 51 26
      Z
      /
      M 54 24
      L 56.5 24
      L 56.5 26
      L 54 26
      Z
      /
      M 57 24
      L 59.5 24
      L 59.5 26
      L 57 26
      Z
      /
      M 0 27
      L 2.5 27
      L 2.5 29
      L 0 29
      Z
      /
      M 3 27
      L 5.5 27
      L 5.5 29
      L 3 29
      Z
      /
      M 6 27
      L 8.5 27
      L 8.5 29
      L 6 29
      Z
      /
      M 9 27
      L 11.5 27
      L 11.5 29
      L 9 29
      Z
      /
      M 12 27
      L 14.5 27
      L 14.5 29
      L 12 29
      Z
      /
      M 15 27
      L 17.5 27
      L 17.5 29
      L 15 29
      Z
      /
      M 18 27
      L 20.5 27
      L 20.5 29
      L 18 29
      Z
      /
      M 21 27
      L 23.5 27
      L 23.5 29
      L 21 29
      Z
      /
      M 24 27
      L 26.5 27
      L 26.5 29
      L 24 29
      Z
      /
      M 27 27
      L 29.5 27
      L 29.5 29
      L 27 29
      Z
      /
      M 30 27
      L 32.5 27
      L 32.5 29
      L 30 29
      Z
      /
      M 33 27
      L 35.5 27
      L 35.5 29
      L 33 29
      Z
      /
      M 36 27
      L 38.5 27
      L 38.5 29
      L 36 29
      Z
      /
      M 39 27
      L 41.5 27
      L 41.5 29
      L 39 29
      Z
      /
      M 42 27
      L 44.5 27
      L 44.5 29
      L 42 29
      Z
      /
      M 45 27
      L 47.5 27
      L 47.5 29
      L 45 29
      Z
      /
      M 48 27
      L 50.5 27
      L 50.5 29
      L 48 29
      Z
      /
      M 51 27
      L 53.5 27
      L 53.5 29
      L 51 29
      Z
      /
      M 54 27
      L 56.5 27
      L 56.5 29
      L 54 29
      Z
      /
      M 57 27
      L 59.5 27
      L 59.5 29
      L 57 29
      Z
      /
      M 0 30
      L 2.5 30
      L 2.5 32
      L 0 32
      Z
      /
      M 3 30
      L 5.5 30
      L 5.5 32
      L 3 32
      Z
      /
      M 6 30
      L 8.5 30
      L 8.5 32
      L 6 32
      Z
      /
      M 9 30
      L 11.5 30
      L 11.5 32
      L 9 32
      Z
      /
      M 12 30
      L 14.5 30
      L 14.5 32
      L 12 32
      Z
      /
      M 15 30
      L 17.5 30
      L 17.5 32
      L 15 32
      Z
      /
      M 18 30
      L 20.5 30
      L 20.5 32
      L 18 32
      Z
      /
      M 21 30
      L 23.5 30
      L 23.5 32
      L 21 32
      Z
      /
      M 24 30
      L 26.5 30
      L 26.5 32
      L 24 32
      Z
      /
      M 27 30
      L 29.5 30
      L 29.5 32
      L 27 32
      Z
      /
      M 30 30
      L 32.5 30
      L 32.5 32
      L 30 32
      Z
      /
      M 33 30
      L 35.5 30
      L 35.5 32
      L 33 32
      Z
      /
      M 36 30
      L 38.5 30
      L 38.5 32
      L 36 32
      Z
      /
      M 39 30
      L 41.5 30
      L 41.5 32
      L 39 32
      Z
      /
      M 42 30
      L 44.5 30
      L 44.5 32
      L 42 32
      Z
      /
      M 45 30
      L 47.5 30
      L 47.5 32
      L 45 32
      Z
      /
      M 48 30
      L 50.5 30
      L 50.5 32
      L 48 32
      Z
      /
      M 51 30
      L 53.5 30
      L 53.5 32
      L 51 32
      Z
      /
      M 54 30
      L 56.5 30
      L 56.5 32
      L 54 32
      Z
      /
      M 57 30
      L 59.5 30
      L 59.5 32
      L 57 32
      Z
      /
      M 0 33
      L 2.5 33
      L 2.5 35
      L 0 35
      Z
      /
      M 3 33
      L 5.5 33
      L 5.5 35
      L 3 35
      Z
      /
      M 6 33
      L 8.5 33
      L 8.5 35
      L 6 35
      Z
      /
      M 9 33
      L 11.5 33
      L 11.5 35
      L 9 35
      Z
      /
      M 12 33
      L 14.5 33
      L 14.5 35
      L 12 35
      Z
      /
      M 15 33
      L 17.5 33
      L 17.5 35
      L 15 35
      Z
      /
      M 18 33
      L 20.5 33
      L 20.5 35
      L 18 35
      Z
      /
      M 21 33
      L 23.5 33
      L 23.5 35
      L 21 35
      Z
      /
      M 24 33
      L 26.5 33
      L 26.5 35
      L 24 35
      Z
      /
      M 27 33
      L 29.5 33
      L 29.5 35
      L 27 35
      Z
      /
      M 30 33
      L 32.5 33
      L 32.5 35
      L 30 35
      Z
      /
      M 33 33
      L 35.5 33
      L 35.5 35
      L 33 35
      Z
      /
      M 36 33
      L 38.5 33
      L 38.5 35
      L 36 35
      Z
      /
      M 39 33
      L 41.5 33
      L 41.5 35
      L 39 35
      Z
      /
      M 42 33
      L 44.5 33
      L 44.5 35
      L 42 35
      Z
      /
      M 45 33
      L 47.5 33
      L 47.5 35
      L 45 35
      Z
      /
      M 48 33
      L 50.5 33
      L 50.5 35
      L 48 35
      Z
      /
      M 51 33
      L 53.5 33
      L 53.5 35
      L 51 35
      Z
      /
      M 54 33
      L 56.5 33
      L 56.5 35
      L 54 35
      Z
      /
      M 57 33
      L 59.5 33
      L 59.5 35
      L 57 35
      Z
      /
      M 1 1
      L 5 1
      L 5 5
      L 1 5
      Z
      """
  }
}
