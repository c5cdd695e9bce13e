export type { ContextStore } from "./ContextStore"
