import FiligreeDrawing
import FiligreePaths
import Foundation

extension GraphicsContext {
  /// What paths, images and texts are painted with: SwiftUI's `GraphicsContext.Shading`.
  ///
  /// Points and lengths are those of the user space in which something is painted.
  public struct Shading: Sendable {
    indirect enum Content: Sendable {
      case backdrop
      case foreground
      case palette([Shading])
      case style(AnyShapeStyle)
      case linearGradient(Gradient, CGPoint, CGPoint, GradientOptions)
      case radialGradient(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conicGradient(Gradient, CGPoint, Angle, GradientOptions)
      case meshGradient(MeshGradient)
      case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case resolved(ResolvedStyle)
    }

    let content: Content

    init(_ content: Content) {
      self.content = content
    }

    /// A copy of what is there.
    public static var backdrop: Shading { Shading(.backdrop) }

    /// The foreground style of the context's environment.
    public static var foreground: Shading { Shading(.foreground) }

    /// Shadings for several levels.
    ///
    /// Paths, texts and symbols are painted with the first level; without one, not at all.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(.palette(array))
    }

    /// A color.
    public static func color(_ color: Color) -> Shading {
      Shading(.style(AnyShapeStyle(color)))
    }

    /// A color of components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; its unit square is the box around what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// Colors along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.linearGradient(gradient, startPoint, endPoint, options))
    }

    /// Colors around a point, by distance.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.radialGradient(gradient, center, startRadius, endRadius, options))
    }

    /// Colors around a point, by direction, all the way round from `angle` on, clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.conicGradient(gradient, center, angle, options))
    }

    /// Colors between the points of a mesh; the mesh's points are those of user space.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading {
      Shading(.meshGradient(mesh))
    }

    /// An image, again and again.
    ///
    /// - Parameters:
    ///   - image: The image; one that cannot be found or drawn paints nothing.
    ///   - origin: Where a corner of a copy lies.
    ///   - sourceRect: The part of the image that is repeated, in parts of its sides; grown to whole
    ///     pixels and cut to the image. If nothing is left, nothing is painted.
    ///   - scale: A factor for the image's size.
    /// - Returns: The shading.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// How a gradient is drawn.
  @frozen
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Beyond its ends the gradient begins anew.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Beyond its ends the gradient goes back and forth; this goes before `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colors between stops are mixed in proportion to light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The shading in the context's environment: it need not be looked up again.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(.resolved(shading.resolved(in: environment)))
  }
}

extension GraphicsContext.GradientOptions {
  var spread: GradientSpread {
    contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
  }

  var interpolation: GradientInterpolation { contains(.linearColor) ? .linear : .device }
}

extension GraphicsContext.Shading {
  /// What is painted in an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    switch content {
    case .resolved(let style):
      return style
    case .backdrop:
      return ResolvedStyle(.paint(.backdrop([])))
    case .foreground:
      return ForegroundStyle().resolveStyle(in: environment)
    case .palette(let levels):
      return levels.first?.resolved(in: environment) ?? ResolvedStyle(.color(.clear))
    case .style(let style):
      return style.resolveStyle(in: environment)
    case .linearGradient(let gradient, let start, let end, let options):
      var paint = LinearGradientPaint(
        stops: gradient.resolved(in: environment).paintStops, startPoint: start, endPoint: end,
        spread: options.spread)
      paint.interpolation = options.interpolation
      return ResolvedStyle(.paint(.linearGradient(paint)))
    case .radialGradient(let gradient, let center, let start, let end, let options):
      var paint = RadialGradientPaint(
        stops: gradient.resolved(in: environment).paintStops, center: center, startRadius: start,
        endRadius: end, spread: options.spread)
      paint.interpolation = options.interpolation
      return ResolvedStyle(.paint(.radialGradient(paint)))
    case .conicGradient(let gradient, let center, let angle, let options):
      let start = CGFloat(angle.radians)
      var paint = ConicGradientPaint(
        stops: gradient.resolved(in: environment).paintStops, center: center, startAngle: start,
        endAngle: start + 2 * .pi, spread: options.spread)
      paint.interpolation = options.interpolation
      return ResolvedStyle(.paint(.conicGradient(paint)))
    case .meshGradient(let mesh):
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      return ResolvedStyle(.paint(.mesh(mesh.resolvedMesh(in: environment).paint(in: unit))))
    case .tiledImage(let image, let origin, let source, let scale):
      let paint = image.tile(at: origin, source, scale: scale, environment)
      return ResolvedStyle(paint.map { .paint(.image($0)) } ?? .color(.clear))
    }
  }
}

/// A style that was resolved before: it is the same in any environment.
struct FixedStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: ResolvedStyle

  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle { style }
}

extension ResolvedStyle {
  /// The style in coordinates whose origin is at `point`.
  func relative(to point: CGPoint) -> ResolvedStyle {
    guard case .paint(let paint) = content else { return self }
    var style = self
    style.content = .paint(paint.relative(to: point))
    return style
  }
}

extension Paint {
  fileprivate func relative(to point: CGPoint) -> Paint {
    let move = CGAffineTransform(translationX: -point.x, y: -point.y)
    switch self {
    case .linearGradient(var gradient):
      gradient.startPoint = gradient.startPoint.applying(move)
      gradient.endPoint = gradient.endPoint.applying(move)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.transform = gradient.transform.concatenating(move)
      return .radialGradient(gradient)
    case .conicGradient(var gradient):
      gradient.transform = gradient.transform.concatenating(move)
      return .conicGradient(gradient)
    case .mesh(let mesh):
      return .mesh(mesh.applying(move))
    case .image(var image):
      image.rect.origin = image.rect.origin.applying(move)
      return .image(image)
    case .color, .backdrop:
      return self
    }
  }
}
