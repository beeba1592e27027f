import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct CALayerTests {
  @Test func `frame, bounds and position`() {
    let layer = box(10, 20, 100, 50)
    expect(layer.position == CGPoint(x: 60, y: 45))
    expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(abs(layer.frame.width - 50) < 1e-9 && abs(layer.frame.minX - 10) < 1e-9)
  }

  @Test func `the tree`() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    let root = CALayer()
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, below: b)
    expect(root.sublayers == [a, c, b])
    root.insertSublayer(a, above: c)
    expect(root.sublayers == [c, a, b])
    let d = CALayer()
    root.replaceSublayer(a, with: d)
    expect(root.sublayers == [c, d, b] && a.superlayer == nil && d.superlayer === root)
    root.insertSublayer(b, at: 0)
    expect(root.sublayers == [b, c, d])
    // A layer is not within itself.
    d.addSublayer(root)
    root.addSublayer(root)
    expect(root.superlayer == nil && root.sublayers == [b, c, d])
    root.sublayers?.forEach { $0.removeFromSuperlayer() }
    expect(root.sublayers == nil)
  }

  @Test func `hits and coordinates`() {
    let root = box(0, 0, 100, 100)
    let inner = box(20, 20, 40, 40)
    inner.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    root.addSublayer(inner)
    expect(root.hitTest(CGPoint(x: 40, y: 40)) === inner)
    expect(root.hitTest(CGPoint(x: 25, y: 25)) === root)
    expect(root.hitTest(CGPoint(x: 101, y: 2)) == nil)
    expect(inner.convert(.zero, to: root) == CGPoint(x: 30, y: 30))
    expect(inner.convert(CGPoint(x: 50, y: 50), from: root) == CGPoint(x: 40, y: 40))
    inner.isHidden = true
    expect(root.hitTest(CGPoint(x: 40, y: 40)) === root)
  }

  @Test func `opacity is of the layer and its sublayers as one`() {
    let page = box(0, 0, 20, 20)
    let group = box(0, 0, 20, 20, .red)
    group.addSublayer(box(0, 0, 10, 20, .blue))
    group.opacity = 0.5
    page.addSublayer(group)
    let image = layerPicture(page)
    expect(pixel(image, 5, 5) == [127, 127, 255, 255])
    expect(pixel(image, 15, 5) == [255, 127, 127, 255])
    group.allowsGroupOpacity = false
    expect(pixel(layerPicture(page), 15, 5) == [255, 127, 127, 255])
  }

  @Test func `what is drawn by code, by a delegate, and anew`() {
    final class Circle: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      }
    }
    let layer = Circle()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(pixel(layerPicture(layer), 5, 2) == white)
    layer.setNeedsDisplay()
    let image = layerPicture(layer)
    // y points down.
    expect(pixel(image, 5, 2) == red && pixel(image, 5, 7) == white)
    _ = layerPicture(layer)
    expect(layer.count == 1)
    // Without being drawn anew it is stretched.
    layer.bounds.size.height = 20
    expect(pixel(layerPicture(layer), 5, 8) == red && layer.count == 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.height = 40
    expect(pixel(layerPicture(layer), 5, 8) == white && layer.count == 2)
  }

  @Test func `contents lie by their gravity`() {
    let layer = box(0, 0, 8, 4)
    layer.contents = quarters.cgImage
    expect(pixel(layerPicture(layer), 0, 0) == red && pixel(layerPicture(layer), 7, 3) == white)
    layer.contentsGravity = .center
    let center = layerPicture(layer, on: .black)
    expect(
      pixel(center, 3, 1) == red && pixel(center, 4, 2) == white && pixel(center, 2, 1) == black)
    layer.contentsGravity = .topLeft
    expect(pixel(layerPicture(layer, on: .black), 0, 1) == blue)
    layer.contentsGravity = .resizeAspect
    let aspect = layerPicture(layer, on: .black)
    expect(pixel(aspect, 1, 0) == black && pixel(aspect, 2, 0) == red)
  }

  @Test func `maps of space`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(abs(turn.m12 - 1) < 1e-12 && abs(turn.m21 + 1) < 1e-12)
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
    expect(map.m41 == 10 && map.m42 == 18 && map.m43 == 28)
    let back = CATransform3DConcat(map, CATransform3DInvert(map))
    expect(abs(back.m11 - 1) < 1e-9 && abs(back.m43) < 1e-9 && abs(back.m21) < 1e-9)
    expect(NSValue(caTransform3D: map).caTransform3DValue == map)
    expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    let flat = CATransform3DMakeScale(0, 1, 1)
    expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `numbers that are none, and trees that are deep`() {
    let layer = CALayer()
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -5)
    layer.cornerRadius = .nan
    layer.shadowOpacity = 1
    layer.shadowRadius = .infinity
    layer.borderWidth = .infinity
    layer.transform = CATransform3D()
    layer.backgroundColor = UIColor.red.cgColor
    let page = box(0, 0, 4, 4)
    page.addSublayer(layer)
    expect(pixel(layerPicture(page), 1, 1) == white)
    var inner = page
    for _ in 0..<2000 {
      let next = box(0, 0, 4, 4)
      inner.addSublayer(next)
      inner = next
    }
    expect(layerPicture(page) != nil)
  }
}
