import { ok, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const noteRead: CreateAction<typeof definition> = ({ stores }) => {
  const { markRead } = stores.area(accountOpeningStore)
  return ({ document, version }) => {
    markRead(String(document), String(version))
    return ok
  }
}
