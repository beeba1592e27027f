import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct BezierDrawingTests {
  private func ring() -> UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
    return path
  }

  @Test func `a path is filled by its own rule, in the current color`() {
    let path = ring()
    let winding = picture(6, 6) { _ in
      UIColor.red.setFill()
      path.fill()
    }
    path.usesEvenOddFillRule = true
    let evenOdd = picture(6, 6) { _ in path.fill() }
    expect(pixel(winding, 3, 3) == red && pixel(evenOdd, 3, 3) == nothing)
    expect(pixel(evenOdd, 0, 0) == black)
  }

  @Test func `a path is stroked in its own style, not the context's`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 5))
    path.addLine(to: CGPoint(x: 8, y: 5))
    path.lineWidth = 4
    path.lineCapStyle = .square
    let image = picture(10, 10) { context in
      context.cgContext.setLineWidth(10)
      UIColor.blue.setStroke()
      path.stroke()
    }
    expect(
      pixel(image, 0, 3) == blue && pixel(image, 9, 6) == blue && pixel(image, 5, 2) == nothing)
  }

  @Test func `a blend mode and an opacity hold for one drawing`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = picture(4, 4) { context in
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      path.fill(with: .clear, alpha: 1)
      path.fill(with: .copy, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
      path.lineWidth = 2
      path.apply(CGAffineTransform(translationX: 0, y: 20))
      path.stroke(with: .normal, alpha: 1)
    }
    expect(pixel(image, 1, 0) == [255, 0, 0, 128] && pixel(image, 1, 3) == red)
  }

  @Test func `a path clips until the state is restored`() {
    let path = ring()
    path.usesEvenOddFillRule = true
    let image = picture(6, 6) { context in
      context.cgContext.saveGState()
      path.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.cgContext.restoreGState()
      UIColor.red.setFill()
      context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
    }
    expect(
      pixel(image, 0, 0) == black && pixel(image, 2, 2) == nothing && pixel(image, 3, 3) == red)
  }
}
