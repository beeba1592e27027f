import SwiftUI

/// Bars beside one another, with what they are called below them.
///
/// A tapped bar says its value.
@available(iOS 15.0, macOS 12.0, *)
public struct Columns: View {
  @ObservedObject private var series: Series
  @Environment(\.chartTheme) private var theme
  @State private var selection: Sample.ID?

  /// Creates a chart of values that it follows.
  public init(_ series: Series) {
    self.series = series
  }

  /// What is seen.
  public var body: some View {
    VStack(spacing: 4) {
      GeometryReader { proxy in
        HStack(alignment: .bottom, spacing: spacing) {
          ForEach(Array(zip(series.samples.indices, series.samples)), id: \.1.id) { index, sample in
            bar(sample, at: index, height: series.parts[index] * proxy.size.height)
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
      }
      .background(ChartRules())
      labels
    }
    .animation(theme.animation, value: series.samples)
  }

  private var spacing: CGFloat { series.samples.count > 12 ? 2 : 8 }

  private func bar(_ sample: Sample, at index: Int, height: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: 4, style: .continuous)
      .fill(theme.color(at: index))
      .frame(height: height)
      .overlay(alignment: .top) {
        if selection == sample.id {
          Text(sample.value, format: .number.precision(.fractionLength(0...1)))
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.white)
            .padding(.top, 2)
        }
      }
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { selection = selection == sample.id ? nil : sample.id }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(sample.label))
      .accessibilityValue(Text("\(sample.value, specifier: "%.1f")"))
  }

  @ViewBuilder private var labels: some View {
    if series.samples.contains(where: { !$0.label.isEmpty }) {
      HStack(spacing: spacing) {
        ForEach(series.samples) { sample in
          Text(sample.label)
            .font(.caption2)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
        }
      }
    }
  }
}
