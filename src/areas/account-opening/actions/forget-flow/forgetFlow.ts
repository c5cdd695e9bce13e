import { ok, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const forgetFlow: CreateAction<typeof definition> = ({ stores, forget }) => {
  const application = stores.area(accountOpeningStore)
  return () => {
    application.clear()
    forget()
    return ok
  }
}
