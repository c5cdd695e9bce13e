import type { Finding, Problem, ProblemTexts } from "./types"

/** Says findings in the sentences of a product; a rule without a sentence is shown by its name rather than lost. */
export function describeFindings(findings: readonly Finding[], texts: ProblemTexts): readonly Problem[] {
  return findings.map(({ values, usedBy, ...finding }) => {
    const text = Object.hasOwn(texts, finding.rule) ? texts[finding.rule] : undefined
    const fix = text?.fix?.(values)
    return {
      ...finding,
      message: text?.message(values) ?? finding.rule,
      ...(fix === undefined ? {} : { fix }),
      ...(usedBy === undefined ? {} : { usedBy: [...new Set(usedBy.map(({ file }) => file))] }),
    }
  })
}

const severityOrder = { error: 0, warning: 1 } as const

/** By file, then line, errors before warnings; the same input always gives the same order. */
export function compareFindings(one: Finding, other: Finding): number {
  return (
    compareText(one.file, other.file) ||
    one.line - other.line ||
    severityOrder[one.severity] - severityOrder[other.severity] ||
    compareText(one.pointer, other.pointer) ||
    compareText(one.rule, other.rule)
  )
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** What is wrong with a file as a whole: nothing more can be said about it. */
const unreadable = new Set(["json-broken", "json-too-deep", "json-no-object", "file-empty", "file-encoding"])

/** One list without repetitions; about a file that cannot be read, nothing but that. */
export function mergeFindings(...lists: readonly (readonly Finding[])[]): readonly Finding[] {
  const all = lists.flat()
  const broken = new Set(all.filter(({ rule }) => unreadable.has(rule)).map(({ file }) => file))
  const told = all.filter(({ file, rule }) => !broken.has(file) || unreadable.has(rule))
  const byPlace = new Map(
    told.map((finding) => [JSON.stringify([finding.file, finding.pointer, finding.rule, finding.values]), finding]),
  )
  return [...byPlace.values()].toSorted(compareFindings)
}
