import FiligreePaths
import FiligreeText
import Foundation

/// The item of what is written in.
///
/// It keeps the text as it is being edited; where the text is kept otherwise is told of each change, and has the last
/// word.
final class TextInputItem: LayoutItem {
  var model = TextInputModel(text: .constant(""))
  /// What stands there while the text is empty.
  private(set) var placeholder: [LayoutItem] = []
  /// The text and what is selected.
  private(set) var edited: EditedText
  private var history = EditingHistory()
  /// Whether the caret is at a line's end rather than at the next one's beginning.
  var isUpstream = false
  /// Where the caret wants to be while it moves up and down.
  var goal: CGFloat?
  /// How far the text is moved to the left and up.
  var scroll = CGPoint.zero
  /// When something was last typed or moved: the caret is steady then.
  private(set) var lastActivity: TimeInterval = 0
  /// Whether it has the focus.
  private(set) var isFocused = false
  /// The taps so far that may be part of a double or a triple tap.
  var taps = TapCount()
  /// Whether the caret is to be brought into view with the next layout.
  private var isToReveal = false

  override init(node: Node) {
    edited = EditedText("")
    super.init(node: node)
  }

  /// Takes what stands there while the text is empty.
  func take(_ placeholder: [LayoutItem]) {
    self.placeholder = placeholder
    for item in placeholder {
      item.parent = self
    }
  }

  // MARK: The text

  /// Shows a text that comes from where it is kept.
  func show(_ text: String, _ selection: TextSelection?) {
    let before = edited
    edited.take(text)
    if edited.text != before.text {
      history.clear()
      isUpstream = false
      setNeedsLayout()
    }
    if let selection, let range = selection.selection(in: edited), range != edited.selection {
      edited.select(range)
      moved()
    }
  }

  /// Changes the text or the selection as a user does.
  func edit(_ kind: EditingHistory.Kind, _ change: (inout EditedText) -> Void) {
    let before = edited
    change(&edited)
    guard edited.text != before.text || edited.count != before.count else { return moved() }
    history.note(before, kind)
    changed()
  }

  /// Undoes the last change, or does it again.
  func undo(again: Bool) {
    guard let other = again ? history.redo(edited) : history.undo(edited) else { return }
    edited = other
    changed()
  }

  private func changed() {
    isUpstream = false
    setNeedsLayout()
    model.text.wrappedValue = edited.text
    let kept = model.text.wrappedValue
    if kept != edited.text {
      edited.take(kept)
      history.clear()
    }
    moved()
  }

  /// Selects something as a user does.
  func select(_ selection: EditedText.Selection, isUpstream: Bool = false) {
    edited.select(selection)
    self.isUpstream = isUpstream
    history.interrupt()
    moved()
  }

  /// The caret is elsewhere.
  private func moved() {
    lastActivity = node.graph.time
    isToReveal = true
    setNeedsPlacing()
    guard let binding = model.selection else { return }
    let selection = TextSelection(edited)
    if binding.wrappedValue != selection { binding.wrappedValue = selection }
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    func width() -> CGFloat {
      let own = max(placeholder.map { $0.size(for: .unspecified).width }.max() ?? 0, contentWidth)
      return own + x
    }
    let size = CGSize(width: proposal.width ?? width(), height: 0).usable
    switch model.kind {
    case .line, .secure:
      return CGSize(width: size.width, height: height(ofLines: 1) + y)
    case .lines:
      let inner = size.width - x
      var lines = CGFloat(layout(width: inner).lines.count)
      if edited.text.isEmpty {
        let placeholder = placeholder.map {
          $0.size(for: ProposedViewSize(width: inner, height: nil)).height
        }
        lines = ((placeholder.max() ?? 0) / max(lineHeight, 1)).rounded()
      }
      let least = CGFloat(max(environment.leastLines ?? 1, 1))
      let most = environment.lineLimit.map { CGFloat(max($0, 1)) } ?? .infinity
      return CGSize(
        width: size.width, height: height(ofLines: min(max(lines, least), max(most, least))) + y)
    case .editor:
      let lines = CGFloat(max(layout(width: size.width - x).lines.count, 1))
      return CGSize(width: size.width, height: proposal.height ?? height(ofLines: lines) + y)
    }
  }

  override var contents: [LayoutItem] { placeholder }

  override func placeContents() {
    let inner = inner
    let proposal = ProposedViewSize(
      width: inner.width, height: model.kind.isOneLine ? inner.height : nil)
    for item in placeholder {
      let size = item.size(for: proposal)
      let free = inner.width - size.width
      item.place(
        in: self,
        at: CGPoint(
          x: insets.leading + free * environment.multilineTextAlignment.share,
          y: inner.minY + (model.kind.isOneLine ? (inner.height - size.height) / 2 : textMargin)),
        proposal)
    }
    guard isToReveal else { return scroll = clamped(scroll) }
    isToReveal = false
    revealCaret()
    if isFocused { node.graph.afterUpdate { [weak self] in self?.revealInSurroundings() } }
  }

  override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let layout = layout(width: size.width - insets.leading - insets.trailing)
    let shown = layout.lines.isEmpty ? emptyLayout : layout
    let baseline = isFirst || model.kind.isOneLine ? shown.firstBaseline : shown.lastBaseline
    return insets.top + textMargin + CGFloat(baseline)
  }

  // MARK: Drawing and touching

  override func draw(in context: inout DrawContext) {
    drawField(in: &context)
  }

  override func describe(_ tree: inout AccessibilityTree) {
    let start = tree.elements.count
    let isSecure = model.kind == .secure
    tree.elements.append(
      AccessibilityElement(
        label: "", role: model.role,
        value: isSecure ? String(repeating: "•", count: edited.places.count - 1) : edited.text,
        frame: .zero))
    tree.attribute(to: self, from: start)
  }

  /// Whether the caret goes on and off.
  override var isDrawnByClock: Bool { isFocused && edited.selection.isCaret }

  override var nextDrawing: TimeInterval {
    let passed = max(node.graph.time - lastActivity, 0)
    return lastActivity + ((passed + 1e-6) / Self.blink).rounded(.down) * Self.blink + Self.blink
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }
}

extension TextInputItem: FocusTarget {
  var canFocus: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    let model = model
    if isFocused {
      // What is selected by code stays so.
      let asked = model.selection?.wrappedValue?.selection(in: edited)
      select(asked ?? EditedText.Selection(edited.count))
      model.onEditingChanged(true)
    } else {
      history.interrupt()
      goal = nil
      edited.select(EditedText.Selection(edited.selection.head))
      scroll = .zero
      setNeedsPlacing()
      model.onEditingChanged(false)
      model.onCommit(false)
    }
  }
}

extension TextAlignment {
  /// Which part of what is free lies before the text.
  var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
