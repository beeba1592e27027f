import FiligreePaths
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeViews

@Suite @MainActor struct TempMaterialTests {
  @Test func material() throws {
    let session = ViewSession(size: CGSize(width: 80, height: 40)) {
      ZStack {
        HStack(spacing: 0) { Color.red; Color.blue }
        Rectangle().fill(.ultraThinMaterial).frame(width: 60, height: 20)
      }
    }
    let image = try session.image()
    print("MATERIAL", (0..<16).map { pixel(image, 5 * $0, 20) })
    let clock = ContinuousClock()
    let a = clock.measure { _ = drawing { c, _ in c.draw(Image(systemName: "star.fill"), at: .zero) } }
    let b = clock.measure { _ = drawing { c, _ in c.draw(Text("x"), at: .zero) } }
    print("TIMES", a, b)
  }
}
