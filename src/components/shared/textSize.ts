import type { ReactNode } from "react"

/** In letters: a window that is not wider, as phones are at 200 %, has lines that many phrases do not fit. */
const narrowWindow = 14

const listeners = new Set<() => void>()
let isLarge = false
let draw: ((text: string) => ReactNode) | undefined
let observer: ResizeObserver | undefined

async function measure(): Promise<void> {
  const was = isLarge
  isLarge = innerWidth <= narrowWindow * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (was === isLarge) return
  // Few people need it. Where it cannot be had, lines end where the browser ends them.
  if (isLarge) draw ??= (await import("./LargeText")).drawLarge
  for (const tell of listeners) tell()
}

/** How texts are drawn while letters are large for the window. */
export const largeDrawing = () => (isLarge ? draw : undefined)

/** As wide as a letter: it grows with the letters, which no event tells. It stands behind the page, of which it is no part. */
function createLetter(): HTMLElement {
  const letter = document.createElement("div")
  letter.ariaHidden = "true"
  Object.assign(letter.style, { position: "absolute", width: "1rem", visibility: "hidden" })
  return document.documentElement.appendChild(letter)
}

function observeSizes(): ResizeObserver {
  const created = new ResizeObserver(() => void measure().catch(() => undefined))
  created.observe(document.body)
  created.observe(createLetter())
  return created
}

/** Tells when that has changed. */
export function watchTextSize(tell: () => void): () => void {
  listeners.add(tell)
  observer ??= observeSizes()
  return () => void listeners.delete(tell)
}
