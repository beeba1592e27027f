import SwiftUI

struct SignUpView: View {
  @ObservedObject var form: SignUp
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds) s, \(form.isValid ? "valid" : "not valid")")
      .onReceive(timer) { _ in seconds += 1 }
      .onAppear {
        form.name = "Ann"
        form.password = "secret"
      }
  }
}
