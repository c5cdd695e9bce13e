// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Difference, editText, findDifferences, takeBack } from "../../../renderer/editing"
import type { Json } from "../../../renderer/model/documents"
import { parentOf, segmentsOf, valueAt } from "../../../renderer/model/pointer"

const body = [
  { widget: "heading", text: "どうぶつ" },
  { widget: "notice", level: "info", text: "えさをあげないでください" },
  { widget: "link", key: "map", label: "地図" },
  { widget: "link", key: "help", label: "ヘルプ" },
]
const [heading, notice, map, help] = body
const zoo = { title: "動物園", body, data: { lions: { call: "lions" } } } as Json
const having = (parts: object): Json => Object.assign({}, zoo, parts) as Json

const brief = (differences: readonly Difference[]) =>
  differences.map((one) => [one.kind, "from" in one ? one.from : "", "to" in one ? one.to : one.at].join(" "))
const found = (before: Json, after: Json) => brief(findDifferences(before, after))

describe("findDifferences", () => {
  it.each([
    ["a text", having({ title: "水族館" }), ["changed /title /title"]],
    [
      "an item that nothing names",
      having({ body: [heading, { ...notice, text: "静かに" }, map, help] }),
      ["changed /body/1/text /body/1/text"],
    ],
    [
      "an item that is new",
      having({ body: [heading, { widget: "text", text: "ようこそ" }, notice, map, help] }),
      ["added  /body/1"],
    ],
    ["an item that is gone", having({ body: [heading, map, help] }), ["removed /body/1 /body/1"]],
    ["an item that moved down", having({ body: [notice, map, help, heading] }), ["moved /body/0 /body/3"]],
    [
      "an item that moved and changed",
      having({ body: [heading, { ...help, label: "質問" }, notice, map] }),
      ["moved /body/3 /body/1", "changed /body/3/label /body/1/label"],
    ],
    [
      "an item of another kind",
      having({ body: [heading, { widget: "card", text: "えさ" }, map, help] }),
      ["added  /body/1", "removed /body/1 /body/1"],
    ],
    [
      "a property that is new and one that is gone",
      { title: "動物園", body, form: "a" } as Json,
      ["added  /form", "removed /data /data"],
    ],
    ["another name", having({ data: { tigers: { call: "lions" } } }), ["renamed /data/lions /data/tigers"]],
    ["another order of names", { body, title: "動物園", data: { lions: { call: "lions" } } } as Json, ["reordered  "]],
  ])("tells %s", (_name, after, expected) => {
    expect(found(zoo, after)).toEqual(expected)
  })

  it("tells what a list has twice by the one that is gone", () => {
    expect(found(["a", "b", "a"], ["b", "a"])).toEqual(["removed /0 /0"])
  })

  it("tells an item that went into another list as moved", () => {
    const step = { screen: "name", when: { is: ["$a", 1] } }
    const before = {
      sections: [
        { name: 1, steps: [{ screen: "a" }, step] },
        { name: 2, steps: [{ screen: "b" }] },
      ],
    }
    const after = {
      sections: [
        { name: 1, steps: [{ screen: "a" }] },
        { name: 2, steps: [step, { screen: "b" }] },
      ],
    }
    expect(found(before, after)).toEqual(["moved /sections/0/steps/1 /sections/1/steps/0"])
  })

  it("tells a value that counts as one as one", () => {
    const isWhole = (value: Json) => typeof value === "object" && value !== null && "is" in value
    const [difference] = findDifferences({ when: { is: ["$a", 1] } }, { when: { is: ["$a", 2] } }, { isWhole })
    expect(difference).toMatchObject({ kind: "changed", to: "/when", before: { is: ["$a", 1] } })
  })
})

const word = fc.constantFrom("a", "b", "c", "d")
const { value: anyJson } = fc.letrec<{ value: Json; item: Json }>((tie) => ({
  item: fc.record({ key: word, text: word, body: tie("value") }, { requiredKeys: ["text"] }),
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(word, fc.integer({ min: 0, max: 3 }), fc.constant(null)),
    fc.array(fc.oneof(tie("value"), tie("item")), { maxLength: 6 }),
    fc.dictionary(word, tie("value"), { maxKeys: 4 }),
  ),
}))

const gone = Symbol("named")
type Pruned = Json | typeof gone

/** A value without the places that are named, in lists without a trace. */
function without(value: Json, pointers: ReadonlySet<string>, at = ""): Pruned {
  if (pointers.has(at)) return gone
  if (typeof value !== "object" || value === null) return value
  const parts = Object.entries<Json>(value).flatMap(([name, part]) => {
    const left = without(part, pointers, `${at}/${name}`)
    return left === gone ? [] : [[name, left] as const]
  })
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Takes away all that is named, and compares what is left; what was moved or renamed is compared by itself. */
function expectAllTold(before: Json, after: Json, differences: readonly Difference[]): void {
  const froms = new Set(differences.flatMap((one) => ("from" in one && one.kind !== "reordered" ? [one.from] : [])))
  const tos = new Set(differences.flatMap((one) => ("to" in one && one.kind !== "reordered" ? [one.to] : [])))
  expect(without(after, tos)).toEqual(without(before, froms))
  for (const one of differences) {
    if (one.kind !== "moved" && one.kind !== "renamed") continue
    const inside = (pointers: ReadonlySet<string>, root: string) =>
      new Set([...pointers].filter((pointer) => pointer !== root))
    const [was, is] = [valueAt(before, one.from), valueAt(after, one.to)]
    expect(without(is ?? null, inside(tos, one.to), one.to)).toEqual(
      without(was ?? null, inside(froms, one.from), one.from),
    )
  }
}

const runs = { numRuns: 3_000, seed: 7 }

describe("of any two values", () => {
  it("no difference is silent, and nothing is named that is the same", () => {
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        const differences = findDifferences(before, after)
        expectAllTold(before, after, differences)
        expect(differences.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after))
        for (const one of differences) {
          if ("before" in one) expect(valueAt(before, one.from)).toEqual(one.before)
          if ("after" in one) expect(valueAt(after, one.to)).toEqual(one.after)
          if (one.kind === "changed") expect(one.after).not.toEqual(one.before)
        }
      }),
      runs,
    )
  })

  it("one difference alone is taken back to the value before", () => {
    const file = "a.json"
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        const [only, ...others] = findDifferences(before, after)
        if (!only || others.length > 0 || segmentsOf("to" in only ? only.to : only.at).length === 0) return
        if (only.kind === "reordered") return
        const text = takeBack(file, only).reduce((written, edit) => {
          const outcome = editText(written, edit)
          return outcome.kind === "edited" ? outcome.text : `not edited: ${JSON.stringify(edit)}`
        }, JSON.stringify(after))
        expect(JSON.parse(text)).toEqual(before)
        expect(parentOf(takeBack(file, only)[0]?.pointer ?? "/a/b")).toBeDefined()
      }),
      runs,
    )
  })
})
