import { buttonOf, findButton, isOffered } from "./buttons"
import type { Examples } from "./candidates"
import { editTransition } from "./planning/edges"
import { fillScreen, type Filling, type Tap, tapBlock, tapOf } from "./fill"
import { isValues } from "./reading"
import { type Effect, startInHarness, type Harness } from "./harness"
import { createModelServer } from "./modelServer"
import type { FlowUnderTest, Values } from "./types"
import { screenTransitions } from "./screenTransitions"

/** A step opened again from a summary, filled and left by its own button. */
export interface Correction extends Filling {
  readonly screen: string
  /** What was tapped on the summary, and where that led. */
  readonly opened: { readonly tap: Tap; readonly effects: readonly Effect[] }
  /** What the step called, and where it led back to. */
  readonly effects: readonly Effect[]
}

interface Wanted {
  /** Summary and step. */
  readonly from: string
  readonly to: string
  readonly known: Values
  readonly examples: Examples
}

/** Corrects a step from a summary: both screens keep what they keep for each other. */
export async function dryRunCorrection(
  { from, to, known, examples }: Wanted,
  setting: FlowUnderTest,
  theatre: Omit<Harness, "answerCall" | "context"> & Partial<Pick<Harness, "answerCall">>,
): Promise<Correction> {
  const { modules, model } = setting
  const stage: Harness = {
    ...theatre,
    context: isValues(known["ctx"]) ? known["ctx"] : {},
    answerCall: theatre.answerCall ?? createModelServer(model, known),
    session: new Map(),
  }
  const [summary, step] = [modules.get(from), modules.get(to)]
  const way =
    summary && editTransition({ transitions: new Map([[from, screenTransitions(summary, setting)]]) }, { from, to })
  const change = way?.key === undefined || summary === undefined ? undefined : findButton(summary, way.key)
  const button = step && buttonOf(step, setting, undefined)
  if (!way || !change || !button) throw new Error(`${from} has no way to correct ${to}`)
  const opened = await startInHarness(stage, from)
  const tap = tapOf(opened, change.block)
  if (isOffered(opened.state.scope, change)) await tapBlock(opened, change.block)
  opened.close()
  const open = await startInHarness({ ...stage, press: (sheet) => button.sheets.get(sheet) }, to, way.query)
  try {
    const filling = await fillScreen(open, { decided: {}, avoid: button.elsewhere, examples })
    await tapBlock(open, button.block)
    return { screen: to, ...filling, opened: { tap, effects: [...opened.effects] }, effects: [...open.effects] }
  } finally {
    open.close()
  }
}
