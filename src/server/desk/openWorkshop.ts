import { createHash } from "node:crypto"
import {
  type CompiledModule,
  createTextLoader,
  type Definitions,
  type DocumentSet,
  type DocumentTexts,
  type Finding,
  type Problem,
} from "../../../renderer/compiler"
import type { PointerEdit } from "../../../renderer/editing"
import { createDocumentServer, type DocumentBuild } from "../../../renderer/vite"
import type { Effect } from "../../domain/effect"
import type { ServedDocuments, WrittenCondition, WrittenText } from "../../domain/workshop"
import type { WrittenCall } from "../../domain/writtenCalls"
import { type SaidChange, sayChanges } from "../../sentences"
import { valuesOf } from "../changesBetween"
import type { BuildNeed } from "../../domain/proposals"
import { findBuildNeeds, tellBuildNeeds } from "../needsBuild"
import { findPartProviders } from "../partProviders"
import { findCalls } from "./calls"
import { findConditions } from "./conditions"
import { effectSince } from "./effectSince"
import { listFields } from "./fields"
import { createLastWhole, otherwiseRead } from "./lastWhole"
import { findTexts } from "./texts"
import { type Edited, writeEdits } from "./writeEdits"
import { createWrittenReader, type WrittenValues } from "./writtenValues"

export interface WorkshopOptions {
  /** Folder of the documents. */
  readonly root: string
  /** What the server began with: changes are told against it, however late the first person looks. */
  readonly began: DocumentTexts
  readonly definitions: Definitions
  /** Sentences and fixes for what the checks found. */
  readonly describe: (set: DocumentSet, findings: readonly Finding[]) => readonly Problem[]
  /** What customers meet otherwise than with these texts; it takes a while, and ends when it is no longer asked for. */
  readonly effect?: (before: DocumentTexts, signal: AbortSignal) => Promise<Effect>
  /** What a file last held that could be read, before the server began. */
  readonly kept?: (file: string) => string | undefined
}

/** What listeners hear: other documents are served, the problems are told anew, or the bench has something new. */
export type WorkshopEvent = "documents" | "problems" | "bench"

/** `files`: what was changed since the problems were last told. */
type Listener = (event: WorkshopEvent, files: readonly string[]) => void

export interface Workshop {
  readonly definitions: Definitions
  /** What the server began with. */
  readonly began: DocumentTexts
  /** The documents as they are on disk. */
  set(): DocumentSet
  documents(): ServedDocuments
  /** Documents that are none of the folder's, with modules for pages that draw with the build. */
  serve(build: Pick<DocumentBuild, "app" | "screens" | "theme">): ServedDocuments
  problems(): readonly Problem[]
  texts(): readonly WrittenText[]
  conditions(): readonly WrittenCondition[]
  calls(): readonly WrittenCall[]
  /** What the files hold. */
  written(): WrittenValues
  /** What is different from what the server began with. */
  changes(): readonly SaidChange[]
  /** What customers meet otherwise since then; undefined where that cannot be told, or is asked for anew meanwhile. */
  effect(): Promise<Effect | undefined>
  /** Source of a module or style sheet that `documents` named at some time; undefined for any other hash. */
  source(hash: string): string | undefined
  /** What a file held when it could last be read; undefined where nobody knows. */
  lastWhole(file: string): string | undefined
  /** All of them or none. */
  edit(edits: readonly PointerEdit[]): Edited
  listen(listener: Listener): () => void
  /** Tells everybody who listens. */
  say(event: WorkshopEvent): void
  close(): void
}

/** Sources that are kept, so that a page which has heard of an older one can still fetch it. */
const mostSources = 2_000
/** Longer than most people need for the next letter: all the rules together would keep it waiting. */
const settleMs = 250
const lookMs = 500

/** Documents of a folder, followed while they are edited, here or elsewhere. */
export function openWorkshop({ root, began, definitions, describe, effect, kept }: WorkshopOptions): Workshop {
  const read = createDocumentServer({ root, definitions, samples: true, began })
  const listeners = new Set<Listener>()
  const touched = new Set<string>()
  const sources = new Map<string, string>()
  let latest = read()
  const before = valuesOf(began)
  const readWritten = createWrittenReader(began, before)
  const whole = createLastWhole({ root, began, kept })
  const askEffect = effect && effectSince(began, effect)
  let build = latest.complete()
  const built = new Map([...build.screens].map(([id, { parts }]) => [id, parts]))
  let served = publish(build)
  let problems: readonly Problem[] | undefined
  let baseline: DocumentSet | undefined

  function keep(hash: string, source: string): string {
    sources.delete(hash)
    sources.set(hash, source)
    for (const old of sources.keys()) {
      if (sources.size <= mostSources) break
      sources.delete(old)
    }
    return hash
  }

  function publish({ app, screens, theme }: Pick<DocumentBuild, "app" | "screens" | "theme">): ServedDocuments {
    const keepModule = ({ hash, code }: CompiledModule) => keep(hash, code)
    return {
      app: keepModule(app),
      theme: keep(createHash("sha256").update(theme).digest("base64url").slice(0, 16), theme),
      screens: Object.fromEntries(
        [...screens].map(([id, module]) => [
          id,
          { hash: keepModule(module), partsFrom: findPartProviders(built, id, module.parts).providers },
        ]),
      ),
    }
  }

  function say(event: WorkshopEvent): void {
    for (const listener of listeners) listener(event, [...touched])
  }

  function take(next: DocumentBuild): void {
    const shown = JSON.stringify(served)
    build = next
    served = publish(next)
    if (JSON.stringify(served) !== shown) say("documents")
  }

  /** What is wrong, and what could not be published although nothing is. */
  function findProblems(): readonly Problem[] {
    baseline ??= createTextLoader()(began)
    const words = [...build.screens].flatMap(([id, { parts }]): readonly BuildNeed[] => {
      const names = findPartProviders(built, id, parts).missing
      const file = latest.set.find("screen", id)?.file
      return names.length === 0 || file === undefined ? [] : [{ why: "words", file, names, pointer: "", line: 1 }]
    })
    const needs = tellBuildNeeds([...findBuildNeeds(baseline, latest.set), ...words])
    return [...describe(latest.set, build.findings), ...needs].toSorted(
      (one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) || one.line - other.line,
    )
  }

  /** What was read last stays where the folder is gone, or another one is being put in its place. */
  function readAgain(): typeof latest {
    try {
      return read()
    } catch {
      return latest
    }
  }

  /** Pages that have something new to draw fetch it first; then there is time for all the rules. */
  let finishing: ReturnType<typeof setTimeout> | undefined
  function look(): void {
    const result = readAgain()
    if (result === latest) return
    const files = changedFiles(latest.set, result.set)
    whole.see(files)
    for (const file of files) touched.add(file)
    latest = result
    take(result.quick())
    clearTimeout(finishing)
    finishing = setTimeout(() => {
      take(result.complete())
      problems = undefined
      say("problems")
      touched.clear()
    }, settleMs)
  }

  // Editors replace files in ways that watches miss; a look at all of them takes some milliseconds.
  let looking: ReturnType<typeof setInterval> | undefined
  function stopLooking(): void {
    clearInterval(looking)
    looking = undefined
  }

  return {
    definitions,
    began,
    set: () => latest.set,
    documents: () => served,
    serve: publish,
    problems: () => (problems ??= findProblems()),
    texts: () => findTexts(readWritten(latest.set)),
    conditions: () => findConditions(readWritten(latest.set)),
    calls: () => findCalls(readWritten(latest.set)),
    written: () => readWritten(latest.set),
    changes: () => sayChanges(before, readWritten(latest.set), listFields(latest.set)),
    effect: async () => askEffect?.(latest.set),
    source: (hash) => sources.get(hash),
    lastWhole: (file) => whole.of(file),
    edit(edits) {
      const edited = writeEdits(root, latest.set, edits, began)
      if (edited.kind === "edited") look()
      return edited
    },
    say,
    listen(listener) {
      listeners.add(listener)
      look()
      looking ??= setInterval(look, lookMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopLooking()
      }
    },
    close() {
      stopLooking()
      clearTimeout(finishing)
    },
  }
}

/** Files that came, went or hold something else. */
function changedFiles(before: DocumentSet, now: DocumentSet): readonly string[] {
  const [was, is] = [stampsOf(before), stampsOf(now)]
  const changed = [...was.keys(), ...is.keys()].filter((file) => was.get(file) !== is.get(file))
  return [...new Set([...changed, ...otherwiseRead(before, now)])]
}

/** Something that is another one where the content of a file is. */
const stampsOf = ({ documents, shared }: DocumentSet): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([...documents.map(({ file, hash }) => [file, hash] as const), ...shared])
