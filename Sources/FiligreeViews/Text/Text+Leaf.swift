import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeText
import Foundation

extension Text: LeafView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Text> {
    mayBeClocked ? ClockedTextNode(self, inputs) : LeafNode(self, inputs)
  }

  @MainActor package func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    layout(proposal, item).size
  }

  @MainActor package func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return CGFloat(layout(proposal, item).firstBaseline)
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return CGFloat(layout(proposal, item).lastBaseline)
    }
    return nil
  }

  package func paintData(in environment: EnvironmentValues) -> PaintData {
    ForegroundStyle().resolveStyle(in: environment).data
  }

  /// Texts above one another have the lower one's leading between them.
  @MainActor package func spacing(_ item: LayoutItem) -> ViewSpacing {
    let metrics = fonts(in: item.environment).map {
      FontLibrary.system.font(for: $0.request).metrics
    }
    return .text(
      leading: CGFloat(metrics.map(\.leading).max() ?? 0),
      lineHeight: CGFloat(metrics.map(\.lineHeight).max() ?? 0),
      pixelLength: item.environment.pixelLength)
  }

  @MainActor package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let layout = layout(item.proposal, item)
    for missing in layout.missing {
      item.node.graph.report(missing.problem, about: missing.subject)
    }
    if item.environment.isRedacted {
      let style = ForegroundStyle().resolveStyle(in: item.environment).with(item.paintData)
      return context.drawRedacted(layout, with: style)
    }
    draw(
      layout, in: &context, CGRect(origin: .zero, size: size), item.environment,
      foreground: item.paintData)
  }

  @MainActor package func describe(_ tree: inout AccessibilityTree, _ item: LayoutItem) {
    tree.elements.append(
      AccessibilityTree.Element(
        label: string(in: item.environment.locale), role: "text", frame: item.frameInRoot))
  }

  /// The text, set in a proposed size: shaped once for an item, and set once for a proposal.
  @MainActor func layout(_ proposal: ProposedViewSize, _ item: LayoutItem) -> TextLayout {
    let kept = item.kept as? KeptText ?? KeptText(paragraph(in: item.environment).shaped())
    item.kept = kept
    return kept.layout(proposal, item.environment)
  }

  /// The text, set in a proposed size.
  package func layout(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> TextLayout {
    paragraph(in: environment).shaped().layout(proposal, environment)
  }

  /// Draws a layout of the text; `bounds` is the unit square of its styles.
  package func draw(
    _ layout: TextLayout, in context: inout DrawContext, _ bounds: CGRect,
    _ environment: EnvironmentValues, foreground: PaintData = .zero
  ) {
    draw(layout.drawing(), in: &context, bounds, environment, foreground: foreground)
  }

  /// Draws a layout of the text, or a part of it.
  func draw(
    _ drawing: TextDrawing, in context: inout DrawContext, _ bounds: CGRect,
    _ environment: EnvironmentValues, foreground: PaintData
  ) {
    let styles = styles(in: environment, foreground: foreground)
    func style(_ index: Int) -> ResolvedStyle { styles[min(max(index, 0), styles.count - 1)] }
    for area in drawing.backgrounds {
      context.fill(Path(area.rect), with: style(area.style), in: bounds)
    }
    for line in drawing.underlines {
      context.fill(Path(line.rect), with: style(line.style), in: bounds)
    }
    for outline in drawing.outlines {
      context.fill(outline.path, with: style(outline.style), in: bounds)
    }
    for picture in drawing.pictures {
      context.saving {
        $0.recorder.draw(picture, opacity: style(picture.style).glyphColor.alpha)
      }
    }
    for place in drawing.places {
      guard let (image, picture) = parts[place.run].resolvedImage(in: environment) else { continue }
      image.draw(picture, in: &context, place.rect, style: style(4 * place.run))
    }
    for glyph in drawing.colorGlyphs {
      context.saving { $0.recorder.draw(glyph, foreground: style(glyph.style).glyphColor) }
    }
    for line in drawing.strikethroughs {
      context.fill(Path(line.rect), with: style(line.style), in: bounds)
    }
  }

  /// Four styles for each part: its own, its underline's, that of the line through it, and the one behind it.
  private func styles(
    in environment: EnvironmentValues, foreground: PaintData
  ) -> [ResolvedStyle] {
    let standard = ForegroundStyle().resolveStyle(in: environment).with(foreground)
    let styles = parts.flatMap { part -> [ResolvedStyle] in
      let own = part.style?.resolved(in: environment) ?? standard
      return [
        own,
        (part.underline ?? environment.underline)?.color?.resolveStyle(in: environment) ?? own,
        (part.strikethrough ?? environment.strikethrough)?.color?
          .resolveStyle(in: environment) ?? own,
        part.background?.resolveStyle(in: environment) ?? own,
      ]
    }
    return styles.isEmpty ? [standard] : styles
  }

  /// The fonts of the parts.
  func fonts(in environment: EnvironmentValues) -> [Font] {
    parts.map { part in
      var font = (part.font ?? environment.font ?? .body).scaled(in: environment)
        .adjusted(in: environment)
      if let design = part.design { font = font.inDesign(design) }
      if part.hasMonospacedDigits { font = font.monospacedDigit() }
      if let weight = part.weight ?? (font.hasWeight ? nil : environment.fontWeight) {
        font = font.weight(weight)
      }
      if part.isItalic || environment.isItalic { font = font.italic() }
      return part.isMonospaced ? font.monospaced() : font
    }
  }

  private func paragraph(in environment: EnvironmentValues) -> Paragraph {
    var paragraph = Paragraph(
      zip(parts, fonts(in: environment)).enumerated().map { index, run in
        let (part, font) = run
        let picture = part.picture(in: environment)
        let string =
          part.isImage
          ? picture == nil ? "" : TextRun.pictureCharacter : part.string(in: environment.locale)
        return TextRun(
          environment.textCase?.apply(string) ?? string, font: font.request,
          kerning: Double(part.kerning ?? environment.kerning),
          tracking: Double(part.tracking ?? environment.tracking),
          baselineOffset: Double(part.baselineOffset ?? 0),
          underline: (part.underline ?? environment.underline).map {
            TextRun.Decoration(style: 4 * index + 1, pattern: $0.pattern.value)
          },
          strikethrough: (part.strikethrough ?? environment.strikethrough).map {
            TextRun.Decoration(style: 4 * index + 2, pattern: $0.pattern.value)
          },
          background: part.background.map { _ in TextRun.Decoration(style: 4 * index + 3) },
          style: 4 * index, picture: picture)
      })
    paragraph.alignment = environment.multilineTextAlignment.paragraph
    paragraph.direction =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    paragraph.lineLimit = environment.lineLimit
    paragraph.leastLines = environment.leastLines
    paragraph.truncation = environment.truncationMode.paragraph
    paragraph.lineSpacing = Double(environment.lineSpacing)
    paragraph.minimumScaleFactor = Double(environment.minimumScaleFactor)
    return paragraph
  }
}

extension ShapedParagraph {
  fileprivate func layout(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> TextLayout {
    layout(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) },
      displayScale: Double(environment.displayScale))
  }
}

/// A shaped text, and how it was set last.
@MainActor
private final class KeptText {
  private let shaped: ShapedParagraph
  private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
  /// A stack asks for the least, the largest and the given size, and guides come from the last.
  private static let limit = 4

  nonisolated init(_ shaped: ShapedParagraph) {
    self.shaped = shaped
  }

  func layout(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> TextLayout {
    if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
    let layout = shaped.layout(proposal, environment)
    if layouts.count >= Self.limit { layouts.removeFirst() }
    layouts.append((proposal, layout))
    return layout
  }
}

extension ResolvedStyle {
  /// The color that a colored glyph takes for the text's, and its opacity; black where the text has no
  /// single color.
  fileprivate var glyphColor: CGColor {
    var color = CGColor.black
    if case .color(let found) = content { color = found.cgColor }
    return color.copy(alpha: color.alpha * CGFloat(opacity)) ?? color
  }
}
