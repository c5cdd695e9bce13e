import { ok, type CreateAction } from "../../../../actions"
import { maintenanceFeature } from "../../maintenance"
import type { definition } from "./definition"

const pauseMs = 10_000

export const checkMaintenance: CreateAction<typeof definition> = ({ stores, clock, readGlobalConfig }) => {
  let nextCheck = Number.NEGATIVE_INFINITY
  return async () => {
    if (clock.elapsed() < nextCheck) return { outcome: "still" }
    nextCheck = clock.elapsed() + pauseMs
    await readGlobalConfig()
    return stores.globalConfig.isInMaintenance(maintenanceFeature) ? { outcome: "still" } : ok
  }
}
