import { type Difference, findDifferences, takeBack } from "../../renderer/editing"
import type { AskedField } from "../domain/workshop"
import { isCondition } from "./isCondition"
import type { SaidChange } from "./saidChange"
import { sayMovedQuestions } from "./sayMovedQuestions"
import { sayDifference } from "./sayDifference"
import { type DocumentValues, wordsOf } from "./wordsOf"

type Json = Parameters<typeof findDifferences>[0]

/** Every difference of two sets of documents, file by file; what a move of a question wrote is one of them. A document that only one of them has is one difference. */
export function sayChanges(
  before: DocumentValues,
  after: DocumentValues,
  fields: readonly AskedField[],
): readonly SaidChange[] {
  const words = wordsOf([after, before], fields)
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changes = files.flatMap((file) => {
    const document = { file, before: before.get(file), after: after.get(file) }
    const own = { ...words, naming: words.namingIn(file) }
    return differencesOf(document).map((difference) => ({
      file,
      difference,
      ...("to" in difference ? { pointer: difference.to } : {}),
      back: takeBack(file, difference),
      ...sayDifference(own, document, difference),
    }))
  })
  return sayMovedQuestions(words, changes, { before, after })
}

function differencesOf({
  before,
  after,
}: {
  readonly before: unknown
  readonly after: unknown
}): readonly Difference[] {
  // One parsed text is one object as long as its file does not change.
  if (before === after) return []
  if (before === undefined) return [{ kind: "added", to: "", after: after as Json, isItem: false }]
  if (after === undefined) return [{ kind: "removed", from: "", at: "", before: before as Json, isItem: false }]
  return findDifferences(before as Json, after as Json, { isWhole: isCondition })
}
