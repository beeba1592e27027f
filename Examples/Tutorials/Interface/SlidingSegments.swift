import SwiftUI

struct SlidingSegments: View {
  enum Tab: String, CaseIterable {
    case day = "Day"
    case week = "Week"
    case month = "Month"
  }

  @State private var selected = Tab.day
  @Namespace private var animation

  var body: some View {
    VStack(spacing: 32) {
      HStack(spacing: 0) {
        ForEach(Tab.allCases, id: \.self) { tab in
          Text(tab.rawValue)
            .fontWeight(.semibold)
            .foregroundColor(selected == tab ? .white : .secondary)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .background {
              if selected == tab {
                Capsule()
                  .fill(.indigo)
                  .matchedGeometryEffect(id: "TAB", in: animation)
              }
            }
            .contentShape(Rectangle())
            .onTapGesture {
              withAnimation(.easeInOut(duration: 0.4)) { selected = tab }
            }
        }
      }
      .padding(5)
      .background(Color.gray.opacity(0.2), in: Capsule())
      HStack(spacing: 24) {
        ForEach(Tab.allCases, id: \.self) { tab in
          VStack {
            Text(tab.rawValue)
            if selected == tab {
              Rectangle()
                .fill(.pink)
                .frame(height: 3)
                .matchedGeometryEffect(id: "LINE", in: animation)
            } else {
              Color.clear.frame(height: 3)
            }
          }
        }
      }
    }
    .padding()
  }
}
