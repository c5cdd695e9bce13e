// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, sheet, ticket } from "./invalid/files"
import { edited, removed, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const rules = ["sent-in-silence", "submit-missing", "flow-dead-end", "step-skipped"]

const told = (file: string, ...edits: readonly Edit[]): readonly string[] =>
  checkDocuments(setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, edits) }), zooDefinitions)
    .filter(({ rule }) => rules.includes(rule))
    .map(({ rule, pointer }) => `${rule} ${pointer}`)

const submit = { do: "submit", form: "ticket" }
const buy = {
  do: "call",
  call: "zoo/buy",
  input: { kind: "$draft.kind", name: "$draft.name", agreed: "$draft.agreed" },
}
const keep = { do: "keep", name: "receipt", in: "encrypted", value: "$res" }
const tap = (...actions: readonly object[]): Edit => ["/footer/0/tap", JSON.parse(JSON.stringify(actions))]

describe("what is sent", () => {
  it("is told once, where it is sent last, and not of the flow besides", () => {
    expect(told(ticket, tap(submit, buy, keep))).toEqual(["sent-in-silence /footer/0/tap/1"])
  })

  it("is told of the one branch after which nothing is seen", () => {
    const choose = { do: "choose", if: { is: ["$draft.kind", 1] }, then: [buy, { do: "next" }], otherwise: [buy] }
    expect(told(ticket, tap(submit, choose))).toEqual(["sent-in-silence /footer/0/tap/1/otherwise/0"])
    expect(told(ticket, tap(submit, choose, { do: "next" }))).toEqual([])
  })

  it("may lead on as it ends well", () => {
    expect(told(ticket, tap(submit, { ...buy, on: { ok: [{ do: "next" }] } }))).toEqual([])
    expect(told(ticket, tap(submit, { ...buy, on: { SOLD_OUT: [{ do: "go", to: "done" }] } }))).toEqual([
      "sent-in-silence /footer/0/tap/1",
    ])
  })

  it("may be seen in what the screen reads of what is kept", () => {
    const shown: Edit = ["/body/1", { widget: "heading", text: "{kept.receipt.number}" }]
    expect(told(ticket, tap(submit, buy, keep), shown)).toEqual(["flow-dead-end /sections/0/steps/1"])
  })

  it("closes the half-sheet that it is sent from", () => {
    expect(told(sheet, ["/buttons/0/tap", [JSON.parse(JSON.stringify({ ...buy, input: { kind: 1 } }))]])).toEqual([])
  })
})

describe("a button that waits for answers", () => {
  const waits: Edit = ["/footer/0/enabled", "answered"]

  it("submits them, in whichever branch", () => {
    const choose = { do: "choose", if: { is: ["$draft.kind", 1] }, then: [submit], otherwise: [] }
    expect(told(ticket, waits, tap(choose, buy, { do: "next" }))).toEqual([])
    expect(told(ticket, waits, tap(buy, { do: "next" }))).toEqual(["submit-missing /footer/0/tap"])
  })

  it("is none where a condition decides, or where there is no form", () => {
    expect(told(ticket, ["/footer/0/enabled", { is: ["$draft.kind", 1] }], tap(buy, { do: "next" }))).toEqual([])
    expect(told(animals, waits)).toEqual([])
  })
})

describe("a step of a flow", () => {
  it("leads to a later one, not only back or to a question", () => {
    expect(told(ticket, tap({ do: "popup", text: "Again" }))).toEqual(["flow-dead-end /sections/0/steps/1"])
    expect(told(ticket, tap({ do: "go", to: "animals" }))).toEqual(["flow-dead-end /sections/0/steps/1"])
    expect(told(ticket, tap({ do: "go", to: "done" }))).toEqual(["step-skipped /sections/1/steps/0"])
    expect(told(ticket, ["/footer/0", removed])).toEqual(["flow-dead-end /sections/0/steps/1"])
  })
})
