import type { CompiledSample } from "../model/compiled"
import { type Button, isOffered } from "./buttons"
import type { Examples } from "./candidates"
import { fillScreen, type Filling } from "./fill"
import { type Effect, type Harness, startInHarness } from "./harness"
import { createModelServer } from "./modelServer"
import { type Tap, tap } from "./tap"
import type { FlowUnderTest, Values } from "./types"
import { isRecord } from "../model/json"

/** A harness without what depends on how far a scenario is. */
export interface Surroundings extends Omit<Harness, "answerCall" | "context" | "press"> {
  /** A server in place of the one that the flow's test model describes. */
  readonly answerCall?: Harness["answerCall"]
}

interface Knowledge {
  readonly known: Values
  /** A state of the screen that gives what answers do not decide. */
  readonly sample?: CompiledSample | undefined
}

/** The harness for a screen that is opened with this knowledge; a sample says itself what screens before it have kept. */
export const createHarness = (
  surroundings: Surroundings,
  { model }: Pick<FlowUnderTest, "model">,
  { known, sample }: Knowledge,
): Harness => ({
  ...surroundings,
  context: isRecord(known["ctx"]) ? known["ctx"] : {},
  answerCall: surroundings.answerCall ?? createModelServer(model, known, sample?.calls),
  session:
    sample === undefined && surroundings.session ? surroundings.session : new Map(Object.entries(sample?.kept ?? {})),
})

/** A screen that was opened, filled and left. */
export interface PlayedScreen extends Filling {
  readonly screen: string
  /** The button that ends the step; absent where it was not offered. */
  readonly button?: Tap
  /** Where the screen led, what it called, in order. */
  readonly effects: readonly Effect[]
}

interface Play {
  readonly screen: string
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly button: Button | undefined
  readonly examples: Examples
  /** Answers that the path depends on, requested once the screen stands. */
  decide?(): Promise<Values>
}

/** Opens a screen, answers every question and taps the button where it is offered. */
export async function playScreen(
  harness: Harness,
  { screen, query, button, examples, decide }: Play,
): Promise<PlayedScreen> {
  const open = await startInHarness(harness, screen, query)
  try {
    const decided = (await decide?.()) ?? {}
    const filling = await fillScreen(open, { decided, avoid: button?.elsewhere ?? [], examples })
    const isThere = button !== undefined && isOffered(open.state.scope, button)
    const tapped = isThere ? { button: await tap(open, button) } : {}
    return { screen, ...filling, ...tapped, effects: [...open.effects] }
  } finally {
    open.close()
  }
}
