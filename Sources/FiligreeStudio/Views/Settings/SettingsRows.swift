import Filigree
import Foundation

/// A group of settings in a card: a title, and a button that resets them where they have been changed.
struct SettingsSection<Content: View>: View {
  let title: String
  var isChanged = false
  var reset: @MainActor () -> Void = {}
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(title)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        if isChanged {
          Button("Reset", action: reset)
            .font(.footnote)
            .accessibilityLabel("Reset \(title)")
        }
      }
      .padding(.horizontal, 12)
      .frame(height: 20)
      VStack(alignment: .leading, spacing: 12) { content }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
          Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

/// How a slider's way belongs to numbers.
enum SliderScale: Hashable {
  /// In steps.
  case even(step: Double)
  /// Each part of the way by the same factor; 0 at the lower end where the lowest number is 0.
  case byFactor

  /// Where steps by factor begin if the lowest number is 0.
  static let least = 0.5

  /// The part of the way for a number.
  func position(of value: Double, in range: ClosedRange<Double>) -> Double {
    let value = min(max(value, range.lowerBound), range.upperBound)
    switch self {
    case .even:
      return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    case .byFactor:
      let low = range.lowerBound > 0 ? range.lowerBound : Self.least
      return value <= low ? 0 : log(value / low) / log(range.upperBound / low)
    }
  }

  /// The number for a part of the way: round, so that a command line stays short.
  func value(at position: Double, in range: ClosedRange<Double>) -> Double {
    let position = min(max(position.isNaN ? 0 : position, 0), 1)
    let value: Double
    switch self {
    case .even(let step):
      let way = position * (range.upperBound - range.lowerBound)
      value = Self.rounded(range.lowerBound + (way / step).rounded() * step)
    case .byFactor:
      let low = range.lowerBound > 0 ? range.lowerBound : Self.least
      if position == 0 { return range.lowerBound }
      let exact = low * pow(range.upperBound / low, position)
      // Two digits that count.
      let unit = pow(10, (log10(exact)).rounded(.down) - 1)
      value = Self.rounded((exact / unit).rounded() * unit)
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// Without the noise of binary fractions, as 0.30000000000000004.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

/// A number with a slider for what is usual, and a field for all that is possible.
struct NumberRow: View {
  let title: String
  @Binding var value: Double
  /// What is possible.
  let range: ClosedRange<Double>
  /// What the slider reaches; nil for all.
  var usual: ClosedRange<Double>?
  var scale = SliderScale.even(step: 0.01)
  var unit = ""
  var onEnd: @MainActor () -> Void = {}

  var body: some View {
    let reach = usual ?? range
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 6) {
        RowTitle(title)
        Spacer()
        NumberField(title: title, value: $value, range: range)
        if !unit.isEmpty { UnitText(unit) }
      }
      Slider(
        value: Binding(
          get: { scale.position(of: value, in: reach) },
          set: { value = scale.value(at: $0, in: reach) }), in: 0...1
      ) {
        Text(title)
      } onEditingChanged: {
        if !$0 { onEnd() }
      }
    }
  }
}

/// A number that the tracer chooses itself if nobody says one.
struct OptionalNumberRow: View {
  let title: String
  @Binding var value: Double?
  /// What is shown, and begun with, while nothing is said.
  let begin: Double
  let range: ClosedRange<Double>
  let usual: ClosedRange<Double>
  var scale = SliderScale.byFactor
  var unit = ""
  var automatic = "Auto"
  var onEnd: @MainActor () -> Void = {}

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 6) {
        RowTitle(title)
        Spacer()
        ChipToggle(
          title: automatic, label: "\(title): \(automatic)",
          isOn: Binding(get: { value == nil }, set: { value = $0 ? nil : begin }))
        if value != nil {
          NumberField(
            title: title, value: Binding(get: { value ?? begin }, set: { value = $0 }),
            range: range)
          if !unit.isEmpty { UnitText(unit) }
        }
      }
      Slider(
        value: Binding(
          get: { scale.position(of: value ?? begin, in: usual) },
          set: { value = scale.value(at: $0, in: usual) }), in: 0...1
      ) {
        Text(title)
      } onEditingChanged: {
        if !$0 { onEnd() }
      }
      .tint(value == nil ? Color(.systemGray3) : nil)
    }
  }
}

/// A field for a number; what is out of range becomes the nearest that is not.
struct NumberField: View {
  let title: String
  @Binding var value: Double
  let range: ClosedRange<Double>
  var width: CGFloat = 72

  var body: some View {
    TextField(
      title,
      value: Binding(
        get: { value },
        set: { if !$0.isNaN { value = min(max($0, range.lowerBound), range.upperBound) } }),
      format: .number.precision(.fractionLength(0...6)).grouping(.never)
    )
    .font(.subheadline.monospacedDigit())
    .multilineTextAlignment(.trailing)
    .padding(.horizontal, 8)
    .frame(width: width, height: 26)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
  }
}

/// A choice of a few things in a row of buttons.
struct ChoiceRow<Value: Hashable>: View {
  let title: String
  @Binding var value: Value
  let choices: [(value: Value, name: String)]
  var showsTitle = true

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if showsTitle { RowTitle(title) }
      Picker(title, selection: $value) {
        ForEach(choices.indices, id: \.self) { Text(choices[$0].name).tag(choices[$0].value) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .accessibilityElement(children: .contain)
    }
  }
}

/// A choice of more things in a menu.
struct MenuRow<Value: Hashable>: View {
  let title: String
  @Binding var value: Value
  let choices: [(value: Value, name: String)]

  var body: some View {
    HStack {
      RowTitle(title)
      Spacer()
      Picker(title, selection: $value) {
        ForEach(choices.indices, id: \.self) { Text(choices[$0].name).tag(choices[$0].value) }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      .font(.subheadline)
    }
    .frame(minHeight: 28)
  }
}

/// Something that is so or not.
struct SwitchRow: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(title, isOn: $isOn).font(.subheadline)
  }
}

/// The name of a setting.
struct RowTitle: View {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(title).font(.subheadline).accessibilityHidden(true)
  }
}

struct UnitText: View {
  private let unit: String

  init(_ unit: String) {
    self.unit = unit
  }

  var body: some View {
    Text(unit).font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
  }
}

/// A small button that is in or out.
struct ChipToggle: View {
  let title: String
  let label: String
  @Binding var isOn: Bool

  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      Text(title)
        .font(.footnote.weight(.medium))
        .padding(.horizontal, 10)
        .frame(height: 26)
        .foregroundStyle(isOn ? Color.white : Color.accentColor)
        .background(
          isOn ? Color.accentColor : Color(.tertiarySystemFill),
          in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
