/** A code that is missing from its table, told once at the table instead of everywhere that it is used. */
import type { Finding, LoadedDocument } from "../compiler"
import type { Json } from "../model/documents"
import { valueAt, within } from "../model/pointer"
import type { Validated } from "./context"
import { isText } from "./json"
import { findNear } from "./nearest"

/** So many places may each be misspelt; of more it is told at the table that all of them name. */
const mostMisspelt = 2

interface Lost {
  readonly table: LoadedDocument<"codes">
  readonly code: string
}

const keyOf = ({ table, code }: Lost): string => JSON.stringify([table.id, code])

/** Codes that a finding misses in a table: a literal of a condition, a value of a sample, or one that a text cannot show. */
function lostIn({ rule, file, pointer, values }: Finding, { documents, find }: Validated): readonly Lost[] {
  const { table: name, missing, keyword } = values
  const table = isText(name) ? documents.find("codes", name) : undefined
  if (table === undefined) return []
  if (rule === "code-without-label" || rule === "schema-value-without-code")
    return [missing ?? []].flat().map((code) => ({ table, code: String(code) }))
  if (rule !== "comparison-outside" && keyword !== "enum") return []
  const code: Json | undefined = valueAt(find(file)?.written.document, pointer)
  return isText(code) || typeof code === "number" ? [{ table, code: String(code) }] : []
}

function tell({ table, code }: Lost, uses: readonly Finding[]): Finding {
  const codes = table.document.codes.map((one) => String(one.code))
  const like = findNear(code, codes)
  const found = like?.isClear === true ? like.name : undefined
  const pointer = found === undefined ? "/codes" : within("/codes", codes.indexOf(found), "code")
  return {
    severity: "error",
    rule: "code-lost",
    file: table.file,
    pointer,
    line: table.lineOf(pointer),
    values: {
      name: code,
      table: table.id,
      count: uses.length,
      files: [...new Set(uses.map(({ file }) => file))].toSorted(),
      // Whoever renamed it may have meant to.
      ...(found === undefined ? {} : { found, nearest: code, isGuess: true }),
    },
  }
}

/** Puts one finding about a table in place of those about places that name a code which it does not have. */
export function withLostCodes(findings: readonly Finding[], validated: Validated): readonly Finding[] {
  const uses = new Map<string, { readonly lost: Lost; readonly findings: Finding[] }>()
  for (const finding of findings)
    for (const lost of lostIn(finding, validated)) {
      const key = keyOf(lost)
      const known = uses.get(key) ?? { lost, findings: [] }
      known.findings.push(finding)
      uses.set(key, known)
    }
  const many = [...uses.values()].filter((one) => one.findings.length > mostMisspelt)
  if (many.length === 0) return findings
  const covered = new Set(many.flatMap((one) => one.findings))
  const told = many.filter(({ lost, ...one }) => !one.findings.every((finding) => followsRenaming(finding, lost, many)))
  return [
    ...findings.filter((finding) => !covered.has(finding)),
    ...told.map(({ lost, findings: found }) => tell(lost, found)),
  ]
}

/** Whether a text lacks the label of a code only because another table was given that code in place of the one it lost. */
const followsRenaming = (
  { rule }: Finding,
  { table, code }: Lost,
  among: readonly { readonly lost: Lost }[],
): boolean =>
  rule === "code-without-label" &&
  among.some(({ lost }) => lost.table !== table && lost.table.document.codes.some((one) => String(one.code) === code))
