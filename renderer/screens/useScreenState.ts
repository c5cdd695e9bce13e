import { useEffect, useState } from "react"
import type { ScreenModule } from "../model/compiled"
import { beginScreen } from "./beginScreen"
import type { Host } from "./host"
import type { Query } from "./readQuery"
import { createScreen } from "./createScreen"
import type { ScreenState } from "./ScreenState"

interface Opening {
  readonly module: ScreenModule
  readonly host: Host
  readonly query?: Query
}

/** Opens a screen for as long as the component lives. A newer module of the same screen takes its place on the fly. */
export function useScreenState({ module, host, query = {} }: Opening): ScreenState {
  const [state] = useState(() => createScreen({ module, host, query }))
  useEffect(() => {
    beginScreen(state)
    return () => state.leave()
  }, [state])
  useEffect(() => {
    if (state.module !== module) followModule(state, module)
  }, [state, module])
  return state
}

/** A document that cannot be followed leaves the last good screen in view. */
function followModule(state: ScreenState, module: ScreenModule): void {
  const before = state.module
  try {
    state.follow(module)
  } catch (error) {
    state.follow(before)
    state.host.report({
      code: "broken-screen",
      at: state.file,
      detail: error instanceof Error ? error.name : "unknown",
    })
  }
}
