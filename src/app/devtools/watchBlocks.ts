import type { Host } from "../../../renderer"
import { type DrawnPart, isSamePart, type WatchedPage } from "../../domain/drawnParts"
import type { FromPreview, ToPreview } from "../../domain/preview"
import { createDrawnBlocks, type DrawnBlocks } from "./drawnBlocks"
import { drawnAs, partsAround, rectsOf } from "./drawnParts"

type Watch = NonNullable<Host["watch"]>

/**
 * Inside the desk or the phone: tells the page around this one which part was chosen, and shows the one that it names.
 * Whoever chooses does not press: what a tap would do does not happen.
 */
export function watchBlocks(page: Window & typeof globalThis): Watch {
  const mark = createMark(page.document)
  let isChoosing = false
  let shown: readonly DrawnPart[] = []
  let isDue = false
  let shownAt: string | undefined
  /** It is kept in view: a page that loads, or draws a part elsewhere that was moved, has it there later than it is told. */
  let isFollowed = false
  // A page that is drawn anew draws all its blocks, and each mark has the whole page laid out: one a frame.
  const showSoon = () => {
    if (isDue || shown.length === 0) return
    isDue = true
    page.requestAnimationFrame(() => {
      isDue = false
      show()
    })
  }
  const { blocks, watch } = createDrawnBlocks(showSoon)
  Object.assign(page, { drawnBlocks: blocks } satisfies WatchedPage)

  const say = (message: FromPreview) => page.parent.postMessage(message, page.location.origin)
  const shownAs = () => shown.flatMap((part) => drawnAs(part, page.document, blocks))
  const draw = () => mark.show(shownAs().flatMap(rectsOf))
  const show = () => {
    if (isFollowed) shownAs()[0]?.scrollIntoView({ block: "nearest" })
    mark.raise()
    draw()
  }

  page.addEventListener("message", ({ data, origin, source }: MessageEvent<ToPreview>) => {
    if (origin !== page.location.origin || source !== page.parent) return
    if (data.kind === "choosing") isChoosing = data.isOn
    if (data.kind !== "show") return
    isFollowed ||= data.at !== shownAt || JSON.stringify(shown) !== JSON.stringify(data.parts)
    shown = data.parts
    shownAt = data.at
    show()
  })
  // Whoever has scrolled on since it was selected stays where they are.
  for (const name of ["wheel", "pointerdown", "keydown"])
    page.addEventListener(name, () => (isFollowed = false), { capture: true, passive: true })
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
      const part = nextPart(event.target, blocks, shown)
      if (part !== undefined) say({ kind: "chosen", part })
    },
    { capture: true },
  )

  say({ kind: "ready" })
  return watch
}

/** The innermost part around what was clicked; of a part that is shown already, the one around it. */
export function nextPart(
  target: EventTarget | null,
  blocks: DrawnBlocks,
  shown: readonly DrawnPart[],
): DrawnPart | undefined {
  if (!(target instanceof Element)) return undefined
  const around = partsAround(target, blocks).map(({ part }) => part)
  const at = around.findIndex((part) => shown.some((one) => isSamePart(one, part)))
  return around[at + 1] ?? around[0]
}

/** Frames over the page that no finger can meet. */
function createMark(document: Document) {
  const place = document.createElement("div")
  place.setAttribute("aria-hidden", "true")
  // Above dialogs, which lie above the whole page.
  place.popover = "manual"
  Object.assign(place.style, {
    width: "0",
    height: "0",
    padding: "0",
    border: "0",
    overflow: "visible",
    background: "none",
  })
  return {
    show(rects: readonly DOMRect[]) {
      if (!place.isConnected) document.body.append(place)
      place.replaceChildren(...rects.map((rect) => frameAround(document, rect)))
      place.togglePopover(rects.length > 0)
    },
    /** What has opened since lies above it. */
    raise() {
      if (place.isConnected) place.togglePopover(false)
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
