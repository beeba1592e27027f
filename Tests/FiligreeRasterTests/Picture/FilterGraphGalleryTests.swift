import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// A picture of graphs, looked at before it became the golden one.
struct FilterGraphGalleryTests {
  private typealias Step = FilterGraph.Step
  private static let region = CGRect(x: 2, y: 2, width: 96, height: 76)
  private let noise = Step.of(
    .turbulence(
      FilterGraph.Turbulence(
        .turbulence, baseFrequency: CGSize(width: 0.04, height: 0.06), octaves: 3, seed: 7)))

  private func lamp(_ scale: Double, _ color: CGColor) -> FilterGraph.Lighting {
    FilterGraph.Lighting(
      light: .spot(
        at: SIMD3(20, 5, 60), to: SIMD3(55, 45, 0), exponent: 3, limitingConeAngle: nil),
      surfaceScale: scale, color: color)
  }

  private var graphs: [[Step]] {
    let blur = Step.of(.gaussianBlur(CGSize(width: 2.5, height: 2.5)), .sourceAlpha)
    let offset = CGSize(width: 4, height: 4)
    return [
      [
        blur, .of(.offset(offset), .step(0)), .of(.flood(.rgb(0.1, 0.3, 0.1, 0.7))),
        .of(.composite(.in), .step(2), .step(1)), .of(.merge, .step(3), .source),
      ],
      [
        blur, .of(.specularLighting(lamp(5, .white), constant: 1.2, exponent: 14), .step(0)),
        .of(.composite(.in), .step(1), .sourceAlpha),
        .of(.composite(.arithmetic(k1: 0, k2: 1, k3: 1, k4: 0)), .source, .step(2)),
      ],
      [
        blur,
        .of(.diffuseLighting(lamp(8, .rgb(1, 0.8, 0.4)), constant: 1.3), .step(0), isLinear: true),
      ],
      [noise, .of(.displacementMap(scale: 20, x: .red, y: .green), .source, .step(0))],
      [
        .of(.morphology(.dilate, radius: CGSize(width: 3, height: 3)), .sourceAlpha),
        .of(.flood(.rgb(0.9, 0.7, 0.1))), .of(.composite(.in), .step(1), .step(0)),
        .of(.composite(.out), .step(2), .sourceAlpha),
      ],
      [
        .of(.offset(.zero), .source, in: CGRect(x: 22, y: 20, width: 24, height: 19)),
        .of(.tile, .step(0)),
      ],
      [
        .of(
          .turbulence(
            FilterGraph.Turbulence(
              .fractalNoise, baseFrequency: CGSize(width: 0.02, height: 0.3), octaves: 3, seed: 2)),
          isLinear: true),
        .of(
          .colorMatrix(
            ColorMatrix(
              rows: [
                0.5, 0, 0, 0, 0.3, 0.35, 0, 0, 0, 0.15, 0.2, 0, 0, 0, 0, 0, 0, 0, 0, 1,
              ])), .step(0)),
        .of(.composite(.in), .step(1), .source),
      ],
      [
        .of(
          .convolveMatrix(
            FilterGraph.ConvolveMatrix(
              columns: 3, rows: 3, kernel: [-2, -1, 0, -1, 1, 1, 0, 1, 2], preservesAlpha: true)),
          .source)
      ],
      [
        noise,
        .of(
          .componentTransfer(
            red: .discrete([0, 0.5, 1]), green: .table([1, 0, 1]),
            blue: .gamma(amplitude: 1, exponent: 0.4, offset: 0),
            alpha: .linear(slope: 0, intercept: 1)), .step(0)),
        .of(.blend(.multiply), .source, .step(1)),
      ],
    ]
  }

  @Test func filterGraphs() throws {
    let rasterizer = Rasterizer(scale: 1.5, background: .rgb(0.98, 0.97, 0.94))
    let list = drawing(320, 260) { r in
      for (i, steps) in graphs.enumerated() {
        r.save()
        r.concatenate(
          CGAffineTransform(translationX: 6 + 104 * Double(i % 3), y: 6 + 84 * Double(i / 3)))
        if i == 2 { r.concatenate(CGAffineTransform(translationX: 14, y: -4).rotated(by: 0.15)) }
        r.layer(filters: [.graph(FilterGraph(region: Self.region, steps: steps))]) { r in
          r.fill(
            Path(box: 14, 14, 52, 40),
            with: .linearGradient(
              LinearGradientPaint(
                colors: [.rgb(0.9, 0.1, 0.2), .rgb(0.95, 0.75, 0.1), .rgb(0.1, 0.5, 0.6)],
                startPoint: CGPoint(x: 14, y: 0), endPoint: CGPoint(x: 66, y: 0))))
          r.fill(Path(circle: 64, 50, 20), with: .color(.rgb(0.1, 0.3, 0.8, 0.8)))
          r.stroke(
            Path(pentagram: 40, 34, 16), with: .color(.white), style: StrokeStyle(lineWidth: 3))
        }
        r.restore()
      }
    }
    expectPicture(try rasterizer.render(list), named: "filter-graphs")
  }
}
