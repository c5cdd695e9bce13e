import { fillAddress } from "../fillAddress"
import { ok, refused } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

/** A number that the device calls: only a link of app.json may ask for one. */
const phone = /^tel:\+?[\d-]{3,20}$/

export const openExternal: CreateAction<typeof definition> =
  ({ links, redirect, go, bridge, assign }) =>
  ({ link, url, template, values }) => {
    const named = typeof link === "string" && Object.hasOwn(links, link) ? links[link] : undefined
    const address = fillAddress(named ?? template, values)
    if (named !== undefined && address !== undefined && phone.test(address)) {
      assign(address)
      return ok
    }
    const destination = redirect.resolve(url ?? address)
    if (!destination || destination.kind === "native") return refused
    if (destination.kind === "own") go(destination.path, { replace: false })
    else bridge.openExternal(destination.url)
    return ok
  }
