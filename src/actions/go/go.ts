import { left } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const go: CreateAction<typeof definition> =
  (services) =>
  ({ to, query }) => {
    services.go(String(to), { replace: false, ...(query ? { query } : {}) })
    return left
  }
