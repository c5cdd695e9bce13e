import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const back: CreateAction<typeof definition> =
  ({ backBy, go, close }) =>
  async ({ steps = 1, otherwise, query }) => {
    if (backBy(Number(steps))) return left
    if (typeof otherwise === "string") go(otherwise, { replace: true, isReturn: true, ...(query ? { query } : {}) })
    else await close()
    return left
  }
