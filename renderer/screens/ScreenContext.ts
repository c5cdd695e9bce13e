import { createContext, useContext } from "react"
import type { ScreenState } from "./state/ScreenState"

export const ScreenContext = createContext<ScreenState | undefined>(undefined)

export const ScreenProvider = ScreenContext.Provider

/** The screen around; blocks are drawn nowhere else. */
export function useScreen(): ScreenState {
  const screen = useContext(ScreenContext)
  if (!screen) throw new Error("blocks are drawn inside a screen only")
  return screen
}
