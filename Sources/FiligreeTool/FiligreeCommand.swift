import ArgumentParser
import Filigree

@main
struct FiligreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filigree", abstract: "Turns pictures into shapes and draws them.")
}
