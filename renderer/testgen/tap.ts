import { resolveText } from "../expressions/resolveText"
import { createRun } from "../screens/actions/runActions"
import type { RunningScreen } from "./harness"
import type { Tappable } from "./screenTransitions"

/** What was tapped, in the words that a customer sees. */
export interface Tap {
  readonly key: string
  readonly label: string
}

/** Taps something and waits for what follows; gives what it was called before. */
export async function tap({ state, idle }: RunningScreen, { key, label, tap: actions }: Tappable): Promise<Tap> {
  const tapped = { key, label: label === undefined ? key : resolveText(label, state.scope, state.formatting) }
  await createRun(state, { key }).perform(actions)
  await idle()
  return tapped
}
