import { type Decision, decisionOfPointer, readCancellations, says } from "./decisions"
import { hasBegun, type Pointer, readAllPointers } from "./pointers"
import type { ReleaseDatabase } from "./tables"
import { reading } from "./writing"

interface Asked {
  readonly now: Date
  readonly alarm?: (damage: string) => void
}

export type PointersByChannel = ReadonlyMap<string, readonly Pointer[]>

const ordering = ["go-live", "publish", "roll-back", "cancel"] as const

/**
 * The pointers that have begun, by the log as well as by their rows, the newest first of each channel: nobody gets anything
 * because a row was changed, taken away or put there.
 */
export const readIntactPointers = (db: ReleaseDatabase, asked: Asked): Promise<PointersByChannel> =>
  db.isTransaction ? findIntact(db, asked) : reading(db, (trx) => findIntact(trx, asked))

async function findIntact(db: ReleaseDatabase, { now, alarm = () => undefined }: Asked): Promise<PointersByChannel> {
  const log = await db
    .selectFrom("audit")
    .select(["subject", "person", "at", "detail"])
    .where("action", "in", ordering)
    .execute()
  const lines = new Map(log.map((line) => [line.subject, line]))
  const isTold = (decision: Decision) => {
    const line = lines.get(decision.subject)
    return line !== undefined && says(line, decision)
  }
  const pointers = await readAllPointers(db)
  const decisions = [...pointers.map(decisionOfPointer), ...(await readCancellations(db))]
  const rows = new Set(decisions.map(({ subject }) => subject))
  for (const decision of decisions) if (!isTold(decision)) alarm(decision.subject)
  for (const subject of lines.keys()) if (!rows.has(subject)) alarm(subject)
  const intact = pointers.filter(
    (pointer) =>
      isTold(decisionOfPointer(pointer)) && !lines.has(`cancellation ${pointer.id}`) && hasBegun(pointer, now),
  )
  const names = new Set(intact.map(({ channel }) => channel))
  return new Map([...names].map((name) => [name, intact.filter(({ channel }) => channel === name)]))
}
