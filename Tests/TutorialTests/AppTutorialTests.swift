import SwiftUI
import FiligreeTestSupport
import Testing

@testable import Tutorials

@MainActor
@Suite("Tutorials of small apps")
struct AppTutorialTests {
  @Test("A list of things to do")
  func toDoList() throws {
    try Tutorial("to-do-list", ToDoList()) { session in
      session.tap("New item")
      session.type("Bake bread\n")
      session.advance(by: 1)
      session.tap("Buy milk")
      session.advance(by: 1)
      expect(labels(session).contains("Bake bread"))
      expect(labels(session).contains { $0.lowercased() == "2 open" || $0 == "3 open" })
    }.check()
  }

  @Test("A checklist")
  func checklist() throws {
    try Tutorial("checklist", PackingChecklist()) { session in
      for thing in ["Passport", "Rope", "Lamp"] { session.tap(thing) }
      session.advance(by: 1)
      expect(labels(session).contains("Ready to go"))
    }.check()
  }

  @Test("Notes")
  func notes() throws {
    try Tutorial("notes", NotesApp()) { session in
      session.tap("New")
      session.advance(by: 1)
      session.type("Shopping\nTea, bread")
      session.advance(by: 1)
      expect(labels(session).contains("Shopping"))
    }.check()
  }

  @Test("Contacts, searched")
  func contacts() throws {
    try Tutorial("contacts", ContactsApp()) { session in
      session.tap("Search")
      session.type("ed")
      session.advance(by: 1)
      expect(labels(session).contains("Edith Clarke"))
      expect(!labels(session).contains("Ada Lovelace"))
    }.check()
  }

  @Test("A page of a contact")
  func contact() throws {
    try Tutorial("contact", ContactsApp()) { session in
      session.tap("Alan Turing")
      session.advance(by: 1)
    }.check()
  }

  @Test("A grid of photos")
  func photoGrid() throws {
    try Tutorial("photo-grid", PhotoGrid()) { session in
      session.tap("Photo 5")
      session.advance(by: 1)
      expect(labels(session).contains("Photo number 5"))
    }.check()
  }

  @Test("Weather")
  func weather() throws {
    try Tutorial("weather", WeatherApp()) { session in
      session.tap("Change Day Time")
      expect(labels(session).contains("12°"))
    }.check()
  }

  @Test("A player of music")
  func musicPlayer() throws {
    try Tutorial("music-player", MusicPlayer()) { session in
      session.tap("Play")
      session.advance(by: 5)
      expect(labels(session).contains("Pause"))
      expect(labels(session).contains { $0 == "0:47" || $0 == "0:46" })
    }.check()
  }

  @Test("A chat, at its last message")
  func chat() throws {
    try Tutorial("chat", ChatApp()) { session in
      session.tap("Message")
      session.type("On my way")
      session.tap("Send")
      session.advance(by: 1)
      expect(labels(session).contains("On my way"))
    }.check()
  }

  @Test("A calculator")
  func calculator() throws {
    try Tutorial("calculator", CalculatorApp()) { session in
      for key in ["1", "2", ".", "5", "×", "4", "="] { session.tap(key) }
      expect(labels(session).first == "50")
      for key in ["÷", "3", "="] { session.tap(key) }
      expect(labels(session).first == "16.666667")
    }.check()
  }

  @Test("A calculator of tips")
  func tips() throws {
    try Tutorial("tip-calculator", TipCalculator()) { session in
      session.tap("25%")
      session.advance(by: 1)
      expect(labels(session).contains("$52.50"))
    }.check()
  }

  @Test("A converter of units")
  func converter() throws {
    try Tutorial("unit-converter", UnitConverter()) { session in
      expect(labels(session).contains("328.08"))
      session.tap("Swap")
      session.advance(by: 1)
      expect(labels(session).contains("30.48"))
    }.check()
  }

  @Test("A stopwatch")
  func stopwatch() throws {
    try Tutorial("stopwatch", StopwatchApp()) { session in
      session.tap("Start")
      session.advance(by: 2.05)
      session.tap("Lap")
      session.advance(by: 1)
      session.tap("Stop")
      session.advance(by: 1)
      expect(labels(session).contains("00:03.0"))
    }.check()
  }

  @Test("A countdown")
  func countdown() throws {
    try Tutorial("countdown", CountdownApp()) { session in
      session.tap("Start")
      for _ in 0..<8 { session.advance(by: 1) }
      session.advance(by: 0.5)
      expect(labels(session).contains("2"))
    }.check()
  }

  @Test("A quiz")
  func quiz() throws {
    try Tutorial("quiz", QuizApp()) { session in
      session.tap("Jupiter")
      session.tap("Next")
      session.tap("54")
      expect(labels(session).contains("Score 1"))
    }.check()
  }

  @Test("Cards to learn words")
  func flashcards() throws {
    try Tutorial("flashcards", FlashcardsApp()) { session in
      session.tap("Next card")
      session.advance(by: 1)
      session.tap(at: CGPoint(x: 160, y: 190))
      session.advance(by: 0.45)
    }.check()
  }

  @Test("Tic-tac-toe")
  func ticTacToe() throws {
    try Tutorial("tic-tac-toe", TicTacToe()) { session in
      for square in [5, 1, 3, 7, 4] { session.tap("Square \(square)") }
      expect(labels(session).contains("O is next"))
      for square in [2, 6] { session.tap("Square \(square)") }
      expect(labels(session).contains("X wins"))
    }.check()
  }

  @Test("A game of pairs")
  func memoryGame() throws {
    try Tutorial("memory-game", MemoryGame()) { session in
      for card in [0, 6, 1, 2] { session.tap("Card \(card)") }
      session.advance(by: 1)
      expect(labels(session).contains("Moves: 2"))
    }.check()
  }

  @Test("Tiles that slide and merge")
  func slidingTiles() throws {
    try Tutorial("sliding-tiles", SlidingTiles()) { session in
      swipe(session, from: CGPoint(x: 240, y: 240), to: CGPoint(x: 100, y: 240))
      expect(labels(session).contains("Score 36"))
      swipe(session, from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 320))
    }.check()
  }

  @Test("Mines")
  func minesweeper() throws {
    try Tutorial("minesweeper", Minesweeper()) { session in
      session.tap(at: CGPoint(x: 36, y: 112))
      session.touchDown(at: CGPoint(x: 160, y: 112))
      session.advance(by: 1)
      session.touchUp()
    }.check()
  }

  @Test("A mixer of colors")
  func colorMixer() throws {
    try Tutorial("color-mixer", ColorMixer()) { session in
      expect(labels(session).contains("#E6664D"))
      session.tap("Gray 50")
      session.advance(by: 1)
      expect(labels(session).contains("#808080"))
    }.check()
  }

  @Test("A cart")
  func shoppingCart() throws {
    try Tutorial("shopping-cart", ShoppingCartApp()) { session in
      session.tap("Add Lamp")
      session.tap("Add Vase")
      session.tap("Add Vase")
      expect(labels(session).contains("3 items, 88.00 €"))
    }.check()
  }

  @Test("Habits, with preferences that are kept")
  func habitTracker() throws {
    let defaults = UserDefaults.standard
    for key in ["tutorial.habit.goal", "tutorial.habit.showsNames"] {
      defaults.removeObject(forKey: key)
    }
    try Tutorial("habit-tracker", HabitTracker()) { session in
      session.tap("Run 3")
      expect(labels(session).contains("Run: 2 of 3"))
    }.check()
  }

  @Test("A photograph and its filters")
  func photoFilters() throws {
    try Tutorial("photo-filters", PhotoFilters()) { session in
      session.tap("Pixels")
      session.advance(by: 1)
    }.check()
  }

  @Test("A card with a QR code")
  func codeCard() throws {
    try Tutorial("qr-code-card", QRCodeCard()) { session in
      session.tap("Name")
      session.type(" King")
      session.advance(by: 1)
    }.check()
  }
}
