import { fillAddress } from "../fillAddress"
import { ok, refused } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

/** A number of app.json, which the device calls; one from anywhere else is refused. */
const phone = /^tel:\+?[\d-]{3,20}$/

export const openExternal: CreateAction<typeof definition> =
  ({ links, redirect, go, bridge, assign }) =>
  ({ link, url, template, values }) => {
    const named = typeof link === "string" && Object.hasOwn(links, link) ? links[link] : undefined
    if (named !== undefined && phone.test(named)) {
      assign(named)
      return ok
    }
    const destination = redirect.resolve(url ?? fillAddress(named ?? template, values))
    if (!destination || destination.kind === "native") return refused
    if (destination.kind === "own") go(destination.path, { replace: false })
    else bridge.openExternal(destination.url)
    return ok
  }
