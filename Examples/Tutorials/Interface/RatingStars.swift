import SwiftUI

struct RatingStars: View {
  @Binding var rating: Int
  var maximum = 5
  var color = Color.yellow

  var body: some View {
    HStack {
      ForEach(1...maximum, id: \.self) { number in
        Image(systemName: number > rating ? "star" : "star.fill")
          .foregroundColor(number > rating ? .gray : color)
          .onTapGesture { rating = number }
          .accessibilityLabel("\(number) stars")
      }
    }
    .font(.title)
  }
}

struct ReviewForm: View {
  @State private var rating = 2
  @State private var comment = ""

  private var verdict: String {
    switch rating {
    case ..<2: return "Poor"
    case 2, 3: return "Fair"
    case 4: return "Good"
    default: return "Great"
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Rate your stay").font(.title.bold())
      RatingStars(rating: $rating)
      RatingStars(rating: $rating, maximum: 3, color: .pink)
      Text(verdict)
        .font(.headline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.thinMaterial, in: Capsule())
      TextField("What did you like?", text: $comment, axis: .vertical)
        .lineLimit(3...6)
        .textFieldStyle(.roundedBorder)
    }
    .padding()
  }
}
