import SwiftUI

/// Drawings, each by its name.
enum FilterCanvases {
  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.Masks.draw(in: &$0, size: $1) }
  enum Masks {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.clip(to: outline4)
        context.clip(to: outline3, options: .inverse)
        context.clipToLayer(opacity: 0.8) { context in
          context.addFilter(.blur(radius: 3))
          context.drawLayer { context in
            context.fill(outline2, with: .color(.sRGB, red: 0.9, green: 0.1, blue: 0.2))
          }
        }
        context.clipToLayer(options: .inverse) { context in
          context.fill(outline1, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.5))
        }
        context.fill(outline5, with: .color(.sRGB, red: 0.1, green: 0.3, blue: 0.8))
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 60, y: 0, width: 30, height: 40))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 25, y: 10, width: 70, height: 70))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 50, y: 35, width: 20, height: 20))
      return path
    }()

    private nonisolated static let outline4: Path = {
      var path = Path()
      path.addRect(CGRect(x: 5, y: 5, width: 110, height: 80))
      return path
    }()

    private nonisolated static let outline5: Path = {
      var path = Path()
      path.addRect(CGRect(x: 0, y: 0, width: 120, height: 90))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterBlur.draw(in: &$0, size: $1) }
  enum FilterBlur {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.concatenate(CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1, tx: 0, ty: 3))
        context.addFilter(.blur(radius: 3))
        context.concatenate(
          CGAffineTransform(a: 0.9090909090909091, b: 0, c: 0, d: 1, tx: 0, ty: -3))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterShadow.draw(in: &$0, size: $1) }
  enum FilterShadow {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.concatenate(CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1, tx: 0, ty: 3))
        context.addFilter(
          .shadow(
            color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.6), radius: 2, x: 5, y: 4))
        context.concatenate(
          CGAffineTransform(a: 0.9090909090909091, b: 0, c: 0, d: 1, tx: 0, ty: -3))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterShadowAbove.draw(in: &$0, size: $1) }
  enum FilterShadowAbove {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.concatenate(CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1, tx: 0, ty: 3))
        context.addFilter(
          .shadow(
            color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), radius: 2, x: 5, y: 4,
            blendMode: .multiply, options: .shadowAbove))
        context.concatenate(
          CGAffineTransform(a: 0.9090909090909091, b: 0, c: 0, d: 1, tx: 0, ty: -3))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterShadowOnly.draw(in: &$0, size: $1) }
  enum FilterShadowOnly {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.concatenate(CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1, tx: 0, ty: 3))
        context.addFilter(
          .shadow(
            color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), radius: 1, options: .shadowOnly))
        context.concatenate(
          CGAffineTransform(a: 0.9090909090909091, b: 0, c: 0, d: 1, tx: 0, ty: -3))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterBrightness.draw(in: &$0, size: $1) }
  enum FilterBrightness {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.brightness(0.25))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterContrast.draw(in: &$0, size: $1) }
  enum FilterContrast {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.contrast(1.6))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterSaturation.draw(in: &$0, size: $1) }
  enum FilterSaturation {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.saturation(0.4))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterGrayscale.draw(in: &$0, size: $1) }
  enum FilterGrayscale {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.grayscale(0.8))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterHue.draw(in: &$0, size: $1) }
  enum FilterHue {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.hueRotation(.radians(1.2)))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterInvert.draw(in: &$0, size: $1) }
  enum FilterInvert {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.colorInvert(0.9))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterMultiply.draw(in: &$0, size: $1) }
  enum FilterMultiply {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.colorMultiply(Color(.sRGB, red: 1, green: 0.6, blue: 0.3, opacity: 0.8)))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterOpacity.draw(in: &$0, size: $1) }
  enum FilterOpacity {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.colorMultiply(Color(.sRGB, white: 1, opacity: 0.5)))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterLuminance.draw(in: &$0, size: $1) }
  enum FilterLuminance {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(.luminanceToAlpha)
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterThreshold.draw(in: &$0, size: $1) }
  enum FilterThreshold {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.addFilter(
          .alphaThreshold(min: 0.7, max: 1, color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8)))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }

  /// A drawing that fills the size it is given.
  ///
  /// It was drawn in a box of 120 by 90:
  ///
  ///     Canvas { FilterCanvases.FilterBlurAndMatrix.draw(in: &$0, size: $1) }
  enum FilterBlurAndMatrix {
    /// Draws into `context`, from its origin on.
    nonisolated static func draw(in context: inout GraphicsContext, size: CGSize) {
      var context = context
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let scale = min(size.width / 120, size.height / 90)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -60, y: -45)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 120, height: 90)))
      draw1(in: &context)
    }

    private nonisolated static func draw1(in context: inout GraphicsContext) {
      do {
        var context = context
        context.concatenate(CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1, tx: 0, ty: 3))
        context.addFilter(.brightness(0.1))
        context.addFilter(.saturation(2))
        context.addFilter(.blur(radius: 2))
        context.concatenate(
          CGAffineTransform(a: 0.9090909090909091, b: 0, c: 0, d: 1, tx: 0, ty: -3))
        context.drawLayer { context in
          let gradient0 = Gradient(stops: [
            .init(color: Color(.sRGB, red: 0.9, green: 0.1, blue: 0.2), location: 0),
            .init(color: Color(.sRGB, red: 0.95, green: 0.75, blue: 0.1), location: 0.5),
            .init(color: Color(.sRGB, red: 0.1, green: 0.3, blue: 0.8), location: 1),
          ])
          let shading0 = GraphicsContext.Shading.linearGradient(
            gradient0, startPoint: CGPoint(x: 27.500000000000004, y: 3),
            endPoint: CGPoint(x: 93.50000000000001, y: 3))
          context.fill(outline1, with: shading0)
          context.fill(outline2, with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(outline3, with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
    }

    private nonisolated static let outline1: Path = {
      var path = Path()
      path.addRect(CGRect(x: 27.500000000000004, y: 23, width: 66.00000000000001, height: 45))
      return path
    }()

    private nonisolated static let outline2: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 60.50000000000001, y: 38, width: 44.00000000000001, height: 40))
      return path
    }()

    private nonisolated static let outline3: Path = {
      var path = Path()
      path.addEllipse(in: CGRect(x: 28.6, y: 44, width: 19.800000000000004, height: 18))
      return path
    }()
  }
}
