export { createApi } from "./createApi"
export type { ApiDependencies } from "./createApi"

export type { Report } from "./callClient"

export { createCookies } from "./cookies"
export type { Cookies } from "./cookies"

export type { DraftKey, DraftKeyAnswer } from "./draftKey"
export { checkPayload } from "./payload"
export type { OpenWrites } from "./idempotencyKeys"
export type { RunningCalls } from "./runningCalls"
export { loadRuntimeConfig, parseRuntimeConfig, RuntimeConfigError } from "./runtimeConfig"
export type { RuntimeConfig } from "./runtimeConfig"
export { parseServerSheet } from "./serverSheet"
