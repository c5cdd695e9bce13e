import type { BffCalls } from "../../../contracts/bff"
import type { Answer, Handler } from "../../engine"
import type { CustomerContext } from "./customerContext"

export type BffResponse<Call extends keyof BffCalls> = BffCalls[Call]["response"]

/** The rule of a call of the platform service that belongs to a customer, typed by its call document. */
export const handleBff = <Call extends keyof BffCalls>(
  call: Call,
  run: (input: BffCalls[Call]["request"], context: CustomerContext) => Promise<Answer<BffResponse<Call>>>,
): Handler => ({ call, run })
