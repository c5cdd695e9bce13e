// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { edited, setOf } from "./support"
import { type Files, zoo } from "./zoo"
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
function complaints(path: Json, table: Json = kinds, besides: Files = {}): readonly string[] {
  const { "visit/animals.screen.json": screen = {} } = zoo
  const files = {
    ...zoo,
    "codes/kinds.codes.json": table,
    "visit/animals.screen.json": edited(screen, [["/footer/0/analytics", [path]]]),
    ...besides,
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

  it("may be what is the same for everybody", () => {
    const { "calls/zoo/animals.call.json": call = {} } = zoo
    const known = { "calls/zoo/animals.call.json": edited(call, [["/response/properties/keeper/public", true]]) }
    expect(complaints("$list.keeper", kinds, known)).toEqual([])
  })

  it("may say what a table that allows it says of a code", () => {
    const operator = { code: ["kinds", "$list.keeper", "code"] }
    expect(complaints(operator)).toEqual([])
    expect(complaints(operator, edited(kinds, [["/analytics", false]]))).toEqual(["/footer/0/analytics/0"])
    expect(complaints({ code: ["kinds", "$list.keeper", "label"] })).toEqual(["/footer/0/analytics/0"])
    expect(complaints({ concat: ["to ", "$list.keeper"] })).toEqual(["/footer/0/analytics/0"])
  })

  it.each(["$list.keeper", "$list.price", "$list.animals", "$state.count"])("never hold %s", (path) => {
    expect(complaints(path)).toEqual(["/footer/0/analytics/0"])
  })
})

/** What is wrong with keeping a value of the form, or what a call answered. */
function keeping(value: Json, where?: string): readonly string[] {
  const { "visit/ticket.screen.json": screen = {} } = zoo
  const keep = { do: "keep", name: "receipt", value, ...(where === undefined ? {} : { in: where }) }
  const files = { ...zoo, "visit/ticket.screen.json": edited(screen, [["/footer/0/tap/2", keep]]) }
  return checkDocuments(setOf(files), zooDefinitions)
    .filter(({ rule }) => rule === "kept-readable")
    .map(({ pointer }) => pointer)
}

describe("what is kept readably on the device", () => {
  it.each(["$res", "$res.number", "$draft.name"])("is not %s, nor anything that holds it", (path) => {
    for (const value of [path, { number: path }, { concat: ["no ", path] }])
      for (const where of [undefined, "session", "device"])
        expect([value, where, keeping(value, where)]).toEqual([value, where, ["/footer/0/tap/2"]])
  })

  it("may be a choice or a mark", () => {
    for (const value of ["$draft.kind", "$draft.agreed", true]) expect(keeping(value)).toEqual([])
  })

  it.each(["encrypted", "memory"])("matters to nobody where it is kept %s", (where) => {
    expect(keeping("$draft.name", where)).toEqual([])
  })
})

describe("options of a source", () => {
  const found = (more: Readonly<Record<string, Json>>) => {
    const { "visit/animals.screen.json": screen = {} } = zoo
    const input = { kind: "$query.kind", items: "$list.animals", ...more }
    const files = { ...zoo, "visit/animals.screen.json": edited(screen, [["/data/some/input", input]]) }
    return checkDocuments(setOf(files), zooDefinitions).map(({ rule, pointer }) => `${rule} ${pointer}`)
  }

  it("judge each item by a condition, name its properties, and read what the screen knows", () => {
    expect(found({ where: { gt: ["$item.age", "$list.price"] }, sort: [{ by: "age" }] })).toEqual([])
  })

  it.each([
    [{ where: { gt: ["$item.agee", 3] } }, "unknown-path /data/some/input/where/gt/0"],
    [{ where: { gt: ["$item.name", 3] } }, "operand-type /data/some/input/where/gt/0"],
    [{ sort: [{ by: "agee" }] }, "unknown-property /data/some/input/sort/0/by"],
    [{ sort: [{ to: "age" }] }, "option-missing /data/some/input/sort/0"],
    [{ items: "$lst.animals" }, "unknown-root /data/some/input/items"],
  ])("are refused where %j", (more, problem) => {
    expect(found(more)).toContain(problem)
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
