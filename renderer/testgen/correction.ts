import { buttonOf, findButton, isOffered } from "./buttons"
import type { Examples } from "./candidates"
import { editWay } from "./planning/edges"
import { fillScreen, type Filling, type Tap, tapBlock, tapOf } from "./fill"
import { isValues } from "./reading"
import { type Deed, openScreen, type Stage } from "./rehearsal"
import { supposeServer } from "./supposedServer"
import type { Journeying, Values } from "./types"
import { waysOf } from "./ways"

/** A step opened again from a summary, filled and left by its own button. */
export interface Correction extends Filling {
  readonly screen: string
  /** What was tapped on the summary, and where that led. */
  readonly opened: { readonly tap: Tap; readonly deeds: readonly Deed[] }
  /** What the step called, and where it led back to. */
  readonly deeds: readonly Deed[]
}

interface Wanted {
  /** Summary and step. */
  readonly from: string
  readonly to: string
  readonly known: Values
  readonly examples: Examples
}

/** Corrects a step from a summary: both screens keep what they keep for each other. */
export async function rehearseCorrection(
  { from, to, known, examples }: Wanted,
  setting: Journeying,
  theatre: Omit<Stage, "answerCall" | "context"> & Partial<Pick<Stage, "answerCall">>,
): Promise<Correction> {
  const { modules, assumes } = setting
  const stage: Stage = {
    ...theatre,
    context: isValues(known["ctx"]) ? known["ctx"] : {},
    answerCall: theatre.answerCall ?? supposeServer(assumes, known),
    kept: new Map(),
  }
  const [summary, step] = [modules.get(from), modules.get(to)]
  const way = summary && editWay({ ways: new Map([[from, waysOf(summary)]]) }, { from, to })
  const change = way?.key === undefined || summary === undefined ? undefined : findButton(summary, way.key)
  const button = step && buttonOf(step, setting, undefined)
  if (!way || !change || !button) throw new Error(`${from} has no way to correct ${to}`)
  const opened = await openScreen(stage, from)
  const tap = tapOf(opened, change.block)
  if (isOffered(opened.state.scope, change)) await tapBlock(opened, change.block)
  opened.close()
  const open = await openScreen({ ...stage, press: (sheet) => button.sheets.get(sheet) }, to, way.query)
  try {
    const filling = await fillScreen(open, { decided: {}, avoid: button.astray, examples })
    await tapBlock(open, button.block)
    return { screen: to, ...filling, opened: { tap, deeds: [...opened.deeds] }, deeds: [...open.deeds] }
  } finally {
    open.close()
  }
}
