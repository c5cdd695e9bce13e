// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const rulesOfControls = new Set([
  "control-type",
  "control-value",
  "control-by-hand",
  "control-unchecked",
  "control-unsuited",
  "choice-typed",
  "conversion-spoils",
])
const field = "/ui/1/ui/0"

/** The name as an answer of this schema, asked with this control. */
function asked(widget: string, schema: Json, ...more: readonly Edit[]) {
  const set = setOf({
    ...zoo,
    [form]: edited(zoo[form] ?? {}, [
      ["/schema/properties/name", schema],
      [`${field}/widget`, widget],
      [`${field}/messages`, { "zoo-day": "No such day", "zoo-number": "No such number" }],
      ...more,
    ]),
  })
  const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rulesOfControls.has(rule))
  return { set, found }
}

const told = (...question: Parameters<typeof asked>) => asked(...question).found.map(({ rule }) => rule)

const day: Json = { type: "string", format: "zoo-day" }
const number: Json = { type: "string", format: "zoo-number" }
const animals: Json = [
  { value: "lion", label: "Lion" },
  { value: "bear", label: "Bear" },
]

describe("a question and its control", () => {
  it.each<[what: string, widget: string, schema: Json]>([
    ["a text in a text box", "text", { type: "string" }],
    ["a day that a control makes", "day", day],
    ["a number with the keys that are made for it", "keys", number],
    [
      "a day that a pattern holds to the calendar",
      "day",
      { type: "string", pattern: String.raw`^\d{4}-\d\d-[0-2]\d$` },
    ],
    ["a day that the format of JSON Schema holds to it", "day", { type: "string", format: "date" }],
    ["digits where digits are all that can be entered", "keys", { type: "string", pattern: "^[0-9]{4}$" }],
    ["an answer of which the schema says no type", "text", {}],
    ["an answer that may be missing", "text", { type: ["string", "null"] }],
    ["one word that is to be typed", "text", { type: "string", enum: ["lion"] }],
  ])("fit: %s", (_what, widget, schema) => {
    expect(told(widget, schema)).toEqual([])
  })

  it.each<[rule: string, widget: string, schema: Json]>([
    ["control-type", "text", { type: "integer" }],
    ["control-type", "day", { type: "integer" }],
    ["control-type", "checkbox", { type: "string", enum: ["lion", "bear"] }],
    ["control-value", "day", { type: "string", maxLength: 5 }],
    ["control-value", "day", { type: "string", pattern: "^[a-z]+$" }],
    ["control-value", "keys", day],
    ["control-by-hand", "text", day],
    ["control-unsuited", "text", number],
    ["control-unchecked", "day", { type: "string", pattern: String.raw`^\d{4}-\d\d-\d\d$` }],
    ["choice-typed", "text", { type: "string", enum: ["lion", "bear", null] }],
  ])("do not fit, and %s alone is told: %s, %o", (rule, widget, schema) => {
    expect(told(widget, schema)).toEqual([rule])
  })

  it("names controls that ask in the same way, else all that give such an answer", () => {
    const known = (schema: Json, ...more: readonly Edit[]) => asked("text", schema, ...more).found[0]?.values["known"]
    expect(known({ type: "boolean" })).toEqual(["checkbox"])
    expect(known({ type: "integer", enum: [1, 2] })).toEqual(["select"])
    expect(known({ type: "integer" }, [`${field}/options`, animals])).toEqual(["select"])
    expect(known({ type: "integer" })).toEqual(["select"])
  })

  it("names the right answer that cannot be entered, and the control that is made for it", () => {
    expect(asked("keys", day).found).toMatchObject([
      { pointer: `${field}/widget`, values: { lacking: "2024-02-29", format: "zoo-day", known: ["day"] } },
    ])
  })

  it("tells options that a text box cannot show, and not those of a choice", () => {
    const options: Edit = [`${field}/options`, animals]
    expect(asked("text", { type: "string" }, options).found).toMatchObject([
      { rule: "choice-typed", values: { isOffered: true, known: ["select"] } },
    ])
    expect(told("select", { type: "string", enum: ["lion", "bear"] }, options)).toEqual([])
    expect(
      told("select", { enum: [{ is: "lion" }] }, [`${field}/options`, [{ value: { is: "lion" }, label: "Lion" }]]),
    ).toEqual([])
    expect(told("select", { type: "array", items: { type: "string" } }, options)).toEqual(["control-type"])
    expect(told("day", { type: "string", enum: ["lion", "bear"] }, options)).toEqual([])
  })

  it("are mended, when somebody asks, with the control that makes the answer, which needs no conversion", () => {
    const { set, found } = asked("text", day)
    expect(found[0] && fixFor(set, found[0])).toEqual({
      isCertain: false,
      edits: [
        { op: "set", file: form, pointer: `${field}/widget`, value: "day", seen: "text" },
        { op: "remove", file: form, pointer: `${field}/convert`, seen: ["trim"] },
      ],
    })
  })

  it("are mended with the control that is made for it, and keep their conversions", () => {
    const { set, found } = asked("text", number)
    expect(found[0] && fixFor(set, found[0])).toEqual({
      isCertain: false,
      edits: [{ op: "set", file: form, pointer: `${field}/widget`, value: "keys", seen: "text" }],
    })
    const iconed = asked("text", number, [`${field}/suffixIcon`, "lion"])
    expect(iconed.found[0] && fixFor(iconed.set, iconed.found[0]).edits).toEqual([])
  })

  it("are left to a person where the other control lacks what the question has", () => {
    const { set, found } = asked("text", day, [`${field}/suffixIcon`, "lion"])
    expect(found[0] && fixFor(set, found[0]).edits).toEqual([])
  })

  it("are mended with the format that refuses what is unfinished, unless there is one", () => {
    const open = asked("day", { type: "string" })
    expect(open.found[0] && fixFor(open.set, open.found[0])).toEqual({
      isCertain: false,
      edits: [{ op: "set", file: form, pointer: "/schema/properties/name/format", value: "zoo-day" }],
    })
    const other = asked("day", { type: "string", format: "keeper-name" })
    expect(other.found[0] && fixFor(other.set, other.found[0]).edits).toEqual([])
  })

  const converted = (schema: Json, ...names: readonly string[]) => asked("day", schema, [`${field}/convert`, names])

  it("tells a conversion that spoils what another check shows to be right, unless it spoils only some of it", () => {
    const pattern = String.raw`^\d{4}-\d\d-[0-2]\d$`
    expect(converted({ type: "string", pattern }, "without-hyphens").found).toMatchObject([
      { rule: "conversion-spoils", pointer: `${field}/convert/0`, values: { converted: "20240229" } },
    ])
    const either = String.raw`^(\d{4}-\d\d-[0-2]\d|\d{8})$`
    expect(converted({ type: "string", pattern: either }, "without-hyphens").found).toEqual([])
    expect(converted(day, "trim", "no-such-conversion").found).toEqual([])
  })

  it("are mended without the conversion, and without the list when it was the only one", () => {
    for (const [names, pointer, seen] of [
      [["without-hyphens"], `${field}/convert`, ["without-hyphens"]],
      [["trim", "without-hyphens"], `${field}/convert/1`, "without-hyphens"],
    ] as const) {
      const { set, found } = converted(day, ...names)
      expect(found[0] && fixFor(set, found[0])).toEqual({
        isCertain: false,
        edits: [{ op: "remove", file: form, pointer, seen }],
      })
    }
  })

  it("names no conversion to be removed where each of two spoils every answer", () => {
    const { set, found } = converted(day, "without-hyphens", "without-hyphens")
    expect(found).toMatchObject([{ pointer: `${field}/convert`, values: { converted: "20240229" } }])
    expect(found[0]?.values["cause"]).toBeUndefined()
    expect(found[0] && fixFor(set, found[0]).edits).toEqual([])
  })

  it("are not judged where a group is drawn by the fields in it", () => {
    const group: Json = { type: "object", properties: { first: { type: "string" } } }
    const ui: Json = [{ field: "first", widget: "text", label: "First" }]
    expect(told("text", group, [`${field}/ui`, ui])).toEqual([])
    expect(told("text", group)).toEqual(["control-type"])
  })
})
