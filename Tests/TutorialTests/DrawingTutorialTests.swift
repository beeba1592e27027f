import SwiftUI
import Testing

@testable import Tutorials

@MainActor
@Suite("Tutorials of drawing")
struct DrawingTutorialTests {
  @Test("Spirograph")
  func spirograph() throws {
    try Tutorial("spirograph", SpirographView()) { session in
      session.drag([CGPoint(x: 290, y: 396), CGPoint(x: 160, y: 396)])
    }.check()
  }

  @Test("Badge")
  func badge() throws {
    try Tutorial("badge", BadgeView()).check()
  }

  @Test("Pie chart")
  func pieChart() throws {
    try Tutorial("pie-chart", PieChartView()) { session in
      session.tap(at: CGPoint(x: 190, y: 200))
      session.advance(by: 1)
    }.check()
  }

  @Test("Donut chart with a legend")
  func donutChart() throws {
    try Tutorial("donut-chart", DonutChartView()).check()
  }

  @Test("Activity rings")
  func activityRings() throws {
    try Tutorial("activity-rings", ActivityRingsView(), scale: 0.5) { session in
      session.advance(by: 1)
      session.tap("Close the rings")
      session.advance(by: 1.2)
    }.check()
  }

  @Test("Speedometer")
  func speedometer() throws {
    try Tutorial("speedometer", SpeedometerView()) { session in
      session.tap("Accelerate")
      session.advance(by: 3)
    }.check()
  }

  @Test("Analog clock")
  func analogClock() throws {
    try Tutorial("analog-clock", AnalogClockView()) { session in
      session.advance(by: 35)
    }.check()
  }

  @Test("Sine waves")
  func sineWaves() throws {
    try Tutorial("sine-waves", SineWavesView()) { session in
      session.tap(at: CGPoint(x: 160, y: 240))
      session.advance(by: 0.7)
    }.check()
  }

  @Test("Metaballs in a canvas")
  func metaballs() throws {
    try Tutorial("metaballs", MetaballsView(), scale: 0.5) { session in
      session.touchDown(at: CGPoint(x: 160, y: 240))
      session.touchMove(to: CGPoint(x: 190, y: 290))
      session.touchMove(to: CGPoint(x: 220, y: 350))
    }.check()
  }

  @Test("Confetti")
  func confetti() throws {
    try Tutorial("confetti", ConfettiView()) { session in
      session.tap("Celebrate")
      session.advance(by: 1.2)
    }.check()
  }

  @Test("Snow")
  func snowfall() throws {
    try Tutorial("snowfall", SnowfallView()) { session in
      session.advance(by: 2)
    }.check()
  }

  @Test("Fireworks")
  func fireworks() throws {
    try Tutorial("fireworks", FireworksView()) { session in
      session.tap(at: CGPoint(x: 110, y: 150))
      session.advance(by: 0.3)
      session.tap(at: CGPoint(x: 210, y: 300))
      session.advance(by: 0.5)
    }.check()
  }

  @Test("Starfield")
  func starfield() throws {
    try Tutorial("starfield", StarfieldView()) { session in
      session.tap("Warp")
      session.advance(by: 0.5)
    }.check()
  }

  @Test("Checkerboard")
  func checkerboard() throws {
    try Tutorial("checkerboard", CheckerboardView()) { session in
      session.tap(at: CGPoint(x: 160, y: 240))
      session.advance(by: 1.5)
    }.check()
  }

  @Test("Trapezoid")
  func trapezoid() throws {
    try Tutorial("trapezoid", TrapezoidView()) { session in
      session.tap(at: CGPoint(x: 160, y: 175))
      session.advance(by: 0.5)
    }.check()
  }

  @Test("Stars and arrows")
  func starShapes() throws {
    try Tutorial("star-shapes", StarShapesView()) { session in
      session.tap("Increment")
      session.advance(by: 1)
    }.check()
  }

  @Test("Curved text")
  func curvedText() throws {
    try Tutorial("curved-text", CurvedTextView()).check()
  }

  @Test("Hexagons in a grid")
  func hexagonGrid() throws {
    try Tutorial("hexagon-grid", HexagonGridView()) { session in
      session.tap(at: CGPoint(x: 165, y: 240))
    }.check()
  }

  @Test("Bubbles of a chat")
  func chatBubbles() throws {
    try Tutorial("chat-bubbles", ChatBubblesView()) { session in
      session.tap("Send")
      session.advance(by: 0.6)
    }.check()
  }

  @Test("Borders with gradients")
  func gradientBorders() throws {
    try Tutorial("gradient-borders", GradientBordersView()).check()
  }

  @Test("Neon")
  func neonGlow() throws {
    try Tutorial("neon-glow", NeonGlowView(), scale: 0.5) { session in
      session.tap("Light")
      session.advance(by: 0.5)
    }.check()
  }

  @Test("Card of glass")
  func glassCard() throws {
    try Tutorial("glass-card", GlassCardView(), scale: 0.5).check()
  }

  @Test("Mesh of colors")
  func meshBackground() throws {
    try Tutorial("mesh-background", MeshBackgroundView(), scale: 0.5) { session in
      session.tap(at: CGPoint(x: 160, y: 100))
      session.advance(by: 1.2)
    }.check()
  }

  @Test("Bar chart")
  func barChart() throws {
    try Tutorial("bar-chart", BarChartView()) { session in
      session.tap("Last week")
      session.advance(by: 0.6)
      session.tap(at: CGPoint(x: 160, y: 300))
    }.check()
  }

  @Test("Line chart with a finger on it")
  func lineChart() throws {
    try Tutorial("line-chart", LineChartView()) { session in
      session.touchDown(at: CGPoint(x: 120, y: 280))
      session.touchMove(to: CGPoint(x: 186, y: 280))
    }.check()
  }

  @Test("Radar chart")
  func radarChart() throws {
    try Tutorial("radar-chart", RadarChartView()).check()
  }

  @Test("Candlesticks")
  func candlesticks() throws {
    try Tutorial("candlesticks", CandlesticksView()).check()
  }

  @Test("Mandala and blend modes")
  func mandala() throws {
    try Tutorial("mandala", MandalaView()).check()
  }

  @Test("Kaleidoscope")
  func kaleidoscope() throws {
    try Tutorial("kaleidoscope", KaleidoscopeView()) { session in
      session.drag([CGPoint(x: 30, y: 403), CGPoint(x: 60, y: 403), CGPoint(x: 130, y: 403)])
    }.check()
  }

  @Test("Drawing pad")
  func drawingPad() throws {
    try Tutorial("drawing-pad", DrawingPadView()) { session in
      swipe(session, from: CGPoint(x: 50, y: 80), to: CGPoint(x: 270, y: 330))
      session.tap(at: CGPoint(x: 102, y: 448))
      session.drag(
        (0...24).map { step in
          let angle = Double(step) / 12 * .pi
          return CGPoint(x: 160 + cos(angle) * 90, y: 210 + sin(angle) * 90)
        })
    }.check()
  }

  @Test("Signature")
  func signature() throws {
    try Tutorial("signature", SignatureView()) { session in
      session.drag(
        (0...60).map { step in
          let part = Double(step)
          return CGPoint(x: 60 + part * 3 + sin(part / 2) * 14, y: 250 + cos(part / 2) * 26)
        })
    }.check()
  }

  @Test("Color wheel")
  func colorWheel() throws {
    try Tutorial("color-wheel", ColorWheelView()) { session in
      session.drag([CGPoint(x: 160, y: 195), CGPoint(x: 110, y: 250)])
    }.check()
  }

  @Test("Layers in a view of UIKit")
  func layerBacked() throws {
    try Tutorial("layer-backed", LayerBackedView()) { session in
      session.drag([CGPoint(x: 120, y: 374), CGPoint(x: 160, y: 374), CGPoint(x: 250, y: 374)])
      session.advance(by: 0.5)
    }.check()
  }

  @Test("A leaf of Bézier curves")
  func bezierLeaf() throws {
    try Tutorial("bezier-leaf", BezierLeafView()) { session in
      session.tap(at: CGPoint(x: 160, y: 200))
      session.advance(by: 1)
    }.check()
  }
}
