import SwiftUI

struct SignUpForm: View {
  enum Plan: String, CaseIterable, Identifiable {
    case free, pro, team
    var id: Self { self }
  }

  @State private var name = ""
  @State private var plan = Plan.free
  @State private var birthday = Date(timeIntervalSince1970: 946_728_000)
  @State private var acceptsTerms = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Full name", text: $name)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        } header: {
          Text("About you")
        } footer: {
          Text("We never show your birthday to others.")
        }
        Section("Plan") {
          Picker("Plan", selection: $plan) {
            ForEach(Plan.allCases) { plan in
              Text(plan.rawValue.capitalized).tag(plan)
            }
          }
          LabeledContent("Price", value: plan == .free ? "Free" : "$9 a month")
        }
        Section {
          Toggle("I accept the terms", isOn: $acceptsTerms)
          Button("Create account") {}
            .disabled(name.isEmpty || !acceptsTerms)
        }
      }
      .navigationTitle("Sign Up")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
