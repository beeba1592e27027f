import Foundation

/// A part of an app's interface: UIKit's `UIScene`.
@MainActor
open class UIScene: UIResponder {
  /// How much a scene is seen: UIKit's `UIScene.ActivationState`.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not made.
    case unattached = -1
    /// Seen, and taking events.
    case foregroundActive
    /// Seen.
    case foregroundInactive
    /// Not seen.
    case background
  }

  /// What a scene is made for: UIKit's `UIScene.ConnectionOptions`; there is nothing in it.
  public struct ConnectionOptions: Sendable {
    /// Addresses to open: none.
    public var urlContexts: Set<URL> { [] }
    /// Creates options without anything.
    public init() {}
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// Who looks after the scene.
  open var delegate: (any UISceneDelegate)?
  /// How much it is seen: all of it.
  public var activationState: ActivationState { .foregroundActive }
  /// What it is called.
  open var title: String! = ""

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    UIApplication.shared.connectedScenes.insert(self)
  }
}

/// A scene of windows: UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {
  /// The windows.
  public internal(set) var windows: [UIWindow] = []
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// The window that has the keyboard, if it is in the scene.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// How the device is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// How an interface lies on the device: UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the right.
  case landscapeRight
  /// Turned to the left.
  case landscapeLeft
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// What is remembered of a scene: UIKit's `UISceneSession`.
@MainActor
open class UISceneSession: NSObject {
  /// What scenes are for: UIKit's `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  public let configuration: UISceneConfiguration
  /// What the session is known by.
  public let persistentIdentifier = UUID().uuidString

  /// Creates a session of an app's windows.
  public init(role: Role = .windowApplication, configuration: UISceneConfiguration? = nil) {
    self.role = role
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made: UIKit's `UISceneConfiguration`.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of who looks after the scene: kept, without an effect.
  open var delegateClass: AnyClass?
  /// The class of the scene: kept, without an effect.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Who looks after a scene: UIKit's `UISceneDelegate`.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene was made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was thrown away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Who looks after a scene of windows: UIKit's `UIWindowSceneDelegate`.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window: who has one declares it.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
