import { useEffect, useMemo, useState, type ReactNode } from "react"
import { isHelpless, LineEndsContext, type LineEnds } from "./LineEnds"

type DrawText = NonNullable<LineEnds["drawLarge"]>

/** In letters: a window that is not wider, as phones are at 200 %, has lines that many phrases do not fit. */
const narrowWindow = 14

const isLargeForWindow = (): boolean =>
  innerWidth <= narrowWindow * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** As wide as a letter: it grows with the letters, which no event tells. It stands behind the page, of which it is no part. */
function createLetter(): HTMLElement {
  const letter = document.createElement("div")
  letter.ariaHidden = "true"
  letter.style.cssText = "position:absolute;width:1rem;visibility:hidden"
  return document.documentElement.appendChild(letter)
}

/** Tells whether letters are large for the window, first and whenever one of both has another size. */
function watchTextSize(tell: (isLarge: boolean) => unknown): () => void {
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

/** Around all texts, and asked once for all: a text that saw to both by itself took a tenth of the time in which a row is drawn. */
export function LineEndsProvider({ children }: { readonly children: ReactNode }) {
  const [drawLarge, setDrawLarge] = useState<DrawText>()
  useEffect(() => {
    let newest = false
    return watchTextSize(async (isLarge) => {
      newest = isLarge
      const draw = isLarge ? await findDrawing() : undefined
      if (newest === isLarge) setDrawLarge(() => draw)
    })
  }, [])
  const value = useMemo(() => ({ drawLarge, isHelpless: isHelpless() }), [drawLarge])
  return <LineEndsContext.Provider value={value}>{children}</LineEndsContext.Provider>
}
