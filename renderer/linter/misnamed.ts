/** What follows from the name of a document that there is none of: the one that was meant seems to be used by nobody. */
import type { Finding, LoadedDocument } from "../compiler"
import type { DocumentKind } from "../model/documents"
import type { Validated } from "./context"
import { drawnForms, openedSheets } from "./references/naming"
import type { Documents } from "./rule"

const kinds: ReadonlyMap<string, DocumentKind> = new Map([
  ["unknown-form", "form"],
  ["unknown-sheet", "sheet"],
  ["unknown-screen", "screen"],
  ["unknown-call", "call"],
])

/** Rules about what documents see of those that draw, open, order or call them. */
export const followingNames: ReadonlySet<string> = new Set(
  `unknown-root unknown-path form-unused form-not-drawn sheet-unused sheet-value-unread screen-without-route screen-unreached back-without-flow
  entry-step-unknown exit-step-unknown flow-step-unknown return-point-skips return-point-behind step-skipped advance-without-save
  condition-out-of-reach condition-never-true analytics-not-code format-type sample-root-unknown sample-tap-unknown
  sample-call-unused`.split(/\s+/),
)

/** Rules about what is seen in all that use something, wherever it is. */
export const followingAnywhere: ReadonlySet<string> = new Set(["named-path-unknown"])

interface Misnamed {
  /** Id of the one that was meant. */
  readonly meant: string | undefined
  /** In which something may be told that goes with the name. */
  readonly files: ReadonlySet<string>
}

function readMisnamed(place: Finding, { find, documents }: Validated): readonly Misnamed[] {
  const kind = kinds.get(place.rule)
  if (kind === undefined) return []
  const { nearest } = place.values
  const host = find(place.file)?.document
  const meant = typeof nearest === "string" ? documents.find(kind, nearest) : undefined
  const around = [host, meant].flatMap((one) => one ?? [])
  return [{ meant: meant?.id, files: inScopeOf(around, documents) }]
}

/** Files of documents and of all that is drawn and opened in them. */
export function inScopeOf(around: readonly LoadedDocument[], documents: Documents): ReadonlySet<string> {
  const within = (one: LoadedDocument): readonly LoadedDocument[] => [
    ...drawnForms(one).flatMap(({ form }) => documents.find("form", form) ?? []),
    ...openedSheets(one).flatMap((sheet) => documents.find("sheet", sheet) ?? []),
  ]
  const inside = around.flatMap(within)
  return new Set([...around, ...inside, ...inside.flatMap(within)].map(({ file }) => file))
}

/** Leaves out what only follows from names that are misspelt. */
export function withoutMisnamed(findings: readonly Finding[], validated: Validated): readonly Finding[] {
  const misnamed = findings.flatMap((finding) => readMisnamed(finding, validated))
  if (misnamed.length === 0) return findings
  const follows = ({ rule, file, values }: Finding) =>
    followingAnywhere.has(rule) ||
    (followingNames.has(rule) &&
      misnamed.some(({ meant, files }) => files.has(file) || (meant !== undefined && values["name"] === meant)))
  return findings.filter((finding) => !follows(finding))
}
