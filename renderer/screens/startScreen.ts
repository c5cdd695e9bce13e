import type { CompiledAction } from "../model/compiled"
import { createRuntime } from "./actions/runActions"
import type { ScreenRuntime } from "./actions/Run"
import { observeData } from "./data/observeData"
import { errorName } from "./errorName"
import { observeInitial } from "./state/createForm"
import { parseQuery } from "./state/parseQuery"
import { showRefusedElsewhere } from "./state/refusedElsewhere"
import type { ScreenState } from "./state/ScreenState"

/** Opens a screen: its address and its needs are evaluated first; only then does it request data and run `enter`. */
export function startScreen(screen: ScreenState): void {
  const { module, closing } = screen
  const runtime = createRuntime(screen)
  screen.track({ key: "view", action: "view" })
  const redirect = redirectOf(screen)
  if (redirect) {
    screen.block()
    runInBackground(runtime, redirect)
    return
  }
  for (const use of module.formUses) if (use.initial !== undefined) closing.push(observeInitial(screen, use))
  showRefusedElsewhere(screen)
  closing.push(observeData(runtime))
  screen.markStarted()
  if (module.screen.enter.length > 0) runInBackground(runtime, module.screen.enter)
}

/** What to do instead, where the address or a missing earlier step does not allow the screen. */
function redirectOf({ module, host, addressQuery }: ScreenState): readonly CompiledAction[] | undefined {
  const { query, needs } = module.screen
  const missing = Object.entries(needs).find(([name]) => host.session.get(name) === undefined)
  return parseQuery(query, addressQuery).broken ?? missing?.[1].else
}

function runInBackground({ screen, createRun }: ScreenRuntime, actions: readonly CompiledAction[]): void {
  createRun()
    .perform(actions)
    .catch((error: unknown) => {
      screen.host.report({ code: "action-failed", at: `${screen.file}#/enter`, detail: errorName(error) })
    })
}
