import FiligreeTesting
import SwiftUI
import UIKit

/// A view of a package on a page, in light or dark, with what tests ask about it.
@MainActor public struct Stage {
  /// The page's session.
  public let session: ViewSession
  private let scheme: ColorScheme

  /// Puts a view on a page of a size in points.
  public init<Content: View>(
    _ width: CGFloat, _ height: CGFloat, in scheme: ColorScheme = .light,
    @ViewBuilder content: () -> Content
  ) {
    self.scheme = scheme
    session = ViewSession(size: CGSize(width: width, height: height)) {
      ZStack {
        Color(uiColor: .systemBackground)
        content()
      }
      .environment(\.colorScheme, scheme)
    }
  }

  /// The page as it is now.
  public var pixels: Pixels? {
    let pixels = (try? session.image()).flatMap(Pixels.init)
    Checks.expect(pixels != nil, "a picture is drawn")
    return pixels
  }

  /// What is said to people who do not see the views.
  public var labels: [String] { session.accessibilityTree.map(\.label) }

  /// Whether an element has a label.
  public func says(_ label: String) -> Bool { labels.contains(label) }

  /// The place of an element.
  public func frame(of label: String) -> CGRect? {
    session.accessibilityTree.first { $0.label == label }?.frame
  }

  /// Compares the page with the picture of a name in light or dark.
  public func expectPicture(_ name: String) {
    let name = "\(name)-\(scheme == .dark ? "dark" : "light")"
    do {
      try Golden(name: name).compare(try session.image())
    } catch {
      Checks.expect(false, "the picture \(name): \(error)")
    }
    Checks.expect(session.problems.isEmpty, "\(name) has no problems: \(session.problems)")
  }
}

/// A picture that a drawing is compared with, with the testing kit's comparison: those of Examples/Packages/README.md.
public struct Golden {
  private let name: String

  /// The picture of a name.
  public init(name: String) {
    self.name = name
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private var golden: URL {
    Self.root.appendingPathComponent("Documentation/Pictures/packages/\(name).png")
  }

  /// Compares; with `FILIGREE_RECORD=1` in the environment the picture is written instead, and the check fails.
  public func compare(_ image: CGImage) throws {
    if ProcessInfo.processInfo.environment["FILIGREE_RECORD"] == "1" {
      try image.pngData().write(to: golden)
      return Checks.expect(false, "recorded \(golden.path): look at it")
    }
    let comparison = PictureComparison(of: image, with: try CGImage(contentsOf: golden))
    guard let summary = comparison.summary else { return Checks.expect(true, name) }
    let failure = Self.root.appendingPathComponent(
      ".build/picture-failures/Clients/\(name).actual.png")
    try FileManager.default.createDirectory(
      at: failure.deletingLastPathComponent(), withIntermediateDirectories: true)
    try image.pngData().write(to: failure)
    Checks.expect(false, "\(failure.path) \(summary): \(golden.path)")
  }
}
