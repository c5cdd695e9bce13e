/** Judges documents again and again: after an edit only what it can have touched. */
import type { DocumentSet, Finding } from "../compiler"
import { once } from "../model/remembering"
import { isAboutWritten, only, shapeProblemsOf, createValidation, type Validated } from "./context"
import { createFactStore, type FactStore, type KeptStore } from "./facts"
import { allSharedFiles, isExcerpt, isSameExcerpt, kindOfIds, withRecordedReads } from "./excerpt"
import { withoutFollowUps } from "./followUps"
import { withoutLostParts } from "./lostParts"
import { readingOf } from "./reading"
import type { Context, Documents, Rule, Violation } from "./rule"
import { keepSources, keptSources } from "./sources"
import { type Edited, editsBetween, namers, openers, touchedBy } from "./touched"
import { followsFromUnsure } from "./unsure"
import type { Vocabulary } from "./vocabulary"

/** How much the last check looked at. */
export interface Effort {
  /** Files that were judged anew, where not all were. */
  readonly files: readonly string[]
  /** Rules that had to go through all documents. */
  readonly wholeRules: readonly string[]
}

export interface Checker {
  check(set: DocumentSet, rules: readonly Rule[]): readonly Finding[]
  effort(): Effort
  /** What rules see of these documents. */
  contextOf(set: DocumentSet): Context
  /** What is known of the documents that were checked last; undefined where some of it is out of date or none were. */
  keep(): KeptChecks | undefined
  /** Goes on as if these documents had just been checked, with what was kept then. */
  resume(set: DocumentSet, kept: KeptChecks, rules: readonly Rule[]): void
}

/** Verdicts and facts as plain JSON, for other processes with the same rules and definitions. */
export interface KeptChecks {
  readonly facts: KeptStore
  readonly verdicts: readonly (readonly [rule: string, findings: readonly Finding[], read: readonly string[]])[]
}

interface Verdict {
  readonly findings: readonly Finding[]
  /** Facts that the rule read. */
  readonly read: ReadonlySet<object>
  /** Files that were touched since it ran; undefined where it has to go through all. */
  readonly pending: ReadonlySet<string> | undefined
}

interface State {
  readonly set: DocumentSet
  /** Contexts of some documents, by their files: rules that judge the same share one. */
  readonly slices: Map<ReadonlySet<string>, Context>
  readonly validated: Validated
  readonly facts: FactStore
  /** Of all documents. */
  readonly context: Context
  readonly verdicts: Map<Rule, Verdict>
}

const nothing: ReadonlySet<string> = new Set()

export function createChecker(vocabulary: Vocabulary): Checker {
  const checker = {}
  const validate = createValidation(vocabulary)
  let state: State | undefined
  let effort: Effort = { files: [], wholeRules: [] }

  function contextOf(
    set: Documents,
    { validated, facts }: Pick<State, "validated" | "facts">,
    isUntouched: Context["isUntouched"],
  ): Context {
    const shapeProblems = once(() => shapeProblemsOf(validated, set.documents))
    return {
      set: withRecordedReads(set, "judged"),
      whole: withRecordedReads(validated.documents, "others"),
      vocabulary,
      facts,
      checker,
      isUntouched,
      get shapeProblems() {
        return shapeProblems()
      },
    }
  }

  function begin(set: DocumentSet, validated: Validated, kept?: KeptStore): State {
    const facts = createFactStore(kept)
    const context = contextOf(validated.documents, { validated, facts }, () => false)
    for (const topic of [namers, openers]) facts.has(context, topic, "")
    return { set, validated, facts, context, verdicts: new Map(), slices: new Map() }
  }

  /** The state after an edit; undefined where it may have touched everything. */
  function advance(before: State, set: DocumentSet, validated: Validated): State | undefined {
    const edited = editsBetween(before.validated, validated)
    if (edited === undefined) return undefined
    const { files, users, shared } = edited
    if (files.length === 0 && shared.size === 0) return { ...before, set }
    const { facts, verdicts } = before
    const touched = touchedBy({ files, users, before: before.validated, now: validated, context: before.context })
    const context = contextOf(validated.documents, { validated, facts }, ({ file }) => !touched.has(file))
    const read = new Set([...facts.sources(), ...[...verdicts.values()].flatMap((verdict) => [...verdict.read])])
    const sources = new Set([...read].filter((source) => hasChanged(source, before.validated, validated, edited)))
    const gone = files.filter((file) => validated.find(file) === undefined)
    const changed = facts.update(context, { ...only(touched, validated), gone }, sources)
    const open = [...verdicts].map(([rule, verdict]) => [rule, waiting(verdict, touched, changed)] as const)
    return { set, validated, facts, context, verdicts: new Map(open), slices: new Map() }
  }

  /** Rules may be asked some at a time: documents that were looked at just now are still those. */
  function stateOf(set: DocumentSet): State {
    if (state?.set === set) return state
    const validated = validate(set)
    return (state && advance(state, set, validated)) ?? begin(set, validated)
  }

  function sliceOf({ validated, facts, context, slices }: State, files: ReadonlySet<string>): Context {
    const known = slices.get(files)
    if (known !== undefined) return known
    const slice = contextOf(only(files, validated), { validated, facts }, context.isUntouched)
    slices.set(files, slice)
    return slice
  }

  /** A rule's findings about some documents in place of those that it had about them. */
  function judge(now: State, rule: Rule, before: Verdict | undefined): Verdict {
    const { pending, findings: known, read: readBefore } = before ?? { pending: undefined, findings: [], read: nothing }
    const run = (judged: Context) => readingOf(() => findingsOf(rule, judged, now.validated))
    if (pending === undefined) {
      const { result, read } = run(now.context)
      return { findings: result, read, pending: nothing }
    }
    const { result, read } = run(sliceOf(now, pending))
    const findings = [
      ...known.filter(({ file }) => !pending.has(file)),
      ...result.filter(({ file }) => pending.has(file)),
    ]
    return { findings, read: new Set([...readBefore, ...read]), pending: nothing }
  }

  return {
    effort: () => effort,
    contextOf: (set) => (state = stateOf(set)).context,
    check(set, rules) {
      const now = (state = stateOf(set))
      const open = rules.filter((rule) => now.verdicts.get(rule)?.pending?.size !== 0)
      const pending = open.flatMap((rule) => [...(now.verdicts.get(rule)?.pending ?? [])])
      effort = {
        files: [...new Set(pending)].toSorted(),
        wholeRules: open.flatMap((rule) => (now.verdicts.get(rule)?.pending === undefined ? [rule.id] : [])),
      }
      for (const rule of open) now.verdicts.set(rule, judge(now, rule, now.verdicts.get(rule)))
      const isFollowUp = followsFromUnsure(now.validated, now.context)
      const findings = rules.flatMap((rule) => {
        const verdict = now.verdicts.get(rule)
        return verdict?.findings.filter((finding) => !isFollowUp(finding, verdict.read)) ?? []
      })
      return withoutLostParts(withoutFollowUps(findings, now.validated), set)
    },
    keep() {
      if (state === undefined) return undefined
      const verdicts = [...state.verdicts]
      if (verdicts.some(([, { pending }]) => pending?.size !== 0)) return undefined
      return {
        facts: state.facts.keep(),
        verdicts: verdicts.map(([{ id }, { findings, read }]) => [id, findings, keepSources(read)]),
      }
    },
    resume(set, { facts, verdicts }, rules) {
      const byId = new Map(rules.map((rule) => [rule.id, rule]))
      state = begin(set, validate(set), facts)
      for (const [id, findings, read] of verdicts) {
        const rule = byId.get(id)
        if (rule !== undefined) state.verdicts.set(rule, { findings, read: keptSources(read), pending: nothing })
      }
    },
  }
}

/** Whether an excerpt, the ids of a kind or a shared file that rules have read is another one after an edit. */
function hasChanged(source: object, before: Validated, now: Validated, edited: Edited): boolean {
  const { files, users, shared, kinds } = edited
  if (source === allSharedFiles) return shared.size > 0
  const ids = kindOfIds(source)
  if (ids !== undefined) return kinds.has(ids)
  if (!isExcerpt(source)) return false
  const { kind } = source
  const [one, other] = [before, now].map(({ documents }) => documents.find(kind, kind))
  if (one === undefined || other === undefined) return false
  return users.includes(other.file) || (files.includes(other.file) && !isSameExcerpt(source, [one, other]))
}

function waiting(verdict: Verdict, touched: ReadonlySet<string>, changed: ReadonlySet<object>): Verdict {
  const { pending, read } = verdict
  if (pending === undefined || [...read].some((source) => changed.has(source)))
    return { ...verdict, pending: undefined }
  return { ...verdict, pending: pending.size === 0 ? touched : new Set([...pending, ...touched]) }
}

function findingsOf(rule: Rule, context: Context, validated: Validated): readonly Finding[] {
  const findings = new Map<string, Finding>()
  const ofShape = new Set<Violation>(context.shapeProblems)
  for (const violation of rule.run(context)) {
    if (!ofShape.has(violation) && !isAboutWritten(validated, violation)) continue
    const finding = toFinding(rule, violation)
    // A form that several screens draw is read once for each: the same finding counts once.
    const { name, path } = finding.values
    const key = JSON.stringify([finding.file, finding.pointer, name ?? path])
    if (!findings.has(key)) findings.set(key, finding)
  }
  return [...findings.values()]
}

function toFinding({ id, severity }: Rule, { document, pointer: place, values = {} }: Violation): Finding {
  const pointer = document.saidAt?.(place) ?? place
  return { severity, rule: id, file: document.file, pointer, line: document.lineOf(pointer), values }
}
