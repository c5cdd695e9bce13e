// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { animals, buyCall, done, form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

interface Edits {
  readonly [file: string]: readonly Edit[]
}

const hidden: Edit = ["/ui/2/when", { is: ["$draft.kind", 1] }]

/** Where it is told that an answer is missing where its question is hidden. */
const told = (edits: Edits) => {
  const needed: Edits = { [buyCall]: [["/request/required/1", "agreed"]], [form]: [hidden] }
  const files = Object.entries({ ...needed, ...edits }).map(([file, of]) => [file, edited(zoo[file] ?? {}, of)])
  return checkDocuments(setOf({ ...zoo, ...Object.fromEntries(files) }), zooDefinitions)
    .filter(({ rule }) => rule === "hidden-when-sent")
    .map(({ file, pointer }) => `${file} ${pointer}`)
}

const buys = (more: Json): Edit => ["/footer/0/tap/1", { do: "call", call: "zoo/buy", ...(more as object) }]
const input = { kind: "$draft.kind", agreed: "$draft.agreed" }
const isOne = { is: ["$draft.kind", 1] }

describe("hidden-when-sent", () => {
  it.each<[what: string, edits: Edits, place: string]>([
    ["a question", {}, "/ui/2/when"],
    [
      "a question of a section",
      { [form]: [["/ui/2", { section: "Rules", when: isOne, ui: [agreed()] }]] },
      "/ui/2/ui/0",
    ],
    ["all answers", { [ticket]: [buys({ answers: true })], [animals]: [] }, "/ui/2/when"],
    [
      "a call under another condition",
      { [ticket]: [buys({ input, when: { filled: ["$draft.kind"] } })] },
      "/ui/2/when",
    ],
  ])("tells of %s", (_what, edits, place) => {
    expect(told(edits)).toEqual([`${form} ${place}`])
  })

  it("is told once, and not of each sample that answers the question", () => {
    const files = {
      [buyCall]: edited(zoo[buyCall] ?? {}, [["/request/required/1", "name"]]),
      [ticket]: edited(zoo[ticket] ?? {}, [["/samples/filled/answers/draft/kind", 2]]),
    }
    const found = checkDocuments(setOf({ ...zoo, ...files }), zooDefinitions)
    expect(found.map(({ rule }) => rule)).toEqual(["hidden-when-sent"])
  })

  it("tells of what the next screen sends", () => {
    const keep = { do: "keep", name: "receipt", in: "encrypted", value: { number: "$draft.agreed" } }
    const call = { do: "call", call: "zoo/buy", input: { kind: 1, agreed: "$kept.receipt.number" } }
    const kept = { [ticket]: [["/footer/0/tap/1", keep]] } satisfies Edits
    expect(told({ ...kept, [done]: [["/footer/0/tap/0", call]] })).toEqual([`${form} /ui/2/when`])
    const some = { ...call, when: { filled: ["$kept.receipt.number"] } }
    expect(told({ ...kept, [done]: [["/footer/0/tap/0", some]] })).toEqual([])
  })

  it.each<[what: string, edits: Edits]>([
    ["the call can go without it", { [buyCall]: [] }],
    ["the call has the same condition", { [ticket]: [buys({ input, when: isOne })] }],
    [
      "the call stands in the branch of those who are asked",
      { [ticket]: [["/footer/0/tap/1", { do: "choose", if: isOne, then: [{ do: "call", call: "zoo/buy", input }] }]] },
    ],
    [
      "the others have been led elsewhere",
      { [ticket]: [["/footer/0/tap/0", { do: "choose", if: isOne, then: [], otherwise: [{ do: "go", to: "done" }] }]] },
    ],
    ["who is not asked cannot send the form", { [form]: [hidden, ["/schema/properties/kind/enum", [1]]] }],
    ["a rule refuses who is not asked", { [form]: [hidden, ["/ui/0/rules", [{ must: isOne, message: "too-short" }]]] }],
    ["another question gives the same answer", { [form]: [hidden, ["/ui/3", { ...agreed(), when: { not: isOne } }]] }],
  ])("says nothing where %s", (_what, edits) => {
    expect(told(edits)).toEqual([])
  })
})

function agreed() {
  return { field: "agreed", widget: "checkbox", label: "I keep off the grass" }
}
