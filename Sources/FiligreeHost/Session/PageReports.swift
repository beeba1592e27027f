import FiligreeViews
import Foundation

/// What a page is told beside the picture, when it is another thing than before.
struct PageReports {
  /// Where the pointer is, if it is on the page.
  var pointer: CGPoint?

  private var input: HostMessage.Input?
  private var cursor = HostMessage.Cursor.plain
  private var canGoBack: Bool?
  private var elements: [PageElement] = []
  private var sources: [AccessibilityElement] = []
  /// When the elements were looked at last.
  private var lookedAt = TimeInterval.zero

  /// How many elements a page is told of at most.
  private static let mostElements = 5000
  /// How long the elements may be out of date while something moves, in seconds: what moves need not be followed in each
  /// frame by those who do not see it.
  private static let staleTime = 0.1

  /// The messages that the page does not know yet.
  @MainActor
  mutating func news(of view: ViewSession, isMoving: Bool) -> [HostMessage] {
    var messages: [HostMessage] = []
    if !isMoving || view.time - lookedAt >= Self.staleTime {
      lookedAt = view.time
      if let message = news(of: view.accessibilityTree) { messages.append(message) }
    }
    let input = view.focusedTextInput.map(HostMessage.Input.init)
    let cursor = cursorNow
    if input != self.input || cursor != self.cursor {
      (self.input, self.cursor) = (input, cursor)
      var message = HostMessage(.input)
      message.input = input
      message.cursor = cursor
      messages.append(message)
    }
    if view.canGoBack != canGoBack {
      canGoBack = view.canGoBack
      var message = HostMessage(.back)
      message.flag = canGoBack
      messages.append(message)
    }
    return messages
  }

  private mutating func news(of sources: [AccessibilityElement]) -> HostMessage? {
    guard sources != self.sources else { return nil }
    self.sources = sources
    let elements = sources.prefix(Self.mostElements).compactMap(PageElement.init)
    guard elements != self.elements else { return nil }
    self.elements = elements
    var message = HostMessage(.tree)
    message.elements = elements
    return message
  }

  /// The pointer's shape where it is: that of the last element that lies there.
  private var cursorNow: HostMessage.Cursor {
    guard let pointer else { return .plain }
    let element = elements.last {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height).contains(pointer)
    }
    guard let element, element.isEnabled else { return .plain }
    switch element.role {
    case "textbox", "searchbox": return .text
    case "link": return .pointer
    default: return .plain
    }
  }

  /// Does what somebody who does not see the page asks for.
  @MainActor
  func use(_ use: ElementUse, in view: ViewSession) {
    // What the page was told may be out of date: the element is the one of its number, or another one that is called so.
    func isMeant(_ index: Int) -> Bool {
      elements[index].label == use.label && elements[index].role == use.role
    }
    let isInPlace = elements.indices.contains(use.element) && isMeant(use.element)
    guard let index = isInPlace ? use.element : elements.indices.first(where: isMeant) else {
      return
    }
    let element = elements[index]
    guard element.isEnabled else { return }
    let number = elements[..<index].count { $0.label == element.label && $0.isEnabled }
    view.use(element.label, number: number, use.action)
  }
}
