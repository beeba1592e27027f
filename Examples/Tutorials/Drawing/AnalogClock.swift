import SwiftUI

struct ClockHand: View {
  let angle: Angle
  let length: CGFloat
  let width: CGFloat
  var color = Color.primary

  var body: some View {
    Capsule()
      .fill(color)
      .frame(width: width, height: length)
      .offset(y: -length / 2 + width)
      .rotationEffect(angle)
  }
}

struct AnalogClockView: View {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 10 * 3600) ?? .current
    return calendar
  }

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let time = calendar.dateComponents([.hour, .minute, .second], from: context.date)
      let seconds = Double(time.second ?? 0)
      let minutes = Double(time.minute ?? 0) + seconds / 60 + 9
      let hours = Double(time.hour ?? 0) + minutes / 60
      ZStack {
        Circle()
          .fill(.background)
        Circle().strokeBorder(.secondary, lineWidth: 4)
        ForEach(0..<60) { tick in
          Capsule()
            .fill(tick % 5 == 0 ? Color.primary : .secondary)
            .frame(width: tick % 5 == 0 ? 3 : 1, height: tick % 5 == 0 ? 12 : 6)
            .offset(y: -118)
            .rotationEffect(.degrees(Double(tick) * 6))
        }
        ForEach(1...12, id: \.self) { hour in
          let angle = Angle.degrees(Double(hour) * 30 - 90)
          Text("\(hour)")
            .font(.system(.title3, design: .rounded).weight(.semibold))
            .offset(x: cos(angle.radians) * 96, y: sin(angle.radians) * 96)
        }
        ClockHand(angle: .degrees(hours * 30), length: 65, width: 7)
        ClockHand(angle: .degrees(minutes * 6), length: 95, width: 5)
        ClockHand(angle: .degrees(seconds * 6), length: 110, width: 2, color: .orange)
        Circle().fill(.orange).frame(width: 10)
      }
      .frame(width: 270, height: 270)
    }
  }
}
