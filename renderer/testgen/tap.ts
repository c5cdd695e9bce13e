import { evaluate } from "../expressions/evaluate"
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
export async function tap({ state, idle }: RunningScreen, tappable: Tappable): Promise<Tap> {
  const { key, labels = [] } = tappable
  const { label } = labels.find(({ when }) => evaluate(when, state.scope) === true) ?? tappable
  const tapped = { key, label: label === undefined ? key : resolveText(label, state.scope, state.formatting) }
  await createRun(state, { key }).perform(tappable.tap)
  await idle()
  return tapped
}
