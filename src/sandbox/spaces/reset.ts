import { sql } from "kysely"
import type { Database, Space } from "../database/tables"
import { defaultWorld, findWorld } from "../worlds"
import type { Person, World } from "../worlds/world"
import { defaultSpace } from "./findSpace"

export interface Reset {
  readonly space: Space
  readonly person: Person
}

/** Empties a space and stocks it with a world; its clock starts where the world says. */
export async function resetSpace(
  db: Database,
  name: string,
  { world, realNow }: { world: World; realNow: Date },
): Promise<Reset> {
  return db.transaction().execute(async (work) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(work)
    await work.deleteFrom("space").where("name", "=", name).execute()
    const now = new Date(world.startsAt)
    const shift = now.getTime() - realNow.getTime()
    const settings = JSON.stringify(world.settings)
    const space = await work
      .insertInto("space")
      .values({ name, world: world.name, clock_shift_ms: shift, start_shift_ms: shift, settings })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { space, person: await world.stock({ work, space, now }) }
  })
}

/** A fresh database gets its default space; one that other processes use keeps what it has. */
export async function ensureDefaultSpace(db: Database, realNow: Date): Promise<void> {
  const known = await db.selectFrom("space").select("name").where("name", "=", defaultSpace).executeTakeFirst()
  const world = findWorld(defaultWorld)
  if (known === undefined && world !== undefined) await resetSpace(db, defaultSpace, { world, realNow })
}
