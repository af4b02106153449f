/// Names an op, and the act or entity that the op began: 16 bytes, unique on every device.
///
/// The running number keeps new ids next to each other in the store's index; the random part tells
/// two copies of one device apart until they notice each other.
package struct ID: Hashable, Comparable, Sendable {
  /// The device that wrote the op.
  package let device: UInt64
  /// Counts the ops of that device from 1.
  package let number: UInt32
  /// Random, for copies of a device that count on from the same number.
  package let salt: UInt32

  package init(device: UInt64, number: UInt32, salt: UInt32) {
    self.device = device
    self.number = number
    self.salt = salt
  }

  package static func < (left: ID, right: ID) -> Bool {
    (left.device, left.number, left.salt) < (right.device, right.number, right.salt)
  }
}

extension ID {
  /// The 16 bytes, each part with its highest byte first, so that they sort like the id itself.
  package var bytes: [UInt8] {
    let low = UInt64(number) << 32 | UInt64(salt)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    for half in [device, low] {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(shift)))
      }
    }
    return bytes
  }

  /// Reads 16 bytes, or returns nil when there are more or fewer.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    var (device, low) = (UInt64(0), UInt64(0))
    for index in 0..<8 {
      device = device << 8 | UInt64(bytes[index])
      low = low << 8 | UInt64(bytes[index + 8])
    }
    self.init(
      device: device,
      number: UInt32(low >> 32),
      salt: UInt32(truncatingIfNeeded: low)
    )
  }
}

extension ID: CustomStringConvertible {
  /// The bytes as 32 hexadecimal digits.
  package var description: String {
    Hex.text(bytes)
  }
}
