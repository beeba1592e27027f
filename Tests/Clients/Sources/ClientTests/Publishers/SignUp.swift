import Combine
import Foundation

// In the manner of tutorials about forms: nothing of SwiftUI is imported here.
final class SignUp: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false

  private var cancellables = Set<AnyCancellable>()

  private var isNameValid: AnyPublisher<Bool, Never> {
    $name
      .debounce(for: 0.5, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.count >= 3 }
      .eraseToAnyPublisher()
  }

  init() {
    Publishers.CombineLatest(isNameValid, $password.map { !$0.isEmpty })
      .map { $0 && $1 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
  }
}
