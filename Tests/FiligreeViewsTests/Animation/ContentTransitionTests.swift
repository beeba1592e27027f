import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Observation
import Testing

@testable import FiligreeViews

/// What the views of a test show.
@MainActor @Observable
private final class Content {
  var text = "12"
  var value = 0.0
  var size: CGFloat = 20
  var symbol = "star.fill"
}

private struct Number: View {
  let content: Content
  let transition: ContentTransition

  var body: some View {
    Text(content.text).font(.system(size: content.size).monospacedDigit())
      .contentTransition(transition)
      .frame(width: 100, height: 40, alignment: .leading)
  }
}

private struct Valued: View {
  let content: Content

  var body: some View {
    Number(content: content, transition: .numericText(value: content.value))
  }
}

private struct Symbol: View {
  let content: Content
  let transition: ContentTransition

  var body: some View {
    Image(systemName: content.symbol).font(.system(size: 24)).contentTransition(transition)
  }
}

extension ViewSession {
  /// The picture's pixels.
  fileprivate func pixels() throws -> [UInt16] { try image().straightRGBA16() }
}

@MainActor @Suite("Content transitions")
struct ContentTransitionTests {
  private func session(_ content: Content, _ transition: ContentTransition) -> ViewSession {
    let session = page(100, 40) { Number(content: content, transition: transition) }
    session.background = .white
    return session
  }

  /// How dark each row of a picture is, in pixels of black, in a range of columns.
  private func rows(_ session: ViewSession, _ columns: Range<Int> = 0..<100) throws -> [Double] {
    let image = try session.image()
    let pixels = image.straightRGBA16()
    return (0..<image.height).map { y in
      columns.reduce(0.0) { $0 + 1 - Double(pixels[4 * (y * image.width + $1)]) / 65535 }
    }
  }

  private func darkness(_ session: ViewSession, _ columns: Range<Int> = 0..<100) throws -> Double {
    try rows(session, columns).reduce(0, +)
  }

  /// The row in the middle of what is dark.
  private func middle(_ session: ViewSession, _ columns: Range<Int> = 0..<100) throws -> Double {
    let rows = try rows(session, columns)
    let sum = rows.reduce(0, +)
    return rows.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / sum
  }

  private static let linear = Animation.linear(duration: 1)

  // juejin.cn/post/7425644342919348262: identity is the initial value.
  @Test("Without a transition, and without an animation, a text changes at once")
  func atOnce() throws {
    let content = Content()
    let plain = session(content, .identity)
    withAnimation(Self.linear) { content.text = "34" }
    let changed = try plain.pixels()
    expect(!plain.isAnimating)
    let fading = session(content, .opacity)
    expect(try fading.pixels() == changed)
    content.text = "12"
    fading.update()
    expect(!fading.isAnimating)
    expect(EnvironmentValues().contentTransition == .identity)
  }

  @Test(
    "A transition begins with the old picture and ends with the new one",
    arguments: [
      ContentTransition.opacity, .interpolate, .numericText(), .numericText(countsDown: true),
    ])
  func ends(transition: ContentTransition) throws {
    let content = Content()
    let session = session(content, transition)
    let old = try session.pixels()
    withAnimation(Self.linear) { content.text = "15" }
    expect(try session.pixels() == old)
    expect(session.isAnimating)
    session.advance(by: 0.5)
    let between = try session.pixels()
    session.advance(by: 0.6)
    let new = try session.pixels()
    expect(between != old && between != new && !session.isAnimating)
    // The same as of a page that never showed anything else.
    expect(try self.session(content, transition).pixels() == new)
  }

  @Test("Half way through a fade the picture is the mean of both")
  func fade() throws {
    let content = Content()
    content.text = "III"
    let session = session(content, .opacity)
    let old = try darkness(session)
    withAnimation(Self.linear) { content.text = "MMMM" }
    session.advance(by: 0.5)
    let between = try darkness(session)
    session.advance(by: 1)
    // Where glyphs lie one over the other, sums are cut at black; here only rounding remains.
    expect(abs(between - (old + (try darkness(session))) / 2) < 0.02 * between)
  }

  @Test("Digits come from below and go up, or the other way around; those that stay do not move")
  func rolling() throws {
    for (transition, sign) in [
      (ContentTransition.numericText(), 1.0), (.numericText(countsDown: true), -1),
    ] {
      let content = Content()
      content.text = "1"
      let session = session(content, transition)
      let one = try rows(session, 0..<9)
      withAnimation(Self.linear) { content.text = "18" }
      session.advance(by: 0.5)
      let coming = try middle(session, 12..<40)
      expect(try rows(session, 0..<9) == one)
      session.advance(by: 1)
      let there = try middle(session, 12..<40)
      expect((coming - there) * sign > 3)
      withAnimation(Self.linear) { content.text = "1" }
      session.advance(by: 0.5)
      expect((there - (try middle(session, 12..<40))) * sign > 3)
      expect(try rows(session, 0..<9) == one)
    }
  }

  @Test("A value says where digits roll: up as it grows, down as it falls")
  func direction() throws {
    let content = Content()
    content.text = "1"
    let session = page(100, 40) { Valued(content: content) }
    session.background = .white
    withAnimation(Self.linear) {
      content.value = 18
      content.text = "18"
    }
    session.advance(by: 0.5)
    let coming = try middle(session, 12..<40)
    session.advance(by: 1)
    let there = try middle(session, 12..<40)
    expect(coming - there > 3)
    withAnimation(Self.linear) {
      content.value = 1
      content.text = "1"
    }
    session.advance(by: 0.5)
    expect(try middle(session, 12..<40) - there > 3)
  }

  @Test("Where only the size differs, characters grow in their places")
  func interpolation() throws {
    let content = Content()
    content.size = 12
    let session = session(content, .interpolate)
    let old = try darkness(session)
    withAnimation(Self.linear) { content.size = 24 }
    session.advance(by: 0.5)
    let between = try darkness(session)
    session.advance(by: 1)
    let new = try darkness(session)
    // An area of one and a half times the size.
    expect(abs(between / old - 2.25) < 0.3 && abs(new / old - 4) < 0.4)
  }

  @Test("Changes in the midst of others go on from what is seen, and come to rest")
  func interruptions() throws {
    for transition in [ContentTransition.opacity, .numericText(), .interpolate] {
      let content = Content()
      let session = session(content, transition)
      var last = try darkness(session)
      for step in 0..<60 {
        if step % 4 == 0 { withAnimation(.linear(duration: 0.4)) { content.text = "1\(step)" } }
        session.advance(by: 0.02)
        let next = try darkness(session)
        // Never as much as a digit at once.
        expect(abs(next - last) < 25, "\(transition) \(step)")
        last = next
      }
      session.advance(by: 2)
      expect(!session.isAnimating)
      expect(try self.session(content, transition).pixels() == session.pixels())
    }
  }

  @Test("Long texts, empty ones, and ones of combined characters")
  func hostile() throws {
    let content = Content()
    let session = session(content, .numericText())
    for text in ["", String(repeating: "7", count: 20_000), "e\u{301}👩‍👩‍👧", "\n\n", "שלום 12", ""] {
      withAnimation(.linear(duration: 0.2)) { content.text = text }
      session.advance(by: 0.1)
      _ = try session.image()
    }
    session.advance(by: 1)
    expect(try darkness(session) == 0 && !session.isAnimating)
  }

  @Test("Numbers on their way")
  func picture() throws {
    let content = Content()
    content.text = "1,099"
    let session = ViewSession(size: CGSize(width: 100, height: 160), scale: 2) {
      VStack(spacing: 0) {
        Number(content: content, transition: .numericText())
        Number(content: content, transition: .numericText(countsDown: true))
        Number(content: content, transition: .opacity)
        Number(content: content, transition: .interpolate)
      }
    }
    session.background = .white
    withAnimation(.linear(duration: 1)) {
      content.text = "1,100"
    }
    session.advance(by: 0.5)
    expectPicture(try session.image(), named: "content-transitions")
  }
}

@MainActor @Suite("Replaced symbols")
struct SymbolReplacementTests {
  /// How much of the page is drawn on.
  private func darkness(_ session: ViewSession) throws -> Double {
    let image = try session.image()
    let pixels = image.straightRGBA16()
    return (0..<image.width * image.height).reduce(0.0) { $0 + Double(pixels[4 * $1 + 3]) / 65535 }
  }

  @Test("A symbol is replaced by an effect without any animation of the change")
  func replace() throws {
    for (transition, first) in [
      (ContentTransition.symbolEffect(.replace), 0.5), (.symbolEffect(.replace.upUp), 0.5),
      (.symbolEffect(.replace.offUp), 0.0), (.symbolEffect, 0.5),
    ] {
      let content = Content()
      let session = page(60, 60) { Symbol(content: content, transition: transition) }
      let old = try darkness(session)
      content.symbol = "circle.fill"
      session.update()
      expect(session.isAnimating)
      session.advance(by: 0.08)
      // A gentle beginning: after a fifth of the time little has happened to the old one, where it does not go at once.
      let early = try darkness(session)
      expect(first == 0 ? early < 0.3 * old : early > 0.3 * old && early < old * 1.5)
      session.advance(by: 0.12)
      // Half way the old one is gone; where it went at once, the new one is half there.
      expect(try darkness(session) < (first == 0 ? 1 : 0.01) * old)
      session.advance(by: 1)
      expect(!session.isAnimating)
      let fresh = page(60, 60) { Symbol(content: content, transition: .identity) }
      expect(try session.pixels() == fresh.pixels())
    }
  }

  @Test("It is twice as fast at twice the speed, and at once where animations are disabled")
  func speed() throws {
    let content = Content()
    let session = page(60, 60) {
      Symbol(content: content, transition: .symbolEffect(.replace, options: .speed(2)))
    }
    content.symbol = "circle.fill"
    session.advance(by: 0.19)
    expect(session.isAnimating)
    session.advance(by: 0.02)
    expect(!session.isAnimating)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { content.symbol = "star.fill" }
    session.update()
    expect(!session.isAnimating)
  }
}
