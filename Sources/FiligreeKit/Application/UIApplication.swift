import Foundation

/// The app: UIKit's `UIApplication`.
///
/// There is one scene at most, and it is there when a window was made in it.
@MainActor
open class UIApplication: UIResponder {
  /// What the app does: UIKit's `UIApplication.State`.
  public enum State: Int, Hashable, Sendable {
    /// It is seen and takes events.
    case active
    /// It is seen.
    case inactive
    /// It is not seen.
    case background
  }

  /// How the app was launched: UIKit's `UIApplication.LaunchOptionsKey`; there is never one.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How an address is opened: UIKit's `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only if an app belongs to it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The app.
  public static let shared = UIApplication()

  /// Who looks after the app.
  open var delegate: (any UIApplicationDelegate)?
  /// The app's scenes.
  public internal(set) var connectedScenes: Set<UIScene> = []
  private var key: UIWindow?
  /// Whether the screen goes dark by itself: kept, without an effect.
  open var isIdleTimerDisabled = false
  /// The number at the app's picture: kept, without an effect.
  open var applicationIconBadgeNumber = 0
  /// What the app does: it is always active.
  open var applicationState: State { .active }
  /// How long the app may work unseen: without a limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The windows of the scenes, and the one that has the keyboard.
  open var windows: [UIWindow] {
    let all = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    guard let key, !all.contains(key) else { return all }
    return all + [key]
  }
  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { key }

  func setKey(_ window: UIWindow) {
    key = window
    if let scene = window.windowScene { connectedScenes.insert(scene) }
  }

  /// Opens an address: nothing is opened, `completion` gets false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Whether an address can be opened: no.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// The address of the app's settings; nothing opens it.
  public static let openSettingsURLString = "app-settings:"

  /// The app has become active; never posted.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to be inactive; never posted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is not seen any more; never posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to be seen; never posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// Who looks after an app: UIKit's `UIApplicationDelegate`.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app was launched; whether it can go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// How a scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were thrown away.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to be inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is not seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be seen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// The plain configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
