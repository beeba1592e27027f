import SwiftUI
import FiligreeTestSupport
import Testing

@testable import Tutorials

@MainActor
@Suite("Tutorials of interfaces")
struct InterfaceTutorialTests {
  @Test("A login form says what is wrong, and moves the focus")
  func loginForm() throws {
    try Tutorial("login-form", LoginForm()) { session in
      session.tap("Email")
      session.type("ada@post.org\n")
      session.type("short")
      session.tap("Sign In")
      expect(labels(session).contains("The password is too short"))
      session.type("er one")
      session.tap("Sign In")
      expect(labels(session).contains("Signed in as ada@post.org"))
    }.check()
  }

  @Test("A sign-up form")
  func signUpForm() throws {
    try Tutorial("sign-up-form", SignUpForm()) { session in
      session.tap("Full name")
      session.type("Ada")
      session.tap("I accept the terms")
      session.advance(by: 1)
      expect(enabled(session).contains("Create account"))
    }.check()
  }

  @Test("Settings: a name changed on a page of its own")
  func settingsForm() throws {
    try Tutorial("settings-form", SettingsForm()) { session in
      session.tap("Airplane Mode")
      session.tap("Name, Ada")
      session.advance(by: 1)
      session.tap("Name")
      session.type(" L")
    }.check()
  }

  @Test("Rows that open")
  func expandableRows() throws {
    try Tutorial("expandable-rows", ExpandableRows()) { session in
      session.tap("Open all")
      session.advance(by: 1)
      expect(labels(session).contains("Leek"))
    }.check()
  }

  @Test("A bar of tabs with a curve")
  func curvedTabBar() throws {
    try Tutorial("curved-tab-bar", CurvedTabBar()) { session in
      session.tap("News")
      session.advance(by: 1)
    }.check()
  }

  @Test("Badges of tabs")
  func tabBadges() throws {
    try Tutorial("tab-badges", TabBadges()) { session in
      session.tap("Read one")
      expect(labels(session).contains("2 unread"))
      session.tap("Sent")
      session.advance(by: 1)
      expect(labels(session).contains("Nothing sent yet"))
    }.check()
  }

  @Test("Pages for newcomers")
  func onboarding() throws {
    try Tutorial("onboarding", OnboardingView()) { session in
      session.tap("Next")
      session.advance(by: 1)
      swipe(session, from: CGPoint(x: 280, y: 200), to: CGPoint(x: 40, y: 200))
      session.advance(by: 1)
      expect(labels(session).contains("Get started"))
    }.check()
  }

  @Test("A carousel of cards")
  func cardCarousel() throws {
    try Tutorial("card-carousel", CardCarousel()) { session in
      swipe(session, from: CGPoint(x: 260, y: 200), to: CGPoint(x: 60, y: 200))
      session.advance(by: 2)
      session.advance(by: 1)
    }.check()
  }

  @Test("Cards to swipe away")
  func swipeCards() throws {
    try Tutorial("swipe-cards", SwipeCards()) { session in
      swipe(session, from: CGPoint(x: 160, y: 180), to: CGPoint(x: 300, y: 180))
      session.advance(by: 1)
      expect(labels(session).contains("3 left"))
      session.touchDown(at: CGPoint(x: 160, y: 180))
      session.touchMove(to: CGPoint(x: 220, y: 200))
    }.check()
  }

  @Test("Stars for a rating")
  func ratingStars() throws {
    try Tutorial("rating-stars", ReviewForm()) { session in
      session.tap("5 stars")
      session.tap("What did you like?")
      session.type("The view, the bread, and that nobody asked when we wanted to leave")
      expect(labels(session).contains("Great"))
    }.check()
  }

  @Test("A filter of segments")
  func segmentedFilter() throws {
    try Tutorial("segmented-filter", SegmentedFilter()) { session in
      session.tap("Nuts")
      session.advance(by: 1)
      expect(!labels(session).contains { $0.contains("Apple") })
    }.check()
  }

  @Test("Styles of toggles")
  func toggleStyles() throws {
    try Tutorial("toggle-styles", ToggleStyles()) { session in
      session.tap("Sugar")
      session.tap("Plain switch")
      session.advance(by: 1)
      expect(labels(session).contains("Coffee with milk and sugar"))
    }.check()
  }

  @Test("Styles of buttons")
  func buttonStyles() throws {
    try Tutorial("button-styles", ButtonStyles()) { session in
      session.tap("Tap me")
      session.tap("More")
      session.tap("More")
      session.tap("Less")
      expect(labels(session).contains("Tapped 2 times"))
      session.touchDown(at: CGPoint(x: 160, y: 190))
      session.advance(by: 0.5)
    }.check()
  }

  @Test("Styles of progress")
  func progressStyles() throws {
    try Tutorial("progress-styles", ProgressStyles()) { session in
      session.tap("Advance")
      session.tap("Advance")
      session.advance(by: 1)
    }.check()
  }

  @Test("A sheet at the bottom")
  func bottomSheet() throws {
    try Tutorial("bottom-sheet", BottomSheet()) { session in
      session.tap("Choose amount")
      session.advance(by: 1)
      expect(session.sheetIsPresented)
      expect(labels(session).contains("Done"))
    }.check()
  }

  @Test("Alerts and dialogs")
  func alertsAndDialogs() throws {
    try Tutorial("alerts-and-dialogs", AlertsAndDialogs()) { session in
      session.tap("Delete file")
      session.advance(by: 1)
      session.tap("Delete")
      session.advance(by: 1)
      expect(labels(session).contains("Deleted"))
      session.tap("Change color")
      session.advance(by: 1)
    }.check()
  }

  @Test("An alert")
  func alert() throws {
    try Tutorial("alert", AlertsAndDialogs()) { session in
      session.tap("Delete file")
      session.advance(by: 1)
    }.check()
  }

  @Test("A menu with a picker")
  func menu() throws {
    try Tutorial("menu", MenusAndPopovers()) { session in
      session.tap("Sorted by Name")
      session.advance(by: 1)
      session.tap("Size")
      session.advance(by: 1)
      session.tap("Sorted by Size")
      session.advance(by: 1)
    }.check()
  }

  @Test("A popover")
  func popover() throws {
    try Tutorial("popover", MenusAndPopovers()) { session in
      session.tap("What is this?")
      session.advance(by: 1)
      expect(labels(session).contains("Files are sorted by name."))
    }.check()
  }

  @Test("A context menu")
  func contextMenu() throws {
    try Tutorial("context-menu", MenusAndPopovers()) { session in
      session.touchDown(at: CGPoint(x: 160, y: 300))
      session.advance(by: 1)
      session.touchUp()
      session.advance(by: 1)
    }.check()
  }

  @Test("A header that stretches")
  func stretchyHeader() throws {
    try Tutorial("stretchy-header", StretchyHeader()) { session in
      session.touchDown(at: CGPoint(x: 160, y: 100))
      session.touchMove(to: CGPoint(x: 160, y: 160))
      session.touchMove(to: CGPoint(x: 160, y: 260))
    }.check()
  }

  @Test("Headers that stay")
  func stickyHeaders() throws {
    try Tutorial("sticky-headers", StickyHeaders()) { session in
      swipe(session, from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 80), duration: 2)
      session.advance(by: 2)
    }.check()
  }

  @Test("A button that floats")
  func floatingButton() throws {
    try Tutorial("floating-button", FloatingButton()) { session in
      session.tap("Add")
      session.advance(by: 2)
      session.tap("Voice")
      session.advance(by: 2)
      expect(labels(session).contains("Added: Voice"))
      session.tap("Add")
      session.advance(by: 2)
    }.check()
  }

  @Test("A toast")
  func toast() throws {
    try Tutorial("toast", ToastOverlay()) { session in
      session.tap("Save")
      session.advance(by: 1)
      expect(labels(session).contains("Saved"))
    }.check()
  }

  @Test("A menu at the side")
  func sideMenu() throws {
    try Tutorial("side-menu", SideMenu()) { session in
      session.tap("Menu")
      session.advance(by: 1)
      session.tap("Saved")
      session.advance(by: 1)
      session.tap("Menu")
      session.advance(by: 1)
    }.check()
  }

  @Test("Questions that open")
  func accordion() throws {
    try Tutorial("accordion", AccordionFAQ()) { session in
      session.tap("Can I return it?")
      session.advance(by: 1)
      expect(labels(session).contains("Within thirty days, in its box."))
    }.check()
  }

  @Test("A month of a calendar")
  func monthCalendar() throws {
    try Tutorial("month-calendar", MonthCalendar()) { session in
      session.tap("Following")
      session.tap("20")
      expect(labels(session).contains("March 2024"))
    }.check()
  }

  @Test("A page of a person, in a grid")
  func profile() throws {
    try Tutorial("profile", ProfileGrid()) { session in
      session.tap("Follow")
      expect(labels(session).contains("1,281"))
    }.check()
  }

  @Test("Plans side by side, where there is room")
  func pricing() throws {
    try Tutorial("pricing", PricingTable()) { session in
      session.tap("Wide")
      session.advance(by: 1)
    }.check()
  }

  @Test("Tags in lines")
  func flowTags() throws {
    try Tutorial("flow-tags", FlowTags()) { session in
      session.tap("Jazz")
      session.tap("Coffee")
      session.tap("Film")
      expect(labels(session).contains("2 chosen"))
    }.check()
  }

  @Test("A menu in a circle")
  func radialMenu() throws {
    try Tutorial("radial-menu", RadialMenu()) { session in
      session.tap("Open")
      session.advance(by: 2)
      expect(labels(session).contains("Close"))
    }.check()
  }

  @Test("Widths made equal by a preference")
  func equalWidths() throws {
    try Tutorial("equal-widths", EqualWidths()) { session in
      session.tap("Longer")
      session.advance(by: 0.1)
    }.check()
  }

  @Test("Segments with a capsule that slides")
  func slidingSegments() throws {
    try Tutorial("sliding-segments", SlidingSegments()) { session in
      session.tap("Month")
      session.advance(by: 0.2)
    }.check()
  }

  @Test("A theme in the environment")
  func environmentTheme() throws {
    try Tutorial("environment-theme", EnvironmentTheme()) { session in
      session.tap("Party")
      session.advance(by: 1)
    }.check()
  }

  @Test("Rows with a button behind")
  func swipeRows() throws {
    try Tutorial("swipe-rows", SwipeRows()) { session in
      swipe(session, from: CGPoint(x: 250, y: 85), to: CGPoint(x: 120, y: 85))
      session.advance(by: 1)
      session.tap("Delete Invitation")
      session.advance(by: 1)
      expect(!labels(session).contains("Invitation"))
      swipe(session, from: CGPoint(x: 250, y: 30), to: CGPoint(x: 140, y: 30))
      session.advance(by: 1)
    }.check()
  }
}

/// What the views say to people who do not see them.
@MainActor
func labels(_ session: ViewSession) -> [String] {
  session.accessibilityTree.map(\.label)
}

/// What can be worked.
@MainActor
func enabled(_ session: ViewSession) -> [String] {
  session.accessibilityTree.filter(\.isEnabled).map(\.label)
}
