import { ok, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const forgetStep: CreateAction<typeof definition> = ({ stores }) => {
  const { setScreenName } = stores.area(accountOpeningStore)
  return () => {
    setScreenName(undefined)
    return ok
  }
}
