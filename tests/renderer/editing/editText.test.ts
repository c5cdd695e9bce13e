// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { editText, type PointerEdit, writeDocument } from "../../../renderer/editing"
import type { Json } from "../../../renderer/model/documents"
import { segmentsOf, within } from "../../../renderer/model/pointer"

const file = "a.screen.json"
const edit = (parts: object) => ({ file, ...parts }) as PointerEdit

const editedText = (text: string, parts: object) => {
  const outcome = editText(text, edit(parts))
  return outcome.kind === "edited" ? outcome.text : outcome
}

const lines = `{
  "title": "出金",
  "body": [
    { "widget": "text", "text": "a" },
    {
      "widget": "note"
    }
  ]
}
`

describe("editText", () => {
  it.each([
    ["into", lines.replace('"a"', '"\uFFFD"'), "入金"],
    ["of", lines, "\uFFFD\\"],
  ])("writes nothing %s a text that was not in UTF-8", (_way, text, value) => {
    expect(editedText(text, { op: "set", pointer: "/title", value })).toEqual({ kind: "missing" })
  })

  it.each(["title", "nope", "#/title"])("writes nothing at %j, which is no pointer", (pointer) => {
    const outcomes = [
      editedText(lines, { op: "set", pointer, value: "入金" }),
      editedText(lines, { op: "insert", pointer, value: "入金" }),
      editedText(lines, { op: "remove", pointer }),
    ]
    expect(outcomes).toEqual(outcomes.map(() => ({ kind: "missing" })))
  })

  it.each([
    ["replaces a text", { op: "set", pointer: "/title", value: "入金" }, '"出金"', '"入金"'],
    [
      "adds a property to an object on one line",
      { op: "set", pointer: "/body/0/key", value: "k" },
      '"text": "a" }',
      '"text": "a", "key": "k" }',
    ],
    [
      "adds a property on a line of its own where every property has one",
      { op: "set", pointer: "/body/1/when", value: { is: [1, 1] } },
      '"note"\n',
      '"note",\n      "when": { "is": [1, 1] }\n',
    ],
    [
      "inserts an item before another",
      { op: "insert", pointer: "/body/0", value: { widget: "list" } },
      "    { ",
      '    { "widget": "list" },\n    { ',
    ],
    [
      "inserts an item behind the last",
      { op: "insert", pointer: "/body/-", value: 1 },
      "\n    }\n  ]",
      "\n    },\n    1\n  ]",
    ],
    [
      "removes the first item with its line",
      { op: "remove", pointer: "/body/0" },
      '    { "widget": "text", "text": "a" },\n',
      "",
    ],
    [
      "removes the last item and the comma before it",
      { op: "remove", pointer: "/body/1" },
      ',\n    {\n      "widget": "note"\n    }',
      "",
    ],
    ["removes a property", { op: "remove", pointer: "/body/0/text" }, ', "text": "a"', ""],
    ["leaves an empty object", { op: "remove", pointer: "/body/1/widget" }, '{\n      "widget": "note"\n    }', "{}"],
  ])("%s", (_name, parts, before, after) => {
    expect(lines).toContain(before)
    expect(editedText(lines, parts)).toBe(lines.replace(before, after))
  })

  it("moves an item and leaves the commas where they are", () => {
    expect(editedText('{ "a": [1, {"x":2} ,\n 3] }', { op: "move", pointer: "/a/0", to: 2 })).toBe(
      '{ "a": [{"x":2}, 3 ,\n 1] }',
    )
  })

  it("writes a long value over several lines, in the indentation and line ends of its document", () => {
    const text = '{\r\n\t"a": 1\r\n}'
    const value = ["x".repeat(80), "y".repeat(80)]
    expect(editedText(text, { op: "set", pointer: "/a", value })).toBe(
      `{\r\n\t"a": [\r\n\t\t"${value[0]}",\r\n\t\t"${value[1]}"\r\n\t]\r\n}`,
    )
  })

  it("writes nothing where something else stands than the person saw, and says what", () => {
    expect(editText(lines, edit({ op: "set", pointer: "/title", value: "x", seen: "振込" }))).toEqual({
      kind: "changed",
      now: "出金",
    })
    expect(editText(lines, edit({ op: "remove", pointer: "/gone", seen: 1 }))).toEqual({ kind: "changed" })
  })

  it("writes nothing new where somebody else was quicker, and says what stands there", () => {
    expect(editText(lines, edit({ op: "set", pointer: "/title", value: "x", isNew: true }))).toEqual({
      kind: "changed",
      now: "出金",
    })
    expect(editedText(lines, { op: "set", pointer: "/body/1/text", value: "x", isNew: true })).toContain('"text": "x"')
  })

  it("counts places behind the mark that some editors put first", () => {
    expect(editedText(`\uFEFF${lines}`, { op: "set", pointer: "/title", value: "入金" })).toBe(
      `\uFEFF${lines.replace("出金", "入金")}`,
    )
  })

  it("puts another text in the place of one that is no JSON, and takes it back", () => {
    const broken = '{ "title": "出金",, }'
    const whole = { op: "write", pointer: "", text: lines, seen: broken }
    const outcome = editText(broken, edit(whole))
    expect(outcome).toMatchObject({ kind: "edited", text: lines, undo: { op: "write", text: broken, seen: lines } })
    expect(editText(lines, edit(whole))).toEqual({ kind: "changed", now: lines })
    expect(editText(broken, edit({ ...whole, text: "\uFFFD" }))).toEqual({ kind: "missing" })
  })

  it.each([
    ["an object that is not there", lines, { op: "set", pointer: "/gone/text", value: 1 }],
    ["an item far behind the last", lines, { op: "insert", pointer: "/body/3", value: 1 }],
    ["a property of a text", lines, { op: "set", pointer: "/title/x", value: 1 }],
    ["a text that is no JSON", '{ "a": ', { op: "set", pointer: "/a", value: 1 }],
    ["the document itself", lines, { op: "remove", pointer: "" }],
    ["a name that is taken", lines, { op: "rename", pointer: "/title", to: "body" }],
    ["an item that is not there", lines, { op: "move", pointer: "/body/2", to: 0 }],
  ])("misses %s", (_name, text, parts) => {
    expect(editText(text, edit(parts))).toEqual({ kind: "missing" })
  })
})

const root = join(import.meta.dirname, "../../../schemas")
const shipped = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json") && !name.startsWith("meta"))
  .map((name) => readFileSync(join(root, name), "utf8"))

/** Every place of a value. */
function places(value: Json, pointer = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [pointer]
  return [pointer, ...Object.entries<Json>(value).flatMap(([name, child]) => places(child, within(pointer, name)))]
}

/** The same edit on the value, without any text. */
function model(value: Json, { op, pointer, ...edit }: PointerEdit): Json {
  const copy = { root: structuredClone(value) }
  const segments = ["root", ...segmentsOf(pointer)]
  const name = segments.pop() ?? ""
  const holder = segments.reduce<unknown>((at, segment) => (at as Record<string, unknown>)[segment], copy) as Record<
    string,
    Json
  >
  const list = holder as unknown as Json[]
  if (op === "set" && "value" in edit) holder[name] = edit.value
  else if (op === "insert" && "value" in edit) list.splice(Number(name), 0, edit.value)
  else if (op === "move" && "to" in edit && typeof edit.to === "number")
    list.splice(edit.to, 0, ...list.splice(Number(name), 1))
  else if (Array.isArray(holder)) list.splice(Number(name), 1)
  else delete holder[name]
  return copy.root
}

const ops = fc.constantFrom("set", "insert", "remove", "move")
const anyValue = fc.constantFrom<Json>("ことば", 7, [], {}, ["a", { b: null }], { text: "x".repeat(130), more: [1, 2] })
const choice = { op: ops, value: anyValue, place: fc.nat(), to: fc.nat() }

interface Places {
  readonly all: readonly string[]
  /** Of items of lists. */
  readonly listed: readonly string[]
}

const known = new Map<string, Places>()

/** Of a text, which random edits come back to. */
function placesIn(text: string): Places {
  const found = known.get(text)
  if (found) return found
  const document = JSON.parse(text) as Json
  const all = places(document).slice(1)
  const looked = { all, listed: all.filter((pointer) => Array.isArray(parentIn(document, pointer))) }
  known.set(text, looked)
  return looked
}

/** An edit that fits somewhere into the document of that text, chosen by numbers. */
function fitting(
  text: string,
  document: Json,
  chosen: { op: string; value: Json; place: number; to: number },
): PointerEdit {
  const { all, listed } = placesIn(text)
  const among = chosen.op === "insert" || chosen.op === "move" ? listed : all
  const pointer = among[chosen.place % among.length]
  if (pointer === undefined) return edit({ op: "set", pointer: "", value: chosen.value })
  const siblings = parentIn(document, pointer)
  const count = Array.isArray(siblings) ? siblings.length : 1
  return edit({ op: chosen.op, pointer, value: chosen.value, to: chosen.to % count })
}

const parentIn = (document: Json, pointer: string) =>
  segmentsOf(pointer)
    .slice(0, -1)
    .reduce<unknown>((at, segment) => (at as Record<string, unknown>)[segment], document)

/** Lines of the text that the edit has not left as they were. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")]
  let head = 0
  while (head < old.length && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < old.length - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  return old.length - head - tail
}

const linesOf = (text: string, { pointer, op, ...edit }: PointerEdit): number => {
  const value = segmentsOf(pointer).reduce<unknown>(
    (at, segment) => (at as Record<string, unknown>)[segment],
    JSON.parse(text),
  )
  if (op === "move" && "to" in edit) return text.split("\n").length
  return op === "insert" ? 0 : JSON.stringify(value, null, 2).split("\n").length
}

/** What is the same needs no comparison that would say where it is not. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted)
}

describe("5,000 random edits of shipped documents", () => {
  it("change the value as they say, no line but those of the place and its neighbours', and are undone byte by byte", () => {
    fc.assert(
      fc.property(fc.nat(shipped.length - 1), fc.record(choice), (index, chosen) => {
        const text = shipped[index] ?? ""
        const document = JSON.parse(text) as Json
        const asked = fitting(text, document, chosen)
        const outcome = editText(text, asked)
        if (outcome.kind !== "edited") throw new Error(`${outcome.kind} ${JSON.stringify(asked)}`)
        expectSame(JSON.parse(outcome.text), model(document, asked))
        expect(changedLines(text, outcome.text)).toBeLessThanOrEqual(linesOf(text, asked) + 2)
        const back = editText(outcome.text, outcome.undo)
        expect(back.kind === "edited" && back.text).toBe(text)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe("random edits of generated documents", () => {
  const layouts: readonly ((value: Json) => string)[] = [
    (value) => JSON.stringify(value),
    (value) => JSON.stringify(value, null, "\t"),
    (value) => writeDocument(value),
    (value) => JSON.stringify(value, null, 4).replaceAll("\n", "\r\n"),
  ]
  it("change the value as they say and are undone byte by byte, whatever the layout", () => {
    const documents = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue() as fc.Arbitrary<Json>, { minKeys: 1 })
    fc.assert(
      fc.property(documents, fc.nat(layouts.length - 1), fc.record(choice), (document, layout, chosen) => {
        const text = layouts[layout]?.(document) ?? ""
        const asked = fitting(text, JSON.parse(text) as Json, chosen)
        const outcome = editText(text, asked)
        if (outcome.kind !== "edited") throw new Error(`${outcome.kind} ${JSON.stringify(asked)} in ${text}`)
        expect(JSON.parse(outcome.text)).toEqual(model(JSON.parse(text) as Json, asked))
        const back = editText(outcome.text, outcome.undo)
        expect(back.kind === "edited" && back.text).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })
})
