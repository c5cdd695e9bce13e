import type { Browser, CDPSession, Page } from "playwright"

export interface Candidate {
  readonly candidate: string
  /** The file of the page that draws it. */
  readonly page: string
  readonly count: number
  /** Whether it judges when it is submitted, and shows what is wrong. */
  readonly isSubmitted: boolean
}

interface Prepared extends Candidate {
  readonly opened: OpenPage
  readonly mounts: number[]
  readonly submits: number[]
  readonly samples: number[]
}

export interface Measured {
  readonly candidate: string
  readonly count: number
  readonly mountMs: number
  readonly submitMs: number
  readonly scriptMs: number
}

const keysPerSample = 8

interface OpenPage {
  readonly page: Page
  readonly session: CDPSession
}

async function open(browser: Browser, address: string, { candidate, page: file, count }: Candidate): Promise<OpenPage> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  // Processor time of the page's own thread: what others do on the machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await page.goto(`${address}/${file}?candidate=${candidate}&count=${count}`)
  await page.waitForFunction("typeof run === 'function'")
  return { page, session }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0
}

/**
 * Milliseconds of scripting that one step of the page takes until nothing is left to do, for some engines judge and draw
 * later than in the task that was asked; layout and style do not count.
 */
async function timeOf({ page, session }: OpenPage, step: string): Promise<number> {
  const before = await scriptSeconds(session)
  await page.evaluate(
    `new Promise((done) => setTimeout(() => { run("${step}"); requestIdleCallback(() => requestIdleCallback(() => done())) }))`,
  )
  return ((await scriptSeconds(session)) - before) * 1000
}

/** Draws the form in a page that has run nothing before, and submits it once with every answer too short. */
async function drawOnce(browser: Browser, address: string, candidate: Prepared): Promise<void> {
  const opened = await open(browser, address, candidate)
  candidate.mounts.push(await timeOf(opened, "draw"))
  await opened.page.evaluate("run('fill')")
  const letters = () => opened.page.evaluate("document.body.innerText.length") as Promise<number>
  const before = await letters()
  candidate.submits.push(await timeOf(opened, "submit"))
  if (candidate.isSubmitted && (await letters()) < before + candidate.count)
    throw new Error(`${candidate.candidate} said nothing about ${candidate.count} wrong answers`)
  await opened.page.close()
}

async function prepare(browser: Browser, address: string, candidate: Candidate): Promise<Prepared> {
  const opened = await open(browser, address, candidate)
  await opened.page.evaluate("run('draw')")
  await opened.page
    .locator("input")
    .nth(Math.floor(candidate.count / 2))
    .focus()
  return { ...candidate, opened, mounts: [], submits: [], samples: [] }
}

/** One key, as the browser sends it: key down, text, key up. */
async function press(session: CDPSession, key: string): Promise<void> {
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key })
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key })
}

async function sample({ opened: { page, session }, samples }: Prepared): Promise<void> {
  await page.bringToFront()
  const before = await scriptSeconds(session)
  for (let key = 0; key < keysPerSample; key++) await press(session, "abcdefgh".charAt(key))
  samples.push(((await scriptSeconds(session)) - before) * (1000 / keysPerSample))
  // Back to an empty field, so that every sample types the same.
  for (let key = 0; key < keysPerSample; key++) await page.keyboard.press("Backspace")
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

/** Measures all candidates in one browser, a little of each in turn, so that a busy machine is busy for all. */
export async function measure(
  browser: Browser,
  address: string,
  work: { readonly candidates: readonly Candidate[]; readonly rounds: number },
): Promise<readonly Measured[]> {
  const prepared: Prepared[] = []
  for (const candidate of work.candidates) prepared.push(await prepare(browser, address, candidate))
  for (const warm of prepared) await sample(warm)
  for (const { samples } of prepared) samples.length = 0
  for (let round = 0; round < work.rounds; round++) {
    for (const one of prepared) await drawOnce(browser, address, one)
    for (const one of prepared) await sample(one)
  }
  return prepared.map(({ candidate, count, mounts, submits, samples }) => ({
    candidate,
    count,
    mountMs: median(mounts),
    submitMs: median(submits),
    scriptMs: median(samples),
  }))
}

export interface Steps {
  /** What is done in a page of its own, one after the other, and what the time of each is called. */
  readonly steps: readonly (readonly [step: string, called: string])[]
  readonly names: readonly string[]
  readonly count: number
  readonly rounds: number
}

const pageOf = (candidate: string) => (candidate.startsWith("our-") ? "ours/index.html" : "index.html")

/** Milliseconds of scripting that each of some steps takes, medians over pages of their own. */
export async function measureSteps(browser: Browser, address: string, { steps, names, count, rounds }: Steps) {
  const found = names.map((candidate) => ({ candidate, times: steps.map(() => [] as number[]) }))
  for (let round = 0; round < rounds; round++) {
    for (const { candidate, times } of found) {
      const opened = await open(browser, address, { candidate, page: pageOf(candidate), count, isSubmitted: false })
      await opened.page.evaluate("run('draw')")
      for (const [index, [step]] of steps.entries()) times[index]?.push(await timeOf(opened, step))
      await opened.page.close()
    }
  }
  return found.map(({ candidate, times }) => ({
    candidate,
    ...Object.fromEntries(steps.map(([, called], index) => [`${called} ms`, median(times[index] ?? []).toFixed(1)])),
  }))
}
