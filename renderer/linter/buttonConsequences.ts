/** What only follows from a button that is gone: it led on, sent the answers and made the calls of samples. */
import type { Finding } from "../compiler"
import { parentOf } from "../model/pointer"
import type { Validated } from "./context"
import { drawnForms } from "./references/naming"

/** `/samples/open/tap/0`: the sample itself. */
const sampleOf = ({ file, pointer }: Finding): string => `${file}#${parentOf(parentOf(pointer))}`

export function followsButton(findings: readonly Finding[], { documents }: Validated): (finding: Finding) => boolean {
  const samples = new Set(findings.flatMap((one) => (one.rule === "sample-tap-unknown" ? [sampleOf(one)] : [])))
  const shut = findings.flatMap(({ rule, values }) => (rule === "flow-dead-end" ? [String(values["name"])] : []))
  const unsent = new Set(
    shut.flatMap((id) => {
      const screen = documents.find("screen", id)
      return screen === undefined ? [] : drawnForms(screen).map(({ form }) => form)
    }),
  )
  return (finding) =>
    (finding.rule === "sample-call-unused" && samples.has(sampleOf(finding))) ||
    (finding.rule === "answer-unused" && unsent.has(String(finding.values["form"])))
}
