export type { ContextStore } from "./ContextStore"
export { createStores, type AreaStore, type StoreDependencies, type Stores } from "./createStores"
