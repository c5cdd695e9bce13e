import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { loadTable, nameOf, outcomeTable } from "../support/outcomes"
import { compileEveryPlace, type EveryPlace } from "../support/outcomes/everyPlace"
import { chooseEndings } from "../support/outcomes/endings"
import { createFaultyServer } from "../support/outcomes/faultyServer"
import { openPlace, type OpenPlace } from "../support/outcomes/openPlace"
import { alsoOnView, screenOnView, seeEnding } from "../support/outcomes/seeEnding"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const documents = set.all("call").map(({ document }) => document)
const table = [...chooseEndings(set, outcomeTable(set)), ...loadTable(set)]

let every: EveryPlace
beforeAll(async () => {
  every = await compileEveryPlace([...new Set(table.map(({ place }) => place))])
})

const open: OpenPlace[] = []
const complaints: unknown[][] = []
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said) => void complaints.push(said))
})
afterEach(() => {
  for (const { close } of open.splice(0)) close()
  complaints.length = 0
  vi.restoreAllMocks()
})

/** The values of the path; what else a call sends is not looked at by this server. */
const inputOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]))

describe("every ending of a call, by a tap or when a screen opens, in the whole app", () => {
  it.each(table.map((cell) => [nameOf(cell), cell] as const))("%s", async (...[, cell]) => {
    const server = createFaultyServer(documents, cell)
    const { path = "" } = set.find("call", cell.place.call)?.document ?? {}
    const place = await openPlace(every, { place: cell.place, fetch: server.fetch, input: inputOf(path) })
    open.push(place)
    // One that asks by itself may be left before anybody has seen it.
    if (!cell.place.load) {
      expect(await place.until(() => screenOnView() === "every_place")).toBe(true)
      place.container.querySelector<HTMLButtonElement>(".k-button")?.click()
    }
    // Some clients are fetched when they are first needed.
    await vi.waitUntil(() => server.requests.length > 0, { interval: 1, timeout: 120_000 })
    expect(await seeEnding(place, cell)).toEqual([])
    if (cell.outcome !== "waiting" && cell.shown.length === 0) await place.clock.advance(30_000)
    expect(alsoOnView(place, cell)).toEqual([])
    expect(server.mistakes).toEqual([])
    expect(complaints).toEqual([])
  })
})
