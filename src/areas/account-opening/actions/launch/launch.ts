import { ok, refused, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const launch: CreateAction<typeof definition> = ({ stores, schemes, assign }) => {
  const { setEkycSessionId } = stores.area(accountOpeningStore)
  return ({ url, session }) => {
    if (typeof url !== "string" || !isOwnScheme(url, schemes["close"])) return refused
    if (typeof session === "string") setEkycSessionId(session)
    assign(url)
    return ok
  }
}

/** A link of the native app itself: the same custom scheme as its close link. */
function isOwnScheme(url: string, close: string | undefined): boolean {
  const scheme = close?.slice(0, close.indexOf("://") + 3) ?? ""
  return scheme.length > 3 && url.startsWith(scheme) && /^[\x21-\x7e]{1,2048}$/.test(url)
}
