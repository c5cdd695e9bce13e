/** Findings that follow from another mistake: they go with it, and their fixes would harm what is right. */
import type { Finding, FindingValue } from "../compiler"
import type { Json } from "../model/documents"
import { lastSegment, parentOf, valueAt } from "../model/pointer"
import { isObject } from "../model/json"
import { withoutConsequences } from "./consequences"
import type { Validated } from "./context"
import { withHiddenQuestions } from "./hiddenQuestions"
import { withLostCodes } from "./lostCodes"
import { withLostForms } from "./lostForms"
import { withoutMisnamed } from "./misnamed"
import type { ShapeProblem } from "./shape/shapeProblem"

/** Whose parts nobody can read: which of their options are keys, calls or texts only the definition says. */
const opaqueRules = new Set(["unknown-widget", "unknown-control", "unknown-action", "unknown-source"])

/** Values of a finding that name something it did not find, or somebody whom it looked at. */
const naming = ["name", "path", "screen", "sheet", "form", "after"]

interface Unread {
  readonly file: string
  readonly pointer: string
}

/** Leaves out what only follows from another finding. */
export function withoutFollowUps(findings: readonly Finding[], validated: Validated): readonly Finding[] {
  const told = withLostCodes(withoutRepeatedCodes(findings, validated), validated)
  const certain = withoutConsequences(withLostForms(withoutMisnamed(told, validated), validated), validated)
  return withHiddenQuestions(withoutUnread(withoutSettled(certain, validated), validated), validated)
}

/** By rule, the property whose value settles its warning: misspelt, it is told as unknown, and the warning would be false. */
const settledBy: ReadonlyMap<string, string> = new Map([
  ["answer-unconfirmed", "confirmed"],
  ["pattern-without-message", "messages"],
  ["required-unsaid", "required"],
  ["required-when-sent", "required"],
])

/** Leaves out warnings that a property with a misspelt name would settle. */
const withoutSettled = (findings: readonly Finding[], { find }: Validated): readonly Finding[] =>
  findings.filter(({ rule, file, pointer }) => {
    const property = settledBy.get(rule)
    const isMisspelt = (problem: ShapeProblem) =>
      problem.values["nearest"] === property && [pointer, parentOf(pointer)].includes(parentOf(problem.pointer))
    return property === undefined || find(file)?.problems.some(isMisspelt) !== true
  })

/**
 * Of a code that a table has twice, one was meant to be another: until it is known which, nobody knows what the table allows, and
 * what is held against a list that has the code twice is not told.
 */
function withoutRepeatedCodes(findings: readonly Finding[], { find }: Validated): readonly Finding[] {
  const repeated = findings.flatMap(({ rule, file, pointer }) =>
    rule === "code-repeated" ? [valueAt(find(file)?.written.document, pointer)] : [],
  )
  if (repeated.length === 0) return findings
  const hasTwice = (listed: readonly string[]) =>
    repeated.some((code) => listed.filter((one) => one === String(code)).length > 1)
  return findings.filter(({ values }) => ![values["known"], values["detail"]].some((list) => hasTwice(itemsOf(list))))
}

/** What may stand somewhere, as a list or in a sentence. */
const itemsOf = (list: FindingValue | undefined): readonly string[] =>
  Array.isArray(list) ? list.map(String) : typeof list === "string" ? list.split(", ") : []

/**
 * Leaves out what is said of names that stand in a part that could not be read, of documents with such a part, and of what holds
 * the part. Nothing is lost: as long as somebody hears of the part the documents are wrong.
 */
function withoutUnread(findings: readonly Finding[], { repaired, find }: Validated): readonly Finding[] {
  const unread = [
    ...repaired.flatMap(({ document: { file }, repaired: places }) =>
      places.map((pointer): Unread => ({ file, pointer })),
    ),
    ...findings.flatMap(({ rule, file, pointer }) =>
      opaqueRules.has(rule) ? [{ file, pointer: parentOf(pointer) }] : [],
    ),
  ]
  if (unread.length === 0) return findings
  const read = unread.map(({ file, pointer }) => {
    const written = find(file)?.written
    return { id: written?.id, name: lastSegment(pointer), content: written && valueAt(written.document, pointer) }
  })
  const given = new Set(read.flatMap(({ name, content }) => [name, ...namesIn(content)]))
  const words = new Set([...given, ...read.flatMap(({ id, content }) => [...(id ? [id] : []), ...textsIn(content)])])
  const isOwn = ({ rule, file, pointer }: Finding) =>
    opaqueRules.has(rule) ||
    find(file)?.problems.some((problem) => problem.rule === rule && problem.pointer === pointer) === true ||
    unread.some((place) => place.file === file && pointer.startsWith(`${place.pointer}/`))
  const isUnread = (name: string) => {
    const parts = identifiers(name)
    // A path by any of its parts that is given a value there, for what stands behind it is gone, too.
    if (name.startsWith("$")) return parts.some((part) => given.has(part))
    return words.has(name) || (parts.length > 0 && parts.every((part) => words.has(part)))
  }
  const holdsUnread = ({ file, pointer }: Finding) =>
    unread.some((place) => place.file === file && `${place.pointer}/`.startsWith(`${pointer}/`))
  return findings.filter((finding) => isOwn(finding) || !(holdsUnread(finding) || namesOf(finding).some(isUnread)))
}

const identifiers = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? []

const partsOf = (value: Json | undefined): readonly (readonly [name: string, own: Json])[] =>
  Array.isArray(value) ? value.map((own) => ["", own]) : isObject(value) ? Object.entries(value) : []

const namesIn = (value: Json | undefined): readonly string[] =>
  partsOf(value).flatMap(([name, own]) => [name, ...namesIn(own)])

/** Every text of a value, whole and in its parts: `{query.sort|code:order}` names `query`, `sort` and `order`. */
const textsIn = (value: Json | undefined): readonly string[] =>
  typeof value === "string" ? [value, ...identifiers(value)] : partsOf(value).flatMap(([, own]) => textsIn(own))

const namesOf = ({ values }: Finding): readonly string[] =>
  naming.flatMap((key) => (typeof values[key] === "string" ? [values[key]] : []))
