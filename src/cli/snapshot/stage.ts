import type { BrowserContext, CDPSession, Page, Request } from "playwright"
import { everythingInPage, type LookedAt } from "./inPage"
import { nameOf, type Sample } from "./states"

/** The size of pictures: a phone, upright. */
export const side = { width: 390, height: 844 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/** Gives the page another size; laying it out again in the same takes as long. */
export async function resize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}

/** A page that shows one sample after the other, and hears what goes wrong while it does. */
export interface Stage {
  readonly page: Page
  /** Shows a sample, standing still, at the size of pictures. Gives what was complained of, now and later. */
  show(sample: Sample): Promise<string[]>
  /** The size of the state that is shown: one that says so is seen on a phone on its side. */
  size(): Size
  /** Waits for what another size of window or letters makes the page fetch, and for what that draws. */
  arrive(): Promise<void>
  /** What is to be seen, as PNG, without the blinking caret: of the window, or so much of the page from its top. */
  photograph(area?: Size): Promise<Buffer>
  close(): Promise<void>
}

const address = ({ screen, sample }: Sample) => `/__states/${encodeURIComponent(screen)}/${encodeURIComponent(sample)}`

export interface Scene {
  /** Source that every new document is given, to look at what is drawn. */
  readonly script: string
  readonly size: Size
  addressOf(sample: Sample): string
}

/** States of a built app, at the size of pictures. `script`: see `Scene`. */
export const statesOf = (script: string): Scene => ({ script, size: side, addressOf: address })

export async function openStage(context: BrowserContext, { script, size: upright, addressOf }: Scene): Promise<Stage> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  let size: Size = upright
  let complaints: string[] = []
  let screen: string | undefined
  /** The first sample of a document: what it fetches for another size is not there yet. */
  let isFresh = true
  const coming = watchParts(page)
  const standStill = () => page.evaluate(() => (globalThis as unknown as LookedAt).__inPage.standStill())
  /** In one go: whether it comes to rest, and then how the phone is held. */
  const settle = (state: string) =>
    page.evaluate(async (name) => {
      const { waitUntilSettled, standStill: rest } = (globalThis as unknown as LookedAt).__inPage
      await waitUntilSettled(name)
      await document.fonts.ready
      await rest()
    }, state)
  const isLandscape = () => page.evaluate(() => document.documentElement.dataset["orientation"] === "landscape")
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`)
  })
  page.on("request", (request) => {
    const kind = request.resourceType()
    // The workshop's pages ask for their documents.
    if ((kind === "fetch" || kind === "xhr") && !new URL(request.url()).pathname.startsWith("/__desk/past/"))
      complaints.push(`network: ${request.method()} ${new URL(request.url()).pathname}`)
  })
  return {
    page,
    async show(sample) {
      complaints = []
      await resize(page, upright)
      // A document of its own for each screen; its samples follow each other inside, which is five times as fast.
      isFresh = sample.screen !== screen
      if (!isFresh) await turnTo(page, addressOf(sample))
      else {
        await page.goto(addressOf(sample), { waitUntil: "load", timeout: patience })
        await bring(protocol, `${everythingInPage};${script}`)
      }
      ;({ screen } = sample)
      if (!(await isDoneWithin(patience, settle(nameOf(sample))))) {
        complaints.push("the screen does not settle")
        await standStill()
      }
      while (await coming()) await standStill()
      size = upright
      if (upright.height <= upright.width || !(await isLandscape())) return complaints
      size = { width: upright.height, height: upright.width }
      await resize(page, size)
      do await standStill()
      while (await coming())
      return complaints
    },
    size: () => size,
    async photograph(area) {
      await page.evaluate(() => (globalThis as unknown as LookedAt).__inPage.holdStill())
      const clip = area && { x: 0, y: 0, ...area, scale: 1 }
      // Half of the time of a picture went into making it small.
      const { data } = await protocol.send("Page.captureScreenshot", {
        format: "png",
        optimizeForSpeed: true,
        ...(clip ? { clip, captureBeyondViewport: true } : {}),
      })
      return Buffer.from(data, "base64")
    },
    async arrive() {
      // An observer of sizes is called with the next frame.
      if (isFresh) await standStill()
      while (await coming()) await standStill()
    },
    close: () => page.close(),
  }
}

/** A machine that others use as well may stand still for half a minute; what never settles is rare enough to wait for. */
const patience = 120_000

/** Tells whether parts of the app are still on their way; they are there then. */
function watchParts(page: Page): () => Promise<boolean> {
  const open = new Map<Request, Promise<unknown>>()
  page.on("request", (request) => {
    if (request.resourceType() === "script") open.set(request, arrivalOf(request))
  })
  return async () => {
    const waiting = [...open.values()]
    open.clear()
    await Promise.all(waiting)
    return waiting.length > 0
  }
}

/** One that is called off never arrives. */
async function arrivalOf(request: Request): Promise<void> {
  const response = await request.response().catch(() => null)
  await response?.finished().catch(() => undefined)
}

async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, "", next)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
}

/** Evaluated through the DevTools protocol: the page's own policy would refuse a script. */
const bring = (protocol: CDPSession, script: string) => protocol.send("Runtime.evaluate", { expression: script })

/** A page that goes on waiting has its timers taken over; it is left to itself. */
async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  const done = work.then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
