import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Circles, ellipses and rectangles in Swift source.
@Suite struct SwiftFigureTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 30))

  private func shape(_ path: Path, _ api: SwiftSourceWriter.API = .swiftUI) -> String {
    String(
      decoding: SwiftSourceWriter(api: api, typeName: "Figure", fractionDigits: 2)
        .write([path], in: page), as: UTF8.self)
  }

  private func drawing(
    _ path: Path, _ api: SwiftSourceWriter.API = .swiftUI, dash: [CGFloat]? = nil
  ) throws -> String {
    var recorder = DisplayListRecorder(bounds: page)
    let paint = Paint.color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    if let dash {
      recorder.stroke(path, with: paint, style: StrokeStyle(lineWidth: 2, dash: dash))
    } else {
      recorder.fill(path, with: paint)
    }
    let writer = SwiftSourceWriter(api: api, typeName: "Figure", fractionDigits: 2)
    return String(decoding: try writer.write(recorder.finish()), as: UTF8.self)
  }

  /// The subpaths the other way round.
  private func turned(_ path: Path) -> Path {
    path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
  }

  @Test func aCircleIsOneCall() throws {
    let box = "CGRect(x: 10, y: 20, width: 30, height: 30)"
    expect(shape(circle).contains("path.addEllipse(in: \(box))"))
    expect(shape(circle, .uiKit).contains("path.append(UIBezierPath(ovalIn: \(box)))"))
    expect(shape(circle, .coreGraphics).contains("path.addEllipse(in: \(box))"))
    for api in SwiftSourceWriter.API.allCases {
      let text = try drawing(circle, api)
      expect(text.contains("path.addEllipse(in: \(box))") && !text.contains("addCurve"))
    }
    // Alone, it may turn either way.
    expect(shape(turned(circle)).contains("path.addEllipse(in: CGRect(x: 60, y: 20"))
  }

  @Test func roundRectanglesKeepTheirCorners() throws {
    let path = Path(
      roundedRect: CGRect(x: 5, y: 5, width: 60, height: 40), cornerRadius: 8, style: .circular)
    let text = shape(path)
    expect(text.contains("in: CGRect(x: 5, y: 5, width: 60, height: 40)"))
    expect(text.contains("cornerSize: CGSize(width: 8, height: 8),\n      style: .circular)"))
    expect(shape(path, .coreGraphics).contains("cornerWidth: 8, cornerHeight: 8)"))
    // UIKit's corners have another form.
    expect(
      shape(path, .uiKit).contains("addCurve") && !shape(path, .uiKit).contains("roundedRect"))
  }

  /// A hole turns against what is around it, and stays a hole: as many figures as can be.
  @Test func holesStayHoles() {
    var ring = Path()
    ring.addEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
    ring.addPath(
      Path(ellipseIn: CGRect(x: 30, y: 30, width: 20, height: 20))
        .applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 80, ty: 0)))
    for path in [ring, turned(ring)] {
      let text = shape(path)
      expect(text.components(separatedBy: "addEllipse").count == 2, "\(text)")
      expect(text.components(separatedBy: "addCurve").count == 5, "\(text)")
    }
    var two = Path()
    two.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    two.addEllipse(in: CGRect(x: 50, y: 10, width: 20, height: 20))
    for path in [two, turned(two)] {
      expect(shape(path).components(separatedBy: "addEllipse").count == 3)
    }
  }

  @Test func dashesBeginWhereTheOutlineDoes() throws {
    let text = try drawing(circle, dash: [4, 2])
    expect(text.contains("addCurve") && !text.contains("addEllipse"))
  }

  @Test func longDrawingsAreData() throws {
    var path = Path()
    path.move(to: .zero)
    for i in 0..<600 { path.addLine(to: CGPoint(x: i % 7, y: i)) }
    path.closeSubpath()
    expect(try drawing(path).contains("pathData"))
    expect(!(try drawing(circle).contains("pathData")))
  }
}
