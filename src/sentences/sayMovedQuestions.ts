import { canonicalJson } from "../domain/canonicalJson"
import { isOfAnswers } from "./moved/isOfAnswers"
import { type MovedQuestion, movesIn } from "./moved/movesIn"
import { takeAllBack } from "./moved/takeAllBack"
import type { SaidChange } from "./saidChange"
import { documentName, partName } from "./sayPlace"
import type { ChangeWords, DocumentValues } from "./wordsOf"

interface Sides {
  readonly before: DocumentValues
  readonly after: DocumentValues
}

/**
 * A question that is gone from one form and stands in another was moved: one change, with all that was written for its answer
 * here and there, and one way back. Those that cannot do without each other are one change together.
 */
export function sayMovedQuestions(
  words: ChangeWords,
  changes: readonly SaidChange[],
  sides: Sides,
): readonly SaidChange[] {
  return movesIn(changes, sides.after).reduce((said, moves) => {
    const [first] = moves
    const ends = new Set(moves.flatMap(({ from, to }) => [from.change, to.change]))
    const along = said.filter((one) => ends.has(one) || isOfAnswers(one, moves))
    const moved = {
      ...first.to.change,
      says: sayMoved(words, moves, sides),
      back: takeAllBack(along, sides),
      along,
    }
    return said.flatMap((one) => (one === first.to.change ? [moved] : along.includes(one) ? [] : [one]))
  }, changes)
}

function sayMoved(
  words: ChangeWords,
  moves: readonly [MovedQuestion, ...MovedQuestion[]],
  { before, after }: Sides,
): string {
  const [{ from, to }] = moves
  const nameOf = ({ file }: SaidChange, side: DocumentValues) => documentName(words, file, side.get(file))
  const items = moves.map((one) => partName(words, one.to.question, "ui") ?? `「${one.to.name}」`).join("、")
  const isSame = moves.every((one) => canonicalJson(one.from.question) === canonicalJson(one.to.question))
  const [count, together] = moves.length > 1 ? [`の${moves.length}問`, "いっしょに"] : ["", ""]
  return `${nameOf(from.change, before)}から${items}${count}を${nameOf(to.change, after)}へ${together}移動${isSame ? "" : "し、中身も変更"}`
}
