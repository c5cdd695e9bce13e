import type { ScreenState } from "../../../renderer"
import { sheetView } from "../../analytics"
import type { AppParts } from "../AppParts"

const sheetName = "leave-application"

/** Leaves a flow half done: asks first, unless nothing was done yet. */
export async function leaveFlow({ overlays, navigator, services }: AppParts, state: ScreenState): Promise<void> {
  const drawing = state.sheet(sheetName)
  if (!drawing || isUntouchedStart(state)) return navigator.close()
  services.analytics.track(sheetView(state.page, sheetName))
  const { after } = await overlays.show({ kind: "sheet", drawing })
  await after?.()
}

/** The first step with an empty form: there is nothing to keep. */
function isUntouchedStart({ host, id, openedForms }: ScreenState): boolean {
  const isFirst = Object.values(host.app.flows).some(({ steps }) => steps[0]?.screen === id)
  return isFirst && openedForms.every(({ draft }) => Object.keys(draft).length === 0)
}
