import { useEffect, useMemo, useState, type ReactNode } from "react"
import { breaksAnywhere, LineBreakingContext, type LineBreaks } from "./LineBreakingContext"

type DrawText = NonNullable<LineBreaks["drawLarge"]>

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

/** Asks once for all texts inside: one that watched the size of its letters by itself took as long to draw as its element. */
export function LineBreakingProvider({ children }: { readonly children: ReactNode }) {
  const [drawLarge, setDrawLarge] = useState<DrawText>()
  useEffect(() => {
    let latest = false
    return watchTextSize(async (isLarge) => {
      latest = isLarge
      const draw = isLarge ? await findDrawing() : undefined
      if (latest === isLarge) setDrawLarge(() => draw)
    })
  }, [])
  const value = useMemo(() => ({ drawLarge, breaksAnywhere: breaksAnywhere() }), [drawLarge])
  return <LineBreakingContext.Provider value={value}>{children}</LineBreakingContext.Provider>
}
