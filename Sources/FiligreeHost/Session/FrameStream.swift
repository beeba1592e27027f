import Dispatch
import FiligreeDrawing
import FiligreePixels
import FiligreeViews
import Foundation

/// The frames that go to a page: no more of them than it draws.
@MainActor
final class FrameStream {
  /// How many frames may be on their way that the page has not drawn yet: one that it draws, and one that comes meanwhile.
  static let mostInFlight = 2
  /// The shortest time from one frame to the next by the clock alone, in seconds: a little less than that of a screen of
  /// 60 pictures a second, whose acknowledgements set the pace.
  static let shortestTime = 0.015

  private let continueWork: () -> Void
  private let maker = FrameMaker()
  private var link: WebSocketLink?
  private var number: UInt32 = 0
  private var inFlight: Set<UInt32> = []
  private var isMaking = false
  private var isWhole = true
  private var shown: (list: DisplayList, scale: CGFloat, background: CGColor?)?
  private var lastTime: UInt64 = 0
  private var warnings: Set<String> = []

  /// Makes a stream; `continueWork` is called when another frame could be made.
  init(_ continueWork: @escaping () -> Void) {
    self.continueWork = continueWork
  }

  /// A page has come that shows nothing yet.
  func begin(_ link: WebSocketLink) {
    self.link = link
    inFlight = []
    isWhole = true
    shown = nil
  }

  /// The page has gone.
  func end() {
    link = nil
    inFlight = []
    shown = nil
    Task { [maker] in await maker.forget() }
  }

  /// Whether a frame can be made now.
  var isFree: Bool { link != nil && !isMaking && inFlight.count < Self.mostInFlight }

  /// The time in seconds until the next frame may come by the clock alone.
  var timeToNext: Double {
    let passed = Double(DispatchTime.now().uptimeNanoseconds - lastTime) / 1e9
    return max(Self.shortestTime - passed, 0)
  }

  /// Says what goes wrong, once.
  private func warn(_ text: String) {
    guard warnings.insert(text).inserted else { return }
    try? FileHandle.standardError.write(contentsOf: Data("filigree: \(text)\n".utf8))
  }

  /// The page has drawn a frame.
  func drawn(_ number: UInt32) {
    inFlight.remove(number)
  }

  /// Sends the picture of a session, if it is another one than the last.
  func show(_ view: ViewSession) {
    guard isFree, let link else { return }
    let list = view.displayList()
    lastTime = DispatchTime.now().uptimeNanoseconds
    if let shown, !isWhole, shown.scale == view.scale, shown.background == view.background,
      shown.list == list
    {
      return
    }
    shown = (list, view.scale, view.background)
    number &+= 1
    let (number, isWhole, scale) = (number, isWhole, view.scale)
    let background = view.background ?? .white
    self.isWhole = false
    isMaking = true
    Task {
      let frame: [UInt8]?
      do {
        frame = try await maker.frame(
          of: list, scale: scale, background: background, number: number, isWhole: isWhole,
          isNear: link.isNear)
      } catch {
        frame = nil
        warn("a frame could not be drawn: \(error)")
      }
      isMaking = false
      if self.link !== link {
        // Made for a page that has gone.
        self.isWhole = true
        shown = nil
      } else if let frame {
        inFlight.insert(number)
        link.send(frame)
      }
      continueWork()
    }
  }
}
