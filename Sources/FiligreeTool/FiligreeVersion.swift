/// The version of Filigree: here alone.
///
/// `scripts/version` reads this line, and a test compares the changelog and the documents with it.
package enum FiligreeVersion {
  package static let current = "0.1.0"
}
