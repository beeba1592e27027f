import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Drawings filtered by graphs, on pages of 120 by 90.
enum GraphScenes {
  typealias Step = FilterGraph.Step
  static let region = CGRect(x: 5, y: 5, width: 110, height: 80)

  /// Two shapes filtered by steps, in a transformed space.
  static func draw(
    _ steps: [Step], in region: CGRect = region, _ transform: CGAffineTransform = .identity,
    before: [Filter] = []
  ) -> DisplayList {
    LayerScenes.draw { r in
      r.concatenate(transform)
      r.layer(filters: before + [.graph(FilterGraph(region: region, steps: steps))]) { r in
        r.fill(LayerScenes.box(20, 20, 50, 40), with: .color(LayerScenes.colors[0]))
        r.fill(LayerScenes.disc(75, 50, 24), with: .color(LayerScenes.rgb(0.1, 0.3, 0.8, 0.7)))
      }
    }
  }

  static func step(
    _ operation: FilterGraph.Operation, _ inputs: FilterGraph.Input..., isLinear: Bool = false
  ) -> Step {
    Step(operation, of: inputs, in: region, isLinear: isLinear)
  }

  static let shadow = [
    step(.gaussianBlur(CGSize(width: 3, height: 2)), .sourceAlpha),
    step(.offset(CGSize(width: 5, height: 4)), .step(0)),
    step(.flood(LayerScenes.rgb(0.2, 0.4, 0.1, 0.8))),
    step(.composite(.in), .step(2), .step(1)),
    step(.merge, .step(3), .source),
  ]

  private static let lamp = FilterGraph.LightSource.spot(
    at: SIMD3(20, 10, 60), to: SIMD3(70, 50, 0), exponent: 4, limitingConeAngle: 40)
  private static let noise = step(
    .turbulence(
      FilterGraph.Turbulence(
        .turbulence, baseFrequency: CGSize(width: 0.05, height: 0.08), octaves: 3, seed: 7)))

  /// Each primitive, and some of them together.
  static let all: [(name: String, list: DisplayList)] = [
    ("shadow", draw(shadow)),
    ("blend", draw([noise, step(.blend(.multiply), .source, .step(0))])),
    (
      "matrix",
      draw([
        step(.colorMatrix(Filter.hueRotation(2).matrix ?? ColorMatrix()), .source, isLinear: true)
      ])
    ),
    (
      "transfer",
      draw([
        step(
          .componentTransfer(
            red: .table([1, 0.2, 0.6]), green: .gamma(amplitude: 1, exponent: 0.5, offset: 0.1),
            blue: .linear(slope: 0.5, intercept: 0.2), alpha: .discrete([0, 0.4, 1])), .source)
      ])
    ),
    (
      "arithmetic",
      draw([
        noise,
        step(
          .composite(.arithmetic(k1: 0.5, k2: 0.5, k3: 0.3, k4: 0.1)), .source, .step(0)),
      ])
    ),
    (
      "convolution",
      draw([
        step(
          .convolveMatrix(
            FilterGraph.ConvolveMatrix(
              columns: 3, rows: 3, kernel: [1, 2, 0, 0, 0, -1, 0, -2, 1], divisor: 1, bias: 0.2)),
          .source)
      ])
    ),
    (
      "diffuse",
      draw([
        step(.gaussianBlur(CGSize(width: 3, height: 3)), .sourceAlpha),
        step(
          .diffuseLighting(
            FilterGraph.Lighting(
              light: .point(x: 40, y: 20, z: 30), surfaceScale: 6, color: LayerScenes.colors[1]),
            constant: 1.2), .step(0), isLinear: true),
      ])
    ),
    (
      "specular",
      draw([
        step(.gaussianBlur(CGSize(width: 3, height: 3)), .sourceAlpha),
        step(
          .specularLighting(
            FilterGraph.Lighting(light: lamp, surfaceScale: 5, color: LayerScenes.rgb(1, 1, 1)),
            constant: 1.5, exponent: 12), .step(0)),
        step(.composite(.arithmetic(k1: 0, k2: 1, k3: 1, k4: 0)), .source, .step(1)),
      ])
    ),
    (
      "distant",
      draw([
        step(
          .diffuseLighting(
            FilterGraph.Lighting(
              light: .distant(azimuth: 200, elevation: 40), color: LayerScenes.rgb(1, 1, 1)),
            constant: 1), .source)
      ])
    ),
    (
      "displacement",
      draw([
        noise, step(.displacementMap(scale: 24, x: .red, y: .alpha), .source, .step(0)),
      ])
    ),
    ("erosion", draw([step(.morphology(.erode, radius: CGSize(width: 3, height: 5)), .source)])),
    ("dilation", draw([step(.morphology(.dilate, radius: CGSize(width: 6, height: 2)), .source)])),
    (
      "tile",
      draw([
        Step(
          .offset(.zero), of: [.source], in: CGRect(x: 50, y: 30, width: 25, height: 20),
          isLinear: false), step(.tile, .step(0)),
      ])
    ),
    (
      "noise",
      draw([
        step(
          .turbulence(
            FilterGraph.Turbulence(
              .fractalNoise, baseFrequency: CGSize(width: 0.06, height: 0.06), octaves: 2,
              stitches: true)), isLinear: true)
      ])
    ),
    (
      "image",
      draw([
        step(
          .image(
            PicturePaint(
              image: LayerScenes.image, rect: CGRect(x: 10, y: 12, width: 64, height: 60),
              sampling: .none))), step(.composite(.atop), .step(0), .source),
      ])
    ),
    (
      "drawing",
      draw([
        step(
          .drawing(
            FilterGraph.Drawing(
              LayerScenes.draw {
                $0.fill(LayerScenes.disc(50, 45, 30), with: .color(LayerScenes.colors[1]))
              }))), step(.composite(.xor), .step(0), .source),
      ])
    ),
    ("stretched", draw(shadow, CGAffineTransform(a: 0.8, b: 0, c: 0, d: 1.1, tx: 9, ty: 2))),
    ("turned", draw(shadow, CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 0.7, tx: 25, ty: 0))),
    ("mirrored", draw(shadow, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 90))),
    ("after", draw(shadow, before: [.blur(radius: 2)])),
  ]
}
