import SwiftUI

enum CalculatorKey: String, Identifiable {
  case zero = "0", one = "1", two = "2", three = "3", four = "4"
  case five = "5", six = "6", seven = "7", eight = "8", nine = "9"
  case add = "+", subtract = "−", multiply = "×", divide = "÷", equal = "="
  case clear = "AC", decimal = ".", percent = "%", negative = "±"

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .add, .subtract, .multiply, .divide, .equal: return .orange
    case .clear, .negative, .percent: return Color(.lightGray)
    default: return Color(.darkGray)
    }
  }
}

struct CalculatorApp: View {
  @State private var display = "0"
  @State private var stored = 0.0
  @State private var operation: CalculatorKey?
  @State private var startsNew = true

  private let rows: [[CalculatorKey]] = [
    [.clear, .negative, .percent, .divide], [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract], [.one, .two, .three, .add], [.zero, .decimal, .equal],
  ]

  var body: some View {
    VStack(spacing: 10) {
      Text(display)
        .font(.system(size: 64, weight: .light))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 10) {
          ForEach(row) { key in
            Button(key.rawValue) { press(key) }
              .font(.title)
              .frame(width: key == .zero ? 138 : 64, height: 64)
              .background(key.color, in: Capsule())
          }
        }
      }
    }
    .foregroundStyle(.white)
    .padding(10)
    .background(.black)
  }

  private func press(_ key: CalculatorKey) {
    let value = Double(display) ?? 0
    switch key {
    case .clear: (display, operation, startsNew) = ("0", nil, true)
    case .negative: show(-value)
    case .percent: show(value / 100)
    case .add, .subtract, .multiply, .divide: (stored, operation, startsNew) = (value, key, true)
    case .equal:
      switch operation {
      case .add: show(stored + value)
      case .subtract: show(stored - value)
      case .multiply: show(stored * value)
      case .divide: show(stored / value)
      default: break
      }
      (operation, startsNew) = (nil, true)
    default:
      display = startsNew ? key.rawValue : display + key.rawValue
      startsNew = false
    }
  }

  private func show(_ value: Double) {
    display = value.formatted(.number.precision(.fractionLength(0...6)).grouping(.never))
  }
}
