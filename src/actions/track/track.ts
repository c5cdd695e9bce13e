import { joinCodes } from "../../../renderer"
import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const track: CreateAction<typeof definition> =
  (services) =>
  ({ key, label, action, name, analytics }, { page }) => {
    const codes = joinCodes(analytics)
    services.track({
      page,
      key,
      ...(label !== undefined ? { label } : codes === "" ? {} : { label: codes }),
      ...(action === undefined ? {} : { action }),
      ...(name === undefined ? {} : { name }),
    })
    return ok
  }
