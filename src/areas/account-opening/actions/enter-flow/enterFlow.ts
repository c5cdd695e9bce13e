import { left, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

export const enterFlow: CreateAction<typeof definition> = ({ stores, findFlow, go }) => {
  const { setScreenName } = stores.area(accountOpeningStore)
  return ({ flow: id, point, step: requested }) => {
    const step = requested ?? findFlow(id)?.stepFor(point)
    if (step === undefined) return { outcome: String(point) }
    setScreenName(step)
    go(step, { replace: true })
    return left
  }
}
