import { ok, refused } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const openInApp: CreateAction<typeof definition> =
  ({ redirect, assign }) =>
  ({ to }) => {
    const link = typeof to === "string" ? redirect.build(to, { on: "own", wrap: true }) : undefined
    if (link === undefined) return refused
    assign(link)
    return ok
  }
