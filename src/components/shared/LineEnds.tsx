import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react"

type DrawText = (text: string) => ReactNode

/** In letters: a window that is not wider, as phones are at 200 %, has lines that many phrases do not fit. */
const narrowWindow = 14

const isLargeForWindow = (): boolean =>
  innerWidth <= narrowWindow * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** As wide as a letter: it grows with the letters, which no event tells. It stands behind the page, of which it is no part. */
function createLetter(): HTMLElement {
  const letter = document.createElement("div")
  letter.ariaHidden = "true"
  Object.assign(letter.style, { position: "absolute", width: "1rem", visibility: "hidden" })
  return document.documentElement.appendChild(letter)
}

/** Tells whether letters are large for the window, first and whenever one of both has another size. */
function watchTextSize(tell: (isLarge: boolean) => void): () => void {
  const letter = createLetter()
  const observer = new ResizeObserver(() => tell(isLargeForWindow()))
  observer.observe(document.body)
  observer.observe(letter)
  return () => {
    observer.disconnect()
    letter.remove()
  }
}

/** Few people need it. Where it cannot be had, lines end where the browser ends them. */
const findDrawing = (): Promise<DrawText | undefined> =>
  import("./LargeText").then(
    ({ drawLarge }) => drawLarge,
    () => undefined,
  )

/** Safari breaks Japanese after any letter; other browsers know the phrases themselves. */
export const isHelpless = (): boolean => !CSS.supports("word-break", "auto-phrase")

interface LineEnds {
  /** How a text is drawn while letters are large for the window; undefined while they are not. */
  readonly drawLarge: DrawText | undefined
  readonly isHelpless: boolean
}

const Context = createContext<LineEnds | undefined>(undefined)

/** Undefined outside of the app. */
export const useLineEnds = (): LineEnds | undefined => useContext(Context)

/** Around all texts, and asked once for all: a text that saw to both by itself took a tenth of the time in which a row is drawn. */
export function LineEndsProvider({ children }: { readonly children: ReactNode }) {
  const [isLarge, setLarge] = useState(false)
  const [draw, setDraw] = useState<DrawText>()
  useEffect(() => watchTextSize(setLarge), [])
  useEffect(() => {
    if (isLarge) void findDrawing().then((found) => setDraw(() => found))
  }, [isLarge])
  const value = useMemo(() => ({ drawLarge: isLarge ? draw : undefined, isHelpless: isHelpless() }), [isLarge, draw])
  return <Context.Provider value={value}>{children}</Context.Provider>
}
