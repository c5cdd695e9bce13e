/** A question that many samples answer and that is hidden in them: told once, at its condition. */
import type { Finding } from "../compiler"
import type { Validated } from "./context"
import { groupBy } from "./groupBy"
import type { Documents } from "./rule"

/** So many samples may each be wrong by themselves; of more it is told where all of them would look. */
const mostWrong = 2

const isOfQuestion = ({ rule }: Finding): boolean => rule === "sample-answers-hidden"

/** Of a question that should not be hidden at all nothing is said of the samples that answer it. */
function isSettled({ values: { form, name } }: Finding, findings: readonly Finding[], documents: Documents): boolean {
  const { file } = documents.find("form", String(form)) ?? {}
  return findings.some(
    (other) => other.rule === "hidden-when-sent" && other.file === file && other.values["name"] === name,
  )
}

/** Puts one finding about the condition of a question in place of those about samples that answer it. */
export function withHiddenQuestions(findings: readonly Finding[], { documents }: Validated): readonly Finding[] {
  const all = findings.filter(isOfQuestion)
  const told = all.filter((finding) => !isSettled(finding, findings, documents))
  if (all.length === 0) return findings
  const byQuestion = groupBy(told, ({ values: { form, name } }) => JSON.stringify([form, name]))
  const many = [...byQuestion.values()].filter((own) => own.length > mostWrong)
  const left = new Set(told.filter((finding) => !many.some((own) => own.includes(finding))))
  return [
    ...findings.filter((finding) => !isOfQuestion(finding) || left.has(finding)),
    ...many.flatMap(([first, ...others]) => {
      const form = documents.find("form", String(first?.values["form"]))
      const pointer = String(first?.values["place"])
      if (first === undefined || form === undefined) return []
      const values = { ...first.values, count: others.length + 1 }
      return [{ ...first, file: form.file, pointer, line: form.lineOf(pointer), values }]
    }),
  ]
}
