#if canImport(UIKit)
import UIKit
#endif

/// What one feels when a page is turned.
@available(iOS 15.0, macOS 12.0, *)
@MainActor enum Haptics {
  static func turned() {
    #if os(iOS)
    UISelectionFeedbackGenerator().selectionChanged()
    #endif
  }
}
