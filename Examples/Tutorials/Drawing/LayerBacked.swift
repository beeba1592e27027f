import SwiftUI
import UIKit

final class LayerDialView: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()
  private let gradient = CAGradientLayer()

  var progress: CGFloat = 0 {
    didSet { bar.strokeEnd = progress }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for layer in [track, bar] {
      layer.fillColor = UIColor.clear.cgColor
      layer.strokeColor = UIColor.black.cgColor
      layer.lineWidth = 18
      layer.lineCap = .round
    }
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemBlue.cgColor]
    gradient.mask = bar
    layer.addSublayer(track)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    track.strokeColor = UIColor.systemGray4.cgColor
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 12, startAngle: .pi * 0.75,
      endAngle: .pi * 2.25, clockwise: true)
    track.path = path.cgPath
    bar.path = path.cgPath
  }
}

struct LayerDial: UIViewRepresentable {
  var progress: CGFloat

  func makeUIView(context: Context) -> LayerDialView { LayerDialView() }

  func updateUIView(_ view: LayerDialView, context: Context) {
    view.progress = progress
  }
}

struct LayerBackedView: View {
  @State private var progress: CGFloat = 0.35

  var body: some View {
    VStack(spacing: 24) {
      LayerDial(progress: progress)
        .frame(width: 220, height: 220)
      Slider(value: $progress)
    }
    .padding()
  }
}
