// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { animals, buyCall, done, form, ticket } from "./invalid/files"
import { edited, removed, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

type Edits = Readonly<Record<string, readonly Edit[]>>

function told(edits: Edits, rules: RegExp) {
  const files = Object.entries(edits).map(([file, of]) => [file, edited(zoo[file] ?? {}, of)])
  const set = setOf({ ...zoo, ...Object.fromEntries(files) })
  const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rules.test(rule))
  return found.map((one) => ({ at: `${one.rule} ${one.file}${one.pointer}`, edits: fixFor(set, one).edits }))
}

const places = (edits: Edits, rules: RegExp) => told(edits, rules).map(({ at }) => at)

describe("a value that nobody keeps any more", () => {
  const read: Json = { receipt: { else: [{ do: "go", to: "animals" }] } }
  const edits: Edits = {
    [ticket]: [["/footer/0/tap/2", removed]],
    [done]: [["/needs", read]],
    [form]: [["/ui/0/when", { filled: ["$kept.receipt.number"] }]],
    "app.json": [["/scope/kept/properties/receipt", { $ref: "call:zoo/buy" }]],
    [buyCall]: [["/effect", "read"]],
  }

  it("is told once, where a screen needs it, and its call is not told to be a write", () => {
    expect(places(edits, /^kept-never|^effect-doubtful/)).toEqual([`kept-never-written ${done}/needs/receipt`])
  })

  it("is not told where it is kept by a name that is misspelt", () => {
    const misspelt: Edits = { ...edits, [ticket]: [["/footer/0/tap/2/name", "reciept"]] }
    expect(places(misspelt, /kept/)).toEqual([`unknown-kept ${ticket}/footer/0/tap/2/name`])
  })

  it("says nothing of the call where its answer is kept by another name", () => {
    const other: Edits = { ...edits, "app.json": [] }
    expect(places(other, /^effect-doubtful/)).toEqual([`effect-doubtful ${buyCall}/effect`])
  })
})

describe("a code that its table lost", () => {
  it("is not told of questions that offer what the table has now", () => {
    const ask = (field: string, more: Json): Json => ({ field, label: field, required: true, ...(more as object) })
    const isCat: Json = { is: ["$draft.two", 1] }
    const asks: Edit[] = [
      ["/schema/properties/one", { type: "integer", enum: [1, 2], codes: "species" }],
      ["/schema/properties/two", { type: "integer", codes: "species" }],
      ["/ui/3", ask("one", { widget: "select", options: "codes" })],
      ["/ui/4", ask("two", { widget: "select", options: "codes" })],
      ...["a", "b", "c"].map((name, index): Edit => [`/ui/${index + 5}`, ask(name, { widget: "text", when: isCat })]),
    ]
    const rules = /^code-lost|^option-outside|^schema-value/
    const lost: Edits = { "codes/species.codes.json": [["/codes/0/code", 7]], [form]: asks }
    expect(places({ ...lost, "codes/species.codes.json": [] }, rules)).toEqual([])
    expect(places(lost, rules)).toEqual(["code-lost codes/species.codes.json/codes"])
  })
})

describe("what comes after an action that leaves the screen", () => {
  it("is moved before it, unless it leaves, too", () => {
    const keep: Json = { do: "set", state: "open", value: true }
    const rule = /^actions-after-leaving/
    expect(told({ [animals]: [["/footer/0/tap/1", keep]] }, rule)).toEqual([
      {
        at: `actions-after-leaving ${animals}/footer/0/tap/1`,
        edits: [{ op: "move", file: animals, pointer: "/footer/0/tap/1", to: 0, seen: keep }],
      },
    ])
    const [{ edits } = { edits: [] }] = told({ [animals]: [["/footer/0/tap/1", { do: "close" }]] }, rule)
    expect(edits).toMatchObject([{ op: "remove", pointer: "/footer/0/tap/1" }])
  })
})
