// A listing with two errors, on lines 6 and 11.
import SwiftUI

struct Broken: View {
  var body: some View {
    Text("a").unheardOf()
  }
}

#Preview("Broken") {
  Broken(size: 3)
}
