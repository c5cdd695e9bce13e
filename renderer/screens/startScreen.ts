import { unmetered } from "./actions/ActionRun"
import { findForms } from "./state/findForms"
import { observeInitial } from "./state/createForm"
import { parseQuery } from "./state/parseQuery"
import type { ScreenState } from "./state/ScreenState"
import { startData } from "./data/dataLoading"
import type { CompiledAction } from "../model/compiled"

/** Opens a screen: its address and its needs are judged first; only then does it ask for data and run `enter`. */
export function startScreen(screen: ScreenState): void {
  const { module, closing } = screen
  screen.track({ key: "view", action: "view" })
  const refusal = redirectOf(screen)
  if (refusal) {
    screen.block()
    runInBackground(screen, refusal)
    return
  }
  for (const place of findForms(module)) if (place.initial !== undefined) closing.push(observeInitial(screen, place))
  closing.push(startData(screen))
  screen.markStarted()
  if (module.screen.enter.length > 0) runInBackground(screen, module.screen.enter)
}

/** What to do instead, where the address or a missing earlier step does not allow the screen. */
function redirectOf({ module, host, addressQuery }: ScreenState): readonly CompiledAction[] | undefined {
  const { query, needs } = module.screen
  const missing = Object.entries(needs).find(([name]) => host.session.get(name) === undefined)
  return parseQuery(query, addressQuery).broken ?? missing?.[1].else
}

function runInBackground(screen: ScreenState, actions: readonly CompiledAction[]): void {
  screen
    .runActions(actions, { screen, scope: screen.scope, meter: unmetered, key: undefined })
    .catch((error: unknown) => {
      const detail = error instanceof Error ? error.name : "unknown"
      screen.host.report({ code: "action-failed", at: `${screen.file}#/enter`, detail })
    })
}
