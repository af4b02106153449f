/// A colour, in the sRGB of screens.
package struct Shade: Equatable, Sendable {
  /// The three parts, from 0 to 255.
  package let red: Int, green: Int, blue: Int

  /// Makes the colour that `#RRGGBB` stands for.
  package init(_ hex: Int) {
    (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
  }

  /// The colour as `#RRGGBB`.
  package var hex: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The six levels of a part in xterm's cube.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The number of the nearest colour among xterm's 256, of those that no terminal lets a person change.
  package var index: Int {
    let cube = [red, green, blue].map { part in
      Self.levels.indices.min { abs(Self.levels[$0] - part) < abs(Self.levels[$1] - part) } ?? 0
    }
    let grey = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let inCube = 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    return distance(to: Shade(ofIndex: 232 + grey)) < distance(to: Shade(ofIndex: inCube))
      ? 232 + grey : inCube
  }

  /// Makes one of xterm's 256 colours, from the 16th on.
  package init(ofIndex index: Int) {
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      self.init(grey << 16 | grey << 8 | grey)
    } else {
      let place = index - 16
      let (red, green, blue) = (place / 36, place / 6 % 6, place % 6)
      self.init(Self.levels[red] << 16 | Self.levels[green] << 8 | Self.levels[blue])
    }
  }

  private func distance(to other: Shade) -> Int {
    [red - other.red, green - other.green, blue - other.blue].reduce(0) { $0 + $1 * $1 }
  }
}
