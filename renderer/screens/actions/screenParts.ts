import type { ReactNode } from "react"
import type { Scope } from "../../model/scope"
import type { CompiledAction, CompiledBlock } from "../../model/compiled"
import type { ActionEnd, RenderSheet } from "../../model/registry"
import type { CallMeter } from "./ActionRun"
import type { ScreenState } from "../state/ScreenState"

/** What a run of actions works with. */
export interface Run {
  readonly screen: ScreenState
  readonly scope: Scope
  readonly meter: CallMeter
  /** Key of the block or button that was tapped. */
  readonly key: string | undefined
}

/** What a screen can do that in turn needs screens: handed in, so that the parts can be told apart. */
export interface ScreenParts {
  readonly coreWidgets: Readonly<Record<string, unknown>>
  runActions(actions: readonly CompiledAction[], run: Run): Promise<ActionEnd>
  renderSheet(screen: ScreenState, name: string, scope: Scope): RenderSheet | undefined
  renderBlocks(blocks: readonly CompiledBlock[], scope: Scope): ReactNode
}
