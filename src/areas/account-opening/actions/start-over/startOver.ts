import { left, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const startOver: CreateAction<typeof definition> = ({ stores, findFlow, forget, go }) => {
  const application = stores.area(accountOpeningStore)
  return () => {
    const flow = findFlow()
    application.clear()
    forget()
    if (!flow) return left
    application.setScreenName(flow.first)
    go(flow.first, { replace: true })
    return left
  }
}
