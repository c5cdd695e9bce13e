// @vitest-environment node
import { describe, expect, it } from "vitest"
import { compileOptions } from "../../../renderer/compiler/compile/compileBlock"
import type { CompileContext } from "../../../renderer/compiler/compile/context"
import { createScope } from "../../../renderer/expressions/createScope"
import { resolveValue } from "../../../renderer/expressions/evaluate"
import { valueOperators } from "../../../renderer/expressions/values/all"
import type { Fields } from "../../../renderer/model/json"
import { createRequest } from "../../../renderer/screens/data/createRequest"
import { choice } from "../../../src/sources/list/choice/choice"
import { definition as choiceDefinition } from "../../../src/sources/list/choice/definition"
import { byMonth } from "../../../src/sources/list/by-month/byMonth"
import { definition as byMonthDefinition } from "../../../src/sources/list/by-month/definition"
import { definition } from "../../../src/sources/list/definition"
import { list } from "../../../src/sources/list/list"
import { definition as searchDefinition } from "../../../src/sources/list/search/definition"
import { search } from "../../../src/sources/list/search/search"
import { someStores } from "../platform/stores/someStores"

type Record = Readonly<{ [name: string]: unknown }>

/** Data as a screen's document writes it: each entry reads what stands above it. The last one gives what is expected. */
interface Case {
  readonly title: string
  readonly scope: Record
  readonly data: Readonly<{ [name: string]: { readonly source: string; readonly input: Fields } }>
  readonly expected: unknown
}

const files = import.meta.glob<{ readonly cases: readonly Case[] }>("./pipeline/*.json", { eager: true })

const { stores } = someStores()
const sources = new Map([
  ["list", { definition, read: list(stores) }],
  ["list/search", { definition: searchDefinition, read: search(stores) }],
  ["list/by-month", { definition: byMonthDefinition, read: byMonth(stores) }],
  ["list/choice", { definition: choiceDefinition, read: choice(stores) }],
])

const context = { tokens: {}, conditions: {}, codes: new Map() } as unknown as CompileContext

/** A source reads what the compiler makes of its input, as a screen gives it. */
function read({ source, input }: Case["data"][string], scope: Record): unknown {
  const found = sources.get(source)
  if (found === undefined) throw new Error(`no step is called ${source}`)
  const compiled = compileOptions(found.definition.options, input, context, "")
  const resolve = (node: unknown) => resolveValue(node, createScope(scope, valueOperators))
  return found.read(createRequest(compiled, { sent: () => undefined, resolve }) as never)
}

function lastOf({ data, scope }: Case): unknown {
  let known = scope
  let last: unknown
  for (const [name, entry] of Object.entries(data)) {
    last = read(entry, known)
    known = { ...known, [name]: last }
  }
  return last
}

describe.each(Object.entries(files))("%s", (_, { cases }) => {
  it.each(cases)("$title", (one) => {
    expect(lastOf(one)).toEqual(one.expected)
  })
})

describe("conformance cases of lists", () => {
  const written = Object.values(files).flatMap(({ cases }) => cases.flatMap(({ data }) => Object.values(data)))

  it.each([...sources])("%s is spoken of with each of its options", (name, { definition: { options } }) => {
    const used = new Set(written.flatMap(({ source, input }) => (source === name ? Object.keys(input) : [])))
    expect([...used].toSorted()).toEqual(Object.keys(options.properties).toSorted())
  })
})
