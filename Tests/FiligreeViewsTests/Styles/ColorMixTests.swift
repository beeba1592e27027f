import FiligreeDrawing
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@Suite("Colors between colors") @MainActor
struct ColorMixTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func bytes(_ color: Color) -> [Int] { bytes(color.resolve(in: EnvironmentValues())) }

  private func bytes(_ color: Color.Resolved) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  // By the matrices of Björn Ottosson's page on Oklab.
  @Test("Colors are mixed in Oklab, or in the numbers of what is drawn on")
  func mix() {
    expect(bytes(red.mix(with: blue, by: 0.5)) == [140, 83, 162, 255])
    expect(bytes(red.mix(with: blue, by: 0.5, in: .perceptual)) == [140, 83, 162, 255])
    expect(bytes(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128, 255])
    expect(bytes(Color.black.mix(with: .white, by: 0.5)) == [99, 99, 99, 255])
    expect(bytes(Color.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128, 255])
  }

  @Test("The ends are exactly the colors; fractions beyond count as ends")
  func ends() {
    for fraction: Double in [0, -1, -.infinity, .nan] {
      expect(red.mix(with: blue, by: fraction).resolve(in: .init()) == red.resolve(in: .init()))
    }
    for fraction: Double in [1, 7, .infinity] {
      expect(red.mix(with: blue, by: fraction).resolve(in: .init()) == blue.resolve(in: .init()))
    }
  }

  @Test("What is clear gives no color")
  func opacity() {
    let faint = red.mix(with: .clear, by: 0.5)
    expect(bytes(faint) == [255, 0, 0, 128])
    expect(bytes(red.mix(with: .clear, by: 0.5, in: .device)) == [255, 0, 0, 128])
  }

  @Test("A mixed color is mixed again for other surroundings")
  func adaptive() {
    let color = Color.primary.mix(with: red, by: 0.5, in: .device)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    expect(bytes(color) == [128, 0, 0, 255])
    expect(bytes(color.resolve(in: dark)) == [255, 128, 128, 255])
  }

  private struct Lamp: View {
    let colors: [Color]
    @State private var index = 0
    var body: some View {
      Rectangle().fill(colors[index])
        // A clear color is not touched.
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { index = 1 } }
    }
  }

  /// The color of the whole page, half way from one color to another.
  private func halfway(_ first: Color, _ second: Color) -> [Int] {
    let session = page { Lamp(colors: [first, second]) }
    session.tap(at: at(50, 50))
    session.advance(by: 0.5)
    guard case .color(let color)? = session.displayList().paints.first else { return [] }
    return bytes(Color.Resolved(color))
  }

  @Test("Colors move by the numbers in which they are coded, multiplied by their opacity")
  func animation() {
    expect(halfway(red, blue) == [128, 0, 128, 255])
    expect(halfway(.black, .white) == [128, 128, 128, 255])
    expect(halfway(.clear, red) == [255, 0, 0, 128])
  }

  @Test("The numbers of a color give it back")
  func roundTrip() {
    var source = RandomSource(seed: 12)
    for round in 0..<500 {
      func number() -> Float { Float(source.number(in: -0.2...1.2)) }
      let color = Color.Resolved(
        red: number(), green: number(), blue: number(),
        opacity: Float(source.number(in: 0.05...1)))
      var copy = Color.Resolved.clear
      copy.animatableData = color.animatableData
      for (a, b) in [
        (copy.red, color.red), (copy.green, color.green), (copy.blue, color.blue),
        (copy.opacity, color.opacity),
      ] {
        expect(abs(a - b) < 2e-4, "round \(round): \(copy) instead of \(color)")
      }
    }
  }

  @Test("A style at rest is exactly itself")
  func rest() {
    for style in [
      Color.pink.resolveStyle(in: .init()), Color.red.opacity(0.3).resolveStyle(in: .init()),
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .resolveStyle(in: .init()),
    ] {
      expect(style.with(style.data) == style)
    }
  }
}
