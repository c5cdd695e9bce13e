import { left, type ActionServices, type CreateAction } from "../../../../actions"
import { accountOpeningStore } from "../../AccountOpeningStore"
import type { definition } from "./definition"

/** Restarts that nobody tapped for follow each other faster than this only where the server contradicts itself. */
const restartPauseMs = 120_000
const maxRestarts = 3

export const restartFlow: CreateAction<typeof definition> = ({ stores, clock, findFlow, forget: forgetInput, go }) => {
  const { setScreenName } = stores.area(accountOpeningStore)
  const isTooOften = countRestarts(clock)
  return ({ forget }, { key }) => {
    if (key === undefined && isTooOften()) return { outcome: "too-often" }
    const flow = findFlow()
    setScreenName(undefined)
    if (forget) forgetInput()
    if (flow) go(flow.entry, { replace: true })
    return left
  }
}

/** Counts restarts in a row; true where one more would lead nowhere either. */
function countRestarts(clock: ActionServices["clock"]): () => boolean {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.elapsed()
    count = now - last > restartPauseMs ? 1 : count + 1
    last = now
    return count > maxRestarts
  }
}
