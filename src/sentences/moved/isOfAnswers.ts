import { segmentsOf } from "../../../renderer/pointers"
import { loweredName } from "../../domain/answerPlaces"
import type { SaidChange } from "../saidChange"
import type { MovedQuestion } from "./movesIn"
import { placeOf } from "./placeOf"
import { toldTogether } from "./toldTogether"

/** What was written for these answers, or taken away: in the two forms, in what is sent, and in the states of their screens. */
export function isOfAnswers(change: SaidChange, moves: readonly MovedQuestion[]): boolean {
  const { file, difference } = change
  const names = moves.map(({ from }) => from.name)
  if (difference.kind === "changed") return toldTogether(change, names).length > 0
  const segments = segmentsOf(placeOf(difference))
  const [holder = "", last = ""] = segments.slice(-2)
  if (!names.some((name) => last === name || last === loweredName(name))) return false
  const isSchema = holder === "properties" || holder === "definitions"
  const isSent = ["input", "value", "object"].includes(holder)
  // A form may have a button of its own that sends its answers.
  if (file.endsWith(".form.json"))
    return (isSchema || isSent) && moves.some(({ from, to }) => [from, to].some((one) => one.change.file === file))
  if (!file.endsWith(".screen.json")) return isSchema
  return (segments[0] === "samples" && segments[2] === "answers") || isSent
}
