import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadians() {
    expect(Angle(degrees: 180).radians == .pi)
    expect(Angle(radians: .pi / 2).degrees == 90)
    expect(Angle.degrees(90) == .radians(.pi / 2))
    expect(Angle() == .zero && Angle.zero.radians == 0)
    var angle = Angle.zero
    angle.degrees = 180
    expect(angle.radians == .pi)
  }

  @Test func arithmetic() {
    var angle = Angle(radians: 1) + Angle(radians: 2)
    expect(angle.radians == 3)
    angle -= Angle(radians: 1)
    expect(angle.radians == 2)
    angle += Angle(radians: 2)
    expect((angle - Angle(radians: 1)).radians == 3)
    expect((-angle).radians == -4)
    expect((angle * 2).radians == 8)
    expect((angle / 2).radians == 2)
  }

  @Test func fullTurnsCount() {
    expect(Angle.degrees(0) < .degrees(360))
    expect(Angle.degrees(0) != .degrees(360))
  }
}
