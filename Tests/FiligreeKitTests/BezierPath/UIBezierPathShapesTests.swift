import FiligreeKit
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct UIBezierPathShapesTests {
  private let rect = CGRect(x: 0, y: 0, width: 160, height: 100)

  // UIKit's numbers for this rectangle, as the tests of ChouTiUI (H. Zhang 2024) have them, without
  // the lines of no length that UIKit puts between the curves.
  @Test func roundedCornersAreUIKitsContinuousOnes() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    expectElements(
      path, "MLCCCLCCCLCCCLCCCZ",
      [
        CGPoint(15.28665, 0), CGPoint(144.71335, 0),
        CGPoint(149.11507, 0), CGPoint(151.31593, 0), CGPoint(153.68506, 0.74911),
        CGPoint(156.27176, 1.69060), CGPoint(158.30940, 3.72824), CGPoint(159.25089, 6.31494),
        CGPoint(160, 8.68407), CGPoint(160, 10.88493), CGPoint(160, 15.28665),
        CGPoint(160, 84.71335),
        CGPoint(160, 89.11507), CGPoint(160, 91.31593), CGPoint(159.25089, 93.68506),
        CGPoint(158.30940, 96.27176), CGPoint(156.27176, 98.30940), CGPoint(153.68506, 99.25089),
        CGPoint(151.31593, 100), CGPoint(149.11507, 100), CGPoint(144.71335, 100),
        CGPoint(15.28665, 100),
        CGPoint(10.88493, 100), CGPoint(8.68407, 100), CGPoint(6.31494, 99.25089),
        CGPoint(3.72824, 98.30940), CGPoint(1.69060, 96.27176), CGPoint(0.74911, 93.68506),
        CGPoint(0, 91.31593), CGPoint(0, 89.11507), CGPoint(0, 84.71335),
        CGPoint(0, 15.28665),
        CGPoint(0, 10.88493), CGPoint(0, 8.68407), CGPoint(0.74911, 6.31494),
        CGPoint(1.69060, 3.72824), CGPoint(3.72824, 1.69060), CGPoint(6.31494, 0.74911),
        CGPoint(8.68407, 0), CGPoint(10.88493, 0), CGPoint(15.28665, 0),
      ],
      tolerance: 2e-5)
  }

  @Test func aRadiusWithoutRoomIsHalfTheShorterSide() {
    let capsule = UIBezierPath(roundedRect: rect, cornerRadius: 50)
    expect(UIBezierPath(roundedRect: rect, cornerRadius: 51).elements == capsule.elements)
    expect(UIBezierPath(roundedRect: rect, cornerRadius: 1e300).elements == capsule.elements)
    expect(UIBezierPath(roundedRect: rect, cornerRadius: .infinity).elements == capsule.elements)
    // Apple's documentation of cornerRadii: "clamped appropriately to half the width or height".
    let bar = CGRect(x: 0, y: 0, width: 100, height: 40)
    let corners: UIRectCorner = [.bottomLeft, .bottomRight]
    expect(
      UIBezierPath(
        roundedRect: bar, byRoundingCorners: corners, cornerRadii: CGSize(width: 40, height: 40)
      ).elements
        == UIBezierPath(
          roundedRect: bar, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 20)
        ).elements)
  }

  @Test(arguments: [0, -10, -0.0, -CGFloat.infinity, CGFloat.nan])
  func withoutARadiusTheRectangleIsPlain(radius: CGFloat) {
    expect(
      UIBezierPath(roundedRect: rect, cornerRadius: radius).elements
        == UIBezierPath(rect: rect).elements)
  }

  // The chat bubble: all corners but one.
  @Test func onlyTheNamedCornersAreRound() {
    let bubble = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, .bottomLeft],
      cornerRadii: CGSize(width: 16, height: 16))
    expect(bubble.elements.contains(.line(to: CGPoint(160, 100))))
    expect(String(bubble.elements.map(\.letter)) == "MLCCCLLCCCLCCCZ")
    expect(bubble.contains(CGPoint(159, 99)))
    for outside in [CGPoint(1, 1), CGPoint(159, 1), CGPoint(1, 99)] {
      expect(!bubble.contains(outside))
    }
  }

  @Test func eachCornerIsWhereItsNameSays() {
    let places: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(1, 1)), (.topRight, CGPoint(159, 1)), (.bottomLeft, CGPoint(1, 99)),
      (.bottomRight, CGPoint(159, 99)),
    ]
    for (corner, _) in places {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 20, height: 20))
      for (other, point) in places {
        expect(path.contains(point) == (other != corner), "\(corner) at \(point)")
      }
      expect(path.bounds == rect)
    }
  }

  @Test func noneAndAllCornersAreTheOtherInitializers() {
    let size = CGSize(width: 12, height: 12)
    expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: size).elements
        == UIBezierPath(rect: rect).elements)
    expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: size).elements
        == UIBezierPath(roundedRect: rect, cornerRadius: 12).elements)
  }

  // UIKit ignores the height: answers to Stack Overflow 76933879 (2023).
  @Test(arguments: [0, -1, 3, 1e9, CGFloat.nan])
  func theHeightOfTheRadiiIsNotLookedAt(height: CGFloat) {
    expect(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 12, height: height)
      ).elements == UIBezierPath(roundedRect: rect, cornerRadius: 12).elements)
  }

  @Test func theBitsOfTheCornersAreUIKits() {
    expect(UIRectCorner.topLeft.rawValue == 1)
    expect(UIRectCorner.topRight.rawValue == 2)
    expect(UIRectCorner.bottomLeft.rawValue == 4)
    expect(UIRectCorner.bottomRight.rawValue == 8)
    expect(UIRectCorner.allCorners.rawValue == .max)
    expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .bottomRight]))
  }

  @Test func allShapesRunClockwiseAndClosed() {
    var random = RandomSource(seed: 41)
    for i in 0..<200 {
      let rect = CGRect(
        x: random.number(in: -50...50), y: random.number(in: -50...50),
        width: random.number(in: 1...90), height: random.number(in: 1...90))
      let radius = random.number(in: 0...60)
      let corners = UIRectCorner(rawValue: UInt(i % 16))
      for path in [
        UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
        UIBezierPath(roundedRect: rect, cornerRadius: radius),
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners,
          cornerRadii: CGSize(width: radius, height: radius)),
      ] {
        expect(path.path.signedArea > 0, "seed 41, \(i): \(path.path)")
        expect(path.path.signedArea <= rect.width * rect.height * (1 + 1e-12))
        expect(path.elements.last == .closeSubpath)
        expect(path.contains(CGPoint(rect.midX, rect.midY)), "seed 41, \(i): \(path.path)")
        let box = path.path.boundingRect
        for (a, b) in [
          (box.minX, rect.minX), (box.minY, rect.minY), (box.maxX, rect.maxX),
          (box.maxY, rect.maxY),
        ] {
          expect(abs(a - b) < 1e-9, "seed 41, \(i): \(path.path)")
        }
      }
    }
  }

  @Test func theNullRectangleMakesNothing() {
    expect(UIBezierPath(rect: .null).isEmpty)
    expect(UIBezierPath(ovalIn: .null).isEmpty)
    expect(UIBezierPath(roundedRect: .null, cornerRadius: 3).isEmpty)
  }
}
