import SwiftUI

struct HabitTracker: View {
  @AppStorage("tutorial.habit.goal") private var goal = 3
  @AppStorage("tutorial.habit.showsNames") private var showsNames = true
  @State private var done: [String: Set<Int>] = ["Read": [0, 1, 2], "Run": [1], "Rest": [0, 6]]

  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("This week").font(.largeTitle.bold())
      ForEach(["Read", "Run", "Rest"], id: \.self) { habit in
        VStack(alignment: .leading) {
          if showsNames {
            Text("\(habit): \(done[habit, default: []].count) of \(goal)")
              .font(.headline)
          }
          HStack {
            ForEach(days.indices, id: \.self) { day in
              let isDone = done[habit, default: []].contains(day)
              Text(days[day])
                .font(.footnote)
                .frame(maxWidth: .infinity)
                .frame(height: 34)
                .background(isDone ? Color.green : Color.gray.opacity(0.2), in: Circle())
                .foregroundStyle(isDone ? .white : .primary)
                .onTapGesture { done[habit, default: []].formSymmetricDifference([day]) }
                .accessibilityLabel("\(habit) \(day + 1)")
            }
          }
        }
      }
      Divider()
      Stepper("Goal: \(goal)", value: $goal, in: 1...7)
      Toggle("Names", isOn: $showsNames)
      Spacer()
    }
    .padding()
  }
}
