import { useEffect, useState } from "react"
import type { ScreenModule } from "../model/compiled"
import { startScreen } from "./startScreen"
import { errorName } from "./errorName"
import type { Host } from "../model/host"
import type { Query } from "./state/parseQuery"
import { createScreen } from "./createScreen"
import type { ScreenState } from "./state/ScreenState"

interface ScreenUse {
  readonly module: ScreenModule
  readonly host: Host
  readonly query?: Query
}

/** Opens a screen for as long as the component lives. A newer module of the same screen takes its place on the fly. */
export function useScreenState({ module, host, query = {} }: ScreenUse): ScreenState {
  const [state] = useState(() => createScreen({ module, host, query }))
  useEffect(() => {
    startScreen(state)
    return () => state.leave()
  }, [state])
  useEffect(() => {
    if (state.module !== module) updateModule(state, module)
  }, [state, module])
  return state
}

/** A document that cannot be drawn leaves the last good screen in view. */
function updateModule(state: ScreenState, module: ScreenModule): void {
  const before = state.module
  try {
    state.update(module)
  } catch (error) {
    state.update(before)
    state.host.report({
      code: "broken-screen",
      at: state.file,
      detail: errorName(error),
    })
  }
}
