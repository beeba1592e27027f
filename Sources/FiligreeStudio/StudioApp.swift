import Filigree

/// The tracer as a page: pictures become shapes, with every setting of `filigree trace` at hand.
public struct StudioApp: App {
  /// Creates the app.
  public init() {}

  /// One page, which opens the files of the command line.
  public var body: some Scene {
    WindowGroup {
      StudioPage(files: StudioFile.openedAtStart)
    }
  }
}

/// A page, which has files of its own.
struct StudioPage: View {
  let files: [StudioFile]
  @State private var model = StudioModel()

  var body: some View {
    StudioView(model: model).task { await model.open(files) }
  }
}
