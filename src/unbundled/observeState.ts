import type { CompiledApp, ScreenModule } from "../../renderer"
import { createDrawnBlocks } from "../app/devtools/drawnBlocks"
import { createDocuments } from "../app/documents/createDocuments"
import { renderState } from "../app/statePages/startStatePages"
import { createRoot, drawAsInReact } from "../preact"
import { everyDrawing } from "./everyPart"
import { tapAll, type Writing } from "./tapAll"
import { createWaits } from "./waits"
import { writePage } from "./writePage"

/** A state that is drawn in a page without a browser. */
export interface StateToObserve {
  readonly app: CompiledApp
  /** With all that it draws with. */
  readonly module: ScreenModule
  readonly sample: string
  /** Everything is tapped once nothing moves, one after the other. */
  readonly isTapped?: boolean | undefined
  /** How everything is tapped. */
  readonly writing?: Writing | undefined
  /** Nothing lies behind the page. */
  readonly isFirst?: boolean | undefined
}

export interface ObservedState {
  /** All that a customer sees there, and all that the app does without showing it. */
  readonly said: string
  /** Places of the blocks that are drawn. */
  readonly places: readonly string[]
  /** Nothing moves any more. */
  readonly isSettled: boolean
}

drawAsInReact(document)

/** Draws a state as its page does, until nothing moves any more. */
export async function observeState({
  app,
  module,
  sample,
  isTapped = false,
  writing,
  isFirst = false,
}: StateToObserve): Promise<ObservedState> {
  const heard: string[] = []
  const { blocks, watch } = createDrawnBlocks()
  const screen = module.screen.id
  const documents = createDocuments({ app, screens: { [screen]: () => Promise.resolve(module) } })
  const device = { theme: "light", platform: "ios", environment: "app" } as const
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  const hear = (said: string) => void heard.push(said)
  const endings = [hearConsole(hear), hearLinks(hear), hearLeaving(hear)]
  const waits = createWaits(window, hear)
  try {
    const surroundings = {
      page: waits.page,
      isFirst,
      sheetRegistry: everyDrawing,
      watch,
      hear: (does: string, what: unknown) => void heard.push(`${does} ${JSON.stringify(what)}`),
    }
    root.render(await renderState(documents, { screen, sample, ...device, answers: {} }, surroundings))
    const isSettled = await untilSettled(container)
    const places = [...blocks.keys()]
    const drawn = writePage(document)
    const tapped = isTapped ? await tapAll(container, heard, waits, writing) : ""
    return { said: [...heard, drawn, tapped].join("\n"), places, isSettled }
  } catch (error) {
    return { said: `thrown ${String(error)}`, places: [], isSettled: false }
  } finally {
    root.unmount()
    for (const end of endings) end()
    waits.end()
    document.body.replaceChildren()
    document.head.querySelectorAll("style").forEach((style) => style.remove())
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  }
}

/** What the app warns of is for those who build it; a state says it, too. */
function hearConsole(hear: (said: string) => void): () => void {
  const real = { warn: console.warn, error: console.error }
  for (const level of ["warn", "error"] as const) console[level] = (...said) => hear(`${level} ${said.join(" ")}`)
  return () => Object.assign(console, real)
}

/** A link leads out of a page: here it says where to, and the page stays. */
function hearLinks(hear: (said: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null
    if (link === null || event.defaultPrevented) return
    event.preventDefault()
    hear(`followed ${link.getAttribute("href")}`)
  }
  window.addEventListener("click", handleClick)
  return () => window.removeEventListener("click", handleClick)
}

/** The page neither loads anew, nor leaves for another address, nor scrolls: that it would is said, and it stays as it is. */
function hearLeaving(hear: (said: string) => void): () => void {
  const { location, scrollTo } = window
  const ways: Readonly<Record<string, (address?: unknown) => void>> = {
    reload: () => hear("reloaded"),
    assign: (address) => hear(`left for ${String(address)}`),
    replace: (address) => hear(`left for ${String(address)}, with no way back`),
  }
  for (const [name, value] of Object.entries(ways)) Object.defineProperty(location, name, { configurable: true, value })
  window.scrollTo = () => hear("scrolled")
  return () => {
    window.scrollTo = scrollTo
    for (const name of Object.keys(ways)) Reflect.deleteProperty(location, name)
  }
}

const mostTurns = 2_000

/** False where it has not come to rest. */
async function untilSettled(container: Element): Promise<boolean> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (container.querySelector('[data-settled="true"]') !== null) return true
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return false
}
