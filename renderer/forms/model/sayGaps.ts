import type { Problem } from "./QuestionModel"

/** Checks that find no answer, or too few. */
const asksForMore = /^(required|min-choices)/

/** How many questions are open or wrongly answered, in words; where all are answered none is said to be missing. */
export function sayGaps(
  questions: readonly { readonly ownProblem: Problem | undefined }[],
  texts: Readonly<Record<string, string>>,
): string {
  const failed = questions.flatMap(({ ownProblem }) => ownProblem?.check ?? [])
  const text = failed.some((check) => asksForMore.test(check)) ? "gaps" : "mistakes"
  return (texts[text] ?? "{n}").replace("{n}", String(failed.length))
}
