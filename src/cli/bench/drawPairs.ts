import { createHash } from "node:crypto"
import type { Browser, BrowserContext } from "playwright"
import { frameHeights, type Look } from "../../domain/look"
import type { DrawnPair, DrawOrder, StateToDraw } from "../../server"
import { drawingMachine } from "../drawingMachine"
import { CommandError } from "../failure"
import { launchChromium } from "../launchChromium"
import { openContext } from "../snapshot/openContext"
import { openStage, type Stage } from "../snapshot/stage"
import { compareDrawings, type DrawnDifference } from "./compareDrawings"
import { type Drawing, takeDrawing } from "./drawnState"
import { type KeptPictures, openPictures } from "./keptPictures"

type Side = "before" | "after"

/** Draws states on both sides, where they are not drawn already, and tells each pair. */
export async function drawPairs(order: DrawOrder, tell: (pair: DrawnPair) => void): Promise<"drawn" | "no-browser"> {
  const browser = await launchChromium().catch(sayWhy)
  if (!browser) return "no-browser"
  try {
    const drawer = { order, browser, pictures: openPictures(order.folder), nameOf: createNames(), seen: new Map() }
    const queue = byScreen(order.states)
    const worker = async () => {
      const stages = createStages(drawer)
      for (let states = queue.shift(); states !== undefined; states = queue.shift())
        await drawScreen({ ...drawer, stages }, states, tell)
      await stages.close()
    }
    await Promise.all([worker(), worker(), worker()])
  } finally {
    await browser.close()
  }
  return "drawn"
}

/** To whoever keeps the server: people at the desk are told to ask them. */
function sayWhy(error: unknown): void {
  if (!(error instanceof CommandError)) throw error
  process.stderr.write(`${error.message}\n`)
}

interface Drawer {
  readonly order: DrawOrder
  readonly browser: Browser
  readonly pictures: KeptPictures
  /** Of a picture, by the content that draws it. */
  readonly nameOf: (content: string) => string
  /** How often a change was met. */
  readonly seen: Map<string, number>
}

/** A page for each side, opened when it is first asked for: what one screen has fetched, the next has already. */
interface Stages {
  of(side: Side): Promise<Stage>
  close(): Promise<void>
}

function createStages({ browser, order: { origin, sides, look } }: Drawer): Stages {
  const contexts: BrowserContext[] = []
  const opened = new Map<Side, Promise<Stage>>()
  const open = async (side: Side) => {
    const context = await openContext(browser, origin)
    contexts.push(context)
    return openStage(context, {
      script: "",
      size: { width: Number(look.width), height: frameHeights[look.width] },
      addressOf: (state) => addressOf(state, { documents: sides[side], look }),
    })
  }
  return {
    of(side) {
      const stage = opened.get(side) ?? open(side)
      opened.set(side, stage)
      return stage
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}

/** Browser and fonts draw, too. */
function createNames(): Drawer["nameOf"] {
  const machine = drawingMachine().join("\n")
  return (content) => createHash("sha256").update(machine).update(content).digest("hex").slice(0, 32)
}

/** Screens with many states first, so that nobody waits for a long one at the end. */
function byScreen(states: readonly StateToDraw[]): (readonly StateToDraw[])[] {
  const screens = [...new Set(states.map(({ screen }) => screen))]
  return screens
    .map((screen) => states.filter((state) => state.screen === screen))
    .toSorted((one, other) => other.length - one.length)
}

type DrawerWithStages = Drawer & { readonly stages: Stages }

async function drawScreen(drawer: DrawerWithStages, states: readonly StateToDraw[], tell: (pair: DrawnPair) => void) {
  const { pictures, nameOf } = drawer
  for (const side of ["after", "before"] as const) {
    const missing = states.filter(({ [side]: content }) => content !== undefined && !pictures.find(nameOf(content)))
    await drawSide(drawer, side, missing, pictures)
  }
  const unsure: StateToDraw[] = []
  for (const state of states) {
    const pair = compareState(drawer, state)
    if (isSure(drawer, pair)) tell(pair)
    else unsure.push(state)
  }
  for (const pair of await drawAgain(drawer, unsure)) tell(pair)
}

/** A difference counts once it was drawn twice alike, or three states have it. */
function isSure({ seen }: Drawer, { verdict, lines }: DrawnPair): boolean {
  if (verdict !== "different") return true
  const change = JSON.stringify(lines)
  seen.set(change, (seen.get(change) ?? 0) + 1)
  return (seen.get(change) ?? 0) > 2
}

/** In pages of their own. What is another one then is no difference of the documents; it is drawn anew the next time. */
async function drawAgain(drawer: Drawer, states: readonly StateToDraw[]): Promise<readonly DrawnPair[]> {
  if (states.length === 0) return []
  const { pictures, nameOf } = drawer
  const unsteady = new Set<StateToDraw>()
  const stages = createStages(drawer)
  for (const side of ["after", "before"] as const)
    await drawSide({ ...drawer, stages }, side, states, {
      keep(name, drawing) {
        const state = states.find(({ [side]: content }) => content !== undefined && nameOf(content) === name)
        const first = readDrawing(pictures, name)
        if (state && (first === undefined || compareDrawings(first, drawing))) unsteady.add(state)
      },
    })
  await stages.close()
  return states.map((state) => {
    const pair = compareState(drawer, state)
    if (!unsteady.has(state)) return pair
    for (const content of [state.before, state.after]) if (content !== undefined) pictures.forget(nameOf(content))
    return { ...pair, verdict: "unsteady" }
  })
}

async function drawSide(
  { order: { look }, nameOf, stages }: DrawerWithStages,
  side: Side,
  states: readonly StateToDraw[],
  pictures: Pick<KeptPictures, "keep">,
): Promise<void> {
  if (states.length === 0) return
  const stage = await stages.of(side)
  for (const state of states) {
    const complaints = await stage.show(state)
    await growText(stage, look)
    const drawing = await takeDrawing(stage, complaints).catch(() => undefined)
    const content = state[side]
    if (drawing && content !== undefined && isDrawn(drawing)) pictures.keep(nameOf(content), drawing)
  }
}

/** What did not settle is no picture of the state. */
const isDrawn = ({ state: { complaints } }: Drawing) => !complaints.includes("the screen does not settle")

async function growText({ page, arrive }: Stage, { textSize }: Look): Promise<void> {
  if (textSize === "100") return
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${textSize}%`)
  await arrive()
}

interface Setting {
  readonly documents: string
  readonly look: Look
}

function addressOf({ screen, sample }: Pick<StateToDraw, "screen" | "sample">, { documents, look }: Setting): string {
  const { theme, platform, env } = look
  const query = new URLSearchParams({ documents, theme, platform, env, parts: "listed" })
  return `/__states/${encodeURIComponent(screen)}/${encodeURIComponent(sample)}?${query}`
}

function compareState({ pictures, nameOf }: Drawer, { screen, sample, ...contents }: StateToDraw): DrawnPair {
  const [was, is] = [contents.before, contents.after].map((content) =>
    content === undefined ? undefined : readNamed(pictures, nameOf(content)),
  )
  const known = {
    screen,
    sample,
    ...(was ? { before: was.name } : {}),
    ...(is ? { after: is.name } : {}),
    ...(is ? { look: lookOf(is.drawing) } : {}),
    read: is?.drawing.state.words ?? [],
    parts: is?.drawing.state.parts ?? [],
  }
  if (contents.after === undefined) return { ...known, verdict: was ? "gone" : "untold" }
  if (contents.before === undefined) return { ...known, verdict: is ? "added" : "untold" }
  if (!was || !is) return { ...known, verdict: "untold" }
  const difference: DrawnDifference | undefined =
    was.name === is.name ? undefined : compareDrawings(was.drawing, is.drawing)
  return difference ? { ...known, verdict: "different", ...difference } : { ...known, verdict: "same" }
}

const lookOf = ({ state: { dom, aria } }: Drawing) =>
  createHash("sha256")
    .update(JSON.stringify([dom, aria]))
    .digest("hex")

function readNamed(pictures: KeptPictures, name: string) {
  const drawing = readDrawing(pictures, name)
  return drawing && { name, drawing }
}

function readDrawing(pictures: KeptPictures, name: string): Drawing | undefined {
  const state = pictures.find(name)
  return state && { state, picture: pictures.pictureOf(name) }
}
