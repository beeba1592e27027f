import Shimmer
import SwiftUI
import Combine
MainActor.assumeIsolated {
  let session = ViewSession(size: CGSize(width: 300, height: 100)) { Text("Hello").shimmering() }
  print(session.accessibilityTree)
}
