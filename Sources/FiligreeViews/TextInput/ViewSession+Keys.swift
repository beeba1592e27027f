/// A keyboard.
///
/// Keys go to what has the focus: first to the actions of ``View/onKeyPress(_:action:)`` around it, then to the field
/// that it is, then to the buttons with ``View/keyboardShortcut(_:modifiers:)``. Each key evaluates what it changes
/// before the function returns; none moves the clock.
extension ViewSession {
  /// Types a text, character by character; a line's end is Return, a tab is Tab.
  ///
  /// Capital letters are as they are in the text: those that iOS makes by itself at the beginning of a sentence are its
  /// keyboard's on the screen, which a session has not.
  ///
  /// - Returns: Whether something had the focus, or was pressed by its shortcut, for each character. If not,
  ///   ``problems`` says so.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isTaken = true
    for character in text {
      switch character {
      case "\n", "\r", "\r\n": isTaken = send(.return, []) && isTaken
      case "\t": isTaken = send(.tab, []) && isTaken
      default:
        isTaken = send(KeyEquivalent(character), [], typing: String(character)) && isTaken
      }
    }
    if !isTaken {
      graph.report("type: nothing took all of “\(text)”; is a text field in focus?")
    }
    return isTaken
  }

  /// Presses a key, and lets it go.
  ///
  /// Shift extends the selection; Option and Control move by words, Command by lines or to the text's ends. With
  /// Command, A selects everything, C, X and V copy, cut and paste (``pasteboard``), Z undoes and with Shift does again.
  ///
  /// - Returns: Whether the key was for somebody.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    send(key, modifiers)
  }

  func send(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, typing characters: String? = nil
  ) -> Bool {
    update()
    let isTaken = queue.working { graph.focus.press(key, modifiers, typing: characters) }
    update()
    return isTaken
  }

  /// What was copied or cut last in this session; setting it is copying elsewhere.
  public var pasteboard: String? {
    get { graph.focus.pasteboard }
    set { graph.focus.pasteboard = newValue }
  }
}
