import type { CompiledAction } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import type { Scope } from "../../model/scope"
import type { ScreenState } from "../state/ScreenState"
import type { CallMeter } from "./ActionRun"

/** An open screen, and what starts actions on it. */
export interface ScreenRuntime {
  readonly screen: ScreenState
  createRun(start?: RunStart): Run
}

/** One run of actions: what it works with, and how it goes on. */
export interface Run extends ScreenRuntime {
  readonly scope: Scope
  readonly meter: CallMeter
  /** Key of the block or button that was tapped. */
  readonly key: string | undefined
  /** Runs further actions as part of this run, with another scope or key where one is given. */
  perform(actions: readonly CompiledAction[], change?: Partial<Pick<Run, "scope" | "key">>): Promise<ActionEnd>
}

/** How a run starts: in the screen's scope, without a tap and unmetered where nothing else is said. */
export type RunStart = Partial<Pick<Run, "scope" | "meter" | "key">>
