import {
  type AppInAreas,
  type CompiledDocuments,
  type CompiledModule,
  createCompiler,
  createLoader,
  createShapeCheck,
  createTextLoader,
  createThemeCss,
  type Definitions,
  type DocumentSet,
  type DocumentTexts,
  type Finding,
  type LoadedDocument,
  mergeFindings,
} from "../compiler"
import { checkDocuments, drawingRules, rules } from "../linter"

/** What a server serves: the newest documents, or where those are broken the last good ones. */
export interface DocumentBuild {
  readonly app: CompiledModule
  /** The app document in parts of at most so many screens, where none of them is broken. */
  splitApp(most: number): AppInAreas
  readonly screens: ReadonlyMap<string, CompiledModule>
  /** Of all screens, also of one that turns out to be broken when it is asked for. */
  readonly screenIds: readonly string[]
  /** One of the screens: before any rule has run it alone is compiled. */
  screen(id: string): CompiledModule | undefined
  readonly theme: string
  readonly findings: readonly Finding[]
}

interface ServedModule {
  readonly module: CompiledModule
  readonly good: boolean
}

/** Screens that are served, and the last good one of each that was ever good. */
interface ServedScreens {
  readonly served: ReadonlyMap<string, CompiledModule>
  readonly good: ReadonlyMap<string, CompiledModule>
}

export interface DocumentServerOptions {
  readonly root: string
  readonly definitions: Definitions
  readonly samples: boolean
  /** What counts as good until something was read that is: documents may be broken before anybody looks at them. */
  readonly began?: DocumentTexts
  /** What is read first is read document by document, as it is asked for. */
  readonly onDemand?: boolean
}

/** What one look at the files gives: a build at once, and a better one after all rules. */
export interface BuildResult {
  /** The documents as they were read. */
  readonly set: DocumentSet
  /**
   * What the documents compile to before any rule has run: all that there is to serve while nothing was good before. Only
   * what is asked for is compiled.
   */
  unchecked(): DocumentBuild
  /** What can be said at once: only rules that decide whether a document can be drawn at all have run. */
  quick(): DocumentBuild
  /**
   * What can be served of an edit before any rule has run over it or over `before`. Undefined where one of the edited documents
   * cannot be drawn, or where documents came or went.
   */
  early(before: BuildResult): DocumentBuild | undefined
  /** The build after all rules; a document that broke one of them gives way to its last good one. */
  complete(): DocumentBuild
  /** The work of `complete` in short steps, between which a server can answer; what was done is not done again. */
  prepare(): Iterator<void>
}

/** Reads and compiles; all files are looked at unless those that were saved are named, by their paths below the root. */
export type ReadDocuments = (saved?: ReadonlySet<string>) => BuildResult

/** Each call is a build of that moment, the same one while no file changes. Only a complete one counts as good for the next. */
export function createDocumentServer({
  root,
  definitions,
  samples,
  began,
  onDemand = false,
}: DocumentServerOptions): ReadDocuments {
  const load = createLoader(root, { onDemand })
  const isShaped = createShapeCheck(definitions)
  const compile = createCompiler(definitions, { samples, isShaped })
  let screens: ServedScreens = { served: new Map(), good: new Map() }
  let app: ServedModule | undefined
  let latest: Read | undefined
  /** What was served before anything had been judged: its good documents count where nothing else was good before. */
  let unjudged: Read | undefined

  /** Judged only when something is wrong: nobody else asks what was good before. */
  function judgeFirst(): void {
    const one = unjudged
    unjudged = undefined
    if (began !== undefined) readBegan(began)
    else one?.result.complete()
  }

  function readBegan(texts: DocumentTexts): void {
    const set = createTextLoader()(texts)
    const compiled = createCompiler(definitions, { samples, isShaped })(set)
    const wrong = wrongFiles(mergeFindings(compiled.findings, checkDocuments(set, definitions, drawingRules)))
    app = { module: compiled.appModule, good: isGood(compiled.appModule, wrong) }
    screens = chooseScreens(screens, compiled, { set, wrong })
  }

  return (saved) => {
    const set = load(saved)
    if (set === latest?.set) return latest.result
    const compiled = compile(set)
    const theme = createThemeCss(set)
    const choosing = (findings: readonly Finding[]) => {
      const wrong = wrongFiles(findings)
      if (app === undefined && filesWithErrors(findings).size > 0) judgeFirst()
      return {
        app: choose(app, { module: compiled.appModule, good: isGood(compiled.appModule, wrong) }),
        screens: chooseScreens(screens, compiled, { set, wrong }),
      }
    }
    const build = (chosen: ReturnType<typeof choosing>, findings: readonly Finding[]): DocumentBuild => {
      const { served } = chosen.screens
      return {
        app: chosen.app.module,
        splitApp: compiled.splitApp,
        screens: served,
        screenIds: [...served.keys()],
        screen: (id) => served.get(id),
        theme,
        findings,
      }
    }
    const isDrawable = (document: LoadedDocument) =>
      !document.recovered && isShaped(document) && compiled.failure(document) === undefined
    const result: BuildResult = {
      set,
      unchecked: () => ({
        app: compiled.appModule,
        splitApp: compiled.splitApp,
        get screens() {
          return compiled.screens
        },
        screenIds: set.ids?.("screen") ?? set.all("screen").flatMap(({ id, recovered }) => (recovered ? [] : [id])),
        // Who reads on demand lists a screen before anybody knows whether it can be drawn.
        screen: (id) => compiled.screen(id) ?? (onDemand && set.find("screen", id) ? compiled.blank(id) : undefined),
        theme,
        get findings() {
          return compiled.findings
        },
      }),
      quick() {
        const findings = mergeFindings(compiled.findings, checkDocuments(set, definitions, drawingRules))
        return build(choosing(findings), findings)
      },
      early({ set: before }) {
        const edited = editedAlone(before, set)
        return edited?.every(isDrawable) ? result.unchecked() : undefined
      },
      *prepare() {
        for (const id of result.unchecked().screenIds) yield void compiled.screen(id)
        for (const rule of [...drawingRules, ...rules]) yield void checkDocuments(set, definitions, [rule])
      },
      complete() {
        const told = mergeFindings(compiled.findings, checkDocuments(set, definitions))
        const findings = mergeFindings(told, unservedDocuments(set, { compiled, isShaped, told }))
        const chosen = choosing(findings)
        ;({ app, screens } = chosen)
        unjudged = undefined
        return build(chosen, findings)
      },
    }
    if (app === undefined) unjudged ??= latest
    latest = { set, result }
    return result
  }
}

interface Read {
  readonly set: DocumentSet
  readonly result: BuildResult
}

/** Documents that differ, where both sets have the same ones and share the same parts. */
function editedAlone(before: DocumentSet, now: DocumentSet): readonly LoadedDocument[] | undefined {
  const isSame = (document: LoadedDocument, at: number) => {
    const { file, kind, id } = before.documents[at] ?? {}
    return file === document.file && kind === document.kind && id === document.id
  }
  const { shared } = before
  const areSameParts =
    shared.size === now.shared.size && [...now.shared].every(([file, part]) => shared.get(file) === part)
  if (!areSameParts || before.documents.length !== now.documents.length || !now.documents.every(isSame))
    return undefined
  return now.documents.filter((document, at) => before.documents[at] !== document)
}

interface Served {
  readonly compiled: CompiledDocuments
  isShaped(document: LoadedDocument): boolean
  readonly told: readonly Finding[]
}

/** Documents that nothing is served of although no error says why: what is left out is never left out in silence. */
function unservedDocuments(set: DocumentSet, { compiled, isShaped, told }: Served): readonly Finding[] {
  const wrong = filesWithErrors(told)
  const isServed = ({ kind, id }: LoadedDocument) => kind !== "screen" || compiled.screens.has(id)
  return set.documents
    .filter((document) => !wrong.has(document.file) && !(isServed(document) && isShaped(document)))
    .map(({ file, kind, id }) => ({
      severity: "error",
      rule: "document-not-served",
      file,
      pointer: "",
      line: 1,
      values: { kind, id },
    }))
}

const filesWithErrors = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.filter(({ severity }) => severity === "error").map(({ file }) => file))

const choose = (before: ServedModule | undefined, now: ServedModule): ServedModule =>
  before?.good && !now.good ? before : now

interface BuildVerdict {
  readonly set: DocumentSet
  /** Files with errors that make a module of theirs no good one. */
  readonly wrong: ReadonlySet<string>
}

function chooseScreens(
  before: ServedScreens,
  { screens }: CompiledDocuments,
  { set, wrong }: BuildVerdict,
): ServedScreens {
  if (wrong.size === 0 && screens.size === set.all("screen").length) return { served: screens, good: screens }
  const isThere = ([id]: readonly [string, CompiledModule]) => set.find("screen", id) !== undefined
  const goodNow = [...screens].filter(([, module]) => isGood(module, wrong))
  const good = new Map([...[...before.good].filter(isThere), ...goodNow])
  const now = [...screens].map(([id, module]) => [id, good.get(id) ?? module] as const)
  // A screen whose document is there but cannot be compiled stays as it was; one whose file is gone is gone.
  const kept = [...before.served].filter(([id]) => !screens.has(id)).filter(isThere)
  return { good, served: new Map([...kept, ...now]) }
}

/**
 * Documents that every screen carries (tokens, messages) do not count: an error in one message must not hold back the
 * whole app.
 */
function wrongFiles(findings: readonly Finding[]): ReadonlySet<string> {
  const wrong = new Set(filesWithErrors(findings))
  for (const file of ["app.json", "conditions.json", "messages.json"]) wrong.delete(file)
  return wrong
}

/** Good is a module none of whose own documents has an error. */
const isGood = ({ dependencies }: CompiledModule, wrong: ReadonlySet<string>): boolean =>
  wrong.size === 0 || dependencies.every((file) => !wrong.has(file))
