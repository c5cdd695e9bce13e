import { describe, expect, it } from "vitest"
import type { ScreenModule } from "../../../../renderer"
import { valuesNear } from "../../../../src/cli/mutate/near/limits"
import { variantsNear } from "../../../../src/cli/mutate/near/variantsNear"
import { change, is } from "./near/change"
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
    expect(valuesNear(["2025-02-01"], new Set([1, 2, 3, 10]))).toEqual(
      expect.arrayContaining(["2024-10-15", "2025-11-15", "2026-04-15"]),
    )
    expect(valuesNear([], new Set(["-P15Y"]), ["2010-04-01"])).toEqual(
      expect.arrayContaining(["1995-03-31", "1995-04-01", "1995-04-02"]),
    )
    expect(valuesNear([7], new Set(["-P15Y"]), ["2010-04-01"])).not.toContain("1995-04-01")
    expect(valuesNear([5], new Set([30]), [2_000])).toEqual(expect.arrayContaining([2_000, 1_980, 2_020, 600, 620]))
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

  it("keep what a condition reads where no state does", () => {
    const when = (kind: string) => ({ clients: { legacy: { when: is("$kept.terms.kind", kind) } } })
    const contents = new Map([["a.screen.json", when("A")]])
    const variants = variantsNear(change(when("B"), "/clients/legacy/when/is/1", "A", "B"), module, { contents })
    const kept = variants.map((one) => withVariant(module, "normal", one).samples?.[variant]?.kept)
    expect(kept).toContainEqual({ terms: { kind: "A" } })
  })

  it("try a sign that not every system knows in two texts at once", () => {
    const rule = { must: { knownCharacters: ["$draft.NAME", "$list.NAME_ON_CARD"] } }
    const variants = variantsNear(change({ ui: [{ rules: [rule] }] }, "/ui/0/rules/0", rule, undefined), module, {
      contents: new Map(),
    })
    const pairs = variants.map(({ set = [] }) => set.map(({ value }) => value).join(""))
    expect(pairs).toContain("𠮷𠮷")
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
