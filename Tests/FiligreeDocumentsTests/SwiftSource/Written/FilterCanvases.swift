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
        context.clip(to: paths[3])
        context.clip(to: paths[2], options: .inverse)
        context.clipToLayer(opacity: 0.8) { context in
          context.addFilter(.blur(radius: 3))
          context.drawLayer { context in
            context.fill(paths[1], with: .color(.sRGB, red: 0.9, green: 0.1, blue: 0.2))
          }
        }
        context.clipToLayer(options: .inverse) { context in
          context.fill(paths[0], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.5))
        }
        context.fill(paths[4], with: .color(.sRGB, red: 0.1, green: 0.3, blue: 0.8))
      }
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
      M 60 0
      L 90 0
      L 90 40
      L 60 40
      Z
      /
      M 95 45
      C 95 64.32996624407778 79.32996624407778 80 60 80
      C 40.670033755922226 80 25 64.32996624407778 25 45
      C 25 25.670033755922226 40.670033755922226 10 60 10
      C 79.32996624407778 10 95 25.670033755922226 95 45
      Z
      /
      M 70 45
      C 70 50.52284749830794 65.52284749830794 55 60 55
      C 54.47715250169206 55 50 50.52284749830794 50 45
      C 50 39.47715250169206 54.47715250169206 35 60 35
      C 65.52284749830794 35 70 39.47715250169206 70 45
      Z
      /
      M 5 5
      L 115 5
      L 115 85
      L 5 85
      Z
      /
      M 0 0
      L 120 0
      L 120 90
      L 0 90
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
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
          context.fill(paths[0], with: shading0)
          context.fill(paths[1], with: .color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.6))
          context.fill(paths[2], with: .color(.sRGB, red: 0, green: 0, blue: 0))
        }
      }
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
      M 27.500000000000004 23
      L 93.50000000000001 23
      L 93.50000000000001 68
      L 27.500000000000004 68
      Z
      /
      M 104.50000000000001 58
      C 104.50000000000001 69.04569499661588 94.65026449627747 78 82.5 78
      C 70.34973550372254 78 60.50000000000001 69.04569499661588 60.50000000000001 58
      C 60.50000000000001 46.95430500338413 70.34973550372254 38 82.5 38
      C 94.65026449627747 38 104.50000000000001 46.95430500338413 104.50000000000001 58
      Z
      /
      M 48.400000000000006 53
      C 48.400000000000006 57.97056274847714 43.96761902332486 62 38.5 62
      C 33.03238097667514 62 28.6 57.97056274847714 28.6 53
      C 28.6 48.02943725152286 33.03238097667514 44 38.5 44
      C 43.96761902332486 44 48.400000000000006 48.02943725152286 48.400000000000006 53
      Z
      """
  }
}
