import { type Decision, decisionOfPointer, readCancellations, says } from "./decisions"
import { hasBegun, type Pointer, readAllPointers } from "./pointers"
import type { ReleaseDatabase } from "./tables"
import { reading } from "./writing"

interface Asked {
  readonly channel: string
  readonly now: Date
  readonly alarm?: (damage: string) => void
}

const ordering = ["go-live", "publish", "roll-back", "cancel"] as const

/**
 * The pointers that have begun, by the log as well as by their rows, the newest first: nobody gets anything because a row was
 * changed, taken away or put there.
 */
export const readIntactPointers = (db: ReleaseDatabase, asked: Asked): Promise<readonly Pointer[]> =>
  db.isTransaction ? findIntact(db, asked) : reading(db, (trx) => findIntact(trx, asked))

async function findIntact(
  db: ReleaseDatabase,
  { channel, now, alarm = () => undefined }: Asked,
): Promise<readonly Pointer[]> {
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
  return pointers.filter(
    (pointer) =>
      pointer.channel === channel &&
      isTold(decisionOfPointer(pointer)) &&
      !lines.has(`cancellation ${pointer.id}`) &&
      hasBegun(pointer, now),
  )
}
