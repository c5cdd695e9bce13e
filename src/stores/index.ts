export { createStores } from "./createStores"
export type { StoreDependencies, Stores } from "./createStores"

export type { ContextStore } from "./ContextStore"

export { createSafeStorage } from "./safeStorage"
export type { SafeStorage } from "./safeStorage"
export { shareBetweenTabs } from "./shareBetweenTabs"
export type { SharingOptions } from "./shareBetweenTabs"

export type { TabChannel } from "./tabChannel"
