import Filigree

/// What a card is made from, within its bounds: equal ones are the same card.
public struct CardRequest: Hashable, Sendable {
  /// The large line.
  public let title: String
  /// What stands below it; may be empty.
  public let subtitle: String
  /// The colors.
  public let theme: Card.Theme
  /// The name of a symbol that there is.
  public let symbol: String?
  /// The family of a font, which need not be there.
  public let font: String?
  /// Pixels a point.
  public let scale: Int

  /// The most Unicode scalars of each text.
  static let lengths = ["title": 160, "subtitle": 320, "symbol": 64, "font": 64]
  /// The most pixels a point.
  static let largestScale = 2

  private static let names = ["title", "subtitle", "theme", "symbol", "font", "scale"]

  /// Without a check.
  init(title: String, subtitle: String = "", symbol: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    theme = .dusk
    font = nil
    scale = 1
  }

  /// Checks the fields of a query or a form.
  init(_ form: FormFields) throws(CardProblem) {
    var values: [String: String] = [:]
    for (name, value) in form.fields {
      guard Self.names.contains(name) else {
        throw .badRequest(
          "\(quoted(name)): there is no such parameter; there are \(Self.names.joined(separator: ", "))"
        )
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .badRequest("\(name): given twice")
      }
      try Self.check(name, value)
    }
    guard let title = values["title"], !title.isEmpty else {
      throw .badRequest("title: missing; a card has one, as in /card.png?title=Hello")
    }
    self.title = title
    subtitle = values["subtitle"] ?? ""
    theme = try Self.theme(values["theme"])
    symbol = try Self.symbol(values["symbol"])
    font = values["font"].flatMap { $0.isEmpty ? nil : $0 }
    scale = try Self.scale(values["scale"])
  }

  private static func check(_ name: String, _ value: String) throws(CardProblem) {
    if let most = lengths[name] {
      let count = value.unicodeScalars.count
      guard count <= most else {
        throw .badRequest("\(name): \(count) characters (Unicode scalars), at most \(most)")
      }
    }
    guard !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .badRequest("\(name): a control character")
    }
  }

  private static func theme(_ value: String?) throws(CardProblem) -> Card.Theme {
    guard let value else { return .dusk }
    guard let theme = Card.Theme(rawValue: value) else {
      let all = Card.Theme.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badRequest("theme: \(quoted(value)) is none of \(all)")
    }
    return theme
  }

  private static func symbol(_ value: String?) throws(CardProblem) -> String? {
    guard let value, !value.isEmpty else { return nil }
    guard UIImage(systemName: value) != nil else {
      throw .badRequest("symbol: there is none called \(quoted(value))")
    }
    return value
  }

  private static func scale(_ value: String?) throws(CardProblem) -> Int {
    guard let value else { return 1 }
    guard let scale = Int(value), (1...largestScale).contains(scale) else {
      throw .badRequest("scale: \(quoted(value)) is no whole number of 1 to \(largestScale)")
    }
    return scale
  }
}
