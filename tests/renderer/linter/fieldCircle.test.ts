// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { buyCall, form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { type Files, zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const property = (name: string, schema: Json = { type: "string" }): Edit => [`/schema/properties/${name}`, schema]

const field = (name: string, when: Json | undefined): Json => ({
  field: name,
  widget: "text",
  label: `Name ${name}`,
  ...(when === undefined ? {} : { when }),
})

/** A form that asks for more, each on its condition. */
function told(
  whens: Readonly<Record<string, Json | undefined>>,
  more: readonly Edit[] = [],
  screen: readonly Edit[] = [],
  besides: Files = {},
) {
  const asked = Object.entries(whens).flatMap(([name, when], index): Edit[] => [
    property(name),
    [`/ui/${3 + index}`, field(name, when)],
  ])
  const files = {
    ...zoo,
    [form]: edited(zoo[form] ?? {}, [...asked, ...more]),
    [ticket]: edited(zoo[ticket] ?? {}, screen),
    ...besides,
  }
  return checkDocuments(setOf(files), zooDefinitions)
    .filter(({ rule }) => rule === "field-circle")
    .map(({ pointer, values }) => [pointer, values["circle"]])
}

const filled = (name: string): Json => ({ filled: [`$draft.${name}`] })

describe("field-circle", () => {
  it("is told once, of fields that wait for themselves or for each other", () => {
    expect(told({ one: filled("one") })).toEqual([["/ui/3/when", ["one"]]])
    expect(told({ one: filled("two"), two: { is: ["$draft.one", "x"] } })).toEqual([["/ui/3/when", ["one", "two"]]])
    expect(told({ one: filled("two"), two: filled("three"), three: filled("one"), four: filled("one") })).toEqual([
      ["/ui/3/when", ["one", "two", "three"]],
    ])
    expect(told({ one: { all: [filled("kind"), { not: { empty: ["$draft.one"] } }] } })).toEqual([
      ["/ui/3/when", ["one"]],
    ])
  })

  it("is told of a field that its section waits for", () => {
    const section = { section: "More", when: filled("one"), ui: [field("one", undefined)] }
    expect(told({}, [property("one"), ["/ui/3", section]])).toEqual([["/ui/3/ui/0/field", ["one"]]])
  })

  it("is not told where one of them can be the first", () => {
    expect(told({ one: { any: [filled("kind"), filled("two")] }, two: filled("one") })).toEqual([])
    expect(told({ one: { not: filled("two") }, two: filled("one") })).toEqual([])
    expect(told({ one: { empty: ["$draft.one"] } })).toEqual([])
    expect(told({ one: filled("two"), two: undefined })).toEqual([])
  })

  it("is not told where an answer is there before anybody types one", () => {
    const circle = { one: filled("two"), two: filled("one") }
    const tap = "/footer/0/tap/0"
    const answer = { do: "answer", form: "ticket", field: "two" }
    expect(told(circle, [property("two", { type: "string", default: "x" })])).toEqual([])
    expect(told(circle, [], [["/body/0/initial", "$kept.receipt"]])).toEqual([])
    expect(told(circle, [], [["/body/0/initial", { object: { one: "x" } }]])).toEqual([])
    expect(told(circle, [], [[tap, { ...answer, value: "x" }]])).toEqual([])
    expect(
      told(
        circle,
        [],
        [
          ["/body/0/initial", { object: { kind: 1 } }],
          [tap, { ...answer, value: null }],
        ],
      ),
    ).toHaveLength(1)
  })

  it("is told though the form begins with what is saved, where that is only what it sent itself", () => {
    const circle = { one: filled("two"), two: filled("one") }
    const saved: Edit = ["/body/0/initial", "$kept.receipt"]
    const asked: Edit[] = [
      ["/footer/0/tap/1/input/one", "$draft.one"],
      ["/footer/0/tap/1/input/two", "$draft.two"],
    ]
    const requests = edited(zoo[buyCall] ?? {}, [
      ["/request/properties/one", { type: "string" }],
      ["/request/properties/two", { type: "string" }],
    ])
    expect(told(circle, [], [saved, ...asked], { [buyCall]: requests })).toEqual([["/ui/3/when", ["one", "two"]]])
    const byOther: Edit = ["/footer/0/tap/1/input/two", "$kept.receipt.id"]
    expect(told(circle, [], [saved, ...asked, byOther], { [buyCall]: requests })).toEqual([])
  })

  it("is told where the default of one does not show the other", () => {
    const circle = { one: { is: ["$draft.two", true] }, two: filled("one") }
    expect(told(circle, [property("two", { type: "boolean", default: false })])).toHaveLength(1)
    expect(told(circle, [property("two", { type: "boolean", default: true })])).toEqual([])
  })

  it("is not told where another form has answers of the same root", () => {
    const again = { widget: "form", form: "other", into: "$draft" }
    expect(told({ one: filled("one") }, [], [["/body/1", again]])).toEqual([])
  })
})
