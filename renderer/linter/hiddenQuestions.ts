/** A question that many samples answer and that is hidden in them: told once, at its condition. */
import type { Finding } from "../compiler"
import type { Validated } from "./context"
import { groupBy } from "./groupBy"

/** So many samples may each be wrong by themselves; of more it is told where all of them would look. */
const mostWrong = 2

const isOfQuestion = ({ rule }: Finding): boolean => rule === "sample-answers-hidden"

/** Puts one finding about the condition of a question in place of those about samples that answer it. */
export function withHiddenQuestions(findings: readonly Finding[], { documents }: Validated): readonly Finding[] {
  const told = findings.filter(isOfQuestion)
  if (told.length <= mostWrong) return findings
  const byQuestion = groupBy(told, ({ values: { form, name } }) => JSON.stringify([form, name]))
  const many = [...byQuestion.values()].filter((own) => own.length > mostWrong)
  const covered = new Set(many.flat())
  return [
    ...findings.filter((finding) => !covered.has(finding)),
    ...many.flatMap(([first, ...others]) => {
      const form = documents.find("form", String(first?.values["form"]))
      const pointer = String(first?.values["place"])
      if (first === undefined || form === undefined) return []
      const values = { ...first.values, count: others.length + 1 }
      return [{ ...first, file: form.file, pointer, line: form.lineOf(pointer), values }]
    }),
  ]
}
