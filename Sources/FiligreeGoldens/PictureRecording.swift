import Foundation

/// Which pictures a run of tests records, in the words of swift-snapshot-testing.
///
/// A recorded picture is a failure in each mode, so that nothing passes that nobody has looked at.
///
/// The environment's `FILIGREE_RECORD` says it for a whole run, by a mode's name, or `1` for ``all``.
public enum PictureRecording: String, CaseIterable, Hashable, Sendable {
  /// Every picture.
  case all
  /// Those that differ from what is expected, and those that are missing.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never

  /// The variable of the environment.
  package static let variable = "FILIGREE_RECORD"

  /// What the environment asks for: ``missing`` where it says nothing; nil where it says what is no mode.
  package init?(environment: [String: String]) {
    switch environment[Self.variable] {
    case nil, "": self = .missing
    case "1": self = .all
    case let word?: self.init(rawValue: word)
    }
  }
}
