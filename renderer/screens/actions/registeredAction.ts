import type { ActionEnd } from "../../model/registry"
import { recordEdit } from "./nextStep"
import { sheetRenderer } from "../blocks/SheetHost"
import type { Run } from "./Run"

/** Runs an action of the app; a name that nobody registered is reported and ends the run. */
export async function registeredAction(
  name: string,
  options: Readonly<Record<string, unknown>>,
  run: Run,
): Promise<ActionEnd> {
  const { screen, scope, key } = run
  const { actions } = screen.host.registry
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) {
    screen.host.report({ code: "unknown-action", at: `${screen.file}: ${name}` })
    return { outcome: "unknown-action", stop: true }
  }
  recordEdit(options, run)
  return action(options, {
    scope,
    signal: screen.signal,
    page: screen.page,
    ...(key === undefined ? {} : { key }),
    sheet: (sheet, values = {}) => sheetRenderer(run, sheet, scope.with({ sheet: values })),
  })
}
