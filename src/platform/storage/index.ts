export { createCacheStorage, createMemoryStorage, type KeyValueStorage } from "./keyValueStorage"
export { createSafeStorage, type SafeStorage } from "./safeStorage"
export { shareBetweenTabs, type SharingOptions } from "./shareBetweenTabs"
export type { TabChannel } from "./tabChannel"
