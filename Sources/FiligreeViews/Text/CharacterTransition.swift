import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

/// How the characters of a text pass into those of another one.
///
/// Characters that both have in common at the beginning and at the end stay; of those between, the ones that are the
/// same at the same place from the end, so that digits of one place value meet.
struct CharacterTransition {
  /// What characters do that are not the same.
  enum Way {
    /// They move up, or down for −1, blurred and fading.
    case rolling(Double)
    /// There are none: each character moves and grows or shrinks.
    case moving
  }

  /// Texts of more Unicode scalars fade as a whole.
  private static let limit = 200
  /// How far characters roll, in heights of their line: found by eye.
  private static let distance = 0.6
  /// The standard deviation of the blur of a character that is gone, in heights of its line: found by eye.
  private static let blur = 0.12

  private let old: [LaidOutCharacter]
  private let new: [LaidOutCharacter]
  private let way: Way
  /// For each new character the old one that it was.
  private let origins: [Int?]

  /// Whether a text is one whose characters are looked at.
  static func isShort(_ text: String) -> Bool {
    text.unicodeScalars.dropFirst(limit).isEmpty
  }

  /// Matches the characters.
  init(from old: [LaidOutCharacter], to new: [LaidOutCharacter], _ way: Way) {
    self.old = old
    self.new = new
    self.way = way
    origins = Self.origins(old.map(\.text), new.map(\.text))
  }

  static func origins(_ old: [String], _ new: [String]) -> [Int?] {
    let shorter = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    return new.indices.map { index in
      if index < prefix { return index }
      let place = old.count - (new.count - index)
      // What is at the beginning already is not at the end as well.
      return place >= min(prefix, shorter) && old.indices.contains(place)
        && old[place] == new[index] ? place : nil
    }
  }

  /// Draws the characters on their way, `part` of it gone.
  @MainActor func draw(
    at part: Double, visibility: Double, in context: inout DrawContext,
    old drawOld: (TextDrawing, inout DrawContext) -> Void,
    new drawNew: (TextDrawing, inout DrawContext) -> Void
  ) {
    let seen = min(max(part, 0), 1)
    let kept = Set(origins.compactMap { $0 })
    for index in old.indices where !kept.contains(index) {
      roll(old[index], by: -part, seen: (1 - seen) * visibility, in: &context, drawOld)
    }
    for (index, character) in new.enumerated() {
      if let origin = origins[index] {
        move(old[origin], to: character, part, seen, visibility, in: &context, drawOld, drawNew)
      } else {
        roll(character, by: 1 - part, seen: seen, in: &context, drawNew)
      }
    }
  }

  @MainActor private func roll(
    _ character: LaidOutCharacter, by way: Double, seen: Double, in context: inout DrawContext,
    _ draw: (TextDrawing, inout DrawContext) -> Void
  ) {
    guard seen > 0 else { return }
    var direction = 0.0
    if case .rolling(let sign) = self.way { direction = sign }
    let height = Double(character.frame.height)
    context.saving { context in
      context.recorder.concatenate(
        CGAffineTransform(translationX: 0, y: way * direction * height * Self.distance))
      context.filtering(by: .blur(radius: (1 - seen) * height * Self.blur, isOpaque: false)) {
        $0.drawingGroup(opacity: seen) { draw(character.drawing, &$0) }
      }
    }
  }

  @MainActor private func move(
    _ old: LaidOutCharacter, to new: LaidOutCharacter, _ part: Double, _ seen: Double,
    _ visibility: Double, in context: inout DrawContext,
    _ drawOld: (TextDrawing, inout DrawContext) -> Void,
    _ drawNew: (TextDrawing, inout DrawContext) -> Void
  ) {
    let place = CGPoint(
      x: old.origin.x + (new.origin.x - old.origin.x) * part,
      y: old.origin.y + (new.origin.y - old.origin.y) * part)
    let height = old.frame.height + (new.frame.height - old.frame.height) * max(part, 0)
    func draw(
      _ character: LaidOutCharacter, _ opacity: Double, in context: inout DrawContext,
      _ body: (TextDrawing, inout DrawContext) -> Void
    ) {
      guard opacity > 0, character.frame.height > 0 else { return }
      let scale = height / character.frame.height
      context.saving { context in
        context.recorder.concatenate(
          CGAffineTransform(translationX: place.x, y: place.y).scaledBy(x: scale, y: scale)
            .translatedBy(x: -character.origin.x, y: -character.origin.y))
        context.drawingGroup(opacity: opacity) { body(character.drawing, &$0) }
      }
    }
    if case .moving = way {
      context.crossFading { context in
        draw(old, (1 - seen) * visibility, in: &context, drawOld)
        draw(new, seen, in: &context, drawNew)
      }
    } else {
      draw(new, 1 - (1 - seen) * (1 - visibility), in: &context, drawNew)
    }
  }
}
