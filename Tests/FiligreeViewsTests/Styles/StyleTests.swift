import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@Suite("Styles of shapes") @MainActor
struct StyleTests {
  private func resolved(
    _ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedStyle {
    var environment = EnvironmentValues()
    change(&environment)
    return style.resolved(in: environment)
  }

  private func color(
    _ color: UIColor, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedStyle {
    resolved(Color(uiColor: color), change)
  }

  @Test("A gradient as a style goes from the top to the bottom")
  func gradient() {
    let gradient = Gradient(colors: [.red, .blue])
    expect(
      resolved(gradient)
        == resolved(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
    expect(resolved(gradient.opacity(0.5)) == resolved(AnyGradient(gradient).opacity(0.5)))
    _ = Rectangle().fill(gradient)
  }

  @Test("The system's styles are UIKit's colors, light and dark")
  func systemColors() {
    for scheme in ColorScheme.allCases {
      let dark: (inout EnvironmentValues) -> Void = { $0.colorScheme = scheme }
      expect(resolved(.link, dark) == color(.link, dark))
      expect(resolved(.placeholder, dark) == color(.placeholderText, dark))
      expect(resolved(.separator, dark) == color(.separator, dark))
      expect(resolved(.windowBackground, dark) == color(.systemBackground, dark))
      expect(resolved(.background, dark) == color(.systemBackground, dark))
      expect(resolved(.foreground, dark) == color(.label, dark))
      expect(resolved(.fill, dark) == color(.systemFill, dark))
      expect(resolved(.fill.secondary, dark) == color(.secondarySystemFill, dark))
      expect(resolved(.fill.tertiary, dark) == color(.tertiarySystemFill, dark))
      expect(resolved(.fill.quaternary, dark) == color(.quaternarySystemFill, dark))
      expect(resolved(.fill.quinary, dark) == color(.quaternarySystemFill, dark))
    }
  }

  @Test("Tint and selection are the tint; background styles do not reach windows")
  func surroundings() {
    let tinted: (inout EnvironmentValues) -> Void = {
      $0.tintStyle = AnyShapeStyle(Color.purple)
      $0.backgroundStyle = AnyShapeStyle(Color.green)
    }
    expect(resolved(.tint, tinted) == resolved(Color.purple))
    expect(resolved(.selection, tinted) == resolved(Color.purple))
    expect(resolved(.selection) == resolved(.tint) && resolved(.tint) == resolved(Color.blue))
    expect(resolved(.background, tinted) == resolved(Color.green))
    expect(resolved(.windowBackground, tinted) == color(.systemBackground))
  }

  @Test("Levels of a style are less opaque")
  func levels() {
    expect(resolved(Color.red.secondary).opacity == 0.5)
    expect(resolved(Color.red.tertiary).opacity == 0.25)
    expect(resolved(Color.red.quaternary).opacity == 0.175)
    expect(resolved(Color.red.quinary).opacity == 0.1)
    expect(resolved(.tint.secondary).content == resolved(.tint).content)
    expect(resolved(Color.red.opacity(0.5).secondary).opacity == 0.5)
  }

  @Test("A style's opacity multiplies, is kept within 0…1, and NaN is 0")
  func opacity() {
    let gradient = Color.red.gradient
    expect(resolved(gradient.opacity(0.5).opacity(0.5)).opacity == 0.25)
    expect(resolved(gradient.opacity(7)).opacity == 1)
    expect(resolved(gradient.opacity(-7)).opacity == 0)
    expect(resolved(gradient.opacity(.nan)).opacity == 0)
  }

  @Test("Shadows add up, the last blend mode counts")
  func shadowsAndModes() {
    let style = resolved(
      Color.red.shadow(.drop(radius: 3)).shadow(.inner(radius: 2)).blendMode(.multiply)
        .blendMode(.screen))
    expect(style.shadows == [.drop(radius: 3), .inner(radius: 2)])
    expect(style.blendMode == .screen)
  }

  @Test("in(_:) says which rectangle is the unit square; the first counts")
  func unitSquare() {
    let rect = CGRect(x: 5, y: 6, width: 70, height: 80)
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    func line(_ style: some ShapeStyle) -> [CGPoint]? {
      let paints = resolved(style).paints(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      guard case .linearGradient(let paint)? = paints.first else { return nil }
      return [paint.startPoint, paint.endPoint]
    }
    expect(line(gradient) == [.zero, CGPoint(x: 10, y: 10)])
    expect(line(gradient.in(rect)) == [CGPoint(x: 5, y: 6), CGPoint(x: 75, y: 86)])
    expect(line(gradient.in(rect).in(.zero)) == line(gradient.in(rect)))
    expect(line(gradient.in(rect).opacity(0.5)) == line(gradient.in(rect)))
    expect(line(AnyShapeStyle(gradient.in(rect))) == line(gradient.in(rect)))
    expect(line(gradient.in(.zero)) == [.zero, .zero])
  }

  @Test("A picture as UIKit's color paints copies of it")
  func pictureColors() throws {
    let pixels = CGImage(
      width: 2, height: 1, components: 3, depth: 8, bytes: [255, 0, 0, 0, 0, 255])
    let color = Color(uiColor: UIColor(patternImage: UIImage(cgImage: pixels)))
    let session = ViewSession(size: CGSize(width: 8, height: 4)) {
      Rectangle().fill(color).frame(width: 7, height: 4)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    let image = try session.image()
    expect(pixel(image, 0, 0) == [0, 0, 0, 0])
    expect(pixel(image, 1, 0) == [255, 0, 0, 255] && pixel(image, 2, 3) == [0, 0, 255, 255])
    expect(pixel(image, 7, 1) == [255, 0, 0, 255])
    expect(resolved(color.opacity(0.5)).opacity == 0.5)
  }

  // MARK: Pictures

  private func picture<V: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> V
  ) throws -> CGImage {
    let session = ViewSession(
      size: CGSize(width: width, height: height), scale: 2, content: content)
    session.background = .white
    return try session.image()
  }

  @Test func system() throws {
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(.foreground), AnyShapeStyle(.background), AnyShapeStyle(.tint),
      AnyShapeStyle(.selection), AnyShapeStyle(.separator), AnyShapeStyle(.link),
      AnyShapeStyle(.placeholder), AnyShapeStyle(.windowBackground), AnyShapeStyle(.fill),
      AnyShapeStyle(.fill.secondary), AnyShapeStyle(.tint.secondary), AnyShapeStyle(.tint.quinary),
    ]
    func row(_ scheme: ColorScheme) -> some View {
      HStack(spacing: 4) {
        ForEach(styles.indices, id: \.self) { index in
          Circle().fill(styles[index]).frame(width: 20, height: 20)
        }
      }
      .padding(8)
      .background(scheme == .dark ? Color(white: 0.15) : Color(white: 0.9))
      .environment(\.colorScheme, scheme)
    }
    let image = try picture(300, 72) {
      VStack(spacing: 0) {
        row(.light)
        row(.dark).tint(.orange)
      }
    }
    expectPicture(image, named: "styles-system")
  }

  @Test func adjusted() throws {
    let gradient = LinearGradient(
      colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
    let image = try picture(240, 130) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Rectangle().fill(gradient)
          Rectangle().fill(gradient.opacity(0.4))
          Rectangle().fill(gradient.shadow(.drop(radius: 4, x: 3, y: 3)))
          RoundedRectangle(cornerRadius: 10).fill(gradient.shadow(.inner(radius: 4, x: 3, y: 3)))
        }
        HStack(spacing: 10) {
          Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 220, height: 30)))
          Rectangle().fill(gradient.in(CGRect(x: -55, y: 0, width: 220, height: 30)))
          Rectangle().fill(gradient.in(CGRect(x: -110, y: 0, width: 220, height: 30)))
          Rectangle().fill(gradient.in(CGRect(x: -165, y: 0, width: 220, height: 30)))
        }
        ZStack {
          gradient
          HStack(spacing: 10) {
            Circle().fill(.green.blendMode(.multiply))
            Circle().fill(.green.blendMode(.screen))
            Circle().fill(.green.blendMode(.difference))
            Circle().fill(.green.opacity(0.5))
          }
        }
      }
      .padding(10)
    }
    expectPicture(image, named: "styles-adjusted")
  }
}
