import type { PointerEdit } from "../../../renderer/editing"
import type { DeskProblem } from "../deskApi"

/**
 * Every fix that can be written in one step, from the end of a file to its beginning, so that places further up stay where they are.
 * Of two at one place the later waits until the documents were checked again.
 */
export function fixesTogether(problems: readonly Pick<DeskProblem, "patch">[]): readonly PointerEdit[] {
  const taken: PointerEdit[] = []
  for (const { patch = [] } of problems.toReversed())
    if (!patch.some((edit) => taken.some((other) => isOnePlace(edit, other)))) taken.push(...patch)
  return taken
}

const isOnePlace = (one: PointerEdit, other: PointerEdit): boolean => {
  const [a, b] = [`${changedBy(one)}/`, `${changedBy(other)}/`]
  return one.file === other.file && (a.startsWith(b) || b.startsWith(a))
}

/** What comes, goes or moves changes the places of its neighbours. */
const changedBy = ({ op, pointer }: PointerEdit): string =>
  op === "set" ? pointer : pointer.slice(0, pointer.lastIndexOf("/"))
