import type { Database, Space } from "../database/tables"

/** The real time. Tests pass their own. */
export type RealClock = () => Date

/** Sandbox time is real time, shifted: it starts where the world says and goes on from there. */
export function sandboxNow(space: Pick<Space, "clock_shift_ms">, realNow: Date): Date {
  return new Date(realNow.getTime() + space.clock_shift_ms)
}

/** Moves the clock of a space; without a moment it goes back to the course of the last reset. */
export async function turnClock(db: Database, space: Space, target: { realNow: Date; to?: Date }): Promise<Space> {
  const { realNow, to } = target
  const shift = to === undefined ? space.start_shift_ms : to.getTime() - realNow.getTime()
  return db
    .updateTable("space")
    .set({ clock_shift_ms: shift })
    .where("name", "=", space.name)
    .returningAll()
    .executeTakeFirstOrThrow()
}
