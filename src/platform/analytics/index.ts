export { createAnalytics } from "./createAnalytics"
export type { Analytics, AnalyticsDependencies } from "./createAnalytics"
export type { EventRecord, TrackedEvent } from "./eventRecord"
export { tagManagerId } from "./tagManagerId"
