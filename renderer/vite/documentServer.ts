import { createCompiler, type CompiledDocuments } from "../compiler/compile/compileDocuments"
import type { Definitions } from "../compiler/compile/context"
import type { CompiledModule } from "../compiler/compile/moduleCode"
import { checkDocuments, drawingRules } from "../linter"
import { createLoader } from "../compiler/load/loadDocuments"
import { mergeFindings } from "../compiler/problems"
import { createThemeCss } from "../compiler/themeCss"
import type { DocumentSet, Finding } from "../compiler/types"

/** What a server serves: the newest documents, or where those are broken the last good ones. */
export interface Edition {
  readonly app: CompiledModule
  readonly screens: ReadonlyMap<string, CompiledModule>
  readonly theme: string
  readonly findings: readonly Finding[]
}

interface Served {
  readonly module: CompiledModule
  readonly good: boolean
}

export interface LibraryOptions {
  readonly root: string
  readonly definitions: Definitions
  readonly samples: boolean
}

/** What one look at the files gives. */
export interface Reading {
  /** What can be said at once: only rules that decide whether a document can be drawn at all have run. */
  readonly quick: Edition
  /** The edition after all rules; a document that broke one of them gives way to its last good one. */
  complete(): Edition
}

/** Reads and compiles; each call is a reading of that moment. Only a complete one counts as good for the next. */
export function createLibrary({ root, definitions, samples }: LibraryOptions): () => Reading {
  const load = createLoader(root)
  const compile = createCompiler(definitions, { samples })
  let screens = new Map<string, Served>()
  let app: Served | undefined

  return () => {
    const set = load()
    const compiled = compile(set)
    const theme = createThemeCss(set)
    const choosing = (findings: readonly Finding[]) => {
      const isGood = createJudge(findings)
      return {
        app: choose(app, { module: compiled.appModule, good: isGood(compiled.appModule) }),
        screens: chooseScreens(screens, compiled, { set, isGood }),
      }
    }
    const edition = (chosen: ReturnType<typeof choosing>, findings: readonly Finding[]): Edition => ({
      app: chosen.app.module,
      screens: new Map([...chosen.screens].map(([id, { module }]) => [id, module])),
      theme,
      findings,
    })
    const quick = mergeFindings(compiled.findings, checkDocuments(set, definitions, drawingRules))
    return {
      quick: edition(choosing(quick), quick),
      complete() {
        const findings = mergeFindings(compiled.findings, checkDocuments(set, definitions))
        const chosen = choosing(findings)
        ;({ app, screens } = chosen)
        return edition(chosen, findings)
      },
    }
  }
}

const choose = (before: Served | undefined, now: Served): Served => (before?.good && !now.good ? before : now)

interface Judgement {
  readonly set: DocumentSet
  readonly isGood: (module: CompiledModule) => boolean
}

function chooseScreens(
  before: ReadonlyMap<string, Served>,
  compiled: CompiledDocuments,
  { set, isGood }: Judgement,
): Map<string, Served> {
  const now = [...compiled.screens].map(
    ([id, module]) => [id, choose(before.get(id), { module, good: isGood(module) })] as const,
  )
  // A screen whose file is there but unreadable stays as it was; one whose file is gone is gone.
  const unreadable = new Set(set.findings.concat(compiled.findings).map(({ file }) => file))
  const kept = [...before].filter(
    ([id, { module }]) => !compiled.screens.has(id) && unreadable.has(module.dependencies[0] ?? ""),
  )
  return new Map([...kept, ...now])
}

/**
 * Good is a module none of whose own documents has an error. Documents that every screen carries (tokens, messages) do
 * not count: an error in one message must not hold back the whole app.
 */
function createJudge(findings: readonly Finding[]): Judgement["isGood"] {
  const wrong = new Set(findings.filter(({ severity }) => severity === "error").map(({ file }) => file))
  const everywhere = new Set(["app.json", "conditions.json", "messages.json"])
  return ({ dependencies }) => dependencies.every((file) => everywhere.has(file) || !wrong.has(file))
}
