import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const toTop: CreateAction<typeof definition> =
  ({ scrollToTop }) =>
  () => {
    scrollToTop()
    return ok
  }
