import Foundation

/// The device: UIKit's `UIDevice`, an upright iPhone of fixed properties.
@MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// Its name: "iPhone".
  public var name: String { "iPhone" }
  /// Its model: "iPhone".
  public var model: String { "iPhone" }
  /// Its model in the user's language: "iPhone".
  public var localizedModel: String { "iPhone" }
  /// Its system's name: "iOS".
  public var systemName: String { "iOS" }
  /// Its system's version: "18.0".
  public var systemVersion: String { "18.0" }
  /// What kind of interface it has: a phone's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Its number for the maker: all zeros.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether the battery is watched: kept, without an effect.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is: −1, not known.
  public var batteryLevel: Float { -1 }

  /// It is held in another way; never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Does nothing: the device is not turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device is not turned.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The kinds of interfaces: UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone's.
  case phone
  /// A tablet's.
  case pad
  /// A television's.
  case tv
  /// A car's.
  case carPlay
  /// A Mac's.
  case mac = 5
}

/// How a device is held: UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// Lying, its screen up.
  case faceUp
  /// Lying, its screen down.
  case faceDown
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// What is felt: UIKit's `UIFeedbackGenerator`.
///
/// Nothing is felt here.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }
  /// Does nothing.
  open func prepare() {}
}

/// A knock: UIKit's `UIImpactFeedbackGenerator`.
///
/// Nothing is felt here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }
  /// Creates a generator of knocks.
  public init(style: FeedbackStyle) {
    super.init()
  }
  /// Creates a generator of medium knocks.
  public convenience override init() {
    self.init(style: .medium)
  }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What says how something went: UIKit's `UINotificationFeedbackGenerator`.
///
/// Nothing is felt here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What says that something else is chosen: UIKit's `UISelectionFeedbackGenerator`.
///
/// Nothing is felt here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// What was copied: UIKit's `UIPasteboard`, in the process's memory.
@MainActor
open class UIPasteboard: NSObject {
  /// The one of all.
  public static let general = UIPasteboard()

  private var item: Any? { didSet { changeCount += 1 } }
  /// How often it has changed.
  public private(set) var changeCount = 0

  /// The text.
  open var string: String? {
    get { item as? String }
    set { item = newValue }
  }
  /// The picture.
  open var image: UIImage? {
    get { item as? UIImage }
    set { item = newValue }
  }
  /// The address.
  open var url: URL? {
    get { item as? URL }
    set { item = newValue }
  }
  /// The color.
  open var color: UIColor? {
    get { item as? UIColor }
    set { item = newValue }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
}
