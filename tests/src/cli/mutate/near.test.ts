import { describe, expect, it } from "vitest"
import type { ScreenModule } from "../../../../renderer"
import type { Mutation } from "../../../../src/cli/mutate/choose"
import { isNeverAnswered, isSame } from "../../../../src/cli/mutate/near"
import { valuesNear } from "../../../../src/cli/mutate/near/limits"
import { variantsNear } from "../../../../src/cli/mutate/near/variantsNear"
import { countNames, type Variant, variant, withVariant } from "../../../../src/cli/mutate/near/variants"

const module = {
  screen: { query: { side: {} }, state: { open: false }, enter: [{ if: { filled: ["$kept.terms.purpose"] } }] },
  forms: { order: { schema: { properties: { AMOUNT: {} } } } },
  formUses: [{ form: "order", into: "draft" }],
  calls: {
    "legacy/list": {
      id: "legacy/list",
      client: "legacy",
      response: { properties: { ROWS: { items: { properties: { EXPIRE_DATE: { type: "string" }, FX_RATE: {} } } } } },
      samples: { usual: { ROWS: [{ EXPIRE_DATE: "2025-02-01" }, { EXPIRE_DATE: "2025-03-01" }] } },
    },
  },
  samples: { normal: { answers: { draft: { AMOUNT: 100 } } }, waiting: { calls: { "legacy/list": "pending" } } },
} as unknown as ScreenModule

/** A document with one value replaced. */
function change(document: object, pointer: string, before: unknown, after: unknown): Mutation {
  return {
    kind: "constant",
    file: "a.screen.json",
    pointer,
    before: JSON.stringify(before) ?? "",
    after: JSON.stringify(after) ?? "",
    text: JSON.stringify(document),
  }
}

const is = (left: unknown, right: unknown) => ({ is: [left, right] })

const named = (variants: readonly Variant[], name: string) =>
  variants.flatMap(({ set = [] }) => (set[0]?.name === name && set.length === 1 ? [set[0].value] : []))

describe("states near a changed place", () => {
  it("have a value just before, at and just after each limit, in the shape that it has elsewhere", () => {
    expect(valuesNear([7], new Set([30]))).toEqual(expect.arrayContaining([29, 30, 31, undefined, null]))
    expect(valuesNear(["5"], new Set([30]))).toEqual(expect.arrayContaining(["29", "30", "31"]))
    expect(valuesNear(["2025-02-01"], new Set([30]))).toEqual(
      expect.arrayContaining(["2025-02-13", "2025-02-14", "2025-02-15"]),
    )
    expect(valuesNear([100_000], new Set([12, 1_200_000]))).toContain(100_001)
    expect(valuesNear(["2025-02-01"], new Set(["-P1Y"]))).toEqual(
      expect.arrayContaining(["2024-01-14", "2024-01-15", "2024-01-16"]),
    )
    expect(valuesNear([], new Set(["-P15Y"]), ["2010-04-01"])).toEqual(
      expect.arrayContaining(["1995-03-31", "1995-04-01", "1995-04-02"]),
    )
    expect(valuesNear([7], new Set(["-P15Y"]), ["2010-04-01"])).not.toContain("1995-04-01")
    expect(valuesNear([["a"]], new Set())).toContainEqual(["a", "a"])
    expect(valuesNear(["ミホン"], new Set([30]))).toEqual(expect.arrayContaining(["ア".repeat(30), "ア".repeat(31)]))
    const lengths = valuesNear([["a"]], new Set([200])).flatMap((one) => (Array.isArray(one) ? [one.length] : []))
    expect(lengths).toEqual(expect.arrayContaining([200, 201]))
  })

  it("vary what the place reads, and what decides whether it is shown", () => {
    const document = {
      values: { fee: { product: ["$list.RATE", 2] } },
      body: [
        {
          widget: "notice",
          text: "{item.NAME}",
          when: { all: [{ onOrBefore: ["$item.EXPIRE_DATE", "$ctx.today", 31] }, { gt: ["$values.fee", 5] }] },
        },
      ],
    }
    const at = "/body/0/when/all/0/onOrBefore/2"
    const variants = variantsNear(change(document, at, 30, 31), module, { contents: new Map() })
    expect(named(variants, "EXPIRE_DATE")).toEqual(expect.arrayContaining(["2025-02-14", "2025-02-15"]))
    expect(named(variants, "RATE")).toContain(6)
    expect(named(variants, "NAME").length).toBeGreaterThan(0)
    expect(variants.some(({ set = [] }) => set.length === 2)).toBe(true)
  })

  it("have codes of a changed table in what shows its labels", () => {
    const document = {
      codes: [
        { code: "A", label: "あ" },
        { code: "B_2", label: "い" },
      ],
    }
    const contents = new Map([["b.form.json", { ui: [{ text: "{saved.KIND|code:kinds}" }] }]])
    const mutation = { ...change(document, "/codes/1/code", "B", "B_2"), file: "codes/kinds.codes.json" }
    expect(named(variantsNear(mutation, module, { contents }), "KIND")).toEqual(expect.arrayContaining(["B", "B_2"]))
  })

  it("have calls end as they have to end for the place to be met", () => {
    const document = { footer: [{ tap: [{ do: "call", call: "legacy/list", on: { GONE: [{ do: "reload" }] } }] }] }
    const inScreen = change(document, "/footer/0/tap/0/on/GONE/0", undefined, undefined)
    expect(variantsNear(inScreen, module, { contents: new Map() })[0]).toEqual({
      ends: { calls: { "legacy/list": "GONE" }, actions: {} },
    })
    const data = { data: { list: { call: "legacy/list" } } }
    expect(variantsNear(change(data, "/data/list/loading", [], undefined), module, { contents: new Map() })[0]).toEqual(
      {
        ends: { calls: { "legacy/list": "pending" }, actions: {} },
      },
    )
    const errors = { clients: { legacy: { outcomes: { rejected: [{ do: "popup", text: "あ" }] } } } }
    const inErrors = {
      ...change(errors, "/clients/legacy/outcomes/rejected/0/text", "い", "あ"),
      file: "errors.json",
    }
    expect(variantsNear(inErrors, module, { contents: new Map() })[0]).toEqual({
      ends: { calls: { "legacy/list": "rejected/silent" }, actions: {} },
    })
  })

  it("meet a part that is shared as each use of it is met, all conditions at once", () => {
    const shared = {
      chip: { when: { containsAny: ["$list.KINDS", { codes: ["kinds", "group", "app"] }] }, tap: [{ do: "reload" }] },
    }
    const use = { $ref: "../shared/a.json#/chip" }
    const contents = new Map<string, unknown>([
      ["shared/a.json", shared],
      ["codes/kinds.codes.json", { codes: [{ code: 7, group: "app" }, { code: 8 }] }],
      ["a.screen.json", { kind: "screen", id: "a", body: [{ when: is("$query.side", 1), choices: [use] }] }],
    ])
    const mutation = { ...change(shared, "/chip/tap/0", { do: "reload" }, undefined), file: "shared/a.json" }
    const [first] = variantsNear(mutation, { ...module, screen: { ...module.screen, id: "a" } }, { contents })
    expect(Object.fromEntries((first?.set ?? []).map(({ name, value }) => [name, value]))).toEqual({
      side: 1,
      KINDS: [7],
    })
  })

  it("are shown where most of what they vary is known", () => {
    expect(countNames(module, "normal", ["EXPIRE_DATE", "AMOUNT", "OTHER"])).toBe(2)
  })

  it("are the state but for that value, wherever it may stand", () => {
    const varied = (one: Variant) => withVariant(module, "normal", one)
    const answer = (one: Variant) => varied(one).calls["legacy/list"]?.samples?.["usual"]
    expect(answer({ set: [{ name: "EXPIRE_DATE", value: "x" }] })).toEqual({
      ROWS: [{ EXPIRE_DATE: "x" }, { EXPIRE_DATE: "x" }],
    })
    expect(answer({ set: [{ name: "FX_RATE", value: 1 }] })).toEqual({
      ROWS: [
        { EXPIRE_DATE: "2025-02-01", FX_RATE: 1 },
        { EXPIRE_DATE: "2025-03-01", FX_RATE: 1 },
      ],
    })
    expect(answer({ set: [{ name: "EXPIRE_DATE", value: undefined }] })).toEqual({ ROWS: [{}, {}] })
    expect(answer({ set: [{ name: "EXPIRE_DATE", value: undefined, call: "legacy/other" }] })).toEqual({
      ROWS: [{ EXPIRE_DATE: "2025-02-01" }, { EXPIRE_DATE: "2025-03-01" }],
    })
    expect(answer({ isReversed: true })).toEqual({
      ROWS: [{ EXPIRE_DATE: "2025-03-01" }, { EXPIRE_DATE: "2025-02-01" }],
    })
    expect(varied({ set: [{ name: "AMOUNT", value: 5 }] }).samples?.[variant]?.answers).toEqual({
      draft: { AMOUNT: 5 },
    })
    expect(varied({ set: [{ name: "side", value: 2 }] }).samples?.[variant]?.query).toEqual({ side: "2" })
    expect(varied({ set: [{ name: "open", value: true }] }).screen.state).toEqual({ open: true })
    expect(varied({ set: [{ name: "purpose", value: 1 }] }).samples?.[variant]?.kept).toEqual({ terms: { purpose: 1 } })
    const ends = { calls: { "legacy/list": "offline" }, actions: {} }
    expect(withVariant(module, "waiting", { ends, isLater: true, tap: "next" }).samples?.[variant]).toMatchObject({
      calls: { "legacy/list": "pending" },
      later: { "legacy/list": "offline" },
      tap: ["next"],
    })
    expect(withVariant(module, "waiting", { isAnswered: true }).samples?.[variant]?.calls).toEqual({})
  })
})

describe("a change that is none", () => {
  const known = { former: undefined, module: undefined, named: new Map(), contents: new Map() }

  it("is the order of neighbours that are never there together", () => {
    const rows = (one: object, other: object): Mutation => ({
      ...change({}, "/body", [{ when: one }, { when: other }], [{ when: other }, { when: one }]),
      kind: "order",
    })
    expect(isSame(rows(is("$a.X", 1), is("$a.X", 2)), known)).toBe(true)
    expect(isSame(rows(is("$a.X", 1), is("$a.Y", 2)), known)).toBe(false)
    const actions = (one: object, other: object): Mutation => ({
      ...change({}, "/tap", [one, other], [other, one]),
      kind: "order",
    })
    const [track, sheet] = [
      { do: "track", key: "row_" },
      { do: "half-sheet", sheet: "detail" },
    ]
    expect(isSame(actions(track, sheet), known)).toBe(true)
    expect(isSame(actions(sheet, track), known)).toBe(true)
    expect(isSame(actions(track, { do: "go", to: "a" }), known)).toBe(false)
    expect(isSame(actions({ do: "close-sheet" }, { do: "keep", name: "a", value: "$sheet.a" }), known)).toBe(false)
    expect(isSame({ ...rows({}, {}), before: '[{"text":"a"},{"text":"b"}]' }, known)).toBe(false)
    const set = (state: string, value: unknown) => ({ do: "set", state, value })
    expect(isSame(actions(set("banks", null), set("more", 0)), known)).toBe(true)
    expect(isSame(actions(set("more", 1), set("more", 0)), known)).toBe(false)
    expect(isSame(actions(set("more", "$state.banks"), set("banks", null)), known)).toBe(false)
    expect(isSame(actions(set("more", 0), { do: "keep", name: "choice", value: "$item" }), known)).toBe(true)
    expect(isSame(actions(set("more", 0), { do: "keep", name: "choice", value: "$state.more" }), known)).toBe(false)
    const rules = (one: object, other: object): Mutation => ({
      ...change({}, "/ui/0/rules", [{ must: one }, { must: other }], [{ must: other }, { must: one }]),
      kind: "order",
    })
    expect(isSame(rules({ not: is("$a.X", 1) }, { not: is("$a.X", 2) }), known)).toBe(true)
    expect(isSame(rules(is("$a.X", 1), is("$a.X", 2)), known)).toBe(false)
  })

  it("is how few letters or items there may be of what is required", () => {
    const form = (required: boolean) => ({
      kind: "form",
      schema: { properties: { MAIL: { minItems: 0 } } },
      ui: [{ field: "MAIL", required }],
    })
    const fewer = (before: unknown, after: unknown, required = true) =>
      isSame(change(form(required), "/schema/properties/MAIL/minItems", before, after), known)
    expect(fewer(1, 0)).toBe(true)
    expect(fewer(1, undefined)).toBe(true)
    expect(fewer(2, 1)).toBe(false)
    expect(fewer(1, 0, false)).toBe(false)
  })

  it("is a condition that holds at the same time as before", () => {
    const document = (when: object) => ({ body: [{ when: is("$a.X", 1), rows: [{ when }] }] })
    const same = (before: object, after: object) =>
      isSame(change(document(after), "/body/0/rows/0/when", before, after), {
        ...known,
        former: JSON.stringify(document(before)),
      })
    expect(same({ is: ["$a.X", 1] }, { isNot: ["$a.X", 2] })).toBe(true)
    expect(same({ is: ["$a.X", 1] }, { is: ["$a.X", 2] })).toBe(false)
    expect(same({ is: ["$a.Y", 1] }, { isNot: ["$a.Y", 2] })).toBe(false)
    const inList = { body: [{ when: is("$item.X", 1), rows: [{ when: { isNot: ["$item.X", 2] } }] }] }
    const mutation = change(inList, "/body/0/rows/0/when", is("$item.X", 1), { isNot: ["$item.X", 2] })
    const former = JSON.stringify({ body: [{ when: is("$item.X", 1), rows: [{ when: is("$item.X", 1) }] }] })
    expect(isSame(mutation, { ...known, former })).toBe(false)
  })

  it("is not proven by what held before something was done", () => {
    const document = (number: number) => ({
      footer: [
        {
          when: is("$state.A", 0),
          tap: [
            { do: "set", state: "A", value: 1 },
            { do: "choose", if: is("$state.A", number) },
          ],
        },
      ],
    })
    const mutation = change(document(2), "/footer/0/tap/1/if", is("$state.A", 1), is("$state.A", 2))
    expect(isSame(mutation, { ...known, former: JSON.stringify(document(1)) })).toBe(false)
  })

  it("is what nobody reads", () => {
    const keep = change({ tap: [{ do: "keep", name: "a" }] }, "/tap/0/in", "memory", undefined)
    expect(isSame(keep, known)).toBe(true)
    const kept = change({ tap: [{ do: "keep", name: "a", value: 1 }] }, "/tap/0/in", "memory", undefined)
    expect(isSame(kept, known)).toBe(false)
    const sent = change({ kind: "form", id: "a", ui: [{ sent: true }] }, "/ui/0/sent", false, true)
    expect(isSame(sent, known)).toBe(true)
    const contents = new Map([["b.screen.json", { footer: [{ tap: [{ do: "call", form: "a" }] }] }]])
    expect(isSame(sent, { ...known, contents })).toBe(false)
  })

  it("is what a form's schema says of answers that no control gives", () => {
    const schema = { type: "array", items: { type: "string" }, enum: ["a", "b"] }
    const at = (key: string, before: unknown, after: unknown, own: object = schema) =>
      isNeverAnswered(change({ properties: { A: own } }, `/properties/A/${key}`, before, after), new Map())
    expect(at("minLength", 1, 0)).toBe(true)
    expect(at("minLength", 1, undefined)).toBe(true)
    expect(at("minLength", 2, 1)).toBe(false)
    expect(at("uniqueItems", true, false)).toBe(true)
    expect(at("uniqueItems", true, false, { items: { type: "object" } })).toBe(false)
    expect(at("type", "string", undefined)).toBe(false)
    const typed = change({ properties: { A: { enum: ["a"] } } }, "/properties/A/type", "string", undefined)
    expect(isSame(typed, known)).toBe(true)
    expect(isSame({ ...typed, text: JSON.stringify({ properties: { A: { enum: ["a", 1] } } }) }, known)).toBe(false)
    const form = (field: object) => ({
      schema: { properties: { A: {} } },
      ui: [{ field: "A", widget: "radio", ...field }],
    })
    const contents = new Map([["shared/a.json", { A: { type: "string", enum: ["a"] }, B: { default: "a" } }]])
    const without = (field: object, reference = "../shared/a.json#/A") =>
      isNeverAnswered(change(form(field), "/schema/properties/A/$ref", reference, undefined), contents)
    expect(without({ options: [{ value: "a" }] })).toBe(true)
    expect(without({ options: [{ value: 1 }] })).toBe(false)
    expect(without({ widget: "text" })).toBe(false)
    expect(without({ options: [{ value: "a" }] }, "../shared/a.json#/B")).toBe(false)
  })

  it("is the order of two choices of which one is made at most", () => {
    const choice = (code: string, then: object = { do: "replace", to: "top" }) => ({
      do: "choose",
      if: { is: ["$list.POINT", code] },
      then: [then],
    })
    const order = (one: object, other: object): Mutation => ({
      ...change({}, "/data/list/on/ok", [one, other], [other, one]),
      kind: "order",
    })
    expect(isSame(order(choice("A"), choice("B")), known)).toBe(true)
    expect(isSame(order(choice("A"), choice("A")), known)).toBe(false)
    expect(isSame(order(choice("A", { do: "load", data: ["list"] }), choice("B")), known)).toBe(false)
    expect(isSame(order({ ...choice("A"), otherwise: [] }, choice("B")), known)).toBe(false)
  })

  it("is what a shared schema says of answers that no question for them gives", () => {
    const form = (field: object) => ({
      kind: "form",
      schema: { properties: { KINDS: { $ref: "../shared/a.json#/definitions/kinds" } } },
      ui: [{ widget: "group", ui: [{ field: "KINDS", widget: "check-cards", ...field }] }],
    })
    const at = (key: string, before: unknown, after: unknown, field: object) => {
      const document = { definitions: { kinds: { type: "array", [key]: after } } }
      const mutation = { ...change(document, `/definitions/kinds/${key}`, before, after), file: "shared/a.json" }
      return isNeverAnswered(mutation, new Map([["a.form.json", form(field)]]))
    }
    const options = [{ value: "a" }, { value: "b" }, { value: "none", exclusive: true }]
    expect(at("minItems", 1, undefined, { required: true })).toBe(true)
    expect(at("minItems", 1, 0, {})).toBe(false)
    expect(at("minItems", 1, 2, { required: true })).toBe(false)
    expect(at("maxItems", 2, 3, { options })).toBe(true)
    expect(at("maxItems", 2, undefined, { options })).toBe(true)
    expect(at("maxItems", 2, 1, { options })).toBe(false)
    expect(at("maxItems", 2, 3, { widget: "rows" })).toBe(false)
    expect(at("items", { type: "string", enum: ["a"] }, undefined, { options })).toBe(true)
    expect(at("items", { type: "string", pattern: "a" }, undefined, { options })).toBe(false)
    expect(at("type", "string", undefined, { widget: "text" })).toBe(true)
    expect(at("type", "string", "number", { widget: "text" })).toBe(false)
  })

  it("is the order of two that are never there together, whatever is asked", () => {
    const when = { sameDay: ["$list.DAY", "$item.DAY"] }
    const order = (one: object, other: object): Mutation => ({
      ...change({}, "/body", [{ when: one }, { when: other }], [{ when: other }, { when: one }]),
      kind: "order",
    })
    expect(isSame(order(when, { not: when }), known)).toBe(true)
    expect(isSame(order({ not: [when] }, when), known)).toBe(true)
    expect(isSame(order(when, when), known)).toBe(false)
    expect(isSame(order(when, { not: { sameDay: ["$list.DAY", "$item.END"] } }), known)).toBe(false)
  })

  it("is how a value ends that is worked out on the device", () => {
    const at = (data: object) => isSame(change({ data: { one: data } }, "/data/one/error", "ignore", "outcome"), known)
    expect(at({ source: "list/choice", error: "outcome" })).toBe(true)
    expect(at({ call: "legacy/list", error: "outcome" })).toBe(false)
  })

  it("is the order of screens beside a flow's own", () => {
    const order: Mutation = { ...change({}, "/detached", ["a", "b"], ["b", "a"]), kind: "order", file: "a.flow.json" }
    expect(isSame(order, known)).toBe(true)
    expect(isSame({ ...order, pointer: "/sections/0/steps" }, known)).toBe(false)
  })

  it("is the order of codes that are listed nowhere", () => {
    const order: Mutation = { ...change({}, "/codes", [1, 2], [2, 1]), kind: "order", file: "codes/kinds.codes.json" }
    expect(isSame(order, known)).toBe(true)
    const contents = new Map([["a.screen.json", { input: { KINDS: { codes: ["kinds", "group", "app"] } } }]])
    expect(isSame(order, { ...known, contents })).toBe(false)
  })

  it("is a limit between values that the address cannot have", () => {
    const query = { year: { pattern: "^(0|20[0-9]{2})$", as: "integer" }, side: { pattern: "^[0-9]+$", as: "integer" } }
    const screen = { ...module.screen, query } as ScreenModule["screen"]
    const limit = (name: string, from: number, to: number) => {
      const [before, after] = [{ gt: [`$query.${name}`, from] }, { gt: [`$query.${name}`, to] }]
      const document = (when: object) => ({ dot: { if: { when, then: 1 } } })
      const former = JSON.stringify(document(before))
      const mutation = change(document(after), "/dot/if/when", before, after)
      return isSame(mutation, { ...known, module: { ...module, screen }, former })
    }
    expect(limit("year", 0, 1)).toBe(true)
    expect(limit("year", 0, 1999)).toBe(true)
    expect(limit("year", 0, 2000)).toBe(false)
    expect(limit("side", 0, 1)).toBe(false)
  })

  it("is a condition that differs only where its own block is not there", () => {
    const document = (selected: object) => ({ choices: [{ when: is("$query.period", 4), selected }] })
    const [before, after] = [{ isNot: ["$query.period", 2] }, { isNot: ["$query.period", 1] }]
    const mutation = change(document(after), "/choices/0/selected", before, after)
    expect(isSame(mutation, { ...known, former: JSON.stringify(document(before)) })).toBe(true)
  })
})
