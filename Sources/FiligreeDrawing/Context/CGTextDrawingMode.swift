/// What is drawn of letters: Core Graphics' `CGTextDrawingMode`.
public enum CGTextDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  /// Their insides.
  case fill
  /// Their outlines.
  case stroke
  /// Their insides, then their outlines.
  case fillStroke
  /// Nothing.
  case invisible
  /// Their insides; what is drawn from then on is seen within them only.
  case fillClip
  /// Their outlines; what is drawn from then on is seen within the letters only.
  case strokeClip
  /// Insides and outlines; what is drawn from then on is seen within the letters only.
  case fillStrokeClip
  /// Nothing; what is drawn from then on is seen within the letters only.
  case clip

  /// Whether insides are drawn.
  package var fills: Bool {
    switch self {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
    case .stroke, .invisible, .strokeClip, .clip: false
    }
  }

  /// Whether outlines are drawn.
  package var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
    case .fill, .invisible, .fillClip, .clip: false
    }
  }

  /// Whether letters become a clip.
  package var clips: Bool {
    switch self {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: true
    case .fill, .stroke, .fillStroke, .invisible: false
    }
  }
}
