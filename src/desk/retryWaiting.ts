import { reaction } from "mobx"
import type { EditHistory } from "./EditHistory"

const retryMs = 3_000

/**
 * Sends what could not be sent as soon as the server answers again: a line may fail for one change and never be told to be
 * away. The result stops it.
 */
export function retryWaiting(
  history: Pick<EditHistory, "waiting" | "isBlocked" | "sendWaiting">,
  isReachable: () => Promise<boolean>,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const retry = async () => {
    if (!history.isBlocked && (await isReachable())) await history.sendWaiting()
  }
  const stop = reaction(
    () => history.waiting.length > 0,
    (isWaiting) => {
      clearInterval(timer)
      if (isWaiting) timer = setInterval(() => void retry(), retryMs)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    clearInterval(timer)
  }
}
