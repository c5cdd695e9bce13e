/** What only follows from a value that nobody keeps any more. */
import type { Finding } from "../compiler"
import { propertiesIn } from "../model/json"
import { valueAt } from "../model/pointer"
import type { Validated } from "./context"
import { callIn } from "./references/scopes"

const isUnkept = ({ rule }: Finding): boolean => rule === "kept-never-written"

const isNeed = ({ pointer }: Finding): boolean => pointer.startsWith("/needs/")

/** Not told where it is kept by a name that is misspelt; told once, best where a screen says that it needs it; and its call is no write because nobody keeps its answer. */
export function followsUnkept(
  findings: readonly Finding[],
  { documents, find }: Validated,
): (finding: Finding) => boolean {
  const unkept = findings.filter(isUnkept)
  const first = new Map<string, Finding>()
  for (const finding of [...unkept.filter(isNeed), ...unkept]) {
    const name = String(finding.values["name"])
    if (!first.has(name)) first.set(name, finding)
  }
  const [app] = first.size === 0 ? [] : documents.all("app")
  const calls = new Set(
    [...first.keys()].map((name) => callIn(propertiesIn(valueAt(app?.document, `/scope/kept/properties/${name}`)))),
  )
  const misspelt = new Set(
    findings.flatMap(({ rule, values }) => (rule === "unknown-kept" ? [String(values["nearest"])] : [])),
  )
  return (finding) => {
    if (isUnkept(finding) && misspelt.has(String(finding.values["name"]))) return true
    if (isUnkept(finding)) return first.get(String(finding.values["name"])) !== finding
    return finding.rule === "effect-doubtful" && calls.has(find(finding.file)?.document.id)
  }
}
