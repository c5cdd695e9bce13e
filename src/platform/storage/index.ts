export { createCacheStorage, createMemoryStorage, type KeyValueStorage } from "./keyValueStorage"
export { createSharing, type Sharing } from "./createSharing"
export { createSafeStorage, type SafeStorage } from "./safeStorage"
