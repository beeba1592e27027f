import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct CGPathTests {
  let rect = CGRect(x: 1, y: 2, width: 30, height: 20)

  @Test func initializers() {
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    expect(CGPath(rect: rect, transform: nil) == Path(rect).cgPath)
    expect(
      CGPath(rect: rect, transform: &scale).boundingBox
        == CGRect(x: 2, y: 4, width: 60, height: 40))
    expect(CGPath(ellipseIn: rect, transform: nil) == Path(ellipseIn: rect).cgPath)
    expect(
      CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 4, transform: nil)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 4), style: .circular).cgPath
    )
  }

  @Test func copies() throws {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    path.addLine(to: .zero)
    expect(copy != path && mutable == copy)
    var transform = CGAffineTransform(translationX: 1, y: 1)
    let moved = try #require(copy.copy(using: &transform))
    expect(moved.boundingBox.origin == CGPoint(x: 2, y: 3))
    expect(copy.mutableCopy(using: &transform) == moved)
    expect(copy.copy(using: nil) == copy)
    expect(Set([copy, copy.copy()!]).count == 1)
    expect(Path(copy) == Path(rect))
  }

  @Test func measures() {
    let path = CGMutablePath()
    expect(path.isEmpty && path.currentPoint == .zero)
    path.addEllipse(in: rect)
    expect(!path.isEmpty)
    expect(path.contains(CGPoint(x: 16, y: 12)))
    expect(!path.contains(CGPoint(x: 2, y: 3)))
    expect(
      path.contains(
        CGPoint(x: 0, y: 0), using: .evenOdd, transform: CGAffineTransform(translationX: 16, y: 12))
    )
    path.addEllipse(in: rect)
    expect(path.contains(CGPoint(x: 16, y: 12)))
    expect(!path.contains(CGPoint(x: 16, y: 12), using: .evenOdd))
  }

  @Test func rectanglesAreRecognized() {
    var found = CGRect.zero
    expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 0)])
    expect(!path.isRect(nil))
    path.closeSubpath()
    expect(path.isRect(&found) && found == CGRect(x: 0, y: 0, width: 5, height: 5))
    path.move(to: .zero)
    expect(!path.isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 1)
    expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    var text = ""
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        .closeSubpath: 0,
      ]
      text += "\(element.pointee.type.rawValue):"
      for i in 0..<counts[element.pointee.type]! {
        text += " \(element.pointee.points[i].x)"
      }
      text += ";"
    }
    expect(text == "0: 1.0;1: 3.0;2: 5.0 7.0;3: 9.0 11.0 13.0;4:;")
  }

  @Test func applyHandsInformationOn() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { types in
      path.apply(info: types) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee
          .append(element.pointee.type)
      }
    }
    expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath])
    var sum: CGFloat = 0
    let function: CGPathApplierFunction = { info, element in
      expect(info == nil)
      if element.pointee.type != .closeSubpath { sum += element.pointee.points[0].y }
    }
    path.apply(info: nil, function: function)
    expect(sum == 6)
  }

  @Test func buildingMapsByTheTransform() {
    let t = CGAffineTransform(scaleX: 10, y: 10)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1), transform: t)
    path.addLine(to: CGPoint(x: 2, y: 1), transform: t)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi, transform: t)
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true, transform: t)
    path.addArc(
      tangent1End: CGPoint(x: -5, y: 0), tangent2End: CGPoint(x: -5, y: 5), radius: 1, transform: t)
    let end = path.currentPoint
    expect(abs(end.x + 50) < 1e-9 && abs(end.y - 10) < 1e-9)
    path.addRoundedRect(
      in: CGRect(x: 10, y: 10, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1, transform: t)
    path.addRects([CGRect(x: 20, y: 20, width: 1, height: 1)], transform: t)
    path.addPath(CGPath(rect: rect, transform: nil), transform: t)
    expect(path.boundingBox.maxX == 310 && path.boundingBox.maxY == 220)
  }

  @Test func strokesAndDashes() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let outline = line.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    expect(outline.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 2))
    // The transform comes first: it does not scale the width.
    let scaled = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 3, y: 3))
    expect(scaled.boundingBox == CGRect(x: 0, y: -1, width: 30, height: 2))
    let dashes = line.copy(dashingWithPhase: 0, lengths: [4, 2])
    expect(Path(dashes).description == "0 0 m 4 0 l 6 0 m 10 0 l")
  }
}
