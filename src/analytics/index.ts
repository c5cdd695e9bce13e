export { createAnalytics } from "./createAnalytics"
export type { Analytics, AnalyticsDependencies } from "./createAnalytics"
export type { EventRecord } from "./eventRecord"
export { tagManagerId } from "./tagManagerId"
