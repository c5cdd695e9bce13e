import { joinCodes } from "../../renderer"
import { left, ok } from "./moves"
import type { Actions, ActionServices } from "./services"

const checkPauseMs = 10_000

/** Beginnings that nobody tapped for follow each other faster than this only where the server contradicts itself. */
const restartPauseMs = 120_000
const mostRestarts = 3

/** Actions of account opening, and small ones that fit nowhere else. */
export function createApplicationActions(services: ActionServices) {
  const { accountOpening, globalConfig } = services.stores
  let nextCheck = Number.NEGATIVE_INFINITY
  const isTooOften = countRestarts(services.clock)

  return {
    track({ key, label, action, name, analytics }, { page }) {
      const codes = joinCodes(analytics)
      services.track({
        page,
        key,
        ...(label !== undefined ? { label } : codes === "" ? {} : { label: codes }),
        ...(action === undefined ? {} : { action }),
        ...(name === undefined ? {} : { name }),
      })
      return ok
    },
    async wait({ seconds }, { signal }) {
      await new Promise<void>((resolve) => {
        const cancel = services.clock.after(seconds * 1_000, resolve)
        signal.addEventListener("abort", () => {
          cancel()
          resolve()
        })
      })
      return signal.aborted ? left : ok
    },
    "note-read"({ document, version }) {
      accountOpening.markRead(String(document), String(version))
      return ok
    },
    "enter-flow"({ flow: id, point, step: asked }) {
      const flow = services.flow(id)
      const step = asked ?? flow?.stepFor(point)
      if (step === undefined) return { outcome: String(point) }
      accountOpening.setScreenName(step)
      services.go(step, { replace: true })
      return left
    },
    "restart-flow"({ forget }, { key }) {
      if (key === undefined && isTooOften()) return { outcome: "too-often" }
      const flow = services.flow()
      accountOpening.setScreenName(undefined)
      if (forget) services.forget()
      if (flow) services.go(flow.entry, { replace: true })
      return left
    },
    "forget-step"() {
      accountOpening.setScreenName(undefined)
      return ok
    },
    "start-over"() {
      const flow = services.flow()
      accountOpening.clear()
      services.forget()
      if (!flow) return left
      accountOpening.setScreenName(flow.first)
      services.go(flow.first, { replace: true })
      return left
    },
    "forget-flow"() {
      accountOpening.clear()
      services.forget()
      return ok
    },
    async "check-maintenance"() {
      if (services.clock.elapsed() < nextCheck) return { outcome: "still" }
      nextCheck = services.clock.elapsed() + checkPauseMs
      await services.readGlobalConfig()
      return globalConfig.isInMaintenance("account_opening") ? { outcome: "still" } : ok
    },
  } satisfies Partial<Actions>
}

/** Counts beginnings in a row; true where one more would lead nowhere either. */
function countRestarts(clock: ActionServices["clock"]): () => boolean {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.elapsed()
    count = now - last > restartPauseMs ? 1 : count + 1
    last = now
    return count > mostRestarts
  }
}
