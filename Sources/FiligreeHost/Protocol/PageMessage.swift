import Foundation

/// What a page tells its session: a JSON object each.
///
/// Numbers are finite, points are in the page's coordinates, y down, and no longer than ±``PageMessage/farthest``.
enum PageMessage: Hashable {
  /// The page is there; `session` names the one that it had before its connection broke.
  case hello(PageSurroundings, session: String?)
  /// What is around the page has changed: its size, its color scheme and so on.
  case surroundings(PageSurroundings)
  /// A finger, a pen or a mouse with its button down.
  case pointer(PointerEvent)
  /// A pointer without a button down, or nil where it has left the page.
  case hover(CGPoint?)
  /// A wheel: how far the content goes to the left and up, in points.
  case wheel(CGPoint, CGSize)
  /// A key.
  case key(PageKey)
  /// A text that was typed, perhaps with the help of an input method.
  case text(String)
  /// A text that is put in from elsewhere.
  case paste(String)
  /// Whether the page is seen, and whether it has the keyboard.
  case presence(isVisible: Bool, isActive: Bool)
  /// A frame is drawn; its number.
  case drawn(UInt32)
  /// Somebody who does not see the page uses an element of it.
  case use(ElementUse)
  /// Another window of the app is to be shown.
  case window(Int)
  /// Something is dragged over the page; the types of it by their MIME names, and no point where it has left.
  case drag([String], CGPoint?)
  /// Files have been sent, or are not going to be.
  case files(PageFiles)
  /// The browser's button that goes back.
  case back
  /// A preview's page asks for something.
  case preview(PreviewRequest)

  /// Why a message is not understood.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The greatest coordinate: more than any page has.
  static let farthest = 100_000.0

  /// Reads a message.
  init(json text: String) throws(Failure) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw Failure(description: Self.words(for: error))
    } catch {
      throw Failure(description: "a message that is not understood")
    }
  }

  private static func words(for error: DecodingError) -> String {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let own), .valueNotFound(_, let own), .dataCorrupted(let own):
      context = own
    case .keyNotFound(let key, _): return "a message without “\(key.stringValue.prefix(20))”"
    @unknown default: return "a message that is not understood"
    }
    guard let key = context.codingPath.last?.stringValue else {
      return "a message that is not understood"
    }
    return "a message with a wrong “\(key.prefix(20))”"
  }
}

/// What a finger, a pen or a mouse's button does.
struct PointerEvent: Hashable {
  enum Phase: String, Decodable {
    case down, move, up, cancel
  }

  var phase: Phase
  /// Tells fingers from one another.
  var id: Int
  var point: CGPoint
}

extension PointerEvent: Decodable {
  private enum Key: String, CodingKey {
    case phase, id, x, y
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    phase = try values.decode(Phase.self, forKey: .phase)
    id = try values.decode(Int.self, forKey: .id)
    point = try values.point(.x, .y)
  }
}

/// What somebody who does not see the page does to an element of it.
struct ElementUse: Hashable, Decodable {
  enum Action: String, Decodable {
    case press, increment, decrement
  }

  /// The number of the element among those that the page was told last.
  var element: Int
  var label: String
  /// Its role, in ARIA's words.
  var role: String
  var action: Action
}

/// What a page has done about files.
struct PageFiles: Hashable {
  enum Purpose: String, Decodable {
    /// They were chosen in a dialog that the views have asked for.
    case choose
    /// The dialog was closed.
    case cancel
    case drop, paste
  }

  var purpose: Purpose
  /// The files' names in the session's store.
  var ids: [String]
  /// A text that was dropped.
  var text: String?
  var point = CGPoint.zero
}

extension PageFiles: Decodable {
  private enum Key: String, CodingKey {
    case purpose, ids, text, x, y
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    purpose = try values.decode(Purpose.self, forKey: .purpose)
    ids = try values.decodeIfPresent([String].self, forKey: .ids) ?? []
    text = try values.decodeIfPresent(String.self, forKey: .text)
    if values.contains(.x) { point = try values.point(.x, .y) }
  }
}

extension PageMessage: Decodable {
  private enum Key: String, CodingKey {
    case type, session, x, y, width, height, text, visible, active, frame, index, types
  }

  private enum Kind: String, Decodable {
    case hello, surroundings, pointer, hover, leave, wheel, key, text, paste, presence, drawn, use
    case window, drag, files, back, preview
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Kind.self, forKey: .type) {
    case .hello:
      self = .hello(
        try PageSurroundings(from: decoder),
        session: try values.decodeIfPresent(String.self, forKey: .session))
    case .surroundings: self = .surroundings(try PageSurroundings(from: decoder))
    case .pointer: self = .pointer(try PointerEvent(from: decoder))
    case .hover: self = .hover(try values.point(.x, .y))
    case .leave: self = .hover(nil)
    case .wheel:
      let distance = try values.point(.width, .height)
      self = .wheel(try values.point(.x, .y), CGSize(width: distance.x, height: distance.y))
    case .key: self = .key(try PageKey(from: decoder))
    case .text: self = .text(try values.decode(String.self, forKey: .text))
    case .paste: self = .paste(try values.decode(String.self, forKey: .text))
    case .presence:
      self = .presence(
        isVisible: try values.decode(Bool.self, forKey: .visible),
        isActive: try values.decode(Bool.self, forKey: .active))
    case .drawn: self = .drawn(try values.decode(UInt32.self, forKey: .frame))
    case .use: self = .use(try ElementUse(from: decoder))
    case .window: self = .window(try values.decode(Int.self, forKey: .index))
    case .drag:
      self = .drag(
        try values.decodeIfPresent([String].self, forKey: .types) ?? [],
        values.contains(.x) ? try values.point(.x, .y) : nil)
    case .files: self = .files(try PageFiles(from: decoder))
    case .back: self = .back
    case .preview: self = .preview(try PreviewRequest(from: decoder))
    }
  }
}

extension KeyedDecodingContainer {
  /// A finite number within bounds; what lies outside counts as the nearest bound.
  func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard number.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not finite")
    }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// A point of the page.
  func point(_ x: Key, _ y: Key) throws -> CGPoint {
    let range = -PageMessage.farthest...PageMessage.farthest
    return CGPoint(x: try number(x, in: range), y: try number(y, in: range))
  }
}
