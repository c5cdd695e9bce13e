import { unmetered } from "./ActionRun"
import { findForms } from "./findForms"
import { followInitial } from "./openForm"
import { readQuery } from "./readQuery"
import type { ScreenState } from "./ScreenState"
import { startData } from "./dataLoading"
import type { CompiledAction } from "../model/compiled"

/** Opens a screen: its address and its needs are judged first; only then does it ask for data and run `enter`. */
export function beginScreen(screen: ScreenState): void {
  const { module, closing } = screen
  screen.track({ key: "view", action: "view" })
  const refusal = refusalOf(screen)
  if (refusal) {
    screen.block()
    runAside(screen, refusal)
    return
  }
  for (const place of findForms(module)) if (place.initial !== undefined) closing.push(followInitial(screen, place))
  closing.push(startData(screen))
  screen.markBegun()
  if (module.screen.enter.length > 0) runAside(screen, module.screen.enter)
}

/** What to do instead, where the address or a missing earlier step does not allow the screen. */
function refusalOf({ module, host, given }: ScreenState): readonly CompiledAction[] | undefined {
  const { query, needs } = module.screen
  const missing = Object.entries(needs).find(([name]) => host.kept.get(name) === undefined)
  return readQuery(query, given).broken ?? missing?.[1].else
}

function runAside(screen: ScreenState, actions: readonly CompiledAction[]): void {
  screen
    .runActions(actions, { screen, scope: screen.scope, meter: unmetered, key: undefined })
    .catch((error: unknown) => {
      const detail = error instanceof Error ? error.name : "unknown"
      screen.host.report({ code: "action-failed", at: `${screen.file}#/enter`, detail })
    })
}
