import type { Browser, CDPSession, Page } from "playwright"

export interface Candidate {
  readonly candidate: string
  readonly count: number
}

interface Prepared extends Candidate {
  readonly page: Page
  readonly session: CDPSession
  readonly mounts: number[]
  readonly submits: number[]
  readonly samples: number[]
}

export interface Measured extends Candidate {
  readonly mountMs: number
  readonly submitMs: number
  readonly scriptMs: number
}

const keysPerSample = 8

/** Draws the form in a page of its own, that has run nothing before; gives the milliseconds that this took. */
async function draw(page: Page, address: string, { candidate, count }: Candidate): Promise<number> {
  await page.goto(`${address}/index.html?candidate=${candidate}&count=${count}`)
  await page.waitForFunction(() => document.documentElement.dataset["mounted"] !== undefined)
  return Number(await page.evaluate(() => document.documentElement.dataset["mounted"]))
}

/** Draws the form, and submits it once with every answer too short. */
async function drawOnce(browser: Browser, address: string, candidate: Prepared): Promise<void> {
  const page = await browser.newPage()
  candidate.mounts.push(await draw(page, address, candidate))
  await page.evaluate("fill('a')")
  candidate.submits.push(await page.evaluate<number>("run('submit')"))
  await page.close()
}

async function prepare(browser: Browser, address: string, candidate: Candidate): Promise<Prepared> {
  const page = await browser.newPage()
  await draw(page, address, candidate)
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  await page
    .locator("input")
    .nth(Math.floor(candidate.count / 2))
    .focus()
  return { ...candidate, page, session, mounts: [], submits: [], samples: [] }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0
}

/** One key, as the browser sends it: key down, text, key up. */
async function press(session: CDPSession, key: string): Promise<void> {
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key })
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key })
}

async function sample({ page, session, samples }: Prepared): Promise<void> {
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

/** Adding and removing a row: milliseconds of each, medians over pages of their own. */
export async function measureRows(
  browser: Browser,
  address: string,
  { names, count, rounds }: { readonly names: readonly string[]; readonly count: number; readonly rounds: number },
) {
  const steps = ["add", "remove"] as const
  const found = names.map((candidate) => ({ candidate, add: [] as number[], remove: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    for (const one of found) {
      const page = await browser.newPage()
      await draw(page, address, { candidate: one.candidate, count })
      for (let warm = 0; warm < 5; warm++) for (const step of steps) await page.evaluate(`run('${step}')`)
      for (const step of steps) one[step].push(await page.evaluate<number>(`run('${step}')`))
      await page.close()
    }
  }
  return found.map(({ candidate, add, remove }) => ({ candidate, addMs: median(add), removeMs: median(remove) }))
}
