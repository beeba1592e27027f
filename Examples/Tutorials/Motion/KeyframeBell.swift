import SwiftUI

struct KeyframeBellView: View {
  struct Pose {
    var scale = 1.0
    var angle = Angle.zero
    var lift = 0.0
    var stretch = 1.0
  }

  @State private var rings = 0

  var body: some View {
    VStack(spacing: 30) {
      Image(systemName: "bell.fill")
        .font(.system(size: 110))
        .foregroundStyle(.yellow.gradient)
        .keyframeAnimator(initialValue: Pose(), trigger: rings) { content, pose in
          content
            .rotationEffect(pose.angle, anchor: .top)
            .scaleEffect(pose.scale)
            .scaleEffect(y: pose.stretch)
            .offset(y: pose.lift)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.2)
            CubicKeyframe(.degrees(25), duration: 0.15)
            CubicKeyframe(.degrees(-25), duration: 0.15)
            CubicKeyframe(.degrees(12), duration: 0.15)
            CubicKeyframe(.zero, duration: 0.2)
          }
          KeyframeTrack(\.stretch) {
            CubicKeyframe(0.8, duration: 0.15)
            CubicKeyframe(1.1, duration: 0.2)
            SpringKeyframe(1, duration: 0.5)
          }
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.1)
            SpringKeyframe(-60, duration: 0.4, spring: .bouncy)
            SpringKeyframe(0, spring: .bouncy)
          }
          KeyframeTrack(\.scale) {
            MoveKeyframe(1)
            LinearKeyframe(1.3, duration: 0.36)
            SpringKeyframe(1, duration: 0.6)
          }
        }
      Button("Ring") { rings += 1 }
    }
  }
}
