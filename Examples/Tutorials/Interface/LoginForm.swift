import SwiftUI

struct LoginForm: View {
  enum Field: Hashable {
    case email, password
  }

  @State private var email = ""
  @State private var password = ""
  @State private var message: String?
  @FocusState private var focusedField: Field?

  private var isValid: Bool { email.contains("@") && password.count >= 6 }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield.fill")
        .font(.system(size: 56))
        .foregroundStyle(.tint)
      Text("Welcome back")
        .font(.largeTitle.bold())
      VStack(spacing: 12) {
        TextField("Email", text: $email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }
        SecureField("Password", text: $password)
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .onSubmit(signIn)
      }
      .textFieldStyle(.roundedBorder)
      if let message {
        Label(message, systemImage: isValid ? "checkmark.circle" : "exclamationmark.triangle")
          .font(.footnote)
          .foregroundStyle(isValid ? .green : .red)
      }
      Button {
        signIn()
      } label: {
        Text("Sign In")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(email.isEmpty || password.isEmpty)
      Button("Forgot password?") { focusedField = .email }
        .font(.footnote)
    }
    .padding(24)
  }

  private func signIn() {
    message = isValid ? "Signed in as \(email)" : "The password is too short"
    focusedField = isValid ? nil : .password
  }
}
