import { describe, expect, it } from "vitest"
import type { ScreenModule } from "../../../../../renderer"
import type { Mutation } from "../../../../../src/cli/mutate/choose"
import { isNeverAnswered, isSame } from "../../../../../src/cli/mutate/near"
import { change, is } from "./change"

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

  it("is the order of rules of a day that is never too early and too late, or that say the same", () => {
    const rules = (one: object, other: object, said: readonly string[] = ["early", "late"]): Mutation => {
      const [first, second] = [one, other].map((must, index) => ({ must, message: said[index] }))
      return { ...change({}, "/ui/0/rules", [first, second], [second, first]), kind: "order" }
    }
    const early = { any: [is("$a.X", 1), { onOrAfter: ["$a.DAY", "$ctx.today", -60] }] }
    const late = { onOrBefore: ["$a.DAY", "$ctx.today", "P10Y"] }
    expect(isSame(rules(early, late), known)).toBe(true)
    expect(isSame(rules(early, { onOrBefore: ["$a.DAY", "$ctx.today", "-P1Y"] }), known)).toBe(false)
    expect(isSame(rules(is("$a.X", 1), is("$a.X", 2), ["same", "same"]), known)).toBe(true)
  })

  it("is what a call says of an end that everybody who makes it answers", () => {
    const call = { kind: "call", id: "aco/save", outcomes: { worn: [{ do: "restart-flow" }] } }
    const use = (...ends: readonly string[]) => ({
      tap: [{ do: "call", call: "aco/save", on: Object.fromEntries(ends.map((end) => [end, []])) }],
    })
    const inCall = { ...change(call, "/outcomes/worn/0", { do: "next" }, undefined), file: "calls/aco/save.call.json" }
    const shadowed = (...uses: readonly object[]) =>
      isSame(inCall, { ...known, contents: new Map(uses.map((one, index) => [`${index}.screen.json`, one])) })
    expect(shadowed(use("worn"), use("worn", "lost"))).toBe(true)
    expect(shadowed(use("worn"), use("lost"))).toBe(false)
    expect(shadowed()).toBe(false)
  })

  it("is a close button where flows say that there is no way back", () => {
    const close = (back: string, ...policies: readonly string[]) =>
      isSame(change({ id: "done", header: { back, close: false } }, "/header/close", true, false), {
        ...known,
        contents: new Map(
          policies.map((policy, index) => [
            `${index}.flow.json`,
            { kind: "flow", detached: [{ screen: "done", back: policy }] },
          ]),
        ),
      })
    expect(close("flow", "none")).toBe(true)
    expect(close("flow", "none", "previous")).toBe(false)
    expect(close("history", "none")).toBe(false)
    expect(close("flow")).toBe(false)
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

  it("is that a secret is forgotten when it is hidden, where it never is and is never kept", () => {
    const forgotten = (question: object) =>
      isSame(change({ kind: "form", ui: [question] }, "/ui/0/forgetWhenHidden", true, undefined), known)
    expect(forgotten({ autocomplete: "one-time-code" })).toBe(true)
    expect(forgotten({ autocomplete: "email" })).toBe(false)
    expect(forgotten({ autocomplete: "one-time-code", when: is("$a.X", 1) })).toBe(false)
  })

  it("is what a form marks as sent where each call says by itself what it sends", () => {
    const sent = change({ kind: "form", id: "a", ui: [{ sent: true }] }, "/ui/0/sent", false, true)
    const calling = (call: object) => ({
      ...known,
      contents: new Map([["a.screen.json", { tap: [{ do: "call", form: "a", ...call }] }]]),
    })
    expect(isSame(sent, calling({ input: { MAIL: "$form.MAIL" } }))).toBe(true)
    expect(isSame(sent, calling({ input: { ALL: "$form" } }))).toBe(false)
    expect(isSame(sent, calling({ input: { MAIL: "$form.MAIL" }, answers: true }))).toBe(false)
    expect(isSame(sent, calling({}))).toBe(false)
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
    expect(isSame(order({ not: when }, when), known)).toBe(true)
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
    const module = { screen: { query }, calls: {} } as unknown as ScreenModule
    const limit = (name: string, from: number, to: number) => {
      const [before, after] = [{ gt: [`$query.${name}`, from] }, { gt: [`$query.${name}`, to] }]
      const document = (when: object) => ({ dot: { if: { when, then: 1 } } })
      const former = JSON.stringify(document(before))
      const mutation = change(document(after), "/dot/if/when", before, after)
      return isSame(mutation, { ...known, module, former })
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
