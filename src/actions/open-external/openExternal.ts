import { fillAddress } from "../fillAddress"
import { ok, refused } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const openExternal: CreateAction<typeof definition> =
  ({ links, redirect, go, bridge }) =>
  ({ link, url, template, values }) => {
    const named = typeof link === "string" && Object.hasOwn(links, link) ? links[link] : undefined
    const destination = redirect.resolve(url ?? fillAddress(named ?? template, values))
    if (!destination || destination.kind === "native") return refused
    if (destination.kind === "own") go(destination.path, { replace: false })
    else bridge.openExternal(destination.url)
    return ok
  }
