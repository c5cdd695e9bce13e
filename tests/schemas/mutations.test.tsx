import * as fc from "fast-check"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { checkDocuments } from "../../renderer/linter"
import {
  createCompiler,
  createShapeCheck,
  findersOf,
  loadDocuments,
  type DocumentSet,
  type LoadedDocument,
} from "../../renderer/compiler"
import type { Json } from "../../renderer/model/documents"
import { withItems } from "../../renderer/model/editedList"
import { definitions } from "../../src/definitions"
import { hostile } from "../support/hostile"
import { openState } from "../support/openState"
import { loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

/** The same mutations every time; another number looks elsewhere. */
const seed = 20_251_121

type Place = readonly string[]

const shipped = loadDocuments(shippedRoot)
const isShaped = createShapeCheck(definitions)
const compile = createCompiler(definitions, { samples: true, isShaped })
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

beforeAll(() => {
  console.info(`mutations: seed ${seed}`)
  process.on("unhandledRejection", note)
})
afterAll(() => void process.off("unhandledRejection", note))
beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

function placesIn(node: unknown, above: Place = []): readonly Place[] {
  if (typeof node !== "object" || node === null) return [above]
  return [above, ...Object.entries(node).flatMap(([name, part]) => placesIn(part, [...above, name]))]
}

const removed = Symbol("removed")

/** A copy with another value in one place; `removed` takes it away. */
function replaceAt(node: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof node !== "object" || node === null) return node
  const entries = Object.entries(node).flatMap(([own, part]) => {
    const next = own === name ? replaceAt(part, rest, value) : part
    return next === removed ? [] : [[own, next] as const]
  })
  return Array.isArray(node) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

function valueAt(node: unknown, [name, ...rest]: Place): unknown {
  if (name === undefined) return node
  return typeof node === "object" && node !== null ? valueAt((node as Record<string, unknown>)[name], rest) : undefined
}

const aValue = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 3 }))

type Mutation = readonly [name: string, apply: (document: unknown, seat: number, other: number) => unknown]

const aMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant<Mutation>(["delete", (document, seat) => replaceAt(document, pick(document, seat), removed)]),
  aValue.map((value): Mutation => ["replace", (document, seat) => replaceAt(document, pick(document, seat), value)]),
  fc.tuple(fc.string({ maxLength: 8 }), aValue).map(([name, value]): Mutation => [
    "insert",
    (document, seat) => {
      const place = pick(document, seat).slice(0, -1)
      const holder = valueAt(document, place)
      return replaceAt(
        document,
        place,
        Array.isArray(holder) ? [...holder, value] : { ...(holder as object), [name]: value },
      )
    },
  ]),
  fc.constant<Mutation>([
    "swap",
    (document, seat, other) => {
      const [one, two] = [pick(document, seat), pick(document, other)]
      const swapped = replaceAt(document, one, valueAt(document, two))
      return replaceAt(swapped, two, valueAt(document, one))
    },
  ]),
)

/** One of the places of a document, never the document itself. */
function pick(document: unknown, seat: number): Place {
  const places = placesIn(document).slice(1)
  return places[seat % places.length] ?? []
}

function replaceDocument(document: LoadedDocument, content: unknown): DocumentSet {
  const hash = JSON.stringify(content) ?? ""
  const changed = { ...document, document: content, hash, lineOf: () => 1 } as unknown as LoadedDocument
  const place = shipped.documents.findIndex(({ file }) => file === document.file)
  const documents = withItems(shipped.documents, new Map([[place, changed]]))
  return { ...shipped, documents, ...findersOf(documents) }
}

const aSeat = fc.nat({ max: 100_000 })
const broken = (kinds: readonly string[]) =>
  fc
    .record({
      document: fc.constantFrom(...shipped.documents.filter(({ kind }) => kinds.includes(kind))),
      mutations: fc.array(fc.tuple(aMutation, aSeat, aSeat), { minLength: 1, maxLength: 3 }),
    })
    .map(({ document, mutations }) => {
      const content = mutations.reduce<unknown>(
        (now, [[, apply], seat, other]) => apply(now, seat, other),
        structuredClone(document.document),
      )
      return { document, names: mutations.map(([[name]]) => name), content: content as Json }
    })

const everyKind = [...new Set(shipped.documents.map(({ kind }) => kind))]
/** Kinds whose content reaches a screen. */
const drawnKinds = ["screen", "form", "sheet", "call", "app", "codes", "messages", "conditions", "errors", "flow"]

describe("a mutated document", () => {
  it("always gets a verdict", () => {
    fc.assert(
      fc.property(broken(everyKind), ({ document, content }) => {
        for (const { file, line, rule } of checkDocuments(replaceDocument(document, content), definitions)) {
          expect(shipped.documents.map((one) => one.file)).toContain(file)
          expect(line).toBeGreaterThan(0)
          expect(rule).not.toBe("")
        }
      }),
      { seed, numRuns: 40 },
    )
  })

  it("is drawn, in the worst case with quiet placeholders, or not compiled", async () => {
    let drawn = 0
    await fc.assert(
      fc.asyncProperty(broken(drawnKinds), aSeat, async ({ document, content }, seat) => {
        const changed = replaceDocument(document, content)
        // Without the app's own document there is no app to draw in.
        if (changed.documents.some((one) => one.kind === "app" && !isShaped(one))) return
        const compiled = compile(changed)
        const using = [...compiled.screens].filter(([, { dependencies }]) => dependencies.includes(document.file))
        const [screen] =
          (using.length > 0 ? using : [...compiled.screens])[seat % (using.length || compiled.screens.size)] ?? []
        if (screen === undefined) return
        const modules = await loadModules(compiled, [screen])
        const samples = Object.keys(modules.screens.get(screen)?.samples ?? {})
        const sample = samples[seat % samples.length]
        if (sample === undefined) return
        const state = await openState(modules, screen, sample)
        drawn += 1
        expect(state.container.querySelector("[data-screen]")).not.toBeNull()
        state.close()
      }),
      { seed, numRuns: 60 },
    )
    expect(drawn).toBeGreaterThan(30)
    expect(unhandled).toEqual([])
  })
})
