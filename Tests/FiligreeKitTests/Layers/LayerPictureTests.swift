import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Pictures in the manner of Core Animation's tutorials.
@Suite struct LayerPictureTests {
  @Test func `a progress ring at a quarter, a half and all`() throws {
    let page = box(0, 0, 240, 80)
    for (index, end) in [CGFloat(0.25), 0.5, 1].enumerated() {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 40, y: 40), radius: 28, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true)
      let track = CAShapeLayer()
      track.frame = CGRect(x: 80 * index, y: 0, width: 80, height: 80)
      track.path = path.cgPath
      track.fillColor = UIColor.clear.cgColor
      track.strokeColor = UIColor.systemGray5.cgColor
      track.lineWidth = 8
      page.addSublayer(track)
      let ring = CAShapeLayer()
      ring.frame = track.frame
      ring.path = path.cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.systemGreen.cgColor
      ring.lineWidth = 8
      ring.lineCap = .round
      ring.strokeEnd = end
      page.addSublayer(ring)
    }
    expectPicture(try #require(layerPicture(page, scale: 2)), named: "layer-rings")
  }

  @Test func `gradients, shadows, borders and round corners`() throws {
    let page = box(0, 0, 300, 200)
    let colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    let button = CAGradientLayer()
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
    button.colors = colors
    button.startPoint = CGPoint(x: 0, y: 0.5)
    button.endPoint = CGPoint(x: 1, y: 0.5)
    button.cornerRadius = 22
    button.shadowColor = UIColor.systemPink.cgColor
    button.shadowOpacity = 0.5
    button.shadowOffset = CGSize(width: 0, height: 6)
    button.shadowRadius = 6
    page.addSublayer(button)
    let radial = CAGradientLayer()
    radial.type = .radial
    radial.frame = CGRect(x: 160, y: 20, width: 60, height: 60)
    radial.colors = colors
    radial.startPoint = CGPoint(x: 0.5, y: 0.5)
    radial.endPoint = CGPoint(x: 1, y: 1)
    page.addSublayer(radial)
    let conic = CAGradientLayer()
    conic.type = .conic
    conic.frame = CGRect(x: 230, y: 20, width: 60, height: 60)
    conic.colors = colors
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.endPoint = CGPoint(x: 0.5, y: 0)
    conic.cornerRadius = 30
    page.addSublayer(conic)
    let card = box(20, 100, 100, 80, .white)
    card.cornerRadius = 16
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.borderWidth = 3
    card.borderColor = UIColor.systemBlue.cgColor
    card.shadowOpacity = 0.3
    card.shadowRadius = 4
    card.shadowOffset = .zero
    page.addSublayer(card)
    // Cut off by a parent with round corners.
    let clip = box(140, 100, 60, 80, .systemTeal)
    clip.cornerRadius = 20
    clip.masksToBounds = true
    clip.addSublayer(box(30, 40, 60, 60, .systemIndigo))
    page.addSublayer(clip)
    let masked = box(220, 100, 70, 80, .systemPurple)
    let star = CAShapeLayer()
    star.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 10, width: 60, height: 60)).cgPath
    masked.mask = star
    page.addSublayer(masked)
    expectPicture(try #require(layerPicture(page, scale: 2)), named: "layer-styles")
  }

  @Test func `a clock of layers, a text and a replicator's spokes`() throws {
    let page = box(0, 0, 200, 220)
    let face = box(20, 20, 160, 160, .white)
    face.cornerRadius = 80
    face.borderWidth = 4
    page.addSublayer(face)
    let marks = CAReplicatorLayer()
    marks.frame = face.bounds
    marks.instanceCount = 12
    marks.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    marks.instanceAlphaOffset = -0.07
    marks.addSublayer(box(78, 10, 4, 12, .black))
    face.addSublayer(marks)
    for (length, width, angle, color) in [
      (CGFloat(40), CGFloat(6), CGFloat(10 * 30 + 5), UIColor.black), (60, 4, 60, .darkGray),
      (66, 2, 210, .systemRed),
    ] {
      let hand = CALayer()
      hand.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      hand.anchorPoint = CGPoint(x: 0.5, y: 0.9)
      hand.position = CGPoint(x: 80, y: 80)
      hand.backgroundColor = color.cgColor
      hand.cornerRadius = width / 2
      hand.transform = CATransform3DMakeRotation(angle * .pi / 180, 0, 0, 1)
      face.addSublayer(hand)
    }
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 190, width: 200, height: 24)
    text.string = "10:10:35"
    text.font = UIFont.systemFont(ofSize: 1)
    text.fontSize = 17
    text.alignmentMode = .center
    text.foregroundColor = UIColor.black.cgColor
    page.addSublayer(text)
    expectPicture(try #require(layerPicture(page, scale: 2)), named: "layer-clock")
  }

  @Test func `cards in perspective`() throws {
    let page = box(0, 0, 220, 120)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    page.sublayerTransform = perspective
    for (index, angle) in [CGFloat(-0.9), 0, 0.9].enumerated() {
      let card = box(15 + 70 * CGFloat(index), 20, 50, 80, .systemBlue)
      card.cornerRadius = 8
      card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      page.addSublayer(card)
      card.addSublayer(box(10, 10, 30, 10, .white))
    }
    // From behind it is not seen.
    let back = box(90, 40, 40, 40, .red)
    back.isDoubleSided = false
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    page.addSublayer(back)
    expectPicture(try #require(layerPicture(page, scale: 2)), named: "layer-perspective")
  }

  @Test func `confetti at a moment`() throws {
    let time = TestClock()
    try time {
      let page = box(0, 0, 160, 160)
      let emitter = CAEmitterLayer()
      emitter.frame = page.bounds
      emitter.emitterPosition = CGPoint(x: 80, y: 0)
      emitter.emitterShape = .line
      emitter.emitterSize = CGSize(width: 160, height: 1)
      emitter.emitterCells = [UIColor.systemRed, .systemBlue, .systemYellow].map { color in
        let cell = CAEmitterCell()
        cell.birthRate = 12
        cell.lifetime = 4
        cell.velocity = 60
        cell.velocityRange = 30
        cell.emissionLongitude = .pi / 2
        cell.emissionRange = .pi / 6
        cell.spin = 2
        cell.spinRange = 3
        cell.color = color.cgColor
        cell.contents =
          picture(6, 9) { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 9))
          }.cgImage
        return cell
      }
      page.addSublayer(emitter)
      expect(pixel(layerPicture(page), 80, 80) == white)
      time.move(to: 3)
      let image = try #require(layerPicture(page))
      expectPicture(image, named: "layer-confetti")
    }
  }
}
