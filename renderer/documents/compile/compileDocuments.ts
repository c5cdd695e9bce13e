import { createHash } from "node:crypto"
import type { JsonSchema } from "../../language/documents"
import { compareFindings } from "../problems"
import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { type AppData, compileApp } from "./compileApp"
import { compileUnit, type Unit, type UnitCompiler, type UnitKind } from "./compileUnit"
import { createNeeds, createSharedContext, type Needs, type Words } from "./context"
import { type CompiledModule, createModule, type ModuleValue } from "./moduleCode"
import { createValidatorCode, formatsOf } from "./validatorCode"

export interface CompileOptions {
  /** Samples of screens and calls become part of the modules: development, tests and pictures, never production. */
  readonly samples: boolean
}

export interface CompiledDocuments {
  readonly app: AppData
  /** Exports `app`, with the calls and sheets that belong to no screen. */
  readonly appModule: CompiledModule
  /** By screen id; each module exports what `ScreenModule` says. A screen that could not be compiled is missing. */
  readonly screens: ReadonlyMap<string, CompiledModule>
  /** What could not be loaded or compiled; rules are checkDocuments' business. */
  readonly findings: readonly Finding[]
}

export const compileDocuments = (set: DocumentSet, words: Words, options: CompileOptions): CompiledDocuments =>
  createCompiler(words, options)(set)

/** Compiles again and again: work that an edit does not touch is taken from the last time. */
export function createCompiler(words: Words, { samples }: CompileOptions): (set: DocumentSet) => CompiledDocuments {
  const formats = formatsOf(words)
  const validators = createMemory<string>()
  const units = createMemory<Unit | Finding>()
  const modules = createMemory<CompiledModule>()

  return (set) => {
    const shared = createSharedContext(set, words)
    const surroundings = hashOf([shared.tokens, shared.messages, shared.conditions, [...set.shared]])
    const createValidator = (schema: JsonSchema, kind: "form" | "call") =>
      validators.get(hashOf([schema, kind]), () => createValidatorCode(schema, { formats, allErrors: kind === "form" }))
    const compiler: UnitCompiler = { shared, set, samples, createValidator }
    const find = (kind: UnitKind, id: string): UnitEntry | undefined => {
      const document = set.find(kind, id)
      if (!document || document.recovered) return undefined
      const key = `${document.file} ${document.hash} ${surroundings}`
      return { key, unit: units.get(key, () => compileUnit(document, compiler)) }
    }

    const entries = set.documents.filter(isUnit).flatMap(({ kind, id }) => find(kind, id) ?? [])
    const screens = set.all("screen").flatMap(({ id }) => {
      const module = linkScreen(id, find, modules)
      return module ? [[id, module] as const] : []
    })
    const needs = createNeeds()
    const app = compileApp(set, shared, needs)
    const appModule = linkApp(app, needs, { set, find })
    const failures = entries.flatMap(({ unit }) => (isFinding(unit) ? [unit] : []))
    // Validators stay: they are the dearest, few, and an edited token asks for all of them again.
    units.forgetUnused()
    modules.forgetUnused()
    return {
      app,
      appModule,
      screens: new Map(screens),
      findings: [...set.findings, ...failures].toSorted(compareFindings),
    }
  }
}

interface UnitEntry {
  readonly key: string
  readonly unit: Unit | Finding
}

type Find = (kind: UnitKind, id: string) => UnitEntry | undefined

const isUnit = (document: LoadedDocument): document is LoadedDocument & LoadedDocument<UnitKind> =>
  ["screen", "form", "call", "sheet"].includes(document.kind)
const isFinding = (unit: Unit | Finding): unit is Finding => "rule" in unit

function linkScreen(id: string, find: Find, modules: Memory<CompiledModule>): CompiledModule | undefined {
  const entry = find("screen", id)
  if (!entry || isFinding(entry.unit)) return undefined
  const { value, samples, needs, file } = entry.unit
  const closure = closeOver(needs, find)
  return modules.get(hashOf([entry.key, closure.keys]), () =>
    createModule({ screen: value, ...closure.values, samples }, [file, ...closure.files, ...surroundingFiles]),
  )
}

/** Files whose words every module may carry. */
const surroundingFiles = ["app.json", "conditions.json", "messages.json"]

function linkApp(
  app: AppData,
  needs: Needs,
  { set, find }: { readonly set: DocumentSet; readonly find: Find },
): CompiledModule {
  const { values, files } = closeOver(needs, find)
  const flowsAndCodes = [...set.all("flow"), ...set.all("codes")].map(({ file }) => file)
  const value = { ...(app as unknown as Record<string, ModuleValue>), calls: values.calls, sheets: values.sheets }
  return createModule({ app: value }, [...surroundingFiles, "errors.json", ...flowsAndCodes, ...files])
}

interface Closure {
  readonly values: Readonly<Record<"forms" | "calls" | "sheets", Readonly<Record<string, ModuleValue>>>>
  readonly keys: readonly string[]
  readonly files: readonly string[]
}

/** Everything that these needs lead to: a call's outcome opens a sheet, whose button makes another call. */
function closeOver(needs: Needs, find: Find): Closure {
  const values = { forms: {}, calls: {}, sheets: {} } as Record<
    "forms" | "calls" | "sheets",
    Record<string, ModuleValue>
  >
  const keys: string[] = []
  const files: string[] = []
  const seen = new Set<string>()

  function visit(kind: "form" | "call" | "sheet", id: string): void {
    if (seen.has(`${kind} ${id}`)) return
    seen.add(`${kind} ${id}`)
    const entry = find(kind, id)
    if (!entry || isFinding(entry.unit)) return
    keys.push(entry.key)
    files.push(entry.unit.file)
    Object.defineProperty(values[`${kind}s`], id, { value: entry.unit.value, enumerable: true })
    visitAll(entry.unit.needs)
  }

  function visitAll({ forms, calls, sheets }: Needs): void {
    for (const id of forms) visit("form", id)
    for (const id of calls) visit("call", id)
    for (const id of sheets) visit("sheet", id)
  }

  visitAll(needs)
  return { values, keys, files }
}

interface Memory<Value> {
  get(key: string, make: () => Value): Value
  /** Drops what was not asked for since the last time. */
  forgetUnused(): void
}

function createMemory<Value>(): Memory<Value> {
  let kept = new Map<string, Value>()
  let used = new Map<string, Value>()
  return {
    get(key, make) {
      const known = used.get(key) ?? kept.get(key)
      const value = known ?? make()
      used.set(key, value)
      return value
    },
    forgetUnused() {
      kept = used
      used = new Map()
    },
  }
}

const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url")
