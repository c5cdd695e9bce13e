/** What a control takes of a text where its definition says nothing else. */
const usualLength = 1_000

/** As much of a typed or pasted text as a control takes: whoever pastes a book still gets an answer at once. */
export function cutText(answer: unknown, longest = usualLength): unknown {
  if (typeof answer !== "string" || answer.length <= longest) return answer
  // Characters as a schema counts them; one may take two places.
  return Array.from(answer.slice(0, longest * 2))
    .slice(0, longest)
    .join("")
}
