import FiligreeDocuments
import FiligreeKit
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@MainActor @Suite struct SVGImageTests {
  private func document() throws -> SVGDocument {
    try SVGDocument(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
      <linearGradient id="g" y2="1" x2="0"><stop stop-color="gold"/><stop offset="1" stop-color="tomato"/></linearGradient>
      <circle cx="20" cy="20" r="19" fill="url(#g)"/>
      <path id="star" d="M20 4L30 36 4 16H36L10 36z" fill="#fff"/></svg>
      """)
  }

  @Test func documents() throws {
    let document = try document()
    let view = HStack(spacing: 10) {
      Image(svg: document)
      Image(svg: document).resizable().frame(width: 90, height: 90)
      Image(svg: document).resizable().scaledToFit().frame(width: 60, height: 90)
        .border(Color.gray)
      SVGOutline(document, id: "star").fill(.blue).frame(width: 60, height: 60)
      SVGOutline(document).stroke(.green, lineWidth: 2).frame(width: 60, height: 60)
      Image(uiImage: UIImage(svg: document).withRenderingMode(.alwaysTemplate))
        .foregroundStyle(.purple)
      Canvas { context, size in
        context.draw(Image(svg: document), in: CGRect(x: 0, y: 10, width: 60, height: 40))
      }
      .frame(width: 60, height: 60)
    }
    .padding(10)
    .background(Color.white)
    let image = try #require(ImageRenderer(content: view).cgImage)
    expectPicture(image, named: "svg-images")
  }
}
