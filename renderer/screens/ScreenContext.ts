import { createContext, useContext } from "react"
import type { ScreenRuntime } from "./actions/Run"

/** Carries the screen to its blocks; see `useScreen`. */
export const ScreenContext = createContext<ScreenRuntime | undefined>(undefined)

/**
 * The screen around a block.
 * @throws outside of a screen
 */
export function useScreen(): ScreenRuntime {
  const runtime = useContext(ScreenContext)
  if (!runtime) throw new Error("blocks are drawn inside a screen only")
  return runtime
}
