import type { ResultCode } from "./tables"

/** What a customer reads out to the support; empty where nothing failed. */
export const failureDetail = (result: ResultCode): string => (result === 9 ? "E-3021" : "")
