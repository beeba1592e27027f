import Filigree

/// A logo with holes and curves: an oil lamp, black on white.
enum Lamp {
  /// The lamp's outline in a box of 512 × 512, y down; its inside is even-odd.
  static let outline = Path { path in
    // The flame, and a smaller flame inside it that is a hole.
    addFlame(to: &path, tip: CGPoint(x: 262, y: 40), foot: CGPoint(x: 256, y: 262), width: 92)
    addFlame(to: &path, tip: CGPoint(x: 259, y: 142), foot: CGPoint(x: 256, y: 240), width: 42)

    // The bowl: a crescent with a spout on either side.
    path.move(to: CGPoint(x: 52, y: 262))
    path.addCurve(
      to: CGPoint(x: 256, y: 300), control1: CGPoint(x: 106, y: 284),
      control2: CGPoint(x: 178, y: 300))
    path.addCurve(
      to: CGPoint(x: 460, y: 262), control1: CGPoint(x: 334, y: 300),
      control2: CGPoint(x: 406, y: 284))
    path.addCurve(
      to: CGPoint(x: 256, y: 424), control1: CGPoint(x: 446, y: 366),
      control2: CGPoint(x: 362, y: 424))
    path.addCurve(
      to: CGPoint(x: 52, y: 262), control1: CGPoint(x: 150, y: 424),
      control2: CGPoint(x: 66, y: 366))
    path.closeSubpath()

    // Five pearls along the bowl, the middle one a ring.
    let pearls: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = [
      (136, 334, 12), (192, 352, 15), (256, 360, 26), (320, 352, 15), (376, 334, 12),
    ]
    for pearl in pearls {
      addDisc(to: &path, x: pearl.x, y: pearl.y, radius: pearl.radius)
    }
    addDisc(to: &path, x: 256, y: 360, radius: 11)

    // The foot.
    path.move(to: CGPoint(x: 176, y: 472))
    path.addQuadCurve(to: CGPoint(x: 336, y: 472), control: CGPoint(x: 256, y: 404))
    path.addLine(to: CGPoint(x: 336, y: 484))
    path.addLine(to: CGPoint(x: 176, y: 484))
    path.closeSubpath()
  }

  /// The logo.
  static func drawing() -> DisplayList {
    let page = CGRect(x: 0, y: 0, width: 512, height: 512)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.fill(Path(page), with: .color(CGColor(gray: 1, alpha: 1)))
    recorder.fill(
      outline, with: .color(CGColor(gray: 0, alpha: 1)), style: FillStyle(eoFill: true))
    return recorder.finish()
  }

  private static func addFlame(
    to path: inout Path, tip: CGPoint, foot: CGPoint, width: CGFloat
  ) {
    let height = foot.y - tip.y
    path.move(to: tip)
    path.addCurve(
      to: CGPoint(x: foot.x + width * 0.72, y: foot.y - height * 0.34),
      control1: CGPoint(x: tip.x + width * 0.08, y: tip.y + height * 0.28),
      control2: CGPoint(x: foot.x + width * 0.72, y: foot.y - height * 0.58))
    path.addCurve(
      to: foot, control1: CGPoint(x: foot.x + width * 0.72, y: foot.y - height * 0.13),
      control2: CGPoint(x: foot.x + width * 0.4, y: foot.y))
    path.addCurve(
      to: CGPoint(x: foot.x - width * 0.72, y: foot.y - height * 0.34),
      control1: CGPoint(x: foot.x - width * 0.4, y: foot.y),
      control2: CGPoint(x: foot.x - width * 0.72, y: foot.y - height * 0.13))
    path.addCurve(
      to: tip, control1: CGPoint(x: foot.x - width * 0.72, y: foot.y - height * 0.58),
      control2: CGPoint(x: tip.x - width * 0.16, y: tip.y + height * 0.34))
    path.closeSubpath()
  }

  private static func addDisc(to path: inout Path, x: CGFloat, y: CGFloat, radius: CGFloat) {
    path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
