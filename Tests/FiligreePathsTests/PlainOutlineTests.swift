import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePaths

/// Which paths are circles, ellipses and rectangles.
@Suite("Plain outlines")
struct PlainOutlineTests {
  private func outline(_ path: Path) -> PlainOutline? { path.storage.plainOutline }

  private let rect = CGRect(x: 3, y: -4, width: 20, height: 12)

  @Test("Shapes as they are built are known again")
  func built() {
    expect(outline(Path(ellipseIn: rect)) == .ellipse(rect))
    expect(outline(Path(rect)) == .rectangle(rect, cornerRadius: 0))
    let circular = Path(roundedRect: rect, cornerRadius: 3, style: .circular)
    expect(outline(circular) == .rectangle(rect, cornerRadius: 3))
    guard
      case .rectangle(let capsule, let radius)? = outline(
        Path(roundedRect: rect, cornerRadius: 6, style: .circular))
    else {
      Issue.record("a capsule is a rectangle")
      return
    }
    expect(capsule == rect && abs(radius - 6) < 1e-9)
    // The same path read from SVG, in single precision and backwards.
    let text = "M23 2A10 6 0 0 1 13 8A10 6 0 0 1 3 2A10 6 0 0 1 13-4A10 6 0 0 1 23 2z"
    expect((try? Path(svg: text)).flatMap(outline) == .ellipse(rect))
    expect(
      outline(
        Path {
          $0.addLines([.zero, CGPoint(x: 0, y: 5), CGPoint(x: 7, y: 5), CGPoint(x: 7, y: 0)]);
          $0.closeSubpath()
        })
        == .rectangle(CGRect(x: 0, y: 0, width: 7, height: 5), cornerRadius: 0))
  }

  @Test("Other paths are not")
  func others() {
    expect(outline(Path()) == nil)
    expect(outline(Path(ellipseIn: rect).applying(CGAffineTransform(rotationAngle: 0.3))) == nil)
    expect(outline(Path(rect).applying(CGAffineTransform(rotationAngle: 0.3))) == nil)
    expect(
      outline(Path(roundedRect: rect, cornerSize: CGSize(width: 2, height: 4), style: .circular))
        == nil)
    expect(outline(Path(roundedRect: rect, cornerRadius: 3, style: .continuous)) == nil)
    expect(
      outline(
        Path {
          $0.addEllipse(in: rect); $0.addEllipse(in: rect.insetBy(dx: 2, dy: 2))
        }) == nil)
    // Open, or there and back.
    expect(
      outline(Path { $0.addLines([.zero, CGPoint(x: 0, y: 5), CGPoint(x: 7, y: 5)]) }) == nil)
    expect(
      outline(
        Path {
          $0.addLines([.zero, CGPoint(x: 0, y: 5), CGPoint(x: 7, y: 5), CGPoint(x: 0, y: 5)]);
          $0.closeSubpath()
        }) == nil)
    let nan = Path {
      $0.addLines([.zero, CGPoint(x: Double.nan, y: 5), CGPoint(x: 7, y: 5)]); $0.closeSubpath()
    }
    expect(outline(nan) == nil)
    // A dent in place of a corner.
    let dent = "M0 0H10V10H4C1.79 10 0 8.21 0 6z"
    expect((try? Path(svg: dent)).flatMap(outline) == nil)
  }
}
