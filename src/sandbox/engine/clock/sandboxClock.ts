import type { Database, Tenant } from "../database/tables"

/** The real time. Tests pass their own. */
export type RealClock = () => Date

/** Sandbox time is real time, shifted: it starts where the fixture says and goes on from there. */
export function sandboxNow(tenant: Pick<Tenant, "clock_shift_ms">, realNow: Date): Date {
  return new Date(realNow.getTime() + tenant.clock_shift_ms)
}

/** Moves the clock of a tenant; without a moment it goes back to the course of the last reset. */
export async function setClock(db: Database, tenant: Tenant, target: { realNow: Date; to?: Date }): Promise<Tenant> {
  const { realNow, to } = target
  const shift = to === undefined ? tenant.start_shift_ms : to.getTime() - realNow.getTime()
  return db
    .updateTable("tenant")
    .set({ clock_shift_ms: shift })
    .where("name", "=", tenant.name)
    .returningAll()
    .executeTakeFirstOrThrow()
}
