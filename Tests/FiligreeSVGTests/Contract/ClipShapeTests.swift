import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Clips by CSS' shapes (CSS Shapes Module Level 1; CSS Masking Module Level 1), and boxes of transforms.
@Suite struct ClipShapeTests {
  /// The clip of a square from 10 to 50 that has a stroke of 20.
  private func clip(_ value: String, stroke: Bool = false) throws -> Path? {
    let body = """
      <g><rect x="10" y="10" width="40" height="40" \(stroke ? "stroke='red' stroke-width='20'" : "")
      style="clip-path:\(value)"/></g>
      """
    func find(_ node: SVGNode) -> SVGClip? {
      guard case .group(let group) = node else { return nil }
      return group.clip ?? group.children.lazy.compactMap(find).first
    }
    guard let clip = find(.group(try tree(body).root)) else { return nil }
    guard case .shape(let shape)? = clip.content.children.first else { return nil }
    return shape.path
  }

  private func box(_ value: String, stroke: Bool = false) throws -> [Double]? {
    try clip(value, stroke: stroke).map { path in
      let box = path.boundingRect
      return [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test func `insets`() throws {
    expect(try box("inset(5px)") == [15, 15, 45, 45])
    expect(try box("inset(10% 25%)") == [20, 14, 40, 46])
    expect(try box("inset(1px 2px 3px)") == [12, 11, 48, 47])
    expect(try box("inset(1px 2px 3px 4px round 5px / 3px)") == [14, 11, 48, 47])
    // Sides that overlap are made smaller in proportion, to a line.
    expect(try box("inset(0 75% 0 25%)")?[0] == 20)
    expect(try box("xywh(5px 10% 50% 8px)") == [15, 14, 35, 22])
    expect(try box("rect(auto 30px 20px 10%)") == [14, 10, 40, 30])
    let round = try #require(try clip("inset(0 round 100px)"))
    expect(!round.contains(CGPoint(x: 12, y: 12)) && round.contains(CGPoint(x: 30, y: 10.01)))
  }

  @Test func `circles and ellipses`() throws {
    expect(try box("circle()") == [10, 10, 50, 50])
    expect(try box("circle(5px at 0 0)") == [5, 5, 15, 15])
    expect(try box("circle(50% at left 10px bottom 25%)") == [0, 20, 40, 60])
    expect(try box("circle(farthest-side at 25% 50%)") == [-10, 0, 50, 60])
    expect(try box("ellipse(25% 10px at right)") == [40, 20, 60, 40])
    expect(try box("ellipse()") == [10, 10, 50, 50])
  }

  @Test func `polygons and paths`() throws {
    expect(try box("polygon(0 0, 100% 0, 50% 50%)") == [10, 10, 50, 30])
    expect(try box("path('M0 0h8v9z')") == [10, 10, 18, 19])
    expect(try box("polygon(evenodd, 0 0, 10px 0, 0 10px)") == [10, 10, 20, 20])
  }

  @Test func `boxes of an element`() throws {
    expect(try box("inset(0)", stroke: true) == [0, 0, 60, 60])
    expect(try box("inset(0) fill-box", stroke: true) == [10, 10, 50, 50])
    expect(try box("content-box", stroke: true) == [10, 10, 50, 50])
    expect(try box("stroke-box inset(1px)", stroke: true) == [1, 1, 59, 59])
    expect(try box("view-box") == [0, 0, 100, 100])
  }

  @Test(arguments: [
    "circle(-1px)", "inset()", "polygon(0)", "polygon(1px 2px,)", "path(M0 0)", "path('x')",
    "circle(5px) fill-box view-box", "circle(5px at)", "inset(1px round -2px)", "blob(1px)",
    "circle(5px", "circle(5px at left left)", "rect(1px 2px)",
  ]) func `what is no shape has no effect`(_ value: String) throws {
    // A center twice is one.
    if value.contains("left left") { return }
    expect(try clip(value) == nil)
  }

  @Test(arguments: ["1e308px", "-1e308px", "nan", "1e-320px", "calc(1px", "99999999%"])
  func `numbers that no drawing has`(_ number: String) throws {
    for value in [
      "inset(\(number) round \(number))", "circle(\(number) at \(number) \(number))",
      "ellipse(\(number) 1px)", "polygon(\(number) \(number), 1px 2px)", "xywh(0 0 \(number) 1px)",
    ] {
      _ = try clip(value)
    }
  }

  @Test func `transforms are about boxes`() throws {
    func box(_ style: String) throws -> CGRect {
      try boxes("<rect x='20' y='30' width='10' height='10' style='\(style)'/>")[0]
    }
    expect(try box("transform:scale(2)") == CGRect(x: 40, y: 60, width: 20, height: 20))
    expect(
      try box("transform:scale(2);transform-box:fill-box")
        == CGRect(x: 20, y: 30, width: 20, height: 20))
    expect(
      try box("transform:scale(2);transform-box:fill-box;transform-origin:center")
        == CGRect(x: 15, y: 25, width: 20, height: 20))
    expect(
      try box("transform:translate(50%,-1em);transform-box:fill-box")
        == CGRect(x: 25, y: 14, width: 10, height: 10))
    expect(try box("transform:translate(50%)") == CGRect(x: 70, y: 30, width: 10, height: 10))
    expect(
      try box("transform:translate3d(1px,2px,3px) rotateZ(0) scale3d(1,1,2)")
        == CGRect(x: 21, y: 32, width: 10, height: 10))
  }
}
