import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import { Desk } from "../../../src/desk/Desk"
import { views } from "../../../src/desk/views"
import { openDatabase, type OpenDatabase } from "../../../src/sandbox"
import { openReleases, registerReleaseDesk } from "../../../src/server"
import { violationsIn } from "../../support/axeInPage"
import { openDesk, type OpenDesk } from "../../support/openDesk"
import { buildOf } from "../../support/openReleases"

const cacheDir = join(import.meta.dirname, "../../../node_modules/.cache/kamishibai")
let desk: OpenDesk
let database: OpenDatabase
beforeAll(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  database = await openDatabase({ cacheDir })
  desk = await openDesk(async (server, root) => {
    await server.register(fastifyCookie)
    const releases = await openReleases({ database: database.db, ...buildOf(readTexts(root)), people: "demo" })
    registerReleaseDesk(server, releases, () => readTexts(root))
    return (release) => releases.texts(release)
  })
  // One text is like the other, and there are thousands.
  Object.assign(desk.store.api, { texts: async () => fewTexts })
})
afterAll(async () => {
  await desk.close()
  await database.close()
})
afterEach(cleanup)

const fewTexts = [{ file: "withdrawal/client_withdrawal.screen.json", pointer: "/body/1/text", text: "いくら" }]

/** Something of each view that is there once all of it is. */
const drawn: Readonly<Record<Exclude<(typeof views)[number]["view"], "bench">, string>> = {
  screens: ".d-node",
  words: ".d-word",
  flows: ".d-step__title",
  conditions: ".d-conditions__sentence",
  faults: ".d-end",
  closures: ".d-closure__areas",
  reported: ".d-reported",
  problems: ".d-page",
  changes: ".d-page",
  releases: ".d-page",
  audit: ".d-page",
}

// The bench has a test of its own: it shows a thousand states, of which one is like the other.
const others = views.flatMap(({ view, label }) => (view === "bench" ? [] : [{ view, label }]))
it.each(others)("axe finds nothing wrong in 「$label」", async ({ view }) => {
  await act(async () => desk.store.show(view))
  render(<Desk store={desk.store} />)
  await screen.findByRole("main")
  await expect.poll(() => document.querySelectorAll(drawn[view]).length).toBeGreaterThan(0)
  const [first] = document.querySelectorAll(`.d-list__item, ${drawn[view]}`)
  if (first) fireEvent.click(first)
  await act(async () => undefined)
  expect(await violationsIn(document.body)).toEqual([])
})
