import Foundation

extension View {
  // MARK: With a title

  /// Shows an alert while `isPresented` is true.
  ///
  /// It goes when one of its actions is taken, before the action runs. Without actions it has one, "OK".
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while `isPresented` is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert with a message while `isPresented` is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while `isPresented` is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      PresentationModifier(.alert, isPresented: isPresented) {
        AlertView(title: title, actions: actions, message: message)
      })
  }

  // MARK: Of data

  /// Shows an alert of data while `isPresented` is true and there is data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert of data while `isPresented` is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert of data with a message while `isPresented` is true and there is data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows an alert of data with a message while `isPresented` is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert of data with a message while `isPresented` is true and there is data.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let alert = data.map { AlertView(title: title, actions: actions($0), message: message($0)) }
    return modifier(
      PresentationModifier(
        kind: .alert,
        key: { alert != nil && isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: { isPresented.wrappedValue ? alert : nil },
        end: { isPresented.wrappedValue = false }, onDismiss: nil))
  }

  // MARK: Of an error

  /// Shows an alert of an error while `isPresented` is true and there is one; its title is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Shows an alert of an error with a message while `isPresented` is true and there is one.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }
}

// MARK: Dialogs

extension View {
  /// Shows actions at the lower edge of the page while `isPresented` is true.
  ///
  /// If none of them cancels, "Cancel" is added. The title is shown only if that is asked for.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Shows actions at the lower edge of the page while `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows actions at the lower edge of the page while `isPresented` is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Shows actions and a message at the lower edge of the page while `isPresented` is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Shows actions and a message at the lower edge of the page while `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows actions and a message at the lower edge of the page while `isPresented` is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      PresentationModifier(.dialog, isPresented: isPresented) {
        DialogView(
          title: titleVisibility == .visible ? title : nil, actions: actions, message: message)
      })
  }

  /// Shows actions for data at the lower edge of the page while `isPresented` is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Shows actions for data at the lower edge of the page while `isPresented` is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(titleKey) : nil
    let dialog = data.map { DialogView(title: title, actions: actions($0), message: message($0)) }
    return modifier(
      PresentationModifier(
        kind: .dialog,
        key: { dialog != nil && isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: { isPresented.wrappedValue ? dialog : nil },
        end: { isPresented.wrappedValue = false }, onDismiss: nil))
  }
}
