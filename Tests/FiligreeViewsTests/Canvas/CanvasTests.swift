import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Two symbols beside the middle, as a usual first example of `resolveSymbol` has it.
private struct TwoSymbols: View {
  var body: some View {
    Canvas(
      opaque: false, colorMode: .nonLinear, rendersAsynchronously: false,
      renderer: { context, size in
        if let star = context.resolveSymbol(id: "star"),
          let heart = context.resolveSymbol(id: "heart")
        {
          context.draw(star, at: CGPoint(x: (size.width / 2) - 80, y: (size.height / 2)))
          context.draw(heart, at: CGPoint(x: (size.width / 2) + 80, y: (size.height / 2)))
        }
      },
      symbols: {
        Image(systemName: "star.fill").font(.system(size: 30)).foregroundStyle(.yellow)
          .tag("star")
        Image(systemName: "heart.fill").font(.system(size: 50)).foregroundStyle(.red)
          .tag("heart")
      })
  }
}

@Suite("A canvas")
@MainActor
struct CanvasTests {
  @Test func defaults() {
    let canvas = Canvas { _, _ in }
    expect(!canvas.isOpaque)
    expect(canvas.colorMode == .nonLinear)
    expect(!canvas.rendersAsynchronously)
  }

  @Test func takesTheSizeThatItIsOffered() {
    var sizes: [CGSize] = []
    _ = drawing(120, 80) {
      VStack(spacing: 0) {
        Canvas { _, size in sizes.append(size) }
        Color.red.frame(height: 30)
      }
    }
    expect(sizes == [CGSize(width: 120, height: 50)])
  }

  @Test func isClippedToItsPlace() {
    let list = drawing(100, 100) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -50, y: -50, width: 500, height: 500)), with: .color(.red))
      }
      .frame(width: 40, height: 20)
    }
    expect(
      list.clipPaths(list.commands[0], in: list.root)
        == [CGRect(x: 30, y: 40, width: 40, height: 20)])
  }

  @Test func anOpaqueCanvasIsDrawnOnBlack() throws {
    let session = ViewSession(size: CGSize(width: 8, height: 8)) {
      Canvas(opaque: true) { context, _ in
        context.blendMode = .clear
        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: .color(.red))
        context.blendMode = .difference
        context.fill(Path(CGRect(x: 4, y: 0, width: 4, height: 8)), with: .color(white: 1))
      }
    }
    let image = try session.image()
    expect(pixel(image, 1, 1) == [0, 0, 0, 255])
    expect(pixel(image, 6, 1) == [255, 255, 255, 255])
  }

  @Test func blendModesDoNotReachBehindTheCanvas() throws {
    let session = ViewSession(size: CGSize(width: 8, height: 8)) {
      ZStack {
        Color(red: 0, green: 1, blue: 0)
        Canvas { context, size in
          context.blendMode = .clear
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
      }
    }
    expect(pixel(try session.image(), 3, 3) == [0, 255, 0, 255])
  }

  @Test func symbolsLieBesideTheMiddle() throws {
    let list = drawing(400, 300) { TwoSymbols() }
    expect(list.commands.count == 2)
    let star = list.box(list.commands[0])
    let heart = list.box(list.commands[1])
    // The outlines fill their frames but for a little.
    expect(abs(star.midX - 120) < 2 && abs(star.midY - 150) < 3)
    expect(abs(heart.midX - 280) < 2 && abs(heart.midY - 150) < 4)
    expect(heart.width > star.width)
    expect(list.color(list.commands[0]) != list.color(list.commands[1]))
  }

  @Test func symbolsHaveTheirIdealSizes() {
    var size: CGSize?
    let list = drawing {
      Canvas { context, _ in
        let symbol = context.resolveSymbol(id: 7)
        size = symbol?.size
        if let symbol {
          context.draw(symbol, at: CGPoint(x: 50, y: 50))
          context.draw(symbol, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
          context.draw(symbol, in: CGRect(x: 10, y: 10, width: 80, height: 10))
        }
      } symbols: {
        Color.red.tag(7)
        Color.blue.frame(width: 3, height: 3).tag(7)
      }
    }
    // Apple's ideal size of a color.
    expect(size == CGSize(width: 10, height: 10))
    expect(
      list.commands.map(list.box) == [
        CGRect(x: 45, y: 45, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10),
        CGRect(x: 10, y: 10, width: 80, height: 10),
      ])
  }

  @Test func symbolsLieWhereTheyAreDrawnFromRightToLeft() {
    let list = drawing {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: .zero, anchor: .topLeading)
        }
      } symbols: {
        Color.red.frame(width: 20, height: 10).tag(1)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expect(list.commands.map(list.box) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func anUnknownSymbolIsNil() {
    var found: [Bool] = []
    _ = drawing {
      Canvas { context, _ in
        found = [
          context.resolveSymbol(id: "a") != nil, context.resolveSymbol(id: "b") != nil,
          context.resolveSymbol(id: 1) != nil,
        ]
      } symbols: {
        Color.red.tag("a")
        Color.red
      }
    }
    expect(found == [true, false, false])
  }

  @Test func symbolsInheritTheEnvironment() {
    let list = drawing {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        context.fill(square, with: .foreground)
      } symbols: {
        Rectangle().frame(width: 4, height: 4).tag(1)
      }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    expect(list.commands.map(list.color) == [[1, 0, 0, 1], [1, 0, 0, 1]])
  }

  @Test func symbolsComeAndGo() {
    @MainActor final class Box {
      var count: Binding<Int>?
    }
    struct Probe: View {
      let box: Box
      @State var count = 1
      var body: some View {
        let _ = box.count = $count
        Canvas { context, _ in
          for id in 0..<10 {
            if let symbol = context.resolveSymbol(id: id) { context.draw(symbol, at: .zero) }
          }
        } symbols: {
          ForEach(0..<count, id: \.self) { Color.red.frame(width: 5, height: 5).tag($0) }
        }
      }
    }
    let box = Box()
    let session = ViewSession(size: CGSize(width: 50, height: 50)) { Probe(box: box) }
    expect(session.displayList().commands.count == 1)
    box.count?.wrappedValue = 3
    expect(session.displayList().commands.count == 3)
    box.count?.wrappedValue = 0
    expect(session.displayList().commands.count == 0)
  }

  @Test func stateThatTheClosureReadsIsDrawnAgain() {
    @MainActor final class Box {
      var x: Binding<CGFloat>?
      var changes = 0
    }
    struct Probe: View {
      let box: Box
      @State var x: CGFloat = 1
      var body: some View {
        let _ = box.x = $x
        Canvas { context, _ in
          context.fill(Path(CGRect(x: x, y: 0, width: 2, height: 2)), with: .color(.red))
        }
      }
    }
    let box = Box()
    let session = ViewSession(size: CGSize(width: 50, height: 50)) { Probe(box: box) }
    let first = session.displayList()
    expect(first.box(first.commands[0]).minX == 1)
    session.graph.onChange = { box.changes += 1 }
    box.x?.wrappedValue = 20
    expect(box.changes > 0)
    let second = session.displayList()
    expect(second.box(second.commands[0]).minX == 20)
  }

  @Test func isTouchedAnywhereInItsRectangle() {
    let session = ViewSession(size: CGSize(width: 50, height: 50)) {
      Canvas { _, _ in
      } symbols: {
        Color.red.tag(1)
      }
      .frame(width: 30, height: 20)
    }
    expect(!session.graph.hitTest(CGPoint(x: 11, y: 16)).isEmpty)
    expect(!session.graph.hitTest(CGPoint(x: 39, y: 34)).isEmpty)
    expect(session.graph.hitTest(CGPoint(x: 39, y: 36)).isEmpty)
  }
}
