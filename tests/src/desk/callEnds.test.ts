// @vitest-environment node
import { expect, it } from "vitest"
import type { CallUse, WrittenCall } from "../../../src/domain/writtenCalls"
import { callEnds } from "../../../src/desk/faults/callEnds"

const sheet = [{ do: "half-sheet", from: "$failure.sheet" }]
const errors = {
  clients: {
    zoo: {
      before: "sheet",
      outcomes: { sheet, rejected: [{ do: "toast", text: "r" }], offline: [{ do: "go", to: "/error" }] },
    },
  },
}
const call: WrittenCall = {
  id: "zoo/feed",
  file: "calls/zoo/feed.call.json",
  title: "餌",
  client: "zoo",
  effect: "write",
  samples: ["normal"],
  codes: {
    full: { outcome: "sheet", says: "満腹です", isQuiet: false },
    quiet: { outcome: "sheet", says: "", isQuiet: true },
    asleep: { outcome: "rejected", says: "", isQuiet: false },
  },
  outcomes: { full: [{ do: "back" }], quiet: [], timeout: [{ do: "reload" }] },
  uses: [],
}
const use: CallUse = {
  file: "zoo/animals.screen.json",
  pointer: "/body/0/tap/0",
  on: { asleep: [{ do: "next" }], ok: [{ do: "next" }] },
}
const endOf = (name: string, of: Partial<CallUse> | undefined = {}) =>
  callEnds({ call, use: of && { ...use, ...of }, errors }).find((end) => end.name === name)

it("the place that makes a call speaks before the call, and the call before errors.json, each with where it is written", () => {
  expect(endOf("asleep")).toMatchObject({ by: "use", place: { file: use.file, pointer: "/body/0/tap/0/on/asleep" } })
  expect(endOf("timeout")).toMatchObject({ by: "call", place: { file: call.file, pointer: "/outcomes/timeout" } })
  expect(endOf("offline")).toMatchObject({
    by: "errors",
    place: { file: "errors.json", pointer: "/clients/zoo/outcomes/offline" },
  })
  expect(endOf("asleep", { on: {} })).toMatchObject({ by: "errors", actions: [{ do: "toast", text: "r" }] })
  expect(endOf("broken")?.by).toBe("nobody")
})

it("a branch of its own for a code comes after what the server sends, unless that is quiet", () => {
  expect(endOf("full")).toMatchObject({ by: "call", actions: [{ do: "back" }], before: sheet })
  expect(endOf("quiet")).not.toHaveProperty("before")
  expect(endOf("asleep")).not.toHaveProperty("before")
})

it.each(["retry", "ignore"])(
  "what ends the visit, and what all calls answer alike, is followed also by a place that says %s",
  (error) => {
    const rules = { ...errors.clients.zoo, outcomes: { ...errors.clients.zoo.outcomes, maintenance: [], asleep: [] } }
    const all = callEnds({ call, use: { ...use, on: { timeout: [] }, error }, errors: { clients: { zoo: rules } } })
    const by = Object.fromEntries(all.map((end) => [end.name, end.by]))
    expect(by).toMatchObject({ maintenance: "errors", asleep: "errors", timeout: "use", offline: error, quiet: error })
  },
)

it("a place that asks again or does without answers everything but its own codes", () => {
  expect(endOf("offline", { error: "retry" })?.by).toBe("retry")
  expect(endOf("asleep", { error: "ignore" })?.by).toBe("use")
  expect(endOf("full", { error: "ignore" })?.by).toBe("ignore")
  expect(endOf("offline", { error: "outcome" })?.by).toBe("errors")
})

it("answers follow what the place says; only a write can be left unconfirmed", () => {
  expect(endOf("normal")?.by).toBe("use")
  expect(endOf("pending")?.by).toBe("nobody")
  expect(endOf("unconfirmed")).toBeDefined()
  const read = callEnds({ call: { ...call, effect: "read" }, use, errors })
  expect(read.map(({ name }) => name)).not.toContain("unconfirmed")
})
