import { createHash } from "node:crypto"
import type { FormUse } from "../../model/compiled"
import type { JsonSchema } from "../../model/documents"
import { compareFindings } from "../problems"
import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { type AppData, compileApp } from "./compileApp"
import { compileUnit, type Unit, type UnitCompiler, type UnitKind } from "./compileUnit"
import {
  createNeeds,
  createSharedContext,
  type Needs,
  type PartKind,
  partKinds,
  type Definitions,
  type SharedContext,
} from "./context"
import { asData, type CompiledModule, createModule, type ModuleValue, once, type Parts } from "./moduleCode"
import { createLinkMemory, type Link } from "./linkMemory"
import { onlyShaped } from "./onlyShaped"
import { type AppInAreas, splitApp } from "./splitApp"
import { createValidatorCode, formatsOf } from "./validatorCode"

export interface CompileOptions {
  /** Samples of screens and calls become part of the modules: development, tests and pictures, never production. */
  readonly samples: boolean
  /** Where documents may be broken: those that it fails for are not compiled (`createShapeCheck`). */
  readonly isShaped?: (document: LoadedDocument) => boolean
  /** Screens to compile, with all that they need; all documents where absent. */
  readonly only?: readonly string[]
}

export interface CompiledDocuments {
  readonly app: AppData
  /** Exports `app`, with the calls and sheets that belong to no screen. */
  readonly appModule: CompiledModule
  /** The same in parts of at most so many screens, for many screens. */
  splitApp(most: number): AppInAreas
  /** By screen id; each module exports what `ScreenModule` says. A screen that could not be compiled is missing. */
  readonly screens: ReadonlyMap<string, CompiledModule>
  /** One of them, without compiling the others. */
  screen(id: string): CompiledModule | undefined
  /** What could not be loaded or compiled; rules are checkDocuments' business. */
  readonly findings: readonly Finding[]
}

export const compileDocuments = (
  set: DocumentSet,
  definitions: Definitions,
  options: CompileOptions,
): CompiledDocuments => createCompiler(definitions, options)(set)

/**
 * Compiles again and again: work that an edit does not touch is taken from the last time. Screens, and what only they
 * bring, are compiled when they are asked for.
 */
export function createCompiler(
  definitions: Definitions,
  { samples, isShaped, only }: CompileOptions,
): (set: DocumentSet) => CompiledDocuments {
  const formats = formatsOf(definitions)
  const validators = createMemory<string>()
  const units = createMemory<Unit | Finding>()
  const links = createLinkMemory()
  const keys = createUnitKeys()

  return (loaded) => {
    // Validators stay: they are the dearest, few, and an edited token asks for all of them again.
    units.forgetUnused()
    const set = isShaped ? onlyShaped(loaded, isShaped) : loaded
    const shared = createSharedContext(set, definitions)
    const surroundings = hashOf([
      shared.tokens,
      shared.messages,
      shared.conditions,
      [...set.shared],
      attributesOf(shared),
    ])
    const createValidator = (schema: JsonSchema) =>
      validators.get(hashOf(schema), () => createValidatorCode(schema, formats))
    const compiler: UnitCompiler = { shared, set, samples, createValidator }
    const keyOf = (document: LoadedDocument) => keys.get(document, surroundings)
    const find = (kind: UnitKind, id: string): UnitEntry | undefined => {
      const document = set.find(kind, id)
      if (!document) return undefined
      const key = keyOf(document)
      const isUsable = !document.recovered && (isShaped === undefined || isShaped(document))
      const unit = isUsable ? units.get(key, () => compileUnit(document, compiler)) : undefined
      return { file: document.file, unit }
    }

    const documents = set.documents.filter(isUnit)
    const linkOne = remember((id: string) => linkScreen(id, find))
    const linkAll = once(() =>
      links.link(
        only ?? set.all("screen").map(({ id }) => id),
        new Map(documents.map((document) => [nameOf(document.kind, document.id), keyOf(document)])),
        linkOne,
      ),
    )
    const needs = createNeeds()
    const { app, findings } = compileApp(set, shared, needs)
    const whole = linkApp(app, needs, { set, find })
    const findAll = once(() => {
      const entries = only ? [] : documents.flatMap(({ kind, id }) => find(kind, id) ?? [])
      const failures = entries.flatMap(({ unit }) => (isFinding(unit) ? [unit] : []))
      return [...set.findings, ...findings, ...failures].toSorted(compareFindings)
    })
    return {
      app,
      appModule: createModule({ app: whole.value }, whole.dependencies, whole.parts),
      splitApp(most) {
        const sources = new Map([...linkAll()].map(([id, { code }]) => [id, code]))
        return splitApp({ ...whole, app, sources }, most)
      },
      screen: (id) => (set.find("screen", id) ? linkOne(id).module : undefined),
      get screens() {
        return linkAll()
      },
      get findings() {
        return findAll()
      },
    }
  }
}

interface UnitEntry {
  readonly file: string
  /** Undefined where the file cannot be read. */
  readonly unit: Unit | Finding | undefined
}

type Find = (kind: UnitKind, id: string) => UnitEntry | undefined

const isUnit = (document: LoadedDocument): document is LoadedDocument<UnitKind> =>
  ["screen", "form", "call", "sheet", "codes"].includes(document.kind)
const isFinding = (unit: Unit | Finding | undefined): unit is Finding => unit !== undefined && "rule" in unit

function linkScreen(id: string, find: Find): Link {
  const entry = find("screen", id)
  const name = nameOf("screen", id)
  if (!entry?.unit || isFinding(entry.unit)) return { module: undefined, names: new Set([name]) }
  const { value, samples, needs, file } = entry.unit
  const closure = closeOver(needs, find)
  const module = createModule(
    {
      screen: value,
      formUses: usesOf([...needs.formUses.values(), ...closure.formUses], closure),
      ...closure.values,
      samples,
    },
    [file, ...closure.files, ...surroundingFiles],
    closure.parts,
  )
  return { module, names: new Set([name, ...closure.names]) }
}

const nameOf = (kind: UnitKind, id: string): string => `${kind} ${id}`

/** Files whose texts and conditions every module may carry. */
const surroundingFiles = ["app.json", "conditions.json", "messages.json"]

function linkApp(app: AppData, needs: Needs, { set, find }: { readonly set: DocumentSet; readonly find: Find }) {
  const { values, files, parts } = closeOver(needs, find)
  const { calls, sheets, codes } = values
  const value = { ...asData(app), calls, sheets, codes }
  const flows = set.all("flow").map(({ file }) => file)
  const dependencies = [...surroundingFiles, "closures.json", "errors.json", ...flows, ...files]
  return { value, dependencies, parts }
}

type Brought = "forms" | "calls" | "sheets" | "codes"

/** Where the forms stand that the module holds, the last use of each. */
function usesOf(uses: readonly FormUse[], { values }: Closure): ModuleValue {
  const byForm = new Map(uses.filter(({ form }) => Object.hasOwn(values.forms, form)).map((use) => [use.form, use]))
  return [...byForm.values()].map(asData)
}

interface Closure {
  readonly formUses: readonly FormUse[]
  readonly values: Readonly<Record<Brought, Readonly<Record<string, ModuleValue>>>>
  readonly parts: Parts
  /** Of the documents, also of those that are not there. */
  readonly names: ReadonlySet<string>
  readonly files: readonly string[]
}

/** Everything that these needs lead to: a call's outcome opens a sheet, whose button makes another call. */
function closeOver(needs: Needs, find: Find): Closure {
  const values: Record<Brought, Record<string, ModuleValue>> = { forms: {}, calls: {}, sheets: {}, codes: {} }
  const parts = createNeeds()
  const files: string[] = []
  const formUses: FormUse[] = []
  const seen = new Set<string>()

  function visit(kind: UnitKind, into: Brought, id: string): void {
    const name = nameOf(kind, id)
    if (seen.has(name)) return
    seen.add(name)
    const entry = find(kind, id)
    if (!entry) return
    files.push(entry.file)
    if (!entry.unit || isFinding(entry.unit)) return
    Object.defineProperty(values[into], id, { value: entry.unit.value, enumerable: true })
    formUses.push(...entry.unit.needs.formUses.values())
    visitAll(entry.unit.needs)
  }

  function visitAll(wanted: Needs): void {
    for (const id of wanted.forms) visit("form", "forms", id)
    for (const id of wanted.calls) visit("call", "calls", id)
    for (const id of wanted.sheets) visit("sheet", "sheets", id)
    for (const id of wanted.codes) visit("codes", "codes", id)
    for (const kind of partKinds) for (const name of wanted[kind]) parts[kind].add(name)
  }

  visitAll(needs)
  return { values, formUses, names: seen, files, parts: namesOf(parts) }
}

const namesOf = (needs: Needs): Parts =>
  Object.fromEntries(partKinds.map((kind) => [kind, [...needs[kind]].toSorted()])) as Record<PartKind, string[]>

/** Tables whose codes have attributes: values that read them have them inside. */
const attributesOf = ({ codes }: SharedContext) =>
  [...codes].filter(([, rows]) => rows.some((row) => Object.keys(row).length > 2))

/** What a document compiles to depends on, as text: itself and its surroundings. The very text as long as neither changes. */
function createUnitKeys() {
  let known = new WeakMap<LoadedDocument, string>()
  let last = ""
  return {
    get(document: LoadedDocument, surroundings: string): string {
      if (surroundings !== last) known = new WeakMap()
      last = surroundings
      const { file, hash, recovered } = document
      const key = known.get(document) ?? hashOf([file, hash, recovered === true, surroundings])
      known.set(document, key)
      return key
    },
  }
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

function remember<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>()
  return (name) => {
    const value = known.get(name) ?? make(name)
    known.set(name, value)
    return value
  }
}

const hashOf = (value: object): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url")
