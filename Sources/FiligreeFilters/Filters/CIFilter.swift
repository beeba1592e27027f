import FiligreePixels
import FiligreeSymbols
import Foundation

/// An image filter: Core Image's `CIFilter`.
///
/// ```swift
/// let filter = CIFilter(name: "CISepiaTone")
/// filter?.setValue(image, forKey: kCIInputImageKey)
/// filter?.setValue(0.8, forKey: kCIInputIntensityKey)
/// let toned = filter?.outputImage
/// ```
///
/// Or, without strings: `let filter = CIFilter.sepiaTone()`. Names, keys, defaults and ranges are those of Apple's
/// "Core Image Filter Reference"; `Documentation/CoreImage.md` lists the filters, and says where each formula is from.
///
/// Numbers beyond a slider's range are used as they are, within the limits of a filter. A number that is not finite
/// gives no picture.
open class CIFilter: NSObject {
  let definition: FilterDefinition?
  private var values: [String: Any] = [:]
  /// The values as they are now.
  var current: FilterValues { FilterValues(values) }

  /// Creates a filter of no kind, for subclasses that override ``outputImage``.
  public override init() {
    definition = nil
    name = ""
    super.init()
  }

  /// Creates a filter that the library is known to have.
  init(_ definition: FilterDefinition) {
    self.definition = definition
    name = definition.name
    super.init()
    setDefaults()
  }

  /// Creates a filter by its name, as `CIGaussianBlur`, with its values as they are by default.
  ///
  /// Nil where there is none of that name; a warning says so.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.all[name] else {
      WarningLog.shared.warn("there is no filter \(name)", about: "CIFilter " + name)
      return nil
    }
    self.init(definition)
  }

  /// Creates a filter by its name, with some of its values.
  ///
  /// Nil where there is none of that name; a warning says so.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    setValuesForKeys(parameters ?? [:])
  }

  /// Creates a filter by its name, with some of its values.
  ///
  /// Nil where there is none of that name; a warning says so.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  /// The filter's name, as `CIGaussianBlur`.
  open var name: String

  /// Whether the filter does anything; where it does not, the result is the input picture.
  open var isEnabled = true

  /// The result; nil where a picture is not set that it needs, or a value is not usable.
  ///
  /// Nothing is computed before a ``CIContext`` renders it.
  open var outputImage: CIImage? {
    guard let definition else { return nil }
    return try? isEnabled ? definition.image(current) : current.image()
  }

  /// The keys of the filter's values.
  open var inputKeys: [String] { definition?.parameters.map(\.key) ?? [] }

  /// The keys of the filter's results: ``kCIOutputImageKey``.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The filter's name and categories, and of each value the class, the default and the range of a slider.
  open var attributes: [String: Any] {
    guard let definition else { return [:] }
    var result: [String: Any] = [
      kCIAttributeFilterName: definition.name,
      kCIAttributeFilterDisplayName: definition.displayName,
      kCIAttributeFilterCategories: [definition.category, kCICategoryBuiltIn],
    ]
    for parameter in definition.parameters { result[parameter.key] = parameter.attributes }
    return result
  }

  /// Sets all values that have a default to it, as they are when a filter is created.
  open func setDefaults() {
    for parameter in definition?.parameters ?? [] {
      if let initial = parameter.initial { values[parameter.key] = initial }
    }
  }

  /// Sets a value; nil takes it away.
  ///
  /// Numbers are any of Swift's or an `NSNumber`, points and rectangles a ``CIVector``, colors a ``CIColor``. A key
  /// that the filter has not changes nothing, and a warning says so; Core Image throws an exception there. A
  /// subclass keeps what is set for ``value(forKey:)``; its own properties are not set.
  open func setValue(_ value: Any?, forKey key: String) {
    if definition != nil, !inputKeys.contains(key) {
      WarningLog.shared.warn(
        "\(name) has no value \(key); it has \(inputKeys.joined(separator: ", "))",
        about: "CIFilter \(name) \(key)")
      return
    }
    values[key] = value
  }

  /// Sets several values; `NSNull` takes one away.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// A value; nil where it is not set.
  ///
  /// The key `outputImage` has the result.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The names of the filters in a category; all of them for nil.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that are in all of some categories; all of them for nil.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    let wanted = categories ?? []
    return FilterDefinition.all.values.filter { definition in
      wanted.allSatisfy { $0 == definition.category || $0 == kCICategoryBuiltIn }
    }.map(\.name).sorted()
  }

  /// A filter's name as people read it, in English; nil where there is none of that name.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName]?.displayName
  }
}
