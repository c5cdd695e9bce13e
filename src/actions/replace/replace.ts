import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const replace: CreateAction<typeof definition> =
  ({ go }) =>
  ({ to, query }) => {
    go(String(to), { replace: true, ...(query ? { query } : {}) })
    return left
  }
