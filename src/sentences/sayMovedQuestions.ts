import { parentOf, segmentsOf, valueAt } from "../../renderer/pointers"
import type { Difference } from "../../renderer/editing"
import { loweredName } from "../domain/answerPlaces"
import { canonicalJson } from "../domain/canonicalJson"
import { isRecord } from "../domain/json"
import type { SaidChange } from "./sayChanges"
import { documentName, partName } from "./sayPlace"
import type { ChangeWords, DocumentValues } from "./wordsOf"

interface Sides {
  readonly before: DocumentValues
  readonly after: DocumentValues
}

/**
 * A question that is gone from one form and stands in another was moved: one change, with all that was written for its answer
 * here and there, and one way back.
 */
export function sayMovedQuestions(
  words: ChangeWords,
  changes: readonly SaidChange[],
  sides: Sides,
): readonly SaidChange[] {
  const [gone, come] = [askedIn(changes, "removed"), askedIn(changes, "added")]
  return gone.reduce((said, from) => {
    const named = (one: AskedChange) => one.name === from.name
    const [to, ...more] = come.filter(named)
    const isMoved = gone.filter(named).length === 1 && more.length === 0
    if (to === undefined || !isMoved || to.change.file === from.change.file) return said
    const along = said.filter((one) => one === from.change || one === to.change || isOfAnswer(one, { from, to }))
    const says = sayMoved(words, { from, to }, sides)
    const moved = { ...to.change, says, back: along.flatMap((one) => inPlace(one, sides)), along }
    return said.flatMap((one) => (one === to.change ? [moved] : along.includes(one) ? [] : [one]))
  }, changes)
}

/** What takes a difference back; a property comes to stand among the others where it stood. */
function inPlace({ file, difference, back }: SaidChange, { before, after }: Sides): SaidChange["back"] {
  if (difference.kind !== "removed" || difference.isItem) return back
  const pointer = parentOf(difference.at)
  const [value, seen] = [valueAt(before.get(file), parentOf(difference.from)), valueAt(after.get(file), pointer)]
  const name = segmentsOf(difference.from).at(-1) ?? ""
  if (!isRecord(value) || canonicalJson(without(value, name)) !== canonicalJson(seen)) return back
  return [{ file, op: "set", pointer, value, seen } as SaidChange["back"][number]]
}

/** A question that a form has on one side alone. */
interface AskedChange {
  readonly change: SaidChange
  readonly name: string
  readonly question: unknown
}

interface Moved {
  readonly from: AskedChange
  readonly to: AskedChange
}

const askedIn = (changes: readonly SaidChange[], kind: "added" | "removed"): readonly AskedChange[] =>
  changes.flatMap((change) => {
    const { file, difference } = change
    if (difference.kind !== kind || !difference.isItem || !file.endsWith(".form.json")) return []
    const question: unknown = difference.kind === "added" ? difference.after : difference.before
    const isInUi = /^(?:\/ui\/\d+)+$/.test(placeOf(difference))
    const name = isRecord(question) ? question["field"] : undefined
    return isInUi && typeof name === "string" ? [{ change, name, question }] : []
  })

const placeOf = (difference: Difference): string =>
  difference.kind === "added" ? difference.to : difference.kind === "removed" ? difference.from : ""

/** What was written for an answer, or taken away: in the two forms, in what is sent, and in the states of their screens. */
function isOfAnswer({ file, difference }: SaidChange, { from, to }: Moved): boolean {
  // Of little that had one answer more the whole is told.
  if (difference.kind === "changed") {
    const [before, after] = [difference.before, difference.after].map((side) => without(side, from.name))
    return /\.(?:form|screen)\.json$/.test(file) && canonicalJson(before) === canonicalJson(after)
  }
  const segments = segmentsOf(placeOf(difference))
  const [holder = "", last = ""] = segments.slice(-2)
  if (last !== from.name && last !== loweredName(from.name)) return false
  const isSchema = holder === "properties" || holder === "definitions"
  const isSent = ["input", "value", "object"].includes(holder)
  // A form may have a button of its own that sends its answers.
  if (file.endsWith(".form.json")) return (isSchema || isSent) && [from, to].some(({ change }) => change.file === file)
  if (!file.endsWith(".screen.json")) return isSchema
  return (segments[0] === "samples" && segments[2] === "answers") || isSent
}

function without(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((part) => without(part, name))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === name ? [] : [[key, without(part, name)]])),
  )
}

function sayMoved(words: ChangeWords, { from, to }: Moved, { before, after }: Sides): string {
  const nameOf = ({ file }: SaidChange, side: DocumentValues) => documentName(words, file, side.get(file))
  const item = partName(words, to.question, "ui") ?? `「${to.name}」`
  const changed = canonicalJson(from.question) === canonicalJson(to.question) ? "" : "し、中身も変更"
  return `${nameOf(from.change, before)}から${item}を${nameOf(to.change, after)}へ移動${changed}`
}
