import FiligreeText
import Foundation

/// What a font is to be: UIKit's `UIFontDescriptor`.
///
/// A descriptor has a family, or a single font's name, or is the system's font; a size; how bold, how wide
/// and whether slanted it is.
///
/// It does not change once made, so any thread may hold it. The compiler cannot check a class that may be
/// subclassed, hence `@unchecked`: the one stored property is a constant of a `Sendable` type, and
/// subclasses have to keep to that.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Which font is wanted.
  let request: FontRequest

  init(_ request: FontRequest) {
    self.request = request
    super.init()
  }

  // MARK: Making descriptors

  /// Creates a descriptor of the system's font in the size 12.
  public override convenience init() {
    self.init(FontRequest(size: 12))
  }

  /// Creates a descriptor of a font by its family's or its own name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRequest(.named(fontName), size: Double(size)))
  }

  /// Creates a descriptor of attributes; values of other kinds than are named have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontRequest(size: 12).adding(attributes))
  }

  /// The system's font for what a text is for.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontRequest(style.style))
  }

  /// Returns the descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = Double(newPointSize) }
  }

  /// Returns the descriptor of another family, with the same traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.name = .named(newFamily) }
  }

  /// Returns the descriptor with these traits and no others; nil never.
  ///
  /// Where a family lacks a font of the traits, the nearest is found, and slanted if need be.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.set(symbolicTraits) }
  }

  /// Returns the system's font in another design with the same traits; nil for another font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.name else { return nil }
    return changed { $0.name = .system(design.design) }
  }

  /// Returns the descriptor with more attributes, which replace those that are there.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request.adding(attributes))
  }

  private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request)
  }

  // MARK: What it describes

  /// Points per em.
  open var pointSize: CGFloat { CGFloat(request.size) }

  /// The PostScript name of the font that is found.
  open var postscriptName: String { UIFont(request).fontName }

  /// How bold, slanted, wide it is, and whether letters are equally wide.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= .semibold { traits.insert(.traitBold) }
    if request.width < .standard { traits.insert(.traitCondensed) }
    if request.width > .standard { traits.insert(.traitExpanded) }
    if case .system(.monospaced) = request.name { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor's family or name, size and traits.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: pointSize, .traits: [TraitKey.symbolic: symbolicTraits.rawValue],
    ]
    if case .named(let name) = request.name { attributes[.family] = name }
    return attributes
  }

  /// The value of an attribute: the family, name, size or traits.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: UIFont(request).familyName
    case .name: postscriptName
    default: fontAttributes[attribute]
    }
  }

  // MARK: Objects

  /// The same descriptor; it does not change, so it is not copied.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a descriptor of the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.request == request
  }

  /// The hash of what is described.
  open override var hash: Int { request.hashValue }
}

extension FontRequest {
  /// Makes traits those of the font.
  fileprivate mutating func set(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    // A weight stays where it is bold already, or not.
    if traits.contains(.traitBold) != (weight >= .semibold) {
      weight = traits.contains(.traitBold) ? .bold : .regular
    }
    width =
      traits.contains(.traitCondensed)
      ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
    guard case .system(let design) = name else { return }
    if traits.contains(.traitMonoSpace) {
      name = .system(.monospaced)
    } else if design == .monospaced {
      name = .system(.default)
    }
  }

  /// The request with attributes of a descriptor.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
    var request = self
    if let family = attributes[.family] as? String { request.name = .named(family) }
    if let name = attributes[.name] as? String { request.name = .named(name) }
    if let size = Self.number(attributes[.size]) { request.size = size }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      switch traits[.symbolic] {
      case let bits as UInt32: request.set(UIFontDescriptor.SymbolicTraits(rawValue: bits))
      case let set as UIFontDescriptor.SymbolicTraits: request.set(set)
      default: break
      }
      switch traits[.weight] {
      case let weight as UIFont.Weight: request.weight = weight.value
      case let other:
        if let number = Self.number(other) {
          request.weight = UIFont.Weight(CGFloat(number)).value
        }
      }
    }
    return request
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
