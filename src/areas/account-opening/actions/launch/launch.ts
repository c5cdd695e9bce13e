import { ok, refused, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const launch: CreateAction<typeof definition> = ({ stores, schemes, assign }) => {
  const { setEkycSessionId } = stores.area(accountOpeningStore)
  return ({ url, session }) => {
    if (typeof url !== "string" || !opensReader(url, schemes["reader"])) return refused
    if (typeof session === "string") setEkycSessionId(session)
    assign(url)
    return ok
  }
}

/** The one link that a server may send, with what the reader is told. A path, or another link of the app, is none. */
function opensReader(url: string, reader: string | undefined): boolean {
  if (reader === undefined || !/^[\x21-\x7e]{1,2048}$/.test(url)) return false
  return url === reader || url.startsWith(`${reader}?`)
}
