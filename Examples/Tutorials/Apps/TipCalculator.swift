import SwiftUI

struct TipCalculator: View {
  @State private var checkAmount = 84.0
  @State private var people = 2
  @State private var tipPercentage = 20
  @FocusState private var amountIsFocused: Bool

  private let tipPercentages = [10, 15, 20, 25, 0]

  private var total: Double { checkAmount * (1 + Double(tipPercentage) / 100) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $checkAmount, format: .currency(code: "USD"))
            .keyboardType(.decimalPad)
            .focused($amountIsFocused)
          Stepper("People: \(people)", value: $people, in: 1...20)
        }
        Section("How much do you want to tip?") {
          Picker("Tip percentage", selection: $tipPercentage) {
            ForEach(tipPercentages, id: \.self) {
              Text($0, format: .percent)
            }
          }
          .pickerStyle(.segmented)
        }
        Section("Amount per person") {
          Text(total / Double(people), format: .currency(code: "USD"))
            .foregroundStyle(tipPercentage == 0 ? .red : .primary)
        }
      }
      .navigationTitle("WeSplit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if amountIsFocused {
          Button("Done") { amountIsFocused = false }
        }
      }
    }
  }
}
