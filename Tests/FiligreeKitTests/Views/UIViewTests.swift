import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@MainActor
private func viewPicture(_ view: UIView, scale: CGFloat = 1) -> CGImage? {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(origin: .zero, size: view.bounds.size))
    view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
  }.cgImage
}

@MainActor
@Suite struct UIViewTests {
  private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  @Test func `a view that draws, within another`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let disc = Disc(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    page.addSubview(disc)
    let image = viewPicture(page)
    expect(pixel(image, 10, 10) == red && pixel(image, 5, 5) == white)
    disc.alpha = 0
    expect(pixel(viewPicture(page), 10, 10) == white)
  }

  @Test func `the order of views, tags and touches`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (a, b) = (UIView(frame: page.bounds), UIView(frame: page.bounds))
    (a.tag, b.tag) = (1, 2)
    page.addSubview(a)
    page.addSubview(b)
    expect(page.hitTest(CGPoint(x: 3, y: 3), with: nil) === b)
    page.bringSubviewToFront(a)
    expect(page.hitTest(CGPoint(x: 3, y: 3), with: nil) === a && page.viewWithTag(2) === b)
    expect(page.layer.sublayers?.last === a.layer)
    a.removeFromSuperview()
    expect(page.subviews == [b] && a.superview == nil)
  }

  @Test func `animations by closures`() {
    let time = TestClock()
    time {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var isDone = false
      UIView.animate(
        withDuration: 2, delay: 1, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { isDone = $0 })
      expect(view.center.x == 105 && view.layer.presentation()?.position.x == 5)
      time.move(to: 2)
      expect(view.layer.presentation()?.position.x == 55 && !isDone)
      time.move(to: 3)
      expect(view.layer.presentation()?.position.x == 105 && isDone)
      view.alpha = 0
      expect(view.layer.presentation()?.opacity == 0)
    }
  }

  @Test func `constraints give frames, by their priorities`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    let wide = b.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      a.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.25),
      a.heightAnchor.constraint(equalTo: a.widthAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -10),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.heightAnchor.constraint(equalToConstant: 10), wide,
    ])
    page.layoutIfNeeded()
    expect(a.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
    expect(b.frame == CGRect(x: 68, y: 40, width: 122, height: 10))
    wide.constant = 30
    page.layoutIfNeeded()
    expect(b.frame.width == 30)
  }

  @Test func `a stack of views`() {
    let (a, b) = (UIView(), UIView())
    a.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    stack.layoutIfNeeded()
    expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    expect(b.frame == CGRect(x: 0, y: 30, width: 50, height: 70))
  }

  @Test func `a card of labels and a button`() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 150))
    let title = UILabel()
    title.text = "Progress"
    title.font = .boldSystemFont(ofSize: 22)
    let text = UILabel()
    text.text = "Two lines of text that are broken to the width of the card."
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .normal)
    let stack = UIStackView(arrangedSubviews: [title, text, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 12),
    ])
    expectPicture(try #require(viewPicture(page, scale: 2)), named: "view-card")
  }
}
