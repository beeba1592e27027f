#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock that waits without turning: os's `os_unfair_lock`.
///
/// Here it is a mutex of the C library, whose initial value is all zeros there. It must not be moved once it was used.
@frozen public struct os_unfair_lock {
  @usableFromInline var mutex = pthread_mutex_t()

  /// Creates a lock that nobody holds.
  @inlinable public init() {}
}

/// A lock that waits without turning.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until nobody holds a lock, and holds it.
@inlinable public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Holds a lock if nobody does; the answer is whether it does now.
@inlinable public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Lets a lock go.
@inlinable public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}
