import SwiftUI

struct WeatherApp: View {
  @State private var isNight = false

  private let days: [(String, String, Int)] = [
    ("TUE", "cloud.sun.fill", 24), ("WED", "sun.max.fill", 28), ("THU", "wind", 21),
    ("FRI", "cloud.rain.fill", 17), ("SAT", "cloud.bolt.fill", 15),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: isNight ? [.black, .gray] : [.blue, .cyan]),
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      VStack {
        Text("Cupertino")
          .font(.system(size: 32, weight: .medium, design: .default))
          .padding(.top)
        Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
          .renderingMode(.original)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 120, height: 120)
        Text("\(isNight ? 12 : 25)°")
          .font(.system(size: 64, weight: .thin))
        HStack(spacing: 20) {
          ForEach(days, id: \.0) { day, symbol, degrees in
            VStack(spacing: 8) {
              Text(day).font(.footnote.weight(.medium))
              Image(systemName: symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 30, height: 30)
              Text("\(degrees)°").font(.title3)
            }
          }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          Text("Change Day Time")
            .frame(width: 240, height: 50)
            .background(Color.white)
            .foregroundColor(.blue)
            .font(.system(size: 20, weight: .bold))
            .cornerRadius(10)
        }
        .padding(.bottom, 24)
      }
      .foregroundColor(.white)
    }
  }
}
