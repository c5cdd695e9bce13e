import { createContext, useContext, useEffect, useState, type ReactNode } from "react"

type DrawText = (text: string) => ReactNode

/** In letters: a window that is not wider, as phones are at 200 %, has lines that many phrases do not fit. */
const narrowWindow = 14

const isLarge = (): boolean =>
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
  const observer = new ResizeObserver(() => tell(isLarge()))
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

const Drawing = createContext<DrawText | undefined>(undefined)

/** How a text is drawn while letters are large for the window; undefined while they are not. */
export const useLargeDrawing = (): DrawText | undefined => useContext(Drawing)

/** Around all texts: one that saw by itself to the size of its letters took a tenth of the time in which a row is drawn. */
export function TextSize({ children }: { readonly children: ReactNode }) {
  const [large, setLarge] = useState(false)
  const [draw, setDraw] = useState<DrawText>()
  useEffect(() => watchTextSize(setLarge), [])
  useEffect(() => {
    if (large) void findDrawing().then((found) => setDraw(() => found))
  }, [large])
  return <Drawing.Provider value={large ? draw : undefined}>{children}</Drawing.Provider>
}
