import { createRun, findFlow, type ScreenState } from "../../../renderer"
import type { Navigator } from "../navigation/Navigator"

/** Leaves a flow half done: asks first, unless nothing was done yet. */
export async function leaveFlow(navigator: Pick<Navigator, "close">, state: ScreenState): Promise<void> {
  const { leave } = findFlow(state.host.app, state.id) ?? {}
  if (!leave || isUntouchedStart(state)) return navigator.close()
  await createRun(state).perform(leave)
}

/** The first step with an empty form: there is nothing to keep. */
function isUntouchedStart({ host, id, openForms }: ScreenState): boolean {
  const isFirst = Object.values(host.app.flows).some(({ steps }) => steps[0]?.screen === id)
  return isFirst && openForms.every(({ draft }) => Object.keys(draft).length === 0)
}
