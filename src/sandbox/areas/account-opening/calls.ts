import type { AcoCalls } from "../../../contracts/aco"

/** What a call of account opening sends and answers. */
export type RequestOf<Call extends keyof AcoCalls> = AcoCalls[Call]["request"]
export type ResponseOf<Call extends keyof AcoCalls> = AcoCalls[Call]["response"]
