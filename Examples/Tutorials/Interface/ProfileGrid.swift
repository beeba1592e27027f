import SwiftUI

struct ProfileGrid: View {
  @State private var isFollowing = false

  var body: some View {
    VStack(spacing: 20) {
      ZStack(alignment: .bottom) {
        LinearGradient(
          colors: [.mint, .teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .frame(height: 140)
        Image(systemName: "person.crop.circle.fill")
          .resizable()
          .foregroundStyle(.gray)
          .frame(width: 96, height: 96)
          .background(Circle().fill(.background).padding(-5))
          .offset(y: 48)
      }
      .padding(.bottom, 48)
      Text("Rosa Field").font(.title.bold())
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
        GridRow {
          Text("Home").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
          Text("Bergen, Norway")
        }
        Divider()
        GridRow {
          Text("Joined").foregroundStyle(.secondary)
          Text("May 2019")
        }
        GridRow {
          Text("Followers").foregroundStyle(.secondary)
          Text("\(isFollowing ? 1281 : 1280)")
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
            .buttonStyle(.borderedProminent)
            .tint(isFollowing ? .gray : .blue)
        }
      }
      Spacer()
    }
  }
}
