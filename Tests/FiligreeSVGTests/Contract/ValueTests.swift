import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

@Suite struct ValueTests {
  @Test(arguments: [
    ("#f80", [255.0, 136, 0, 1]), ("#F80C", [255, 136, 0, 0.8]), ("#00800080", [0, 128, 0, 0.502]),
    ("rgb(1,2,3)", [1, 2, 3, 1]), ("rgb(100%, 0%, 50%)", [255, 0, 128, 1]),
    ("rgb(1 2 3 / 50%)", [1, 2, 3, 0.5]), ("rgba(1, 2, 3, .25)", [1, 2, 3, 0.25]),
    ("rgb(300, -5, 3)", [255, 0, 3, 1]), ("hsl(120, 100%, 25%)", [0, 128, 0, 1]),
    ("hsla(0.5turn 100% 50% / 0.5)", [0, 255, 255, 0.5]), ("hwb(0 50% 0%)", [255, 128, 128, 1]),
    ("RebeccaPurple", [102, 51, 153, 1]), ("transparent", [0, 0, 0, 0]),
    ("nonsense", [0, 0, 0, 1]),
  ]) func `colors`(_ text: String, _ expected: [Double]) throws {
    expect(try fill("<rect width='9' height='9' fill='\(text)'/>") == expected, "\(text)")
  }

  /// CSS Values 4, section 6.2: 96 pixels to the inch.
  @Test(arguments: [
    ("12", 12.0), ("12px", 12), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96),
    ("72pt", 96), ("6pc", 96), ("2em", 32), ("2ex", 16), ("50%", 100), ("10vw", 20),
    ("10vmin", 10), ("1e1", 10), ("+.5e2", 50),
  ]) func `lengths`(_ text: String, _ expected: Double) throws {
    let box = try boxes("<rect width='\(text)' height='1'/>", "viewBox='0 0 200 100'")[0]
    expect(abs(box.width - expected) < 1e-9, "\(text)")
  }

  @Test(arguments: [
    ("translate(3)", [1.0, 0, 0, 1, 3, 0]), ("translate(3 4)", [1, 0, 0, 1, 3, 4]),
    ("translate(10-4)", [1, 0, 0, 1, 10, -4]), ("scale(2)", [2, 0, 0, 2, 0, 0]),
    ("rotate(90)", [0, 1, -1, 0, 0, 0]), ("rotate(180, 5, 6)", [-1, 0, 0, -1, 10, 12]),
    ("skewX(45)", [1, 0, 1, 1, 0, 0]), ("matrix(1,2,3,4,5,6)", [1, 2, 3, 4, 5, 6]),
    ("translate(1,1),scale(2)", [2, 0, 0, 2, 1, 1]), ("rotate(.25turn)", [0, 1, -1, 0, 0, 0]),
    ("none", [1, 0, 0, 1, 0, 0]),
  ]) func `transforms`(_ text: String, _ expected: [Double]) throws {
    let group = try #require(
      try tree("<g id='g' transform='\(text)'><rect width='1' height='1'/></g>").group(named: "g"))
    let map = group.transform
    for (part, number) in zip([map.a, map.b, map.c, map.d, map.tx, map.ty], expected) {
      expect(abs(Double(part) - number) < 1e-12, "\(text)")
    }
  }

  /// SVG 2, section 8.6: what is not understood has no effect.
  @Test(arguments: ["scale", "scale(1", "scale(1,2,3)", "foo(1)", "scale(1) x", "rotate(1px 2)"])
  func `wrong transforms`(_ text: String) throws {
    let tree = try tree("<g transform='\(text)'><rect width='1' height='1'/></g>")
    expect(tree.root.box == CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(tree.warnings.count == 1)
  }

  /// SVG 2, section 8.7; the box is 100 × 100, the viewport 200 × 100.
  @Test(arguments: [
    ("", 50.0, 0.0, 1.0, 1.0), ("none", 0, 0, 2, 1), ("xMinYMin", 0, 0, 1, 1),
    ("xMaxYMid meet", 100, 0, 1, 1), ("xMidYMid slice", 0, -50, 2, 2),
    ("xMinYMin slice", 0, 0, 2, 2), ("xMidYMax slice", 0, -100, 2, 2), ("wrong", 50, 0, 1, 1),
  ]) func `how a box is fitted`(
    _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws {
    let box = try boxes(
      "<rect width='10' height='10'/>",
      "viewBox='0 0 100 100' width='200' height='100' preserveAspectRatio='\(text)'")[0]
    expect(box == CGRect(x: x, y: y, width: 10 * width, height: 10 * height), "\(text)")
  }

  @Test(arguments: [
    ("width='30' height='20'", 30.0, 20.0), ("viewBox='0 0 30 20'", 30, 20),
    ("width='60' viewBox='0 0 30 20'", 60, 40), ("height='10' viewBox='0 0 30 20'", 15, 10),
    ("width='50%' height='100%' viewBox='0 0 30 20'", 15, 20), ("", 11, 12),
  ]) func `the size of a document`(_ attributes: String, _ width: Double, _ height: Double) throws {
    let size = try tree("<rect x='1' y='2' width='10' height='10'/>", attributes).size
    expect(size == CGSize(width: width, height: height), "\(attributes)")
  }

  @Test func `a document without a size is an error`() {
    expect(failure(document("", ""))?.reason == .empty)
    expect(failure(document("<rect/>", "width='0' height='5'"))?.reason == .empty)
    expect(failure(document("<rect/>", "width='1e300' height='5'"))?.reason == .empty)
  }

  /// CSS Values and Units Module Level 4, chapter 10.
  @Test(
    arguments: [
      ("calc(4px)", 4), ("calc(2 * (3px + 1px))", 8), ("calc(50% - 10px)", 40),
      ("calc(1in / 2)", 48),
      ("CALC(1px + calc(2px) * 3)", 7), ("calc(10px - -2px)", 12),
    ] as [(String, Double)]) func `lengths are calculated`(_ text: String, _ width: Double) throws
  {
    let boxes = try boxes("<rect width='\(text)' height='1'/>")
    expect(boxes.first.map { Double($0.width) } == width)
  }

  @Test(arguments: [
    "calc(4px", "calc()", "calc(1px +2px)", "calc(1px * 2px)", "calc(1px / 0)", "calc(1 / 1px)",
    String(repeating: "calc(", count: 5000) + "1" + String(repeating: ")", count: 5000),
  ]) func `what is no sum of lengths is none`(_ text: String) throws {
    let boxes = try boxes("<rect width='\(text)' height='1'/>")
    expect(boxes.isEmpty)
  }
}

extension SVGTree {
  /// The group with a name.
  func group(named name: String) -> SVGGroup? {
    func find(_ group: SVGGroup) -> SVGGroup? {
      if group.id == name { return group }
      for case .group(let child) in group.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(root)
  }
}
