import { sql } from "kysely"
import type { ReleaseDatabase, ReleaseTransaction } from "./tables"

/** Any number that no other program on the same server uses for its advisory locks. */
const lockNumber = 4_173_002

/** Reads as of one moment, whatever others write meanwhile. */
export const reading = <Result>(
  db: ReleaseDatabase,
  read: (trx: ReleaseTransaction) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel("repeatable read").execute(read)

/** One writer at a time, in however many processes; what it writes is there as a whole or not at all. */
export const writing = <Result>(
  db: ReleaseDatabase,
  write: (trx: ReleaseTransaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    return write(trx)
  })
