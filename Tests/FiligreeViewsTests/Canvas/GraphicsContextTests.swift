import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("A graphics context")
@MainActor
struct GraphicsContextTests {
  private struct Stop: Error {}

  @Test func transforms() {
    let list = drawing { context, _ in
      context.translateBy(x: 20, y: 10)
      context.scaleBy(x: 2, y: 3)
      context.fill(square, with: .color(.red))
      context.transform = .identity
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(x: 0, y: -8, width: 4, height: 8)), with: .color(.red))
      context.concatenate(CGAffineTransform(translationX: 5, y: 0))
      context.fill(Path(CGRect(x: 0, y: -8, width: 4, height: 8)), with: .color(.red))
    }
    expect(
      list.commands.map { list.box($0).integral } == [
        CGRect(x: 20, y: 10, width: 20, height: 30), CGRect(x: 0, y: 0, width: 8, height: 4),
        CGRect(x: 0, y: 5, width: 8, height: 4),
      ])
  }

  @Test func opacityAndBlendModeAreRecorded() {
    let list = drawing { context, _ in
      context.opacity = 0.5
      context.fill(square, with: .color(.red))
      context.blendMode = .multiply
      context.stroke(square, with: .color(.red), lineWidth: 3)
      context.opacity = 7
      context.stroke(square, with: .color(.red))
      context.opacity = .nan
      context.fill(square, with: .color(.red))
    }
    let commands = list.layer(list.commands.first)?.commands ?? []
    expect(commands.map(\.opacity) == [0.5, 0.5, 1])
    expect(commands.map(\.blendMode) == [.normal, .multiply, .multiply])
    expect(list.strokeStyles.map(\.lineWidth) == [3, 1])
  }

  @Test func allBlendModesAreTheDrawings() {
    let modes: [GraphicsContext.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    expect(modes.map(\.drawing) == FiligreeDrawing.BlendMode.allCases)
    expect(GraphicsContext.BlendMode(rawValue: -1).drawing == .normal)
    expect(GraphicsContext.BlendMode(rawValue: 1000).drawing == .normal)
  }

  @Test func aClipOfACopyIsTheCopys() {
    let list = drawing { context, _ in
      var copy = context
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      copy.fill(square, with: .color(.green))
      context.fill(square, with: .color(.blue))
      copy.fill(square, with: .color(.red))
    }
    let page = CGRect(x: 0, y: 0, width: 100, height: 100)
    let half = CGRect(x: 0, y: 0, width: 50, height: 50)
    expect(
      list.commands.map { list.clipPaths($0, in: list.root) } == [
        [page, half], [page], [page, half],
      ])
    // The clip that is taken up again is not recorded twice.
    expect(list.clips.count == 2)
  }

  @Test func clipBoundingRect() {
    var boxes: [CGRect] = []
    _ = drawing { context, _ in
      boxes.append(context.clipBoundingRect)
      context.clip(to: Path(ellipseIn: CGRect(x: 20, y: 30, width: 40, height: 100)))
      boxes.append(context.clipBoundingRect)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 40)), options: .inverse)
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 1)
      boxes.append(context.clipBoundingRect)
      context.clip(to: Path())
      boxes.append(context.clipBoundingRect)
    }
    expect(
      boxes == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 20, y: 30, width: 40, height: 70),
        CGRect(x: 5, y: 30, width: 20, height: 70), .zero,
      ])
  }

  @Test func anEmptyClipLeavesNothingAndItsInverseAll() throws {
    let image = try picture(10, 10, scale: 1) { context, size in
      let page = Path(CGRect(origin: .zero, size: size))
      var copy = context
      copy.clip(to: Path())
      copy.fill(page, with: .color(.red))
      context.clip(to: Path(), options: .inverse)
      context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(white: 0))
    }
    expect(pixel(image, 2, 5) == [255, 255, 255, 255])
    expect(pixel(image, 7, 5) == [0, 0, 0, 255])
  }

  @Test func aLayerHasAStateOfItsOwn() throws {
    let list = drawing { context, _ in
      context.translateBy(x: 10, y: 0)
      context.opacity = 0.25
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      context.drawLayer { inner in
        inner.translateBy(x: 0, y: 20)
        inner.fill(square, with: .color(.red))
      }
      context.fill(square, with: .color(.red))
    }
    let layer = try #require(list.layer(list.commands[0]))
    expect(list.commands[0].opacity == 0.25)
    expect(list.clipPaths(list.commands[0], in: list.root).count == 2)
    expect(layer.commands[0].opacity == 1)
    expect(layer.clips.isEmpty)
    expect(list.box(layer.commands[0]) == CGRect(x: 10, y: 20, width: 10, height: 10))
    expect(list.box(list.commands[1]) == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test func anOuterContextDrawsBeneathTheLayerThatIsBeingMade() throws {
    let list = drawing { context, _ in
      let outer = context
      context.drawLayer { inner in
        inner.fill(square, with: .color(.red))
        outer.fill(square, with: .color(.blue))
      }
    }
    expect(list.commands.count == 2)
    expect(list.layer(list.commands[0]) == nil)
    expect(list.layer(list.commands[1])?.commands.count == 1)
  }

  @Test func aLayerWhoseClosureThrowsIsNotDrawn() {
    let list = drawing { context, _ in
      try? context.drawLayer { inner in
        inner.fill(square, with: .color(.red))
        throw Stop()
      }
      try? context.clipToLayer { _ in throw Stop() }
      context.fill(square, with: .color(.blue))
    }
    expect(list.commands.count == 1)
    expect(list.clips.count == 1)
  }

  @Test func aContextAfterItsTimeDrawsNothing() {
    var kept: GraphicsContext?
    let list = drawing { context, _ in
      context.drawLayer { kept = $0 }
      kept?.fill(square, with: .color(.red))
    }
    expect(list.commands.isEmpty)
    kept?.fill(square, with: .color(.red))
  }

  @Test func aLayerOfAnotherLayersContextIsDrawnThere() {
    let list = drawing { context, _ in
      let outer = context
      context.drawLayer { inner in
        inner = outer
        inner.fill(square, with: .color(.red))
      }
    }
    expect(list.commands.count == 1)
    expect(list.layer(list.commands[0]) == nil)
  }

  @Test func theLastFilterIsAppliedFirst() throws {
    let list = drawing { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.blur(radius: 8))
      context.opacity = 0.5
      context.clip(to: square)
      context.drawLayer { $0.fill(square, with: .color(.red)) }
    }
    let layer = try #require(list.layer(list.commands[0]))
    expect(layer.filters.count == 2)
    expect(layer.filters.first == .blur(radius: 8))
    expect(list.commands[0].opacity == 0.5)
    expect(list.clipPaths(list.commands[0], in: list.root).count == 2)
    expect(layer.clips.isEmpty)
  }

  @Test func aFiltersLengthsAreThoseOfWhereItWasAdded() throws {
    let list = drawing { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 1))
      context.scaleBy(x: 5, y: 5)
      context.fill(square, with: .color(.red))
    }
    expect(list.transforms[Int(list.commands[0].transform)].a == 2)
    let inner = try #require(list.layer(list.commands[0]))
    expect(list.transforms[Int(inner.commands[0].transform)].a == 10)
  }

  @Test func allFiltersAreTheDrawings() throws {
    let filters: [(GraphicsContext.Filter, FiligreeDrawing.Filter)] = [
      (
        .shadow(radius: 6, x: 1, y: 2),
        .shadow(
          .init(
            color: Color(.sRGBLinear, white: 0, opacity: 0.33).resolve(in: EnvironmentValues())
              .cgColor, radius: 6, offset: CGSize(width: 1, height: 2)))
      ),
      (
        .shadow(
          color: .black, radius: 0, blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha, .shadowOnly]),
        .shadow(
          .init(
            color: Color.black.resolve(in: EnvironmentValues()).cgColor, radius: 0,
            blendMode: .sourceAtop, options: [.above, .only, .invertsAlpha]))
      ),
      (
        .colorMultiply(Color(red: 1, green: 0, blue: 0)),
        .colorMultiply(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      ),
      (.hueRotation(.radians(1)), .hueRotation(1)), (.saturation(2), .saturation(2)),
      (.brightness(0.1), .brightness(0.1)), (.contrast(3), .contrast(3)),
      (.colorInvert(), .invert(1)), (.colorInvert(0.5), .invert(0.5)),
      (.grayscale(0.5), .grayscale(0.5)), (.luminanceToAlpha, .luminanceToAlpha),
      (.blur(radius: 4), .blur(radius: 4)),
      (
        .blur(radius: 4, options: [.opaque, .dithersResult]),
        .blur(radius: 4, isOpaque: true, dithers: true)
      ),
      (
        .alphaThreshold(min: 0.25),
        .alphaThreshold(
          min: 0.25, max: 1, color: Color.black.resolve(in: EnvironmentValues()).cgColor)
      ),
    ]
    for (own, drawn) in filters {
      for (options, expected) in [
        (GraphicsContext.FilterOptions(), drawn), (.linearColor, .linearLight(drawn)),
      ] {
        let list = drawing { context, _ in
          context.addFilter(own, options: options)
          context.fill(square, with: .color(.red))
        }
        expect(list.layer(list.commands.first)?.filters == [expected], "\(drawn)")
      }
    }
    var matrix = ColorMatrix()
    matrix.r5 = 0.5
    let list = drawing { [matrix] context, _ in
      context.addFilter(.colorMatrix(matrix))
      context.fill(square, with: .color(.red))
    }
    expect(list.layer(list.commands.first)?.filters == [.colorMatrix(matrix)])
  }

  @Test func aSeparateShadowIsADrawingOfItsOwn() throws {
    let list = drawing { context, _ in
      context.opacity = 0.5
      context.addFilter(.shadow(radius: 2, options: .disablesGroup))
      context.fill(square, with: .color(.red))
      context.addFilter(.shadow(radius: 2, options: [.disablesGroup, .shadowAbove]))
    }
    expect(list.commands.map(\.opacity) == [0.5, 0.5])
    guard case .shadow(let shadow)? = list.layer(list.commands[0])?.filters.first else {
      Issue.record("no shadow")
      return
    }
    expect(shadow.options == .only)
    expect(list.layer(list.commands[1]) == nil)
  }

  @Test func aProjectionMapsThePicture() {
    let list = drawing { context, _ in
      context.translateBy(x: 10, y: 0)
      context.addFilter(
        .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))))
      context.translateBy(x: 5, y: 0)
      context.fill(square, with: .color(.red))
    }
    // From 5…15 in the space of the filter to 10…30.
    expect(list.box(list.commands[0]) == CGRect(x: 20, y: 0, width: 20, height: 10))
  }

  @Test func aProjectionInPerspectiveIsRightInTheMiddle() {
    var map = ProjectionTransform()
    map.m13 = 0.01
    let affine = map.affine(at: CGPoint(x: 50, y: 50))
    let middle = CGPoint(x: 50, y: 50).applying(affine)
    expect(abs(middle.x - 50 / 1.5) < 1e-9 && abs(middle.y - 50 / 1.5) < 1e-9)
    // Nearby the error is half of the second derivative, 0.006, times the distance squared.
    let near = CGPoint(x: 50.001, y: 50).applying(affine)
    expect(abs(near.x - 50.001 / 1.50001) < 1e-8)
  }

  @Test func projectionsInvertAndConcatenate() {
    var map = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: -7))
    map.m13 = 0.125
    let identity = map.concatenating(map.inverted())
    expect(
      abs(identity.m11 - 1) < 1e-12 && abs(identity.m12) < 1e-12 && abs(identity.m13) < 1e-12
        && abs(identity.m31) < 1e-12 && abs(identity.m33 - 1) < 1e-12)
    expect(!map.isAffine && !map.isIdentity && ProjectionTransform().isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isInverted = flat.invert()
    expect(!isInverted && flat == before && flat.inverted() == before)
    let (a, b) = (
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(a: 2, b: 0, c: 1, d: 1, tx: 0, ty: 9)
    )
    expect(
      ProjectionTransform(a).concatenating(ProjectionTransform(b))
        == ProjectionTransform(a.concatenating(b)))
  }

  @Test func filtersOfABackdropArePartOfThePaint() {
    let list = drawing { context, _ in
      context.addFilter(.brightness(0.5))
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .backdrop)
    }
    let commands = list.layer(list.commands.first)?.commands ?? []
    expect(
      commands.map { list.paints[Int($0.paint)] }
        == [.backdrop([.blur(radius: 3), .brightness(0.5)])])
  }

  @Test func coreGraphicsDrawsInUserSpace() throws {
    let list = drawing { context, _ in
      context.translateBy(x: 10, y: 20)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.withCGContext { core in
        core.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        core.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        core.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
        core.translateBy(x: 5, y: 5)
        core.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
      }
      context.fill(square, with: .color(.blue))
    }
    expect(
      list.commands.map(list.box) == [
        CGRect(x: 11, y: 22, width: 3, height: 4), CGRect(x: 15, y: 25, width: 3, height: 4),
        CGRect(x: 10, y: 20, width: 10, height: 10),
      ])
    expect(list.commands.map { list.clipPaths($0, in: list.root).count } == [2, 3, 2])
    expect(list.color(list.commands[0]) == [1, 0, 0, 1])
  }

  @Test func coreGraphicsIsDrawnAsOne() throws {
    let list = drawing { context, _ in
      context.addFilter(.blur(radius: 2))
      context.opacity = 0.5
      context.withCGContext { core in
        core.setAlpha(0.5)
        core.beginTransparencyLayer(auxiliaryInfo: nil)
        core.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        core.endTransparencyLayer()
        core.stroke(CGRect(x: 1, y: 2, width: 3, height: 4))
      }
      try? context.withCGContext { core in
        core.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        throw Stop()
      }
    }
    expect(list.commands.map(\.opacity) == [0.5])
    let layer = try #require(list.layer(list.commands.first))
    expect(layer.filters == [.blur(radius: 2)])
    expect(layer.commands.map(\.opacity) == [0.5, 0.5])
    expect(list.layer(layer.commands.first)?.commands.count == 1)
  }

  @Test func coreGraphicsBlendsWithTheCanvasOnly() throws {
    let session = ViewSession(size: CGSize(width: 8, height: 8)) {
      ZStack {
        Color(red: 0, green: 1, blue: 0)
        Canvas { context, size in
          context.withCGContext { core in
            core.setBlendMode(.clear)
            core.fill(CGRect(origin: .zero, size: size))
          }
        }
      }
    }
    expect(pixel(try session.image(), 3, 3) == [0, 255, 0, 255])
  }

  @Test func environmentIsTheCanvas() {
    var scheme: ColorScheme?
    _ = drawing {
      Canvas { context, _ in scheme = context.environment.colorScheme }
        .environment(\.colorScheme, .dark)
    }
    expect(scheme == .dark)
  }
}
