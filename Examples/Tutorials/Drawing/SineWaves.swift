import SwiftUI

struct SineWave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    let width = Double(rect.width)
    let middle = Double(rect.height) / 2
    let wavelength = width / frequency
    path.move(to: CGPoint(x: 0, y: middle))
    for x in stride(from: 0, through: width, by: 1) {
      let distance = (x - width / 2) / (width / 2)
      let parabola = -(distance * distance) + 1
      let sine = sin(x / wavelength + phase)
      path.addLine(to: CGPoint(x: x, y: parabola * strength * sine + middle))
    }
    return Path(path.cgPath)
  }
}

struct SineWavesView: View {
  @State private var phase = 0.0
  @State private var strength = 50.0

  var body: some View {
    ZStack {
      ForEach(0..<10) { index in
        SineWave(strength: strength, frequency: 10, phase: phase)
          .stroke(Color.white.opacity(Double(index) / 10), lineWidth: 3)
          .offset(y: CGFloat(index) * 10)
      }
    }
    .background(Color.blue)
    .ignoresSafeArea()
    .onTapGesture { withAnimation(.easeOut(duration: 0.4)) { strength = 10 } }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
        phase = .pi * 2
      }
    }
  }
}
