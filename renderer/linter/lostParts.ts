/** Findings about documents that lack what they share: what is told of them is as if nobody had written it. */
import type { DocumentSet, Finding } from "../compiler"
import { segmentsOf } from "../model/pointer"

/** Shared files whose definitions stand under a name that is `definitions` misspelt: every reference into them leads nowhere. */
const misspelt = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings.flatMap(({ rule, values: { shared = "", nearest } }) => {
      const [file = "", pointer = ""] = String(shared).split("#")
      const isRoot = segmentsOf(pointer).length === 1
      return rule === "schema-keyword-unknown" && nearest === "definitions" && isRoot ? [file] : []
    }),
  )

/**
 * Leaves out what is said of a document that has not what it shares, and of references into a file whose definitions are misspelt.
 * Nothing is lost: what is missing is told, and with it in its place the rest is judged again. Fixes of it would take away what is right.
 */
export function withoutLostParts(findings: readonly Finding[], set: DocumentSet): readonly Finding[] {
  const files = misspelt(findings)
  const leadsThere = ({ rule, values: { name } }: Finding) =>
    rule === "schema-reference-unknown" &&
    [...files].some((file) => String(name).includes(`${file.split("/").at(-1)}#/definitions/`))
  const lost = new Set([
    ...set.findings.flatMap(({ rule, file }) => (rule === "shared-part-unknown" ? [file] : [])),
    ...findings.filter(leadsThere).map(({ file }) => file),
  ])
  if (lost.size === 0) return findings
  return findings.filter((finding) => isCause(finding) || !(lost.has(finding.file) || followsForm(finding, files)))
}

/** Where a shared file itself is wrong. */
const isCause = ({ rule, values: { shared = "" } }: Finding): boolean =>
  shared !== "" && rule !== "schema-reference-unknown"

/** What a screen does with the answers of a form that has none of its schemas. */
const followsForm = ({ rule }: Finding, files: ReadonlySet<string>): boolean =>
  files.size > 0 && rule === "analytics-not-code"
