import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

interface Action {
  readonly do: string
  readonly call?: string
  readonly on?: Readonly<Record<string, readonly Action[]>>
}

const set = loadDocuments(shippedRoot)
const documents = (["screen", "form", "sheet", "errors"] as const).flatMap((kind) =>
  set.all(kind).map(({ id, document }) => ({ at: `${kind} ${id}`, document: document as unknown })),
)

/** What ends the visit, or asks the server anew where the customer stands, needs no word of its own about the session. */
const leading = ["close-webview", "restart-flow", "login"]
const codes = ["session_expired", "maintenance"]

function callsIn(node: unknown): readonly Action[] {
  if (typeof node !== "object" || node === null) return []
  const own = "do" in node && node.do === "call" ? [node as Action] : []
  return [...own, ...Object.values(node).flatMap(callsIn)]
}

it("no branch for refusals hides that the session is over or that there is maintenance", () => {
  const calls = documents.flatMap(({ at, document }) => callsIn(document).map((action) => ({ at, ...action })))
  const general = calls.filter(({ call = "", on = {} }) => /^(aco|bff)\//.test(call) && "rejected" in on)
  expect(general.length).toBeGreaterThan(3)
  const hiding = general
    .filter(({ on = {} }) => on["rejected"]?.some((action) => leading.includes(action.do)) !== true)
    .flatMap(({ at, call, on = {} }) => codes.filter((code) => !(code in on)).map((code) => `${at}: ${call} ${code}`))
  expect(hiding).toEqual([])
})

it("only account opening says that an application starts over; any other session that is over leads to the login", () => {
  const clients = set.find("errors", "errors")?.document.clients ?? {}
  const ends = Object.entries(clients).flatMap(([client, { outcomes }]) => {
    const ended: unknown = Reflect.get(outcomes, "session_expired")
    return ended === undefined ? [] : [[client, JSON.stringify(ended).includes("log-out") ? "log-out" : "its own"]]
  })
  expect(Object.fromEntries(ends)).toEqual({ bff: "log-out", aco: "its own" })
})
