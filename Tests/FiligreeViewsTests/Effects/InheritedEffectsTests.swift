import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Opacity, blend modes, filters and shadows reach each view that draws; only groups are one picture of
/// several (Apple's documentation of `compositingGroup()`).
@Suite("Effects of containers") @MainActor
struct InheritedEffectsTests {
  /// Two squares of 40 points that overlap from 20 to 40.
  private struct Pair: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 40)
        Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 40, height: 40)
          .offset(x: 20)
      }
      .frame(width: 60, height: 40, alignment: .topLeading)
    }
  }

  private func drawn<V: View>(
    _ width: CGFloat = 60, _ height: CGFloat = 40, @ViewBuilder _ content: () -> V
  ) throws -> CGImage {
    try ViewSession(size: CGSize(width: width, height: height), content: content).image()
  }

  @Test("Each view of a container is less opaque: what overlaps shows through")
  func opacityOfContainer() throws {
    let image = try drawn { Pair().opacity(0.5) }
    expect(pixel(image, 10, 20) == [255, 0, 0, 128])
    // Half of blue over half of red: opacity 3/4, of which a third is red.
    let overlap = pixel(image, 30, 20)
    expect(abs(overlap[3] - 191) <= 1)
    expect(abs(overlap[0] - 85) <= 2 && overlap[1] == 0 && abs(overlap[2] - 170) <= 2)
  }

  @Test("A group is less opaque as one")
  func opacityOfGroup() throws {
    let composited = try drawn { Pair().compositingGroup().opacity(0.5) }
    expect(pixel(composited, 30, 20) == [0, 0, 255, 128])
    let drawing = try drawn { Pair().drawingGroup().opacity(0.5) }
    expect(composited.bytes == drawing.bytes)
    // A group around the opacity is none of what is less opaque.
    let late = try drawn { Pair().opacity(0.5).compositingGroup() }
    expect(abs(pixel(late, 30, 20)[3] - 191) <= 1)
  }

  @Test("Nested opacities multiply, and whatever is nested takes no layer")
  func nestedOpacities() throws {
    let list = drawing(60, 40) { VStack { Pair().opacity(0.5) }.opacity(0.5).padding(0) }
    expect(list.layers.isEmpty)
    expect(list.root.commands.map(\.opacity) == [0.25, 0.25])
    expect(drawing(60, 40) { Pair().opacity(0) }.root.commands.isEmpty)
    expect(drawing(60, 40) { Pair().opacity(.nan) }.root.commands.isEmpty)
    expect(drawing(60, 40) { Pair().opacity(7) }.root.commands.map(\.opacity) == [1, 1])
  }

  @Test("A background, an overlay and a border are views of their own")
  func opacityOfDecorations() throws {
    let image = try drawn(40, 40) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        .padding(10).background(Color(red: 0, green: 0, blue: 1)).opacity(0.5)
    }
    expect(pixel(image, 5, 20) == [0, 0, 255, 128])
    expect(abs(pixel(image, 20, 20)[3] - 191) <= 1)
    let list = drawing(40, 40) { Color.red.border(.blue, width: 4).opacity(0.5) }
    expect(list.layers.isEmpty && list.root.commands.count == 2)
  }

  @Test("A text with overlapping parts is one picture, and so is a canvas")
  func leavesOfSeveralDrawings() throws {
    let plain = drawing(100, 40) { Text("Text").opacity(0.5) }
    expect(plain.layers.isEmpty && plain.root.commands.allSatisfy { $0.opacity == 0.5 })
    let struck = drawing(100, 40) { Text("Text").strikethrough().underline().opacity(0.5) }
    expect(struck.layers.count == 1 && struck.root.commands.map(\.opacity) == [0.5])
    let canvas = try drawn {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
        context.fill(
          Path(CGRect(x: 20, y: 0, width: 40, height: 40)),
          with: .color(Color(red: 0, green: 0, blue: 1)))
      }
      .opacity(0.5)
    }
    expect(pixel(canvas, 30, 20) == [0, 0, 255, 128])
  }

  @Test("A single drawing is less opaque by itself, in the clip that it has")
  func singleDrawing() throws {
    let view = Canvas { context, _ in
      context.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 30)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.red))
    }
    let list = drawing(60, 40) { view.opacity(0.5) }
    expect(list.layers.isEmpty)
    expect(list.root.commands.map(\.opacity) == [0.5])
    let alone = try drawn { view.opacity(0.5) }
    let grouped = try drawn { view.compositingGroup().opacity(0.5) }
    for (a, b) in zip(alone.bytes, grouped.bytes) { expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test("What comes and goes fades view by view")
  func transitions() throws {
    struct Page: View {
      @State var isThere = true
      var body: some View {
        ZStack {
          Color.clear.contentShape(Rectangle()).onTapGesture {
            withAnimation(.linear(duration: 1)) { isThere = false }
          }
          if isThere { Pair().transition(.opacity).allowsHitTesting(false) }
        }
      }
    }
    let session = ViewSession(size: CGSize(width: 60, height: 40)) { Page() }
    session.tap(at: CGPoint(x: 10, y: 10))
    session.advance(by: 0.5)
    let image = try session.image()
    expect(abs(pixel(image, 10, 20)[3] - 128) <= 1)
    expect(abs(pixel(image, 30, 20)[3] - 191) <= 1)
  }

  @Test("Each view of a container is blended, with its siblings as well")
  func blendModes() throws {
    let image = try drawn {
      ZStack {
        Color(red: 0, green: 1, blue: 1)
        Pair().blendMode(.multiply)
      }
    }
    // Red times cyan is black; black times blue, too; blue times cyan is blue.
    expect(pixel(image, 10, 20) == [0, 0, 0, 255])
    expect(pixel(image, 30, 20) == [0, 0, 0, 255])
    expect(pixel(image, 50, 20) == [0, 0, 255, 255])
    let grouped = try drawn {
      ZStack {
        Color(red: 0, green: 1, blue: 1)
        Pair().compositingGroup().blendMode(.multiply)
      }
    }
    expect(pixel(grouped, 30, 20) == [0, 0, 255, 255])
    // A group keeps blend modes within.
    let isolated = try drawn {
      ZStack {
        Color(red: 0, green: 1, blue: 1)
        ZStack { Pair().blendMode(.multiply) }.compositingGroup()
      }
    }
    expect(pixel(isolated, 10, 20) == [255, 0, 0, 255])
    // The innermost blend mode counts.
    let nested = drawing(60, 40) { Pair().blendMode(.screen).blendMode(.multiply) }
    expect(nested.root.commands.map(\.blendMode) == [.screen, .screen])
  }

  @Test("Each view of a container casts a shadow, also on its siblings; a clip casts one")
  func shadows() throws {
    let shadow = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
    func page(_ view: some View) throws -> CGImage {
      try drawn(80, 60) { view.position(x: 40, y: 30) }
    }
    // The blue square's shadow falls on the red one.
    let each = try page(Pair().shadow(color: shadow, radius: 0, x: -5))
    expect(pixel(each, 27, 30) == [0, 0, 0, 255])
    expect(pixel(each, 20, 30) == [255, 0, 0, 255])
    let one = try page(Pair().compositingGroup().shadow(color: shadow, radius: 0, x: -5))
    expect(pixel(one, 27, 30) == [255, 0, 0, 255])
    let clipped = try page(Pair().clipped().shadow(color: shadow, radius: 0, x: -5))
    expect(clipped.bytes == one.bytes)
    let masked = try page(
      Pair().mask { Rectangle() }.shadow(color: shadow, radius: 0, x: -5))
    expect(masked.bytes == one.bytes)
  }

  @Test("A filter's lengths are those of where it was asked for")
  func filtersUnderTransforms() throws {
    let outside = drawing(100, 100) {
      Rectangle().frame(width: 20, height: 20).scaleEffect(2).blur(radius: 4)
    }
    let inside = drawing(100, 100) {
      Rectangle().frame(width: 20, height: 20).blur(radius: 4).scaleEffect(2)
    }
    func deviation(_ list: DisplayList) -> CGFloat? {
      guard let command = list.root.commands.first,
        case .blur(let radius, _, _)? = list.layer(command)?.filters.first
      else { return nil }
      return Filter.deviations(radius, list.transforms[Int(command.transform)]).width
    }
    expect(deviation(outside) == 4)
    expect(deviation(inside) == 8)
    // The outer one is applied last.
    let both = drawing(100, 100) { Rectangle().brightness(0.1).contrast(2) }
    expect(both.layer(both.root.commands.first)?.filters == [.brightness(0.1), .contrast(2)])
  }

  @Test("A material shows the blurred backdrop, also where it is less opaque")
  func materials() throws {
    let list = drawing(60, 40) {
      ZStack {
        Pair()
        Rectangle().fill(.thinMaterial).opacity(0.5)
      }
    }
    expect(list.layers.isEmpty)
    expect(list.root.commands.suffix(2).allSatisfy { $0.opacity == 0.5 })
  }
}
