import { buttonOf, isOffered } from "./buttons"
import type { Examples } from "./candidates"
import { type Effect, startInHarness } from "./harness"
import { editTransition } from "./planning/edges"
import { createHarness, type PlayedScreen, playScreen, type Surroundings } from "./playScreen"
import { screenTransitions } from "./screenTransitions"
import { type Tap, tap } from "./tap"
import type { FlowUnderTest, Values } from "./types"

/** A step opened again from a summary, filled and left by its own button. */
export interface Correction extends PlayedScreen {
  /** What was tapped on the summary, and where that led. */
  readonly opened: { readonly tap: Tap; readonly effects: readonly Effect[] }
}

interface Wanted {
  /** Summary and step. */
  readonly from: string
  readonly to: string
  readonly known: Values
  readonly examples: Examples
}

/** Corrects a step from a summary; both screens keep what they keep for each other. */
export async function dryRunCorrection(
  { from, to, known, examples }: Wanted,
  setting: FlowUnderTest,
  surroundings: Surroundings,
): Promise<Correction> {
  const harness = createHarness(surroundings, setting, { known })
  const [summary, step] = [setting.modules.get(from), setting.modules.get(to)]
  const transition =
    summary && editTransition({ transitions: new Map([[from, screenTransitions(summary, setting)]]) }, { from, to })
  const change = transition?.tapped
  const button = step && buttonOf(step, setting, undefined)
  if (!change || !button) throw new Error(`${from} cannot correct ${to}`)
  const open = await startInHarness(harness, from)
  if (!isOffered(open.state.scope, change)) throw new Error(`${from} does not offer to correct ${to}`)
  const opened = { tap: await tap(open, change), effects: [...open.effects] }
  open.close()
  const press = (sheet: string) => button.sheets.get(sheet)
  const played = await playScreen({ ...harness, press }, { screen: to, query: transition.query, button, examples })
  return { ...played, opened }
}
