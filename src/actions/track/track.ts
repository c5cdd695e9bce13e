import { joinCodes } from "../../../renderer"
import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const track: CreateAction<typeof definition> =
  (services) =>
  ({ key, action, name, analytics, codes = "label" }, { page }) => {
    const chosen = joinCodes(analytics)
    services.track({
      page,
      key: codes === "key" ? `${key}${chosen}` : key,
      ...(codes === "label" && chosen !== "" ? { label: chosen } : {}),
      ...(action === undefined ? {} : { action }),
      ...(name === undefined ? {} : { name }),
    })
    return ok
  }
