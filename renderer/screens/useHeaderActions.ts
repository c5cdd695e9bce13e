import { useState } from "react"
import type { ActionRunner } from "../model/registry"
import { createTapActions } from "./actions/tapActions"
import { renderBlocks } from "./blocks/Blocks"
import { resolve } from "./resolve"
import { createResolver } from "./resolver"
import { useScreen } from "./ScreenContext"

/** A button of the header, resolved. */
interface HeaderAction {
  readonly key: string
  readonly icon: string
  readonly label: string
  readonly dot?: boolean
  readonly tap: ActionRunner
}

/** What the document puts on the right of the header; read by an observer, inside of a screen. */
export function useHeaderActions(): readonly HeaderAction[] {
  const runtime = useScreen()
  const { screen } = runtime
  const at = `${screen.file}#/header/actions`
  const [resolver] = useState(() =>
    createResolver(screen, { renderBlocks, actions: createTapActions(runtime, { at }) }),
  )
  const actions = screen.module.screen.header.actions ?? []
  return actions
    .map((action) => resolve(action, screen.scope, resolver) as HeaderAction & { readonly when?: boolean })
    .filter((action) => !("when" in action) || action.when === true)
}
