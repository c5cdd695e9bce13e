// @vitest-environment node
import { Ajv } from "ajv"
import { matchesSchema } from "../../src/platform/api/matchesSchema"
import { describe, expect, it } from "vitest"
import { createRegistry, type Registry } from "../../renderer"
import { describeFindings, loadDocuments, mergeFindings } from "../../renderer/compiler"
import { checkDocuments } from "../../renderer/linter"
import { inlineReferences } from "../../renderer/compiler/compile/inlineReferences"
import { formatsOf } from "../../renderer/compiler/compile/validatorCode"
import type { DefinitionKind } from "../../renderer/model/definitions"
import { callAction } from "../../renderer/screens/actions/callAction"
import { coreActions } from "../../renderer/screens/actions/coreActions"
import { coreWidgets } from "../../renderer/screens/blocks/coreWidgets"
import { createAppActions } from "../../src/app/createAppActions"
import { baseRegistry } from "../../src/app/baseRegistry"
import { compareGeneratedFiles } from "../../src/cli/generatedFiles"
import { problemTexts } from "../../src/cli/problemTexts"
import { definitions } from "../../src/definitions"
import { everyDrawing } from "../../src/unbundled/everyPart"
import { compileShipped, everyPart, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const compiled = compileShipped(set)
const { app, screens } = await loadModules(compiled)

/** Actions and sources need no services to have names: nothing of these is ever used here. */
const nothing = new Proxy(() => undefined, { get: () => nothing, apply: () => nothing }) as never
const actions = createAppActions({
  services: nothing,
  routes: nothing,
  navigator: nothing,
  overlays: nothing,
  reload: nothing,
} as Parameters<typeof createAppActions>[0])
const registry: Registry = createRegistry(baseRegistry, everyDrawing, { actions })

const implemented: Readonly<Partial<Record<DefinitionKind, object>>> = {
  widget: { ...coreWidgets, ...registry.widgets },
  control: registry.controls,
  action: { call: callAction, ...coreActions, ...registry.actions },
  source: everyPart.sources,
  format: registry.formats,
  conversion: registry.conversions,
  skeleton: registry.skeletons,
  icon: registry.icons,
  illustration: registry.illustrations,
}

const declared = (kind: DefinitionKind) =>
  definitions.flatMap((definition) => (definition.kind === kind ? [definition.name] : [])).toSorted()

type Node = Readonly<Record<string, unknown>>

/** Names that compiled documents use, by kind. */
function namesIn(node: unknown, used: Map<string, Set<string>> = new Map()): Map<string, Set<string>> {
  if (typeof node !== "object" || node === null) return used
  const note = (kind: DefinitionKind, name: unknown) => {
    if (typeof name === "string") used.set(kind, (used.get(kind) ?? new Set()).add(name))
  }
  const { kind, widget, options, do: action, get, format, convert, loading, source } = node as Node
  if (kind === "field") note("control", widget)
  else if (options !== undefined) note("widget", widget)
  if (options !== undefined) note("action", action)
  if (Array.isArray(get)) note("format", format)
  for (const name of Array.isArray(convert) ? convert : []) note("conversion", name)
  for (const name of Array.isArray(loading) ? loading : []) note("skeleton", name)
  note("source", source)
  for (const part of Object.values(node)) namesIn(part, used)
  return used
}

const used = namesIn([
  app,
  [...screens.values()].map(({ screen, forms, calls, sheets }) => [screen, forms, calls, sheets]),
])

describe("the documents", () => {
  it("have no problem that the checks know", () => {
    const findings = mergeFindings(set.findings, checkDocuments(set, definitions))
    expect(describeFindings(findings, problemTexts)).toEqual([])
  })

  it("are all compiled", () => {
    expect(compiled.findings).toEqual([])
    expect([...compiled.screens.keys()].toSorted()).toEqual(
      set
        .all("screen")
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it("have at least two samples for every screen", () => {
    const few = [...screens].filter(([, { samples }]) => Object.keys(samples ?? {}).length < 2)
    expect(few.map(([id]) => id)).toEqual([])
  })

  it("answer in every sample of a call as its schema says", () => {
    const ajv = new Ajv({ strict: false, formats: { ...formatsOf(definitions) } })
    const wrong = set.all("call").flatMap(({ file, document }) => {
      const isResponse = ajv.compile(inlineReferences(document.response, { file, shared: set.shared }).schema)
      const samples = Object.entries(document.samples ?? {})
      return samples.flatMap(([name, sample]) =>
        isResponse(sample) ? [] : [`${file} ${name}: ${ajv.errorsText(isResponse.errors)}`],
      )
    })
    expect(wrong).toEqual([])
  })

  it("let the guard of clients accept the samples of every call", () => {
    const calls = [app.calls, ...[...screens.values()].map((module) => module.calls)].flatMap((some) =>
      Object.values(some ?? {}),
    )
    const refused = calls.flatMap(({ id, samples, response }) =>
      Object.entries(samples ?? {}).flatMap(([name, sample]) =>
        matchesSchema(response, sample) ? [] : [`${id} ${name}`],
      ),
    )
    expect(calls.length).toBeGreaterThan(0)
    expect(refused).toEqual([])
  })

  it.each([...used.keys()])("use only declared names of the kind %s", (kind) => {
    const known = declared(kind as DefinitionKind)
    expect([...(used.get(kind) ?? [])].filter((name) => !known.includes(name))).toEqual([])
  })
})

describe("words", () => {
  it.each(Object.entries(implemented))("declares exactly the implemented names of the kind %s", (kind, names) => {
    expect(declared(kind as DefinitionKind)).toEqual(Object.keys(names).toSorted())
  })

  it("gives every check a pattern, which is its implementation", () => {
    expect(definitions.filter(({ kind, pattern }) => kind === "check" && pattern === undefined)).toEqual([])
  })

  it("has no kind besides these, checks, and the values of documents that code reads", () => {
    expect([...new Set(definitions.map(({ kind }) => kind))].toSorted()).toEqual(
      [...Object.keys(implemented), "check", "constant", "interface", "scheme", "colour", "designToken"].toSorted(),
    )
  })
})

describe("generated files", () => {
  it("are what the words and documents of now give", async () => {
    const { stale, total } = await compareGeneratedFiles()
    expect(total).toBeGreaterThan(10)
    expect(stale.map(([path]) => path)).toEqual([])
  })
})
