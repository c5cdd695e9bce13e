// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { animals, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

function told(file: string, edit: Edit) {
  const set = setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, [edit]) })
  const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "value-of-another")
  return found.map((one) => {
    const { edits, isCertain } = fixFor(set, one)
    return [one.pointer, ...edits.map((fix) => ("value" in fix ? fix.value : fix.op)), isCertain]
  })
}

const sends = (input: Json) => told(ticket, ["/footer/0/tap/1/input", input])
const input = "/footer/0/tap/1/input"

describe("value-of-another", () => {
  it("is told where one value is sent under the name of another, too", () => {
    expect(sends({ kind: "$draft.kind", name: "$draft.name", agreed: "$draft.kind" })).toEqual([
      [`${input}/agreed`, "$draft.agreed", false],
    ])
  })

  it("is told where two are exchanged", () => {
    expect(sends({ kind: "$draft.agreed", name: "$draft.name", agreed: "$draft.kind" })).toEqual([
      [`${input}/kind`, "$draft.kind", false],
      [`${input}/agreed`, "$draft.agreed", false],
    ])
  })

  it("is told of what is kept, and of what data ask for", () => {
    const value: Json = { name: "$draft.name", kind: "$draft.name" }
    expect(told(ticket, ["/footer/0/tap/2/value", value])).toEqual([
      ["/footer/0/tap/2/value/kind", "$draft.kind", false],
    ])
    const asked: Json = { kind: "$query.map", map: "$query.map" }
    const query: Json = { map: {}, kind: { in: ["cats", "birds"], default: "cats", else: [] } }
    const screen = edited(zoo[animals] ?? {}, [["/query", query]])
    const set = setOf({ ...zoo, [animals]: edited(screen, [["/data/list/input", asked]]) })
    const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "value-of-another")
    expect(found.map(({ pointer }) => pointer)).toEqual(["/data/list/input/kind"])
  })

  it.each<[what: string, given: Json]>([
    ["each has its own", { kind: "$draft.kind", name: "$draft.name" }],
    ["the other is not given", { kind: "$draft.agreed", name: "$draft.name" }],
    ["the other comes from elsewhere", { kind: "$draft.name", name: "$ctx.name" }],
    ["there is none of its own", { number: "$draft.name", name: "$draft.name" }],
    ["it is no path", { kind: 1, name: "$draft.name" }],
  ])("says nothing where %s", (_what, given) => {
    expect(sends(given)).toEqual([])
  })
})
