import { sql } from "kysely"
import type { CallDocument } from "../../../../renderer/compiler"
import type { Database, Tenant } from "../database/tables"
import { type FaultName, isFaultName } from "./faultNames"

export interface Fault {
  readonly name: FaultName
  readonly delayMs: number | undefined
  /** Laid over the JSON of the answer. */
  readonly body: Readonly<Record<string, unknown>>
}

interface FaultRow {
  readonly fault: string
  readonly delay_ms: number | null
  readonly body: Readonly<Record<string, unknown>> | null
}

/** The oldest fault that waits for this call, used up by one; concurrent calls never share one. */
export async function takeFault(
  db: Database,
  tenant: Tenant,
  call: { document: CallDocument; path: string },
): Promise<Fault | undefined> {
  const names = JSON.stringify([call.document.id, call.document.path, call.path, "*"])
  const { rows } = await sql<FaultRow>`
    update fault set remaining = remaining - 1
    where id = (
      select id from fault
      where tenant = ${tenant.name} and (remaining is null or remaining > 0)
        and call in (select jsonb_array_elements_text(${names}::jsonb))
      order by id limit 1 for update
    )
    returning fault, delay_ms, body`.execute(db)
  const [row] = rows
  if (row === undefined || !isFaultName(row.fault)) return undefined
  return { name: row.fault, delayMs: row.delay_ms ?? undefined, body: row.body ?? {} }
}
