import { createRun, leaveQuestion, type ScreenState } from "../../../renderer"
import type { AppContext } from "../AppContext"
import type { BackEffect } from "./backEffect"
import { policyOf } from "./policies"

/** The control of the header was pressed, or the device's own back on a guarded screen: asks first where the document says so. */
export async function pressBack(app: AppContext, state: ScreenState, effect: BackEffect): Promise<void> {
  if (app.overlays.open.length > 0) return
  state.track({ key: "back", action: "tap" })
  if (!(await askBefore(app, leaveQuestion(state)))) return
  const { leave } = state.module.screen.header
  if (leave) await createRun(state).perform(leave)
  policyOf(effect).run(app, state, effect)
}

async function askBefore({ overlays, services }: AppContext, question: string | undefined): Promise<boolean> {
  if (question === undefined) return true
  const { confirm = "", cancel = "" } = services.documents.app.interface
  const { answer } = await overlays.show({ kind: "popup", popup: { text: question, confirm, cancel } })
  return answer === "ok"
}
