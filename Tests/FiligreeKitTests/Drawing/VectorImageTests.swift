import FiligreeDocuments
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

@Suite struct VectorImageTests {
  private func document() throws -> SVGDocument {
    try SVGDocument(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect id="left" width="10" height="10"
      fill="#f00"/><circle id="dot" cx="15" cy="5" r="5" fill="#00f"/></svg>
      """)
  }

  private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image = image?.cgImage else { return nil }
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedSRGB8()[start..<(start + 4)])
  }

  @Test func `a document is a picture of its size, with pixels at its scale`() throws {
    let image = UIImage(svg: try document(), scale: 2)
    expect(image.size == CGSize(width: 20, height: 10))
    expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
    expect(UIImage(data: Data("<svg width='5' height='5'/>".utf8))?.size.width == 5)
    expect(image == UIImage(svg: try document(), scale: 2))
    expect(image != UIImage(svg: try SVGDocument("<svg width='20' height='10'/>"), scale: 2))
  }

  @Test func `it is drawn sharp at any size, and in a tint`() throws {
    let image = UIImage(svg: try document())
    let large = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    // The edge between the rectangle and nothing is one pixel wide, were it enlarged ten of them.
    let scale = large.scale
    let row = 10 * Int(scale)
    let at = Int(100 * scale)
    expect(color(large, at - 1, row) == [255, 0, 0, 255])
    expect(color(large, at + 1, row)?[3] == 0)
    let tinted = UIGraphicsImageRenderer(size: image.size).image { _ in
      image.withTintColor(.green).draw(at: .zero)
    }
    expect(color(tinted, 1, 1)?[1] == 255 && color(tinted, 1, 1)?[0] == 0)
  }

  @Test func `parts of a document are paths`() throws {
    let document = try document()
    expect(document.ids == ["left", "dot"])
    expect(document.path(id: "left")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(document.path(id: "none") == nil)
    expect(document.path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
