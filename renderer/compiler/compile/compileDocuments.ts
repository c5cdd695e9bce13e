import { createHash } from "node:crypto"
import type { FormUse } from "../../model/compiled"
import type { JsonSchema } from "../../model/documents"
import { createKeptList } from "../../model/keptList"
import { once, oncePerName } from "../../model/remembering"
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
import { asData, type CompiledModule, createModule, type ModuleValue, type Parts } from "./moduleCode"
import { createModuleMemory } from "./moduleMemory"
import { createLinkMemory, type Link, nameOf } from "./linkMemory"
import { onlyShaped } from "./onlyShaped"
import { type KnownUnits, knownUnits } from "./unitMemory"
import { type AppInAreas, splitApp } from "./splitApp"
import { createValidatorCode, formatsOf } from "./validatorCode"

export interface CompileOptions {
  /** Samples of screens and calls become part of the modules: development, tests and pictures, never production. */
  readonly samples: boolean
  /** Where documents may be broken: those that it fails for are not compiled (`createShapeCheck`). */
  readonly isShaped?: (document: LoadedDocument) => boolean
  /** Screens to compile, with all that they need; all documents where absent. */
  readonly only?: readonly string[]
  /** Flows that the app knows; all where absent. */
  readonly flows?: readonly string[]
  /** Documents that nobody looks at to find out why they cannot be compiled. */
  readonly sound?: SoundDocuments
}

/** Documents that could be compiled: they still can while their surroundings are these. */
export interface SoundDocuments {
  readonly documents: ReadonlySet<LoadedDocument>
  readonly surroundings: string
}

export interface CompiledDocuments {
  readonly app: AppData
  /** Stands for all that every document is compiled with: tokens, messages, conditions, shared files. */
  readonly surroundings: string
  /** Exports `app`, with the calls and sheets that belong to no screen. */
  readonly appModule: CompiledModule
  /** The same in parts of at most so many screens, for many screens. */
  splitApp(most: number): AppInAreas
  /** By screen id; each module exports what `ScreenModule` says. A screen that could not be compiled is missing. */
  readonly screens: ReadonlyMap<string, CompiledModule>
  /** One of them, without compiling the others. */
  screen(id: string): CompiledModule | undefined
  /** A screen of this id with nothing on it: to be shown in place of one that cannot be compiled. */
  blank(id: string): CompiledModule | undefined
  /** What could not be loaded or compiled; rules are checkDocuments' business. */
  readonly findings: readonly Finding[]
  /** Why one document cannot be compiled, without compiling the others. */
  failure(document: LoadedDocument): Finding | undefined
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
  { samples, isShaped, only, flows, sound }: CompileOptions,
): (set: DocumentSet) => CompiledDocuments {
  const formats = formatsOf(definitions)
  const validators = new Map<string, string>()
  const links = createLinkMemory()
  const idsOf = createKeptList<LoadedDocument<"screen">, string>()
  const keepModule = createModuleMemory()
  const surroundingsOf = createSurroundings(definitions)
  let known: { readonly units: KnownUnits; readonly failures: ReturnType<typeof createFailures> } | undefined
  // Validators stay: they are the dearest, few, and an edited token asks for all of them again.
  const createValidator = (schema: JsonSchema) => {
    const key = hashOf(schema)
    const code = validators.get(key) ?? createValidatorCode(schema, formats)
    validators.set(key, code)
    return code
  }

  return (loaded) => {
    const set = isShaped ? onlyShaped(loaded, isShaped) : loaded
    const { shared, text: surroundings } = surroundingsOf(set)
    const compiler: UnitCompiler = { shared, set, samples, createValidator }
    const isUsable = (document: LoadedDocument) => !document.recovered && (isShaped === undefined || isShaped(document))
    if (known?.units.surroundings !== surroundings)
      known = { units: knownUnits(definitions, samples, surroundings), failures: createFailures() }
    const { units, failures: failuresOf } = known
    const unitOf = (document: LoadedDocument<UnitKind>) =>
      isUsable(document) ? units.get(document, () => compileUnit(document, compiler)) : undefined
    const find: Find = (kind, id) => {
      const document = set.find(kind, id)
      return document && { file: document.file, unit: unitOf(document as LoadedDocument<UnitKind>) }
    }

    const linkOne = oncePerName((id: string) => linkScreen(id, find))
    const linkAll = once(() => {
      const screens = only ?? idsOf(set.all("screen"), ({ id }) => id)
      return links.link({ screens, documents: () => set.documents, surroundings }, linkOne)
    })
    const needs = createNeeds()
    const { app, findings } = compileApp(set, { shared, needs, flows, flowOf: units.flowOf })
    const whole = linkApp(app, needs, { set, find })
    const isSound = (document: LoadedDocument) => sound?.surroundings === surroundings && sound.documents.has(document)
    const failure = (document: LoadedDocument) => {
      const unit = isUnit(document) && !isSound(document) ? unitOf(document) : undefined
      return isFinding(unit) ? unit : undefined
    }
    const findAll = once(() => {
      const failures = only ? [] : failuresOf(set.documents, failure)
      const all = [...set.findings, ...findings, ...failures.filter((failure) => failure !== undefined)]
      return all.toSorted(compareFindings)
    })
    return {
      app,
      surroundings,
      appModule: keepModule({ app: whole.value }, whole.dependencies, whole.parts),
      splitApp(most) {
        const sources = new Map([...linkAll()].map(([id, { code }]) => [id, code]))
        return splitApp({ ...whole, app, sources }, most)
      },
      screen: (id) => (set.find("screen", id) ? linkOne(id).module : undefined),
      blank(id) {
        const file = set.find("screen", id)?.file ?? ""
        return linkScreen(id, () => ({ file, unit: compileUnit(blankScreen(id, file), compiler) })).module
      },
      get screens() {
        return linkAll()
      },
      get findings() {
        return findAll()
      },
      failure,
    }
  }
}

/** What is wrong with documents that cannot be compiled. */
const createFailures = () => createKeptList<LoadedDocument, Finding | undefined>()

interface UnitEntry {
  readonly file: string
  /** Undefined where the file cannot be read. */
  readonly unit: Unit | Finding | undefined
}

type Find = (kind: UnitKind, id: string) => UnitEntry | undefined

const isUnit = (document: LoadedDocument): document is LoadedDocument<UnitKind> =>
  ["screen", "form", "call", "sheet", "codes"].includes(document.kind)
const isFinding = (unit: Unit | Finding | undefined): unit is Finding => unit !== undefined && "rule" in unit

const blankScreen = (id: string, file: string): LoadedDocument<"screen"> => ({
  file,
  kind: "screen",
  id,
  document: { kind: "screen", id, version: 1, title: "", body: [], samples: {} },
  lineOf: () => 1,
  hash: "",
})

function linkScreen(id: string, find: Find): Link {
  const entry = find("screen", id)
  const name = nameOf({ kind: "screen", id })
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
    const name = nameOf({ kind, id })
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

/** What every document is compiled with: read and written as text anew where one of the documents that say it is another. */
function createSurroundings(definitions: Definitions) {
  let known: { readonly from: readonly unknown[]; readonly shared: SharedContext; readonly text: string } | undefined
  return (set: DocumentSet) => {
    const singles = [set.find("app", "app"), set.find("messages", "messages"), set.find("conditions", "conditions")]
    const from = [set.shared, ...singles, ...set.all("codes")]
    if (known?.from.length === from.length && from.every((part, at) => part === known?.from[at])) return known
    const shared = createSharedContext(set, definitions)
    const { tokens, messages, conditions } = shared
    known = { from, shared, text: hashOf([tokens, messages, conditions, [...set.shared], attributesOf(shared)]) }
    return known
  }
}

/** Tables whose codes have attributes: values that read them have them inside. */
const attributesOf = ({ codes }: SharedContext) =>
  [...codes].filter(([, rows]) => rows.some((row) => Object.keys(row).length > 2))

const hashOf = (value: object): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url")
