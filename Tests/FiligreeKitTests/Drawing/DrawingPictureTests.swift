import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct DrawingPictureTests {
  private func page(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
    _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      draw(context)
    }
    return try #require(image.cgImage)
  }

  @Test func `symbols in sizes, weights and tints`() throws {
    let tints: [UIColor] = [.red, .systemBlue, UIColor(white: 0, alpha: 0.4)]
    let image = try page(300, 250) { _ in
      var y: CGFloat = 10
      for (row, size) in [CGFloat(20), 40, 80].enumerated() {
        var x: CGFloat = 10
        for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
          let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
          let symbol = UIImage(systemName: "leaf", withConfiguration: configuration)
          symbol?.withTintColor(tints[row]).draw(at: CGPoint(x: x, y: y))
          x += 98
        }
        y += size + 25
      }
    }
    expectPicture(image, named: "symbols")
  }

  @Test func `orientations`() throws {
    let letter = picture(24, 16) { context in
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 16))
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 3, height: 12))
      context.fill(CGRect(x: 2, y: 2, width: 14, height: 3))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 7, width: 9, height: 2))
    }
    let pixels = try #require(letter.cgImage)
    let image = try page(160, 80) { _ in
      for (i, orientation) in UIImage.Orientation.allCases.enumerated() {
        let place = CGPoint(x: 8 + 40 * (i % 4), y: 8 + 40 * (i / 4))
        UIImage(cgImage: pixels, scale: 1, orientation: orientation).draw(at: place)
      }
    }
    expectPicture(image, named: "orientations")
  }

  @Test func `blend modes`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7 * 44, height: 4 * 44), format: format)
      .image { context in
        for (i, mode) in CGBlendMode.allCases.enumerated() {
          let cg = context.cgContext
          cg.saveGState()
          cg.translateBy(x: CGFloat(i % 7) * 44, y: CGFloat(i / 7) * 44)
          cg.clip(to: CGRect(x: 2, y: 2, width: 40, height: 40))
          UIColor(red: 0.9, green: 0.6, blue: 0.1, alpha: 1).setFill()
          context.fill(CGRect(x: 4, y: 4, width: 26, height: 26))
          UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8).setFill()
          context.fill(CGRect(x: 14, y: 14, width: 26, height: 26), blendMode: mode)
          cg.restoreGState()
        }
      }
    expectPicture(try #require(image.cgImage), named: "blend-modes")
  }

  @Test func `Bézier paths`() throws {
    let image = try page(300, 200) { context in
      UIColor.systemTeal.setFill()
      UIColor.black.setStroke()
      let bubble = UIBezierPath(
        roundedRect: CGRect(x: 15, y: 15, width: 120, height: 60),
        byRoundingCorners: [.topLeft, .topRight, .bottomRight],
        cornerRadii: CGSize(width: 18, height: 18))
      bubble.lineWidth = 3
      bubble.fill()
      bubble.stroke()
      let star = UIBezierPath()
      for (i, index) in [0, 2, 4, 1, 3].enumerated() {
        let corners: [(CGFloat, CGFloat)] = [(0, -40), (38, -12), (24, 32), (-24, 32), (-38, -12)]
        let point = CGPoint(x: 200 + corners[index].0, y: 50 + corners[index].1)
        if i == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.close()
      star.usesEvenOddFillRule = true
      UIColor.systemOrange.setFill()
      star.fill()
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: 70, y: 140), radius: 40, startAngle: 0, endAngle: .pi * 1.5,
        clockwise: true)
      arc.lineWidth = 10
      arc.lineCapStyle = .round
      arc.setLineDash([16, 14], count: 2, phase: 0)
      UIColor.systemPurple.setStroke()
      arc.stroke()
      context.cgContext.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 150, y: 105, width: 130, height: 80)).addClip()
      for i in 0..<12 {
        let stripe = UIBezierPath(rect: CGRect(x: 150 + i * 12, y: 100, width: 6, height: 90))
        (i.isMultiple(of: 2) ? UIColor.systemGreen : .systemPink).setFill()
        stripe.fill(with: .normal, alpha: i < 6 ? 1 : 0.5)
      }
      context.cgContext.restoreGState()
    }
    expectPicture(image, named: "bezier-paths")
  }

  @Test func `a share card`() throws {
    let image = try page(320, 180, scale: 2) { context in
      let cg = context.cgContext
      let card = UIBezierPath(
        roundedRect: CGRect(x: 20, y: 16, width: 280, height: 140), cornerRadius: 22)
      cg.saveGState()
      cg.setShadow(
        offset: CGSize(width: 0, height: 6), blur: 14, color: UIColor(white: 0, alpha: 0.5).cgColor)
      UIColor.white.setFill()
      card.fill()
      cg.restoreGState()
      cg.saveGState()
      card.addClip()
      let colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) {
        cg.drawLinearGradient(
          gradient, start: CGPoint(x: 20, y: 16), end: CGPoint(x: 300, y: 156), options: [])
      }
      let glow = [UIColor(white: 1, alpha: 0.55).cgColor, UIColor(white: 1, alpha: 0).cgColor]
      if let gradient = CGGradient(colorsSpace: nil, colors: glow as CFArray, locations: nil) {
        cg.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 250, y: 30), startRadius: 0,
          endCenter: CGPoint(x: 250, y: 30), endRadius: 110, options: [])
      }
      cg.setShadow(
        offset: CGSize(width: 2, height: 3), blur: 4, color: UIColor(white: 0, alpha: 0.6).cgColor)
      let configuration = UIImage.SymbolConfiguration(pointSize: 72, weight: .bold)
      UIImage(systemName: "heart.fill", withConfiguration: configuration)?
        .withTintColor(.white, renderingMode: .alwaysOriginal).draw(at: CGPoint(x: 36, y: 42))
      UIColor(white: 1, alpha: 0.9).setFill()
      cg.beginTransparencyLayer(auxiliaryInfo: nil)
      for (i, width) in [130, 100, 60].enumerated() {
        UIBezierPath(
          roundedRect: CGRect(x: 146, y: 52 + i * 24, width: width, height: 12), cornerRadius: 6
        ).fill()
      }
      cg.endTransparencyLayer()
      cg.restoreGState()
    }
    expectPicture(image, named: "share-card")
  }

  @Test func `a resizable picture`() throws {
    let button = picture(30, 30) { context in
      let box = UIBezierPath(
        roundedRect: CGRect(x: 1, y: 1, width: 28, height: 28), cornerRadius: 9)
      UIColor.systemGreen.setFill()
      box.fill()
      UIColor.black.setStroke()
      box.lineWidth = 2
      box.stroke()
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 12, y: 12, width: 6, height: 6))
    }
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let image = try page(220, 140) { _ in
      button.draw(at: CGPoint(x: 10, y: 10))
      button.resizableImage(withCapInsets: insets)
        .draw(in: CGRect(x: 60, y: 10, width: 150, height: 50))
      button.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        .draw(in: CGRect(x: 60, y: 75, width: 150, height: 50))
    }
    expectPicture(image, named: "resizable")
  }
}
