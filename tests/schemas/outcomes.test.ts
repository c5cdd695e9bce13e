import { createRun } from "../../renderer"
import { beforeAll, describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import type { CallResult } from "../../renderer/model/calls"
import type { CallDocument } from "../../renderer/model/documents"
import { createScreen } from "../../renderer/screens/createScreen"
import { anApi } from "../src/platform/api/anApi"
import { nameOf, outcomeTable, placesOf, type Cell } from "../support/outcomes"
import { compileEveryPlace, type EveryPlace } from "../support/outcomes/everyPlace"
import { createFaultyServer } from "../support/outcomes/faultyServer"
import { watchActions } from "../support/outcomes/watch"
import { shippedRoot } from "../support/shippedRoot"
import { zooHost } from "../support/screens/zoo"

const set = loadDocuments(shippedRoot)
const documents = set.all("call").map(({ document }) => document)
const table = outcomeTable(set)
const pathParameter = /\{(\w+)\}/g

let compiled: EveryPlace
beforeAll(async () => {
  compiled = await compileEveryPlace([...new Set(table.map(({ place }) => place))])
})

function documentOf({ place }: Cell): CallDocument {
  const document = set.find("call", place.call)?.document
  if (!document) throw new Error(`no call ${place.call}`)
  return document
}

/** Makes the call of the cell with the real client and lets the real actions follow. */
function meet(cell: Cell) {
  const { app, module, actionOf } = compiled
  const document = documentOf(cell)
  const server = createFaultyServer(documents, cell)
  // A login that has ended is followed there whatever the call: elsewhere calls for visitors go on without one.
  const client = anApi(server, { page: () => "/inquiry" })
  const { actions, shown } = watchActions(app)
  const results: CallResult[] = []
  const host = zooHost({
    app,
    async call(call, input, options) {
      const result = await client.api.call(call, input, options)
      results.push(result)
      return result
    },
  })
  const screen = createScreen({ module, host: { ...host, registry: { ...host.registry, actions } } })
  const input = Object.fromEntries([...document.path.matchAll(pathParameter)].map(([, name = ""]) => [name, "1"]))
  const action = actionOf(cell.place)
  let isOver = false
  const run = createRun(screen)
    .perform([{ ...action, options: { ...action.options, input } }])
    .finally(() => (isOver = true))
  return { screen, shown, run, client, results, server, isOver: () => isOver, problems: host.problems }
}

describe("every call with every fault", () => {
  it("knows every call of the product, and every screen that says something itself", () => {
    const calls = new Set(table.map(({ place }) => place.call))
    expect([...calls].toSorted()).toEqual(
      set
        .all("call")
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(new Set(table.map(({ place }) => place.at)).size).toBe(new Set(placesOf(set).map(({ at }) => at)).size)
  })

  it("F22, F23: no screen takes an expired session or the maintenance for anything else", () => {
    const hidden = table.filter(({ place, code, shown }) => {
      if (place.isNested || !/^(aco|bff)[/]/.test(place.call)) return false
      const last = shown.at(-1) ?? ""
      // An application starts over; any other session that is over leads to the login.
      return code === "session_expired"
        ? !(place.call.startsWith("aco/") ? last.endsWith("(session-expired)") : last === "login")
        : code === "maintenance" && last !== "page /maintenance"
    })
    expect(hidden.map(nameOf)).toEqual([])
  })

  it.each(table.map((cell) => [nameOf(cell), cell] as const))("%s", async (...[, cell]) => {
    const { screen, shown, run, client, results, server, isOver, problems } = meet(cell)
    await client.clock.advance(cell.outcome === "waiting" ? 600_000 : 30_000)
    if (cell.outcome === "waiting") {
      expect(isOver()).toBe(false)
      screen.leave()
    }
    await run
    expect(server.mistakes).toEqual([])
    expect(shown).toEqual(cell.shown)
    expect(problems.filter(({ code }) => code !== "call-broken")).toEqual([])
    if (["waiting", "quiet"].includes(cell.outcome)) return
    const [first] = results
    const failure = first?.kind === "failed" ? first.failure : undefined
    expect(failure?.outcome ?? first?.kind).toBe(cell.outcome)
    expect(failure?.fieldErrors ?? []).toEqual(cell.fields)
  })
})
