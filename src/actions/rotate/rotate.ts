import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const rotate: CreateAction<typeof definition> =
  ({ bridge }) =>
  () => {
    bridge.rotate()
    return ok
  }
