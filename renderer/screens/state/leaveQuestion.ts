import { evaluate } from "../../expressions/evaluate"
import { resolveText } from "../../expressions/resolveText"
import type { ScreenState } from "./ScreenState"

/** What is asked before back leads on; undefined where nothing is, or nothing has to be now. */
export function leaveQuestion({ module, scope, formatting }: ScreenState): string | undefined {
  const { ask, askWhen } = module.screen.header
  if (ask === undefined || (askWhen && evaluate(askWhen, scope) !== true)) return undefined
  return resolveText(ask, scope, formatting)
}
