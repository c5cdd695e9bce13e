import type { DrawnBlock, Host } from "../../../renderer"
import type { FromPreview, ToPreview } from "../../domain/preview"

type Watch = NonNullable<Host["watch"]>

/**
 * Inside the desk or the phone: tells the page around this one which block was chosen, and shows the one that it names.
 * Whoever chooses does not press: what a tap would do does not happen.
 */
export function watchBlocks(page: Window & typeof globalThis): Watch {
  const drawn = new Map<string, Set<DrawnBlock>>()
  const callbacks = new Map<string, ReturnType<Watch>>()
  const mark = createMark(page.document)
  let isChoosing = false
  let shown: string | undefined

  const say = (message: FromPreview) => page.parent.postMessage(message, page.location.origin)
  const rectsOf = (at: string) =>
    [...(drawn.get(at) ?? [])].flatMap((block) =>
      block.getClientRects().filter(({ width, height }) => width * height > 0),
    )
  const draw = () => mark.show(shown === undefined ? [] : rectsOf(shown))

  page.addEventListener("message", ({ data, origin, source }: MessageEvent<ToPreview>) => {
    if (origin !== page.location.origin || source !== page.parent) return
    if (data.kind === "choosing") isChoosing = data.isOn
    if (data.kind !== "show") return
    shown = data.at
    const [block] = shown === undefined ? [] : (drawn.get(shown) ?? [])
    const [first] = shown === undefined ? [] : rectsOf(shown)
    if (block && first && (first.top < 0 || first.bottom > page.innerHeight)) block.scrollIntoView(true)
    draw()
  })
  for (const name of ["scroll", "resize"]) page.addEventListener(name, draw, { capture: true, passive: true })

  const stop = (event: Event) => {
    if (!isChoosing) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of ["pointerdown", "pointerup", "mousedown", "mouseup"])
    page.document.addEventListener(name, stop, { capture: true })
  page.document.addEventListener(
    "click",
    (event) => {
      if (!isChoosing) return
      stop(event)
      const at = findInnermost([...drawn.keys()], rectsOf, event)
      if (at !== undefined) say({ kind: "chosen", at })
    },
    { capture: true },
  )

  say({ kind: "ready" })
  return (at) => {
    const known = callbacks.get(at)
    if (known) return known
    const callback: ReturnType<Watch> = (block) => {
      if (!block) return undefined
      const all = drawn.get(at) ?? new Set()
      drawn.set(at, all.add(block))
      if (at === shown) page.requestAnimationFrame(draw)
      return () => void all.delete(block)
    }
    callbacks.set(at, callback)
    return callback
  }
}

/** Of all blocks below the pointer, the smallest; of two that fill the same place, the inner one. */
export function findInnermost(
  places: readonly string[],
  rectsOf: (at: string) => readonly DOMRect[],
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): string | undefined {
  const hit = places.flatMap((at) =>
    rectsOf(at)
      .filter(
        ({ left, right, top, bottom }) => left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
      )
      .map(({ width, height }) => ({ at, size: width * height })),
  )
  return hit.toSorted((one, other) => one.size - other.size || other.at.length - one.at.length)[0]?.at
}

/** Frames over the page that no finger can meet. */
function createMark(document: Document) {
  const place = document.createElement("div")
  place.setAttribute("aria-hidden", "true")
  return {
    show(rects: readonly DOMRect[]) {
      if (!place.isConnected) document.body.append(place)
      place.replaceChildren(...rects.map((rect) => frameAround(document, rect)))
    },
  }
}

function frameAround(document: Document, { left, top, width, height }: DOMRect): HTMLElement {
  const frame = document.createElement("div")
  Object.assign(frame.style, {
    position: "fixed",
    zIndex: "2147483647",
    left: `${left - 3}px`,
    top: `${top - 3}px`,
    width: `${width + 6}px`,
    height: `${height + 6}px`,
    border: "2px solid #2563eb",
    borderRadius: "6px",
    boxShadow: "0 0 0 2px rgb(255 255 255 / 70%)",
    pointerEvents: "none",
  })
  return frame
}
