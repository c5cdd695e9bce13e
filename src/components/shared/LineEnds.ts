import { createContext, useContext, type ReactNode } from "react"

/** Safari breaks Japanese after any letter; other browsers know the phrases themselves. */
export const isHelpless = (): boolean => !CSS.supports("word-break", "auto-phrase")

/** How a text is drawn, so that its lines end where they should. */
export interface LineEnds {
  /** How a text is drawn while letters are large for the window; undefined while they are not. */
  readonly drawLarge: ((text: string) => ReactNode) | undefined
  readonly isHelpless: boolean
}

export const LineEndsContext = createContext<LineEnds | undefined>(undefined)

/** Undefined outside of the app. */
export const useLineEnds = (): LineEnds | undefined => useContext(LineEndsContext)
