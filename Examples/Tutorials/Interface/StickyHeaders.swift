import SwiftUI

struct StickyHeaders: View {
  private let months = ["June", "July", "August"]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
        ForEach(months, id: \.self) { month in
          Section {
            ForEach(1..<8) { day in
              HStack {
                Circle()
                  .fill(.teal.opacity(Double(day) / 8))
                  .frame(width: 32, height: 32)
                Text("\(month) \(day)")
              }
              .padding(.horizontal)
            }
          } header: {
            Text(month)
              .font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal)
              .padding(.vertical, 8)
              .background(.bar)
          }
        }
      }
    }
  }
}
