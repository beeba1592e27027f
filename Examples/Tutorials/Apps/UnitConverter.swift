import Foundation
import SwiftUI

struct UnitConverter: View {
  @State private var input = 100.0
  @State private var inputUnit = "m"
  @State private var outputUnit = "ft"

  private let units = ["m": 1.0, "km": 1000, "ft": 0.3048, "mi": 1609.344]

  private var result: Double {
    input * (units[inputUnit] ?? 1) / (units[outputUnit] ?? 1)
  }

  var body: some View {
    Form {
      Section("From") {
        TextField("Length", value: $input, format: .number)
        unitPicker("Input unit", selection: $inputUnit)
      }
      Section("To") {
        Text(result, format: .number.precision(.fractionLength(2)))
          .font(.title2.monospacedDigit())
        unitPicker("Output unit", selection: $outputUnit)
      }
      Button("Swap") { swap(&inputUnit, &outputUnit) }
        .frame(maxWidth: .infinity)
    }
  }

  private func unitPicker(_ title: String, selection: Binding<String>) -> some View {
    Picker(title, selection: selection) {
      ForEach(units.keys.sorted(), id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
  }
}
