import type { CallDocument } from "../../../../renderer/compiler"
import { faultNames, isFaultName } from "./faultNames"
import { recordOf } from "../../../domain/json"
import type { Database, Tenant } from "../database/tables"

type ReadFault = { call: string; fault: string; remaining: number | null; delay_ms: number | null; body: string | null }

const maxCount = 1_000_000

const isCount = (value: unknown, min: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= maxCount

interface Asked {
  readonly tenant: Tenant
  readonly body: unknown
  /** Names of calls by which `takeFault` finds their faults. */
  readonly calls: ReadonlySet<string>
}

/** What a fault may name: a call by its id or its path, or all of them. */
export const faultyCalls = (documents: readonly CallDocument[]): ReadonlySet<string> =>
  new Set(["*", ...documents.flatMap(({ id, path }) => [id, path, path.startsWith("/") ? path : `/${path}`])])

/** Adds faults to those that wait already; says what is wrong with the request, if anything is, and then adds none. */
export async function addFaults(db: Database, { tenant, body, calls }: Asked): Promise<string | undefined> {
  const rows: (ReadFault & { tenant: string })[] = []
  for (const item of Array.isArray(body) ? body : [body]) {
    const fault = readFault(item, calls)
    if (typeof fault === "string") return fault
    rows.push({ ...fault, tenant: tenant.name })
  }
  if (rows.length > 0) await db.insertInto("fault").values(rows).execute()
  return undefined
}

function readFault(item: unknown, calls: Asked["calls"]): ReadFault | string {
  const { call, fault, times, delayMs, body } = recordOf(item)
  if (typeof call !== "string" || call === "") return "call must be a call id, a path or *"
  if (!calls.has(call)) return `there is no call ${call}: call must be a call id, a path or *`
  if (!isFaultName(fault)) return `fault must be one of ${faultNames.join(", ")}`
  if (times !== undefined && !isCount(times, 1)) return `times must be a whole number from 1 to ${maxCount}`
  if (delayMs !== undefined && !isCount(delayMs, 0)) return `delayMs must be a whole number from 0 to ${maxCount}`
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body)))
    return "body must be an object"
  return {
    call,
    fault,
    remaining: times ?? null,
    delay_ms: delayMs ?? (fault === "slow" ? 2000 : null),
    body: body === undefined ? null : JSON.stringify(body),
  }
}
