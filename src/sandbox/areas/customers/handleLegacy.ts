import type { LegacyCalls } from "../../../contracts/legacy"
import type { Answer, Handler } from "../../engine"
import type { CustomerContext, VisitorContext } from "./customerContext"

export type LegacyResponse<Call extends keyof LegacyCalls> = LegacyCalls[Call]["response"]

/** The rule of a call of the legacy service, typed by its call document. */
export const handleLegacy = <Call extends keyof LegacyCalls>(
  call: Call,
  run: (input: LegacyCalls[Call]["request"], context: CustomerContext) => Promise<Answer<LegacyResponse<Call>>>,
): Handler => ({ call, run })

/** The same for a call that visitors may make too. */
export const handleDemo = <Call extends keyof LegacyCalls>(
  call: Call,
  run: (
    input: LegacyCalls[Call]["request"],
    context: CustomerContext | VisitorContext,
  ) => Promise<Answer<LegacyResponse<Call>>>,
): Handler => ({ call, run })
