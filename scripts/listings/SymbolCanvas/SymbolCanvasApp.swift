import Seed003SymbolCanvas
import SwiftUI

@main
struct SymbolCanvasApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
