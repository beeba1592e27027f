import Seed002ContourArt
import SwiftUI

@main
struct ContourArtApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
