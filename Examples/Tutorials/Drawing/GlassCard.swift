import SwiftUI

struct GlassCardView: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(red: 0.4, green: 0.2, blue: 0.9), .pink], startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      Circle()
        .fill(.yellow)
        .frame(width: 150)
        .offset(x: -100, y: -110)
      Circle()
        .fill(.cyan)
        .frame(width: 120)
        .offset(x: 110, y: 110)
      VStack(alignment: .leading) {
        HStack {
          Text("Membership").font(.title3.bold())
          Spacer()
          Image(systemName: "globe.europe.africa.fill")
        }
        Spacer()
        Text("4000 1234 5678 9010")
          .font(.system(.headline, design: .monospaced))
        HStack {
          Text("JANE APPLESEED").font(.caption)
          Spacer()
          Text("12/29").font(.caption)
        }
        .foregroundStyle(.secondary)
      }
      .padding(20)
      .frame(width: 270, height: 170)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .strokeBorder(
            .linearGradient(
              colors: [.white.opacity(0.7), .white.opacity(0.1)], startPoint: .topLeading,
              endPoint: .bottomTrailing), lineWidth: 1.5)
      }
    }
  }
}
