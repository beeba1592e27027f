import Filigree

/// The tracer as a page: pictures become shapes, with every setting of `filigree trace` at hand.
public struct StudioApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      StudioPage(files: StudioFile.openedAtStart)
    }
  }
}

/// A page, which has files of its own.
struct StudioPage: View {
  @State private var model: StudioModel

  init(files: [StudioFile]) {
    _model = State(wrappedValue: StudioModel(files: files))
  }

  var body: some View {
    StudioView(model: model)
  }
}
