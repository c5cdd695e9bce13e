// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { animals, listCall } from "./invalid/files"
import { edited, type Edit, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const sums = edited(zoo[listCall] ?? {}, [
  ["/response/properties/price", { type: "integer", personal: "money" }],
  ["/response/properties/born", { type: "string", format: "date" }],
])

const findings = (...edits: readonly Edit[]) => {
  const set = setOf({ ...zoo, [listCall]: sums, [animals]: edited(zoo[animals] ?? {}, edits) })
  return checkDocuments(set, zooDefinitions)
    .filter(({ rule }) => rule === "value-unformatted")
    .map((finding) => ({ pointer: finding.pointer, fix: fixFor(set, finding).edits }))
}

describe("value-unformatted", () => {
  it("is told of a value beside which its format is missing, and writes it there", () => {
    expect(findings(["/body/2", { widget: "price", value: "$list.price" }])).toMatchObject([
      { pointer: "/body/2/value", fix: [{ op: "set", pointer: "/body/2/format", value: "yen" }] },
    ])
  })

  it("is told of a place in a text, and writes the format into it", () => {
    expect(findings(["/body/0/text", "It costs {list.price}"])).toMatchObject([
      { pointer: "/body/0/text", fix: [{ op: "set", pointer: "/body/0/text", value: "It costs {list.price|yen}" }] },
    ])
  })

  it("names no format that there is not", () => {
    expect(findings(["/body/2", { widget: "price", value: "$list.born" }])).toEqual([
      { pointer: "/body/2/value", fix: [] },
    ])
  })

  it("is not told of a value with a format, nor of one that is read as it is", () => {
    expect(findings(["/body/2", { widget: "price", value: "$list.price", format: "yen" }])).toEqual([])
    expect(findings(["/body/2", { widget: "price", value: "$list.keeper" }])).toEqual([])
    expect(findings(["/body/2", { widget: "price", value: 5 }])).toEqual([])
  })

  it("is told of a number beside values that are all written in one way", () => {
    const rows = (...formats: readonly string[]) => [
      ...formats.map((format) => ({ label: format, value: "$list.price", format })),
      { label: "Fee", value: "$list.fee" },
    ]
    const answers = (...formats: readonly string[]): Edit => ["/body/2", { widget: "answers", rows: rows(...formats) }]
    expect(findings(answers("yen", "yen"))).toMatchObject([
      { pointer: "/body/2/rows/2/value", fix: [{ op: "set", pointer: "/body/2/rows/2/format", value: "yen" }] },
    ])
    expect(findings(answers())).toEqual([])
    expect(findings(answers("yen", "species:species"))).toMatchObject([{ pointer: "/body/2/rows/2/value" }])
  })
})
