import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const closeSheet: CreateAction<typeof definition> =
  ({ closeSheet: close }) =>
  () => {
    close()
    return ok
  }
