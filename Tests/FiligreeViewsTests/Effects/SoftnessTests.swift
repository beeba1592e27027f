import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// A radius of SwiftUI is the standard deviation of a blur.
///
/// It is what Core Animation's `shadowRadius` and `gaussianBlur` take. Core Graphics' and CSS' blur is twice
/// that.
@Suite("Softness of blurs and shadows") @MainActor
struct SoftnessTests {
  /// The opacity that a Gaussian blur of an edge leaves `deviations` outside of it: 1 − Φ.
  private static let outside = [(deviations: 0.0, opacity: 0.5), (1, 0.1587), (2, 0.0228)]

  /// Checks the opacity to the left of what lies from `edge` on, at half the picture's height.
  private func check(
    _ image: CGImage, edge: Int, deviation: Int, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (deviations, opacity) in Self.outside {
      let x = edge - Int(deviations * Double(deviation))
      // The edge lies between two pixels.
      let found = (opaque(image, x - 1) + opaque(image, x)) / 2
      expect(
        abs(found - opacity) < 0.012, "\(name), \(deviations) deviations: \(found)",
        sourceLocation: sourceLocation)
    }
  }

  private func opaque(_ image: CGImage, _ x: Int) -> Double {
    Double(pixel(image, x, image.height / 2)[3]) / 255
  }

  private func drawn<V: View>(@ViewBuilder _ content: () -> V) throws -> CGImage {
    try ViewSession(size: CGSize(width: 200, height: 200), content: content).image()
  }

  @Test("The standard deviation of a view's blur is its radius")
  func blur() throws {
    let image = try drawn { Rectangle().frame(width: 100, height: 100).blur(radius: 10) }
    check(image, edge: 50, deviation: 10, "View.blur")
    let canvas = try drawn {
      Canvas { context, _ in
        context.addFilter(.blur(radius: 10))
        context.fill(Path(CGRect(x: 50, y: 50, width: 100, height: 100)), with: .color(.black))
      }
    }
    expect(image.bytes == canvas.bytes)
  }

  @Test("The standard deviation of a shadow is its radius, of a view, a style and a canvas' filter")
  func shadow() throws {
    // The shadow lies beside what casts it.
    let view = try drawn {
      Rectangle().frame(width: 60, height: 100).shadow(color: .black, radius: 8, x: -70)
        .offset(x: 40)
    }
    check(view, edge: 40, deviation: 8, "View.shadow")
    let style = try drawn {
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 8, x: -70)))
        .frame(width: 60, height: 100).offset(x: 40)
    }
    check(style, edge: 40, deviation: 8, "ShadowStyle.drop")
    let canvas = try drawn {
      Canvas { context, _ in
        context.addFilter(.shadow(color: .black, radius: 8, x: -70))
        context.fill(Path(CGRect(x: 110, y: 50, width: 60, height: 100)), with: .color(.red))
      }
    }
    check(canvas, edge: 40, deviation: 8, "GraphicsContext.Filter.shadow")
    let graphics = try drawn {
      Canvas { context, _ in
        context.withCGContext { context in
          context.setShadow(
            offset: CGSize(width: -70, height: 0), blur: 16, color: CGColor(gray: 0, alpha: 1))
          context.fill(CGRect(x: 110, y: 50, width: 60, height: 100))
        }
      }
    }
    check(graphics, edge: 40, deviation: 8, "CGContext.setShadow")
  }

  @Test("An inner shadow is as soft as an outer one")
  func innerShadow() throws {
    let image = try drawn {
      Rectangle().fill(.white.shadow(.inner(color: .black, radius: 8)))
        .frame(width: 160, height: 160)
    }
    // Half of the black at the edge, 1 − Φ(1) of it a deviation inside; edges at 20.
    for (x, shade) in [(20, 0.5), (28, 0.1587), (36, 0.0228)] {
      let grays = [x - 1, x].map { Double(pixel(image, $0, 100)[0]) / 255 }
      let found = x == 20 ? 1 - grays[1] : 1 - (grays[0] + grays[1]) / 2
      expect(abs(found - shade) < 0.03, "at \(x): \(found)")
    }
  }
}
