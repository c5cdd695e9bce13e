import { createContext, useContext, type ReactNode } from "react"

/** Whether the browser ends a line of Japanese after any letter, as Safari does; others know the phrases themselves. */
export const breaksAnywhere = (): boolean => !CSS.supports("word-break", "auto-phrase")

/** What decides how a text is drawn so that its lines end where they should. */
export interface LineBreaks {
  /** How a text is drawn while letters are large for the window; undefined while they are not. */
  readonly drawLarge: ((text: string) => ReactNode) | undefined
  readonly breaksAnywhere: boolean
}

export const LineBreakingContext = createContext<LineBreaks | undefined>(undefined)

/** Undefined outside of the app. */
export const useLineBreaking = (): LineBreaks | undefined => useContext(LineBreakingContext)
