import Foundation

/// What a package's manifest says, as `swift package dump-package` prints it: the part that previews need.
struct PackageManifest: Decodable {
  /// Another package that this one names.
  struct Dependency: Decodable {
    /// What the package is called in its graph: the last name of its folder or address, in lowercase.
    var identity: String
    /// Its folder; nil for one of a repository or a registry.
    var path: String?
    /// Its traits that are asked for; nil for those that it has by itself.
    var traits: [String]?
  }

  struct Target: Decodable {
    var name: String
    var type: String
    /// Where it lies in the package, where the manifest says so.
    var path: String?
    /// The names of the targets and products that it depends on.
    var dependencies: [String]
    /// Whether it has resources, plug-ins of its build, settings.
    var hasResources = false
    var hasPlugins = false
    var hasSettings = false
  }

  var dependencies: [Dependency]
  var targets: [Target]

  private enum Key: String, CodingKey {
    case dependencies, targets
    case identity, path, traits, name
    case type, resources, pluginUsages, settings
    case fileSystem, sourceControl, registry
    case byName, target, product
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    dependencies = try values.decode([Dependency].self, forKey: .dependencies)
    targets = try values.decode([Target].self, forKey: .targets)
  }

  /// Something of which only the number counts.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  private struct Trait: Decodable {
    var name: String
  }

  /// A dependency of a target: an array whose first word is the name.
  private struct Name: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      var words = try decoder.unkeyedContainer()
      text = try words.decode(String.self)
    }
  }
}

extension PackageManifest.Dependency {
  init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: PackageManifest.Key.self)
    let kind = PackageManifest.Key.fileSystem
    let isFolder = kinds.contains(kind)
    guard let key = isFolder ? kind : kinds.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a dependency of no kind"))
    }
    // Each is an array of one value.
    var one = try kinds.nestedUnkeyedContainer(forKey: key)
    let values = try one.nestedContainer(keyedBy: PackageManifest.Key.self)
    identity = try values.decode(String.self, forKey: .identity)
    path = isFolder ? try values.decode(String.self, forKey: .path) : nil
    let names = try values.decodeIfPresent([PackageManifest.Trait].self, forKey: .traits)?
      .map(\.name)
    traits = names == ["default"] ? nil : names
  }
}

extension PackageManifest.Target {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackageManifest.Key.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    path = try values.decodeIfPresent(String.self, forKey: .path)
    var list = try values.nestedUnkeyedContainer(forKey: .dependencies)
    dependencies = []
    while !list.isAtEnd {
      let kinds = try list.nestedContainer(keyedBy: PackageManifest.Key.self)
      for key in [PackageManifest.Key.byName, .target, .product] where kinds.contains(key) {
        dependencies.append(try kinds.decode(PackageManifest.Name.self, forKey: key).text)
      }
    }
    func has(_ key: PackageManifest.Key) throws -> Bool {
      try values.decodeIfPresent([PackageManifest.Anything].self, forKey: key)?.isEmpty == false
    }
    hasResources = try has(.resources)
    hasPlugins = try has(.pluginUsages)
    hasSettings = try has(.settings)
  }
}
