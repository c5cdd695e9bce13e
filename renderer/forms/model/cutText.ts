/** What a control takes of a text where its definition says nothing else. */
const usualLength = 1_000

/** As much of a typed or pasted text as a control takes: whoever pastes a book still gets an answer at once. */
export function cutText(answer: unknown, longest = usualLength): unknown {
  if (typeof answer !== "string" || answer.length <= longest) return answer
  // Half of a character would be none.
  return answer.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")
}
