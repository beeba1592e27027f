import Dispatch
import FiligreeKit
import FiligreePixels
import FiligreeViews
import Foundation

/// A page: the app's views in it, their clock, and what the page has been told.
///
/// The session sleeps but while something is to be done: it is woken by a message of its page, by the time at which
/// something changes, and by changes that come from elsewhere. While its page is not seen, or has gone, its clock stands.
@MainActor
final class PageSession {
  /// How many sheets are dismissed when another window is shown.
  private static let mostSheets = 8

  /// The name by which a page finds it again.
  let name = RandomName.make()
  private(set) var view: ViewSession
  /// What the page of a preview has besides; nil for an app's.
  let preview: PagePreview?
  /// The page's connection; nil while there is none.
  private(set) var link: WebSocketLink?
  /// When the page has gone.
  private(set) var leftAt = ContinuousClock.now
  /// How often it has.
  private(set) var timesLeft = 0
  /// When the page has said something last.
  private(set) var usedAt = ContinuousClock.now

  let files: FileStore
  /// The dialog about files that the page shows.
  var shownDialog: Int?
  private let choice: WindowChoice
  private var surroundings: PageSurroundings
  private var isVisible = true
  private var isActive = true
  private var clock = PageClock()
  private var fingers = PageFingers()
  private var reports = PageReports()
  private lazy var frames = FrameStream { [weak self] in self?.turn() }
  private let alarm: Alarm
  /// Addresses that the views have opened since the last turn.
  private var opened: [URL] = []
  /// Whether the picture may be another one than the page has.
  private var isStale = true
  private var wasMoving = false
  private var isTurning = false
  private var isTurnAsked = false

  /// Shows an app on a page.
  convenience init<A: App>(of type: A.Type, _ surroundings: PageSurroundings, _ files: FileStore) {
    let choice = WindowChoice()
    self.init(surroundings, choice, files) { surroundings, time in
      ViewSession(
        size: surroundings.size, scale: surroundings.scale, environment: surroundings.environment,
        time: time, isLive: true
      ) { AppContent(type.init(), choice) }
    }
  }

  /// Shows what `makeView` makes for a page's surroundings, at a time.
  init(
    _ surroundings: PageSurroundings, _ choice: WindowChoice, _ files: FileStore,
    preview: PagePreview? = nil,
    makeView: (PageSurroundings, TimeInterval) -> ViewSession
  ) {
    self.surroundings = surroundings
    self.choice = choice
    self.files = files
    self.preview = preview
    alarm = Alarm()
    clock.isOwn = preview != nil
    view = makeView(surroundings, clock.now)
    alarm.action = { [weak self] in
      self?.isStale = true
      self?.turn()
    }
    files.open(name)
    listen()
    setBackground()
  }

  private func listen() {
    // Both are called in the session's own context, in which this session must start nothing.
    view.opensURL = { [weak self] in self?.open($0) ?? false }
    view.onChange = { [weak self] in self?.turnSoon() }
  }

  isolated deinit { files.close(name) }

  private func setBackground() {
    // The system's background, as a window has it.
    view.background = surroundings.isDark || preview?.item.isDark == true ? .black : .white
  }

  // MARK: The page

  /// A page has come, or come back.
  func attach(_ link: WebSocketLink, _ surroundings: PageSurroundings) {
    self.link = link
    isVisible = true
    clock.wake(after: view.time)
    view.sleep(until: clock.now)
    reports = PageReports()
    shownDialog = nil
    fingers.cancel(in: view)
    surround(surroundings)
    frames.begin(link)
  }

  /// The page has gone.
  func detach() {
    link = nil
    leftAt = .now
    timesLeft += 1
    alarm.stop()
    frames.end()
    fingers.cancel(in: view)
  }

  /// Tells the page what it shows.
  func welcome(_ app: String) {
    var message = HostMessage(.welcome)
    message.session = name
    message.app = app
    message.windows = choice.titles.enumerated().map {
      $1 ?? ($0 == 0 ? app : "Window \($0 + 1)")
    }
    message.window = choice.index
    link?.send(message.json)
    if let preview { report(preview.beginning(view, clock)) }
    turn()
  }

  private func surround(_ new: PageSurroundings) {
    surroundings = new
    view.resize(to: new.size, scale: new.scale)
    setBackground()
    setEnvironment()
  }

  private func setEnvironment() {
    var environment = view.environment
    surroundings.apply(to: &environment)
    environment.scenePhase = isVisible ? (isActive ? .active : .inactive) : .background
    view.environment = environment
  }

  private func open(_ url: URL) -> Bool {
    // What a page may open; other kinds of addresses could run code in it.
    guard link != nil, ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased())
    else { return false }
    // This is called by code of the views, in the session's context: what is sent then would be sent as a part of it.
    opened.append(url)
    turnSoon()
    return true
  }

  // MARK: Messages

  /// Takes a message of the page.
  func take(_ message: PageMessage) {
    usedAt = .now
    if isVisible { catchUp() }
    if case .preview(let request) = message, let preview {
      take(request, preview)
      return turn(isPrompt: true)
    }
    preview?.record.note(message, at: view.time)
    let (copied, count) = (view.pasteboard, UIPasteboard.general.changeCount)
    if case .drawn(let number) = message { frames.drawn(number) } else { isStale = true }
    apply(message)
    if case .paste = message {
      // That is on the clipboard already.
    } else if let text = view.pasteboard, text != copied {
      copy(text)
    } else if UIPasteboard.general.changeCount != count, let text = UIPasteboard.general.string {
      copy(text)
    }
    turn(isPrompt: true)
  }

  /// Does with the views what a message says.
  private func apply(_ message: PageMessage) {
    switch message {
    case .hello, .drawn, .preview: break
    case .surroundings(let new): surround(new)
    case .pointer(let event): fingers.take(event, in: view)
    case .hover(let point): view.hover(at: point); reports.pointer = point
    case .wheel(let point, let distance): view.scroll(at: point, by: distance)
    case .key(let key): press(key)
    case .text(let text): type(text)
    case .paste(let text): paste(text)
    case .presence(let isVisible, let isActive): setPresence(isVisible, isActive)
    case .use(let use): reports.use(use, in: view)
    case .window(let index): show(window: index)
    case .drag(let types, let point): drag(types, at: point)
    case .files(let files): take(files)
    case .back: view.goBack()
    }
  }

  private func press(_ key: PageKey) {
    if let characters = key.characters, key.modifiers.isDisjoint(with: [.command, .control]) {
      view.press(key.key, modifiers: key.modifiers, typing: characters)
    } else {
      view.press(key.key, modifiers: key.modifiers)
    }
  }

  private func type(_ text: String) {
    // A key that nobody takes is no problem of the views'.
    guard view.focusedTextInput != nil else { return }
    view.type(text)
  }

  private func paste(_ text: String) {
    guard
      view.focusedTextInput != nil || !view.paste([NSItemProvider(item: text, typeIdentifier: nil)])
    else { return }
    view.pasteboard = text
    view.press("v", modifiers: .command)
    // For views of UIKit, and for buttons that ask for it.
    UIPasteboard.general.string = text
  }

  private func show(window index: Int) {
    guard choice.titles.indices.contains(index), index != choice.index else { return }
    // A sheet is over all windows, and means one of them.
    for _ in 0..<Self.mostSheets where view.dismissSheet() {}
    choice.index = index
  }

  private func copy(_ text: String) {
    var message = HostMessage(.copy)
    message.text = text
    link?.send(message.json)
  }

  private func setPresence(_ isVisible: Bool, _ isActive: Bool) {
    if isVisible, !self.isVisible {
      clock.wake(after: view.time)
      view.sleep(until: clock.now)
    }
    self.isVisible = isVisible
    self.isActive = isActive
    if !isVisible { fingers.cancel(in: view) }
    setEnvironment()
  }

  // MARK: Previews

  private func report(_ report: PreviewReport) {
    var message = HostMessage(.preview)
    message.preview = report
    link?.send(message.json)
  }

  /// Does what the page of a preview asks for.
  private func take(_ request: PreviewRequest, _ preview: PagePreview) {
    isStale = true
    switch request {
    case .rate(let rate): clock.go(from: view.time, rate: rate)
    case .step:
      clock.go(from: view.time + PagePreview.step, rate: 0)
      catchUp()
    case .seek(let seconds): seek(to: preview.start + seconds, preview)
    case .inspect(let point): return report(preview.inspected(at: point, in: view))
    }
    report(preview.clockReport(view, clock))
  }

  /// The session's clock was moved by somebody else.
  func clockMoved() {
    clock.go(from: view.time, rate: clock.rate)
    isStale = true
    turn()
    if let preview { report(preview.clockReport(view, clock)) }
  }

  /// Stops the clock at a time: an earlier one is come to from the beginning, with all that was done until then.
  private func seek(to time: TimeInterval, _ preview: PagePreview) {
    guard time >= view.time || preview.record.isWhole else {
      return clock.go(from: view.time, rate: 0)
    }
    if time < view.time {
      fingers = PageFingers()
      reports = PageReports()
      preview.record.rewind()
      view = preview.makeView(at: preview.start)
      listen()
      let present = surroundings
      advance(to: time)
      surround(present)
    }
    advance(to: time)
    clock.go(from: view.time, rate: 0)
  }

  /// Moves the session's clock, and does meanwhile what was done in that time before the clock was set back.
  private func advance(to time: TimeInterval) {
    let present = surroundings
    var isReplaying = false
    while let input = preview?.record.next(until: time) {
      isReplaying = true
      view.advance(to: input.time)
      apply(input.message)
    }
    // What is around the page now counts, not what was then.
    if isReplaying { surround(present) }
    view.advance(to: time)
  }

  // MARK: Turns

  /// Moves the session's clock to the present.
  private func catchUp() {
    advance(to: clock.step(from: view.time))
  }

  /// Asks for a turn when the code that runs now has run.
  private func turnSoon() {
    isStale = true
    guard !isTurning, !isTurnAsked else { return }
    isTurnAsked = true
    // With the further arguments it is the process's queue, whoever's code this is called from.
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      MainActor.assumeIsolated { [weak self] in
        guard let self, isTurnAsked else { return }
        turn()
      }
    }
  }

  /// Brings the page up to date: moves the clock, tells what has changed, and says when there is more to do.
  ///
  /// If it `isPrompt`, the page is to see at once what it has caused; otherwise frames keep a distance from one another.
  private func turn(isPrompt: Bool = false) {
    isTurnAsked = false
    guard !isTurning else { return }
    guard let link, isVisible else { return alarm.stop() }
    isTurning = true
    defer { isTurning = false }
    catchUp()
    for url in opened {
      var message = HostMessage(.open)
      message.text = url.absoluteString
      link.send(message.json)
    }
    opened = []
    showFileDialog()
    let next = [view.nextChange, preview?.record.nextTime].compactMap { $0 }.min()
    let isMoving = clock.rate > 0 && (next.map { $0 <= view.time } ?? false)
    // What has come to rest is looked at once more.
    if wasMoving, !isMoving { isStale = true }
    wasMoving = isMoving
    if frames.isFree, isStale || isMoving, isPrompt || frames.timeToNext == 0 {
      isStale = false
      frames.show(view)
      for message in reports.news(of: view, isMoving: isMoving) { link.send(message.json) }
      if let news = preview?.news(of: view) { report(news) }
    }
    // A page that has not drawn what it was sent wakes the session itself.
    let isWaiting = !frames.isFree && (isStale || isMoving)
    guard !isWaiting else { return alarm.stop() }
    if isStale || isMoving {
      alarm.set(after: frames.timeToNext)
    } else if let next {
      if clock.rate > 0 { alarm.set(after: (next - clock.now) / clock.rate) } else { alarm.stop() }
    } else {
      alarm.stop()
    }
  }
}
