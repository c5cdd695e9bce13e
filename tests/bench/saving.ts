/** From saving a document to the word that it changed, and to the screen, in milliseconds; median of several saves. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser, Page } from "playwright"
import { launchChromium } from "../support/chromium"
import { growDocuments } from "./growth/growDocuments"

const saves = 15
const sizes = [57, 1_000, 3_000]
const port = 4391
const origin = `http://127.0.0.1:${port}`
const edited = "withdrawal/client_withdraw_select.screen.json"
const heading = "どこへ出金しますか"

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** `npm run dev` on documents of its own; settles when it answers. */
async function startDev(documents: string): Promise<ChildProcess> {
  const dev = spawn(
    process.execPath,
    [fileURLToPath(new URL("../../src/cli/run.mjs", import.meta.url)), "dev", "--root", documents],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    },
  )
  await new Promise<void>((resolve, reject) => {
    dev.stdout?.on("data", (text: Buffer) => text.includes("ready") && resolve())
    dev.on("exit", () => reject(new Error("the dev server ended")))
  })
  return dev
}

/** Settles with the time of the next word of this name from the dev server. */
type Hear = (event: "change" | "problems") => Promise<number>

async function openPage(page: Page): Promise<Hear> {
  const waiting = new Map<string, (at: number) => void>()
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const [, event = ""] = /kamishibai:(change|problems)/.exec(String(payload)) ?? []
      waiting.get(event)?.(Date.now())
      waiting.delete(event)
    }),
  )
  const answer = await page.request.post(`${origin}/__sandbox/reset`, { data: { world: "active-investor" } })
  const { cookies } = (await answer.json()) as { readonly cookies: Readonly<Record<string, string>> }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  await page.goto(`${origin}/client/withdraw_select`)
  await page.getByRole("heading", { name: heading }).waitFor()
  return (event) => new Promise((resolve) => waiting.set(event, resolve))
}

/** When a text first stands on the screen. */
async function seen(page: Page, text: string): Promise<number> {
  const time = await page.waitForFunction(
    (definitions) => document.body.innerText.includes(definitions) && Date.now(),
    text,
  )
  return Number(await time.jsonValue())
}

async function measure(page: Page, file: string): Promise<{ readonly event: number; readonly screen: number }[]> {
  const first = readFileSync(file, "utf8")
  const hear = await openPage(page)
  const times: { readonly event: number; readonly screen: number }[] = []
  for (let save = 1; save <= saves; save += 1) {
    const text = `${heading}（${save}）`
    const waiting = [hear("change"), seen(page, text), hear("problems")] as const
    const saved = Date.now()
    writeFileSync(file, first.replace(heading, text))
    // The next one is saved when all rules have run, as by a person.
    const [event, screen] = await Promise.all(waiting)
    times.push({ event: event - saved, screen: screen - saved })
  }
  return times
}

/** Of a development server on generated documents with so many screens. */
async function row(browser: Browser, wanted: number) {
  const documents = mkdtempSync(join(tmpdir(), "documents-"))
  const screens = growDocuments(fileURLToPath(new URL("../../schemas", import.meta.url)), documents, wanted)
  const dev = await startDev(documents)
  try {
    const times = await measure(await browser.newPage(), join(documents, edited))
    const of = (name: "event" | "screen") => median(times.map((one) => one[name]))
    return { screens, "told ms": of("event"), "on screen ms": of("screen") }
  } finally {
    dev.kill("SIGTERM")
    await once(dev, "exit")
    rmSync(documents, { recursive: true })
  }
}

const browser = await launchChromium()
try {
  const rows = []
  for (const screens of sizes) rows.push(await row(browser, screens))
  console.log("A saved document under npm run dev, median:")
  console.table(rows)
} finally {
  await browser.close()
}
