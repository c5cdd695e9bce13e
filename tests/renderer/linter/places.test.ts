// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const kinds: Json = {
  kind: "codes",
  id: "kinds",
  version: 1,
  $schema: "../meta/codes.schema.json",
  analytics: true,
  codes: [
    { code: "cats", label: "Cat" },
    { code: "birds", label: "Bird" },
    { code: "fish", label: "Grown" },
  ],
}

/** What is wrong with a button whose record names a value, beside a table of codes. */
function complaints(path: string, table: Json = kinds): readonly string[] {
  const { "visit/animals.screen.json": screen = {} } = zoo
  const files = {
    ...zoo,
    "codes/kinds.codes.json": table,
    "visit/animals.screen.json": edited(screen, [["/footer/0/analytics", [path]]]),
  }
  return checkDocuments(setOf(files), zooDefinitions)
    .filter(({ rule }) => rule === "analytics-not-code")
    .map(({ pointer }) => pointer)
}

describe("labels of records", () => {
  it("may be codes of one table that allows it, also where only some of its codes can occur", () => {
    expect(complaints("$query.kind")).toEqual([])
  })

  it("are refused where the table does not allow it", () => {
    expect(complaints("$query.kind", edited(kinds, [["/analytics", false]]))).toEqual(["/footer/0/analytics/0"])
  })

  it("are refused where a value of no table can occur", () => {
    const fewer = edited(kinds, [["/codes", [{ code: "cats", label: "Cat" }]]])
    expect(complaints("$query.kind", fewer)).toEqual(["/footer/0/analytics/0"])
  })

  it.each(["$list.keeper", "$list.price", "$list.animals", "$state.count"])("never hold %s", (path) => {
    expect(complaints(path)).toEqual(["/footer/0/analytics/0"])
  })
})

describe("deep links of an entry", () => {
  it("are screens of the flow", () => {
    const { "visit/visit.flow.json": flow = {} } = zoo
    const deepLinks = [{ screen: "tickets", when: { is: ["$res.point", "PAID"] } }]
    const files = { ...zoo, "visit/visit.flow.json": edited(flow, [["/entry/deepLinks", deepLinks]]) }
    const found = checkDocuments(setOf(files), zooDefinitions).filter(({ rule }) => rule === "entry-step-unknown")
    expect(found).toMatchObject([{ pointer: "/entry/deepLinks/0/screen", values: { nearest: "ticket" } }])
  })

  it("are judged by the answer of the entry's call", () => {
    const { "visit/visit.flow.json": flow = {} } = zoo
    const deepLinks = (point: string) => [{ screen: "ticket", when: { is: ["$res.point", point] } }]
    const rulesOf = (point: string) => {
      const files = { ...zoo, "visit/visit.flow.json": edited(flow, [["/entry/deepLinks", deepLinks(point)]]) }
      return checkDocuments(setOf(files), zooDefinitions).map(({ rule }) => rule)
    }
    expect(rulesOf("PAID")).toEqual([])
    expect(rulesOf("LATER")).toContain("comparison-outside")
  })
})

describe("an action that follows an outcome", () => {
  it("is told by its own name what it lacks", () => {
    const { "visit/ticket.screen.json": screen = {} } = zoo
    const files = {
      ...zoo,
      "visit/ticket.screen.json": edited(screen, [["/footer/0/tap/1/on/SOLD_OUT", [{ do: "popup" }]]]),
    }
    expect(checkDocuments(setOf(files), zooDefinitions)).toMatchObject([
      { rule: "option-missing", pointer: "/footer/0/tap/1/on/SOLD_OUT/0", values: { owner: "popup", name: "text" } },
    ])
  })
})
