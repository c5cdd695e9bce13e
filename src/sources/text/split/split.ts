import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** Spaces of either width separate. */
export const split: CreateSource<typeof definition> =
  () =>
  ({ text }) => {
    if (typeof text !== "string") return {}
    const [first = "", ...rest] = text.trim().split(/[ \u3000]+/u)
    const separator = text.includes("\u3000") ? "\u3000" : " "
    return { ...(first === "" ? {} : { first }), ...(rest.length === 0 ? {} : { rest: rest.join(separator) }) }
  }
