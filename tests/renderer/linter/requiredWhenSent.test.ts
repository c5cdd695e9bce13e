// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, buyCall, done, form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

interface Edits {
  readonly [file: string]: readonly Edit[]
}

const told = (edits: Edits) => {
  const needed: Edits = { [buyCall]: [["/request/required/1", "agreed"]] }
  const files = Object.entries({ ...needed, ...edits }).map(([file, of]) => [file, edited(zoo[file] ?? {}, of)])
  return checkDocuments(setOf({ ...zoo, ...Object.fromEntries(files) }), zooDefinitions)
    .filter(({ file, rule }) => file === form && /^required|^message|^option/.test(rule))
    .map(({ rule, pointer }) => `${rule} ${pointer}`)
}

describe("an answer that a call cannot go without", () => {
  it("is required", () => {
    expect(told({})).toEqual(["required-when-sent /ui/2"])
    expect(told({ [form]: [["/ui/2/required", true]] })).toEqual([])
  })

  it.each<[name: string, edits: Edits]>([
    ["the call can go without it", { [buyCall]: [] }],
    ["there is one to start with", { [form]: [["/schema/properties/agreed/default", true]] }],
    ["it is asked of some only", { [form]: [["/ui/2/when", { filled: ["$draft.kind"] }]] }],
    ["it is required of some", { [form]: [["/ui/2/requiredWhen", { filled: ["$draft.kind"] }]] }],
    [
      "something else writes it",
      { [ticket]: [["/enter", [{ do: "answer", form: "ticket", field: "agreed", value: true }]]] },
    ],
    ["the call is given something else", { [ticket]: [["/footer/0/tap/1/input/agreed", true]] }],
  ])("need not be where %s", (_name, edits) => {
    expect(told(edits)).toEqual([])
  })

  it("is required where it is sent from what the screen before has kept", () => {
    const keep = { do: "keep", name: "receipt", in: "encrypted", value: { number: "$draft.agreed" } }
    const call = { do: "call", call: "zoo/buy", input: { kind: 1, agreed: "$kept.receipt.number" } }
    const edits = { [ticket]: [["/footer/0/tap/1", keep]], [done]: [["/footer/0/tap/0", call]] } satisfies Edits
    expect(told(edits)).toContain("required-when-sent /ui/2")
    expect(told({ ...edits, [done]: [] })).not.toContain("required-when-sent /ui/2")
  })

  it("is required where all answers are sent", () => {
    const call = { do: "call", call: "zoo/buy", answers: true }
    expect(told({ [ticket]: [["/footer/0/tap/1", call]], [animals]: [] })).toContain("required-when-sent /ui/2")
  })

  it("is told once, though the word for it is misspelt or has a text that nobody sees", () => {
    expect(told({ [form]: [["/ui/2/requird", true]] })).toEqual(["option-unknown /ui/2/requird"])
    expect(told({ [form]: [["/ui/2/messages", { required: "Please keep off" }]] })).toEqual([
      "required-when-sent /ui/2",
    ])
  })
})
