import SwiftUI
import Testing

@testable import Tutorials

@MainActor
@Suite("Tutorials of motion")
struct MotionTutorialTests {
  private let middle = CGPoint(x: 160, y: 240)

  @Test("Fluid loader")
  func fluidLoader() throws {
    try Tutorial("fluid-loader", FluidLoaderView()) { session in
      session.advance(by: 0.7)
    }.check()
  }

  @Test("Waves of water")
  func waveProgress() throws {
    try Tutorial("wave-progress", WaveProgressView()) { session in
      session.drag([CGPoint(x: 112, y: 380), CGPoint(x: 240, y: 380)])
      session.advance(by: 0.3)
    }.check()
  }

  @Test("A circle becomes a flower")
  func shapeMorphing() throws {
    try Tutorial("shape-morphing", ShapeMorphingView()) { session in
      session.tap(at: middle)
      session.advance(by: 0.6)
    }.check()
  }

  @Test("A path draws itself")
  func pathDrawing() throws {
    try Tutorial("path-drawing", PathDrawingView()) { session in
      session.tap("Draw")
      session.advance(by: 1.2)
    }.check()
  }

  @Test("Progress ring with a spring")
  func progressRing() throws {
    try Tutorial("progress-ring", ProgressRingView()) { session in
      session.tap("90")
      session.advance(by: 0.3)
    }.check()
  }

  @Test("Heart that bursts")
  func heartBurst() throws {
    try Tutorial("heart-burst", HeartBurstView()) { session in
      session.tap(at: middle)
      session.advance(by: 0.3)
    }.check()
  }

  @Test("Card that flips")
  func flipCard() throws {
    try Tutorial("flip-card", FlipCardView()) { session in
      session.tap(at: middle)
      session.advance(by: 0.5)
    }.check()
  }

  @Test("Carousel in space")
  func carousel3D() throws {
    try Tutorial("carousel-3d", Carousel3DView(), scale: 0.5) { session in
      swipe(session, from: CGPoint(x: 280, y: 240), to: CGPoint(x: 80, y: 240))
      session.advance(by: 2)
    }.check()
  }

  @Test("Parallax")
  func parallaxScroll() throws {
    try Tutorial("parallax-scroll", ParallaxScrollView()) { session in
      session.touchDown(at: CGPoint(x: 160, y: 400))
      session.touchMove(to: CGPoint(x: 160, y: 380))
      session.touchMove(to: CGPoint(x: 160, y: 290))
    }.check()
  }

  @Test("Pulsing rings")
  func pulsingRings() throws {
    try Tutorial("pulsing-rings", PulsingRingsView()) { session in
      session.advance(by: 2.2)
    }.check()
  }

  @Test("Bouncing dots")
  func bouncingDots() throws {
    try Tutorial("bouncing-dots", BouncingDotsView()) { session in
      session.advance(by: 0.35)
    }.check()
  }

  @Test("Skeletons that shimmer")
  func shimmerSkeleton() throws {
    try Tutorial("shimmer-skeleton", SkeletonListView()) { session in
      session.tap("Finish")
    }.check()
  }

  @Test("Typewriter")
  func typewriter() throws {
    try Tutorial("typewriter", TypewriterView()) { session in
      session.advance(by: 2)
    }.check()
  }

  @Test("Rolling number")
  func rollingNumber() throws {
    try Tutorial("rolling-number", RollingNumberView()) { session in
      session.tap("Next number")
      session.advance(by: 0.25)
    }.check()
  }

  @Test("Liquid swipe")
  func liquidSwipe() throws {
    try Tutorial("liquid-swipe", LiquidSwipeView()) { session in
      session.touchDown(at: CGPoint(x: 305, y: 130))
      session.touchMove(to: CGPoint(x: 280, y: 132))
      session.touchMove(to: CGPoint(x: 190, y: 140))
      session.advance(by: 1)
    }.check()
  }

  @Test("Hero transition")
  func heroTransition() throws {
    try Tutorial("hero-transition", HeroTransitionView()) { session in
      session.tap(at: CGPoint(x: 240, y: 240))
      session.advance(by: 0.15)
    }.check()
  }

  @Test("Phases of a heart")
  func phaseHeart() throws {
    try Tutorial("phase-heart", PhaseHeartView()) { session in
      session.tap("Like (0)")
      session.advance(by: 0.9)
    }.check()
  }

  @Test("Keyframes of a bell")
  func keyframeBell() throws {
    try Tutorial("keyframe-bell", KeyframeBellView()) { session in
      session.tap("Ring")
      session.advance(by: 0.35)
    }.check()
  }

  @Test("Animated gradient")
  func animatedGradient() throws {
    try Tutorial("animated-gradient", AnimatedGradientView(), scale: 0.5) { session in
      session.advance(by: 1.8)
    }.check()
  }

  @Test("Equalizer")
  func equalizer() throws {
    try Tutorial("equalizer", EqualizerView()) { session in
      session.tap("Play")
      session.advance(by: 1)
    }.check()
  }
}
