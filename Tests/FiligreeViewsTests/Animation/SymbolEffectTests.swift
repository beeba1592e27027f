import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Observation
import Testing

@testable import FiligreeViews

@MainActor @Observable
private final class Switch {
  var isOn = false
  var count = 0
}

/// A square symbol with an effect that is active as long as a switch is on.
private struct Lasting<E: IndefiniteSymbolEffect & SymbolEffect>: View {
  let state: Switch
  let effect: E
  var options = SymbolEffectOptions.default

  var body: some View {
    Image(systemName: "square.fill").font(.system(size: 40))
      .symbolEffect(effect, options: options, isActive: state.isOn)
  }
}

/// The same with an effect that is done when a number changes.
private struct Passing<E: DiscreteSymbolEffect & SymbolEffect>: View {
  let state: Switch
  let effect: E
  var options = SymbolEffectOptions.default

  var body: some View {
    Image(systemName: "square.fill").font(.system(size: 40))
      .symbolEffect(effect, options: options, value: state.count)
  }
}

/// Two effects of the same kind.
private struct Twofold: View {
  let state: Switch

  var body: some View {
    Lasting(state: state, effect: .scale.up).symbolEffect(.scale.up, isActive: state.isOn)
  }
}

/// A symbol that comes by an effect.
private struct Coming: View {
  let state: Switch

  var body: some View {
    VStack {
      if state.isOn {
        Image(systemName: "square.fill").font(.system(size: 40))
          .transition(.symbolEffect(.appear))
      }
    }
  }
}

private struct Row: View {
  let state: Switch

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "heart.fill").symbolEffect(.bounce, value: state.count)
      Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: state.isOn)
      Image(systemName: "bell.fill").symbolEffect(.wiggle, value: state.count)
      Image(systemName: "gear").symbolEffect(.rotate, isActive: state.isOn)
      Image(systemName: "heart.fill").symbolEffect(.breathe, isActive: state.isOn)
      Image(systemName: "heart.fill").symbolEffect(.scale.up, isActive: state.isOn)
      Image(systemName: "heart.fill").symbolEffect(.disappear, isActive: state.isOn)
    }
    .font(.system(size: 24))
  }
}

@MainActor @Suite("Effects of symbols")
struct SymbolEffectTests {
  /// The box around the symbol; nothing where it is not seen.
  private func box(_ session: ViewSession) -> CGRect? { drawnBoxes(session).first }

  private func opacity(_ session: ViewSession) throws -> Double {
    let image = try session.image()
    let pixels = image.straightRGBA16()
    let center = (image.height / 2) * image.width + image.width / 2
    return Double(pixels[4 * center + 3]) / 65535
  }

  @Test("A bounce makes a symbol larger for a moment, or smaller; then everything rests")
  func bounce() throws {
    for (effect, sign) in [
      (BounceSymbolEffect.bounce, 1.0), (.bounce.up.byLayer, 1), (.bounce.down.wholeSymbol, -1),
    ] {
      let state = Switch()
      let session = page(100, 100) { Passing(state: state, effect: effect) }
      let rest = try #require(box(session))
      expect(!session.isAnimating)
      state.count = 1
      session.advance(by: 0.1)
      let high = try #require(box(session))
      expect(Double(high.width - rest.width) * sign > 3)
      expect(abs(high.midX - rest.midX) < 1e-9 && abs(high.midY - rest.midY) < 1e-9)
      expect(session.isAnimating)
      session.advance(by: 0.5)
      expect(box(session) == rest && !session.isAnimating)
    }
  }

  @Test("Options say how often and how fast")
  func options() {
    for (options, duration) in [
      (SymbolEffectOptions.repeat(3), 1.8), (.nonRepeating, 0.6), (.default, 0.6), (.speed(2), 0.3),
      (.repeat(2).speed(0.5), 2.4), (.repeat(0), 0.6), (.speed(-1), 0.6), (.speed(.nan), 0.6),
      (.repeat(.periodic(2, delay: 1)), 2.2), (.repeat(.periodic(1, delay: .infinity)), 0.6),
    ] {
      let state = Switch()
      let session = page(100, 100) {
        Passing(state: state, effect: .bounce, options: options)
      }
      state.count = 1
      session.advance(by: duration - 0.01)
      expect(session.isAnimating, "\(options)")
      session.advance(by: 0.02)
      expect(!session.isAnimating, "\(options)")
    }
    for options in [SymbolEffectOptions.repeating, .repeat(nil), .repeat(.continuous)] {
      let state = Switch()
      let session = page(100, 100) { Passing(state: state, effect: .pulse, options: options) }
      state.count = 1
      session.advance(by: 1000)
      expect(session.isAnimating)
    }
  }

  @Test("Numbers beyond all use are cut")
  func hostileOptions() {
    struct Star: View {
      @State var count = 0
      let options: SymbolEffectOptions
      var body: some View {
        Button("More") { count += 1 }
        Image(systemName: "star").symbolEffect(.bounce, options: options, value: count)
      }
    }
    for options in [
      SymbolEffectOptions.repeat(.max), .repeat(.min), .speed(1e308),
      .speed(.leastNonzeroMagnitude),
      .repeat(.periodic(delay: 1e308)).speed(1e308), .repeat(.periodic(.max, delay: .nan)),
    ] {
      let session = page { Star(options: options) }
      for _ in 0..<3 {
        session.tap("More")
        session.advance(by: 0.1)
        _ = session.displayList()
      }
    }
  }

  @Test("A lasting effect goes on while it is active, and its time under way goes to the end")
  func lasting() throws {
    let state = Switch()
    let session = page(100, 100) { Lasting(state: state, effect: .pulse) }
    expect(try opacity(session) == 1 && !session.isAnimating)
    state.isOn = true
    session.advance(by: 0.8)
    expect(abs(try opacity(session) - 0.35) < 0.01)
    session.advance(by: 1.6 * 100)
    expect(abs(try opacity(session) - 0.35) < 0.01)
    state.isOn = false
    session.advance(by: 0.4)
    expect(try session.isAnimating && opacity(session) < 1)
    session.advance(by: 0.5)
    expect(try !session.isAnimating && opacity(session) == 1)
  }

  @Test("scale, appear and disappear are states: they come by themselves and rest")
  func states() throws {
    let state = Switch()
    let scaled = page(100, 100) { Lasting(state: state, effect: .scale.up) }
    let shrunk = page(100, 100) { Lasting(state: state, effect: .scale.down) }
    let there = page(100, 100) { Lasting(state: state, effect: .appear) }
    let gone = page(100, 100) { Lasting(state: state, effect: .disappear) }
    let width = try #require(box(scaled)).width
    expect(box(there) == nil && box(gone) != nil)
    state.isOn = true
    for session in [scaled, shrunk, there, gone] {
      session.advance(by: 0.05)
      expect(session.isAnimating)
      session.advance(by: 3)
      expect(!session.isAnimating)
    }
    expect(abs(try #require(box(scaled)).width / width - 1.25) < 1e-6)
    expect(abs(try #require(box(shrunk)).width / width - 0.8) < 1e-6)
    expect(box(there) != nil && box(gone) == nil)
    state.isOn = false
    gone.advance(by: 3)
    expect(box(gone) != nil)
  }

  @Test("A quarter of a turn; clockwise is a positive angle with y down")
  func rotation() throws {
    let state = Switch()
    let session = page(100, 100) {
      Lasting(state: state, effect: .rotate)
    }
    let rest = try #require(box(session))
    state.isOn = true
    session.advance(by: 0.2)
    let turned = try #require(box(session))
    expect(turned.width > rest.width * 1.3)
    session.advance(by: 0.2)
    expect(abs(try #require(box(session)).width - rest.height) < 0.5)
  }

  @Test("wiggle goes to a side and back, breathe grows, variableColor dims")
  func others() throws {
    let state = Switch()
    let left = page(100, 100) { Passing(state: state, effect: .wiggle.left) }
    let forward = page(100, 100) {
      Passing(state: state, effect: .wiggle.forward)
        .environment(\.layoutDirection, .rightToLeft)
    }
    let custom = page(100, 100) {
      Passing(state: state, effect: .wiggle.custom(angle: .degrees(90)))
    }
    let breath = page(100, 100) { Passing(state: state, effect: .breathe) }
    let color = page(100, 100) {
      Passing(state: state, effect: .variableColor.iterative.hideInactiveLayers)
    }
    let rest = try #require(box(left))
    state.count += 1
    for session in [left, forward, custom] { session.advance(by: 0.07) }
    breath.advance(by: 1.2)
    color.advance(by: 0.6)
    expect(try #require(box(left)).midX < rest.midX - 3)
    expect(try #require(box(forward)).midX < rest.midX - 3)
    expect(try #require(box(custom)).midY > rest.midY + 3)
    expect(abs(try #require(box(breath)).width / rest.width - 1.14) < 1e-6)
    expect(try opacity(color) < 0.01)
  }

  @Test("Several effects add up; removed ones do nothing; other views are left alone")
  func around() throws {
    let state = Switch()
    let session = page(100, 100) { Twofold(state: state) }
    let removed = page(100, 100) {
      Image(systemName: "square.fill").symbolEffectsRemoved().symbolEffect(.scale.up)
    }
    let text = page(100, 100) { Text("x").symbolEffect(.scale.up) }
    let plain = page(100, 100) { Image(systemName: "square.fill") }
    let width = try #require(box(session)).width
    state.isOn = true
    session.advance(by: 5)
    expect(abs(try #require(box(session)).width / width - 1.5625) < 1e-6)
    expect(box(removed) == box(plain))
    expect(box(text) == box(page(100, 100) { Text("x") }))
  }

  @Test("What is in a view is not evaluated while its symbols move")
  func atRest() {
    struct Symbol: View {
      let evaluations: EvaluationCounter
      var body: some View {
        evaluations.count("Symbol")
        return Image(systemName: "square.fill")
      }
    }
    struct Moving: View {
      let state: Switch
      let evaluations: EvaluationCounter
      var body: some View {
        evaluations.count("Moving")
        return Symbol(evaluations: evaluations).symbolEffect(.breathe, isActive: state.isOn)
      }
    }
    let (state, evaluations) = (Switch(), EvaluationCounter())
    let session = page(100, 100) { Moving(state: state, evaluations: evaluations) }
    state.isOn = true
    session.update()
    let before = (evaluations["Symbol"], evaluations["Moving"])
    for _ in 0..<100 { session.advance(by: 0.03) }
    expect((evaluations["Symbol"], evaluations["Moving"]) == before)
  }

  @Test("A symbol comes by an effect")
  func transition() throws {
    let state = Switch()
    let session = page(100, 100) { Coming(state: state) }
    withAnimation(.linear(duration: 1)) { state.isOn = true }
    session.advance(by: 0.5)
    let half = try #require(box(session)).width
    session.advance(by: 1)
    expect(abs(half / (try #require(box(session)).width) - 0.75) < 1e-6)
  }

  @Test("Effects in the midst")
  func picture() throws {
    let state = Switch()
    let session = ViewSession(size: CGSize(width: 280, height: 60), scale: 2) { Row(state: state) }
    session.background = .white
    state.isOn = true
    state.count = 1
    session.advance(by: 0.12)
    expectPicture(try session.image(), named: "symbol-effects")
  }
}
