import Seed004PathDrawing
import SwiftUI

@main
struct BubbleDrawingApp: App {
  var body: some Scene {
    WindowGroup("Drawing") { DrawBubbleView() }
    Window("Transition", id: "transition") { BubbleTransitionView() }
  }
}
