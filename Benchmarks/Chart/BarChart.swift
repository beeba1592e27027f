import Filigree

/// Groups of bars over a logarithmic axis.
struct BarChart: View {
  private let title: String
  private let series: [String]
  private let groups: [(name: String, values: [Double?])]
  /// Powers of ten that hold all values.
  private let decades: ClosedRange<Int>

  private static let colors: [Color] = [
    Color(red: 0.85, green: 0.45, blue: 0.1), Color(red: 0.2, green: 0.4, blue: 0.7),
    Color(red: 0.45, green: 0.65, blue: 0.85), Color(red: 0.35, green: 0.6, blue: 0.35),
    Color(red: 0.55, green: 0.5, blue: 0.5), Color(red: 0.7, green: 0.65, blue: 0.3),
  ]

  /// Reads a table; nil if no number in it is greater than zero.
  init?(csv: String, title: String) {
    self.title = title
    let lines = csv.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = lines.first else { return nil }
    series = Array(head.dropFirst())
    groups = lines.dropFirst().map { cells in
      (cells[0], cells.dropFirst().map { Double($0).flatMap { $0 > 0 ? $0 : nil } })
    }
    let values = groups.flatMap { $0.values.compactMap { $0 } }
    guard let least = values.min(), let most = values.max() else { return nil }
    decades = Int(log10(least).rounded(.down))...Int(log10(most).rounded(.up))
  }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      draw(
        &context, in: CGRect(x: 60, y: 70, width: size.width - 80, height: size.height - 110))
      context.draw(
        Text(title).font(.system(size: 15)).foregroundColor(.black), at: CGPoint(x: 60, y: 20),
        anchor: .leading)
    }
    .frame(width: 900, height: 380)
  }

  private func draw(_ context: inout GraphicsContext, in area: CGRect) {
    let span = CGFloat(max(1, decades.upperBound - decades.lowerBound))
    func height(_ value: Double) -> CGFloat {
      area.height * (CGFloat(log10(value)) - CGFloat(decades.lowerBound)) / span
    }
    func label(_ text: String, _ point: CGPoint, _ anchor: UnitPoint) {
      context.draw(
        Text(text).font(.system(size: 11)).foregroundColor(.black), at: point, anchor: anchor)
    }
    for decade in decades {
      for step in 1..<10 where decade < decades.upperBound || step == 1 {
        let value = pow(10, Double(decade)) * Double(step)
        let y = area.maxY - height(value)
        context.fill(
          Path(CGRect(x: area.minX, y: y, width: area.width, height: step == 1 ? 1 : 0.5)),
          with: .color(Color(white: step == 1 ? 0.6 : 0.85)))
        if step == 1 {
          label(
            decade < 0 ? String(format: "%.\(-decade)f", value) : "\(Int(value))",
            CGPoint(x: area.minX - 6, y: y), .trailing)
        }
      }
    }
    let groupWidth = area.width / CGFloat(max(1, groups.count))
    let barWidth = groupWidth * 0.8 / CGFloat(max(1, series.count))
    for (i, group) in groups.enumerated() {
      let left = area.minX + groupWidth * (CGFloat(i) + 0.1)
      for (k, value) in group.values.enumerated() {
        guard let value, k < series.count else { continue }
        let bar = height(value)
        context.fill(
          Path(
            CGRect(
              x: left + barWidth * CGFloat(k), y: area.maxY - bar, width: barWidth * 0.92,
              height: bar)), with: .color(Self.colors[k % Self.colors.count]))
      }
      label(group.name, CGPoint(x: left + groupWidth * 0.4, y: area.maxY + 14), .center)
    }
    var x = area.minX
    for (k, name) in series.enumerated() {
      context.fill(
        Path(CGRect(x: x, y: 40, width: 10, height: 10)),
        with: .color(Self.colors[k % Self.colors.count]))
      label(name, CGPoint(x: x + 15, y: 45), .leading)
      x += 30 + CGFloat(name.count) * 7
    }
  }
}
