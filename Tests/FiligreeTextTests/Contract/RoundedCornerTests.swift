import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// The rounded design's letters: the default one's, with round ends.
struct RoundedCornerTests {
  private func rectangle(_ width: CGFloat, _ height: CGFloat, isClockwise: Bool = false)
    -> PathStorage
  {
    var path = PathStorage()
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: width, y: height),
      CGPoint(x: 0, y: height),
    ]
    path.move(to: corners[0])
    for corner in isClockwise ? corners[1...].reversed() : Array(corners[1...]) {
      path.line(to: corner)
    }
    path.close()
    return path
  }

  /// A bar becomes a capsule: by π/4 a corner, (4 − π) r² are cut away.
  @Test(arguments: [false, true])
  func barsBecomeCapsules(isClockwise: Bool) throws {
    let bar = rectangle(100, 700, isClockwise: isClockwise)
    let corners = try #require(RoundedCorners(stem: bar, unitsPerEm: 1000))
    expect(corners.radius == 50)
    let rounded = Path(storage: corners.rounded(bar))
    expect(abs(abs(rounded.signedArea) - (70000 - (4 - .pi) * 2500)) < 3)
    expect(rounded.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 700))
    expect(!rounded.contains(CGPoint(x: 8, y: 8)) && rounded.contains(CGPoint(x: 50, y: 1)))
  }

  /// Corners that go in stay, and so does what turns gently.
  @Test func innerCornersStay() throws {
    let corners = try #require(RoundedCorners(stem: rectangle(100, 700), unitsPerEm: 1000))
    // An L: five corners that stick out, one that goes in, at (100, 100).
    var path = PathStorage()
    path.move(to: .zero)
    for (x, y) in [(500, 0), (500, 100), (100, 100), (100, 700), (0, 700)] {
      path.line(to: CGPoint(x: x, y: y))
    }
    path.close()
    let rounded = corners.rounded(path)
    expect(rounded.points.contains(CGPoint(x: 100, y: 100)))
    expect(!rounded.points.contains(CGPoint(x: 500, y: 100)))
    expect(
      abs(
        Path(storage: path).signedArea - Path(storage: rounded).signedArea - 5 * (1 - .pi / 4)
          * 2500) < 5)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300)).storage
    expect(
      abs(Path(storage: corners.rounded(circle)).signedArea - Path(storage: circle).signedArea)
        < 1e-6)
  }

  /// A counter's corners are concave for the letter, seen from its ink, and stay.
  @Test func holesStay() throws {
    let corners = try #require(RoundedCorners(stem: rectangle(100, 700), unitsPerEm: 1000))
    var path = rectangle(600, 600)
    path.append(
      rectangle(300, 300, isClockwise: true),
      transform: CGAffineTransform(translationX: 150, y: 150))
    let rounded = corners.rounded(path)
    expect(abs(Path(storage: rounded).signedArea - (270_000 - (4 - .pi) * 2500)) < 4)
  }

  /// Letters keep their widths and stay inside of what they were.
  @Test func lettersStayWhereTheyAre() {
    let request = FontRequest(size: 100, weight: .bold)
    var rounded = request
    rounded.name = .system(.rounded)
    for text in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&@?!%{}Жя".map(
      String.init)
    {
      let plain = Paragraph(text, font: request).layout(library: TestFonts.all)
      let round = Paragraph(text, font: rounded).layout(library: TestFonts.all)
      expect(plain.lines[0].width == round.lines[0].width)
      let (before, after) = (plain.drawing().outlines[0].path, round.drawing().outlines[0].path)
      let (outer, inner) = (before.boundingRect, after.boundingRect)
      expect(inner.minX >= outer.minX - 0.01 && inner.maxX <= outer.maxX + 0.01, "\(text)")
      expect(inner.minY >= outer.minY - 0.01 && inner.maxY <= outer.maxY + 0.01, "\(text)")
      let (a, b) = (abs(before.signedArea), abs(after.signedArea))
      expect(b <= a + 0.01 && b > 0.8 * a, "\(text): \(b / a)")
    }
  }

  /// Whatever an outline is, the result is finite and has as many subpaths at most.
  @Test func hostileOutlines() throws {
    let corners = try #require(RoundedCorners(stem: rectangle(100, 700), unitsPerEm: 1000))
    var random = RandomSource(seed: 3)
    for _ in 0..<500 {
      var path = PathStorage()
      for _ in 0..<1 + random.next() % 3 {
        func point() -> CGPoint {
          CGPoint(
            x: (random.number(in: -3...3)).rounded() * 40,
            y: (random.number(in: -3...3)).rounded() * 40)
        }
        path.move(to: point())
        for _ in 0..<random.next() % 6 {
          switch random.next() % 3 {
          case 0: path.line(to: point())
          case 1: path.quad(to: point(), control: point())
          default: path.cubic(to: point(), control1: point(), control2: point())
          }
        }
        path.close()
      }
      let result = corners.rounded(path)
      expect(result.isFinite)
      expect(result.verbs.count { $0 == .move } <= path.verbs.count { $0 == .move })
    }
    expect(RoundedCorners(stem: PathStorage(), unitsPerEm: 1000) == nil)
    expect(RoundedCorners(stem: rectangle(900, 700), unitsPerEm: 1000) == nil)
  }
}
