import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Each primitive does what the Filter Effects Module says, in numbers.
struct FilterGraphTests {
  private typealias Step = FilterGraph.Step
  private let square = Path(box: 2, 2, 4, 4)

  private func render(_ list: DisplayList, scale: CGFloat = 1) throws -> CGImage {
    try Rasterizer(scale: scale).render(list)
  }

  /// The pixel that steps without a picture make everywhere.
  private func flat(_ steps: Step...) throws -> [UInt8] {
    pixel(try render(graphed(steps)), 4, 4)
  }

  // MARK: Regions and inputs

  @Test func allIsCutToTheFilterRegion() throws {
    let list = graphed(
      [.of(.offset(.zero), .source)], region: CGRect(x: 2, y: 3, width: 4, height: 3)
    ) { $0.fill(Path(box: 0, 0, 8, 8), with: .color(.black)) }
    let drawn = alphas(try render(list))
    for y in 0..<8 {
      for x in 0..<8 {
        expect(drawn[y * 8 + x] == ((2..<6).contains(x) && (3..<6).contains(y) ? 255 : 0))
      }
    }
  }

  /// A pixel is in a region if its center is.
  @Test func resultsAreCutToTheStepsRegion() throws {
    let region = CGRect(x: 1.6, y: 2.4, width: 2, height: 20)
    let drawn = alphas(try render(graphed([.of(.flood(.black), in: region)])))
    for i in 0..<64 {
      expect(drawn[i] == ((2..<4).contains(i % 8) && i / 8 >= 2 ? 255 : 0))
    }
  }

  @Test func whatIsNotThereIsClear() throws {
    let flood = Step.of(.flood(.rgb(1, 0, 0)))
    expect(try flat() == [0, 0, 0, 0])
    expect(try flat(flood, .of(.merge)) == [0, 0, 0, 0])
    expect(try flat(flood, .of(.merge, .step(1), .step(7), .step(-1))) == [0, 0, 0, 0])
    expect(try flat(flood, .of(.composite(.over), .step(9), .step(0))) == [255, 0, 0, 255])
    // A step that is used by none is not there either.
    expect(try flat(flood, .of(.flood(.rgb(0, 1, 0)))) == [0, 255, 0, 255])
  }

  @Test func sourceAlphaIsBlack() throws {
    let list = graphed([.of(.merge, .sourceAlpha)]) {
      $0.fill(square, with: .color(.rgb(1, 0.5, 0, 0.6)))
    }
    expect(pixel(try render(list), 3, 3) == [0, 0, 0, 153])
  }

  @Test func lightIsMixedInProportion() throws {
    for (isLinear, level) in [(false, UInt8(128)), (true, 188)] {
      let mean = try flat(
        .of(.flood(.white)), .of(.flood(.black)),
        .of(
          .composite(.arithmetic(k1: 0, k2: 0.5, k3: 0.5, k4: 0)), .step(0), .step(1),
          isLinear: isLinear))
      expect(mean == [level, level, level, 255])
    }
  }

  // MARK: Composition

  @Test func arithmetic() throws {
    let steps: [Step] = [
      .of(.flood(.rgb(0.8, 0.4, 0.2))), .of(.flood(.rgb(0.4, 0.6, 0))),
      .of(
        .composite(.arithmetic(k1: 0.5, k2: 0.25, k3: 0.125, k4: 0.1)), .step(0), .step(1)),
    ]
    // ½·0.8·0.4 + ¼·0.8 + ⅛·0.4 + 0.1 = 0.51, and so on; the opacity is 0.975.
    expect(pixel(try render(graphed(steps)), 4, 4) == [130, 101, 38, 249])
  }

  @Test func operators() throws {
    let (a, b) = (SIMD4(0.4, 0.1, 0, 0.5), SIMD4(0, 0.6, 0.3, 0.75))
    let modes: [(FilterGraph.CompositeOperator, BlendMode)] = [
      (.over, .normal), (.in, .sourceIn), (.out, .sourceOut), (.atop, .sourceAtop), (.xor, .xor),
      (.lighter, .plusLighter),
    ]
    let floods: [Step] = [
      .of(.flood(.rgb(0.8, 0.2, 0, 0.5))), .of(.flood(.rgb(0, 0.8, 0.4, 0.75))),
    ]
    func expectMode(_ operation: FilterGraph.Operation, _ mode: BlendMode) throws {
      let drawn = pixel(try render(graphed(floods + [.of(operation, .step(0), .step(1))])), 4, 4)
      let exact = ReferenceBlending.blend(mode, a, b, 1, .linear) * 255
      for i in 0..<4 { expect(abs(Double(drawn[i]) - exact[i]) < 0.51, "\(operation)") }
    }
    for (composite, mode) in modes { try expectMode(.composite(composite), mode) }
    for mode in BlendMode.allCases { try expectMode(.blend(mode), mode) }
  }

  @Test func mergesAreInOrder() throws {
    let drawn = try flat(
      .of(.flood(.rgb(1, 0, 0))), .of(.flood(.rgb(0, 0, 1, 0.5))),
      .of(.merge, .step(0), .step(1)))
    expect(drawn == [128, 0, 128, 255])
  }

  // MARK: Colors

  @Test func transferFunctions() {
    typealias Function = FilterGraph.TransferFunction
    expect(Function.identity.value(at: 0.3) == 0.3)
    expect(Function.table([]).value(at: 0.3) == 0.3)
    let table = Function.table([0.25, 1, 0])
    expect([0, 0.25, 0.5, 0.75, 1].map(table.value(at:)) == [0.25, 0.625, 1, 0.5, 0])
    let steps = Function.discrete([0.1, 0.5, 0.2, 0.9])
    expect(
      [0, 0.24, 0.25, 0.5, 0.749_999, 1].map(steps.value(at:)) == [0.1, 0.1, 0.5, 0.2, 0.9, 0.9])
    expect(Function.linear(slope: 2, intercept: -0.5).value(at: 0.6) == 0.7)
    expect(Function.linear(slope: 2, intercept: 0.5).value(at: 0.6) == 1)
    let gamma = Function.gamma(amplitude: 2, exponent: 2, offset: 0.1)
    expect(abs(gamma.value(at: 0.5) - 0.6) < 1e-12)
  }

  /// Straight components go through, and an opacity above 0 shows everywhere.
  @Test func transfers() throws {
    let list = graphed([
      .of(
        .componentTransfer(
          red: .linear(slope: 0.5, intercept: 0), green: .linear(slope: 0, intercept: 1),
          blue: .identity, alpha: .table([0.2, 1])), .source)
    ]) { $0.fill(square, with: .color(.rgb(0.8, 0, 1, 0.5))) }
    let image = try render(list)
    // Half of the opacity is 128, and so 0.2 + 0.8 · 128/255 of it 153; red 0.4, green 1, blue 1.
    expect(pixel(image, 3, 3) == [61, 153, 153, 153])
    expect(pixel(image, 0, 0) == [0, 51, 0, 51])
  }

  @Test func matrices() throws {
    // `luminanceToAlpha`.
    let rows: [Float] = Array(repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]
    let drawn = try flat(
      .of(.flood(.rgb(0.2, 1, 0.4, 0.5))), .of(.colorMatrix(ColorMatrix(rows: rows)), .step(0)))
    expect(drawn == [0, 0, 0, 201])
  }

  // MARK: Neighbors

  @Test func offsetsAreInUserSpace() throws {
    let list = graphed([.of(.offset(CGSize(width: 1, height: -2)), .source)]) {
      $0.fill(Path(box: 3, 3, 1, 1), with: .color(.black))
    }
    let drawn = alphas(try render(list, scale: 3))
    for i in 0..<24 * 24 {
      let isInside = (12..<15).contains(i % 24) && (3..<6).contains(i / 24)
      expect(drawn[i] == (isInside ? 255 : 0))
    }
  }

  @Test func offsetsAreExactBetweenPixels() throws {
    let list = graphed([.of(.offset(CGSize(width: 1.25, height: -0.5)), .source)]) {
      $0.fill(Path(box: 3, 3, 1, 1), with: .color(.black))
    }
    let drawn = alphas(try render(list))
    var expected = [UInt8](repeating: 0, count: 64)
    for (x, y, part) in [(4, 2, 0.375), (5, 2, 0.125), (4, 3, 0.375), (5, 3, 0.125)] {
      expected[y * 8 + x] = UInt8((255 * part).rounded())
    }
    expect(drawn == expected)
  }

  /// Down in a space turned by a quarter is left on the page; up in a mirrored one is down.
  @Test func spacesMayBeTurned() throws {
    let step = Step.of(.offset(CGSize(width: 0, height: 3)), .source)
    let far = CGRect(x: -50, y: -50, width: 100, height: 100)
    for (map, place) in [
      (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0), (2, 3)),
      (CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8), (5, 0)),
    ] {
      let list = graphed([step], region: far, map) { r in
        r.transform = .identity
        r.fill(Path(box: 5, 3, 1, 1), with: .color(.rgb(1, 0, 0)))
      }
      let drawn = alphas(try render(list))
      for i in 0..<64 {
        expect(drawn[i] == (i % 8 == place.0 && i / 8 == place.1 ? 255 : 0), "\(map) \(i)")
      }
    }
  }

  @Test func blursAreThoseOfTheFilter() throws {
    func picture(_ filter: Filter, _ scale: CGFloat) throws -> [UInt8] {
      let list = drawing(40, 40) { r in
        r.layer(filters: [filter]) { $0.fill(Path(pentagram: 20, 20, 14), with: .color(.black)) }
      }
      return alphas(try render(list, scale: scale))
    }
    for (sigma, scale) in [(0.8, 1.0), (3, 1), (1.5, 2)] {
      let step = Step.of(.gaussianBlur(CGSize(width: sigma, height: sigma)), .source)
      let region = CGRect(x: -40, y: -40, width: 120, height: 120)
      let mine = try picture(.graph(FilterGraph(region: region, steps: [step])), scale)
      let known = try picture(.blur(radius: sigma), scale)
      expect(zip(mine, known).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
    // Along one axis alone.
    let step = Step.of(.gaussianBlur(CGSize(width: 2, height: 0)), .source)
    let list = graphed([step]) { $0.fill(Path(box: 0, 4, 8, 2), with: .color(.black)) }
    let drawn = alphas(try render(list))
    expect(drawn[3 * 8 + 4] == 0 && drawn[4 * 8 + 4] > 200 && drawn[6 * 8 + 4] == 0)
  }

  @Test func morphologyOfASquare() throws {
    func box(_ kind: FilterGraph.MorphologyOperator, _ x: Double, _ y: Double) throws -> CGRect {
      let list = graphed(
        [.of(.morphology(kind, radius: CGSize(width: x, height: y)), .source)], 16, 16
      ) { $0.fill(Path(box: 4, 4, 8, 8), with: .color(.black)) }
      let drawn = alphas(try render(list))
      var box = CGRect.null
      for i in 0..<256 where drawn[i] > 0 {
        expect(drawn[i] == 255)
        box = box.union(CGRect(x: i % 16, y: i / 16, width: 1, height: 1))
      }
      return box
    }
    expect(try box(.dilate, 2, 1) == CGRect(x: 2, y: 3, width: 12, height: 10))
    expect(try box(.erode, 2, 1) == CGRect(x: 6, y: 5, width: 4, height: 6))
    expect(try box(.erode, 0, 3) == CGRect(x: 4, y: 7, width: 8, height: 2))
    expect(try box(.erode, 4, 0) == .null)
    expect(try box(.dilate, 1e9, 1e9) == CGRect(x: 0, y: 0, width: 16, height: 16))
  }

  @Test func tilesWrap() throws {
    let tile = CGRect(x: 3, y: 2, width: 3, height: 2)
    let list = graphed(
      [.of(.offset(.zero), .source, in: tile), .of(.tile, .step(0))], 12, 12
    ) { r in
      for y in 0..<12 {
        for x in 0..<12 {
          r.fill(
            Path(box: Double(x), Double(y), 1, 1),
            with: .color(.rgb(Double(x) / 12, Double(y) / 12, 0)))
        }
      }
    }
    let plain = try render(graphed([.of(.merge, .source)], 12, 12) { _ in })
    expect(alphas(plain).allSatisfy { $0 == 0 })
    let image = try render(list)
    for y in 0..<12 {
      for x in 0..<12 {
        expect(pixel(image, x, y) == pixel(image, 3 + x % 3, 2 + y % 2), "\(x), \(y)")
      }
    }
    expect(pixel(image, 3, 2) == [64, 43, 0, 255] && pixel(image, 0, 1) == [64, 64, 0, 255])
  }

  /// Three quarters of red are a quarter of the scale to the right; half of green is none.
  @Test func displacements() throws {
    let list = graphed([
      .of(.flood(.rgb(0.75, 0.5, 0))),
      .of(.displacementMap(scale: 8, x: .red, y: .green), .source, .step(0)),
    ]) { $0.fill(Path(box: 5, 3, 1, 1), with: .color(.black)) }
    let drawn = alphas(try render(list))
    for i in 0..<64 { expect(drawn[i] == (i == 3 * 8 + 3 ? 255 : 0)) }
  }

  // MARK: Pictures

  @Test func picturesAndDrawings() throws {
    let image = TestImage.make(2, 1) { x, _ in
      x == 0 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255)
    }
    let paint = PicturePaint(
      image: image, rect: CGRect(x: 2, y: 2, width: 4, height: 4), sampling: .none)
    let picture = try render(graphed([.of(.image(paint))]))
    expect(pixel(picture, 3, 3) == [255, 0, 0, 255] && pixel(picture, 5, 5) == [0, 0, 255, 255])
    expect(pixel(picture, 1, 3) == [0, 0, 0, 0] && pixel(picture, 6, 6) == [0, 0, 0, 0])
    let drawn = FilterGraph.Drawing(
      drawing(1, 1) { $0.fill(Path(box: 1, 1, 2, 1), with: .color(.rgb(0, 1, 0))) })
    let list = try render(graphed([.of(.drawing(drawn))]), scale: 2)
    expect(pixel(list, 2, 2) == [0, 255, 0, 255] && pixel(list, 5, 3) == [0, 255, 0, 255])
    expect(pixel(list, 6, 2) == [0, 0, 0, 0] && pixel(list, 2, 1) == [0, 0, 0, 0])
  }
}
