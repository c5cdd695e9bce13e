export { createFileSender } from "./sendFile"
export type { FileSender } from "./sendFile"
export { createApi } from "./createApi"
export type { ApiDependencies } from "./createApi"

export type { Report } from "./callClient"

export { createCookies } from "./cookies"
export type { Cookies } from "./cookies"
export { createCacheStorage, createMemoryStorage } from "../storage/keyValueStorage"

export { randomUuid } from "./randomUuid"
export type { RunningCalls } from "./runningCalls"
export { loadRuntimeConfig, parseRuntimeConfig, RuntimeConfigError } from "./runtimeConfig"
export type { RuntimeConfig } from "./runtimeConfig"
