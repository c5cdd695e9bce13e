import type { Hooks } from "../areas/hooks"
import type { Tenant, Transaction } from "../database/tables"
import type { Answer } from "./answer"

/** What every handler gets besides its input. Time and database are passed in, never taken. */
export interface CallContext {
  readonly trx: Transaction
  readonly tenant: Tenant
  /** Sandbox time of this call. */
  readonly now: Date
  readonly caller: Caller
  readonly hooks: Hooks
}

/** What is done by nobody's call: by the clock, a fixture or the back office. */
export type TenantContext = Pick<CallContext, "trx" | "tenant" | "now">

export interface Caller {
  readonly device: string | null
  /** The device, or the network address of who names none: what limits count. */
  readonly source: string
  readonly appVersion: string | null
  /** Version of a file that the caller already has. */
  readonly knownEtag: string | null
  /** Scheme, host and port under which the caller reached the sandbox. */
  readonly origin: string
}

export type Input = Readonly<Record<string, unknown>>

/** The rule of one call. Runs inside one transaction; the input has passed the schema of its document. */
export interface Handler {
  readonly call: string
  run(input: Input, context: CallContext): Promise<Answer>
}
