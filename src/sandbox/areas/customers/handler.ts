import type { Answer } from "../../engine/calls/answer"
import type { CallContext, Input } from "../../engine/calls/context"
import type { Customer } from "../../engine/database/tables"

/** Runs inside one transaction that holds the customer's row. The input has passed the schema of its call. */
export type LegacyHandler = (input: Input, context: CallContext, customer: Customer) => Promise<Answer>
