import { isRecord, recordOf } from "../../domain/json"
import { conditionsUsed, pathsRead } from "../../domain/pathsRead"
import type { SaidChange } from "../saidChange"
import type { DocumentValues } from "../wordsOf"
import { placeOf } from "./placeOf"
import { toldTogether } from "./toldTogether"

/** A question that a form has on one side alone. */
export interface AskedChange {
  readonly change: SaidChange
  readonly name: string
  readonly question: unknown
}

export interface MovedQuestion {
  readonly from: AskedChange
  readonly to: AskedChange
}

/** Questions that are gone from one form and stand in another; those are one group that cannot be taken back one by one. */
export function movesIn(
  changes: readonly SaidChange[],
  after: DocumentValues,
): readonly (readonly [MovedQuestion, ...MovedQuestion[]])[] {
  const [gone, come] = [askedIn(changes, "removed"), askedIn(changes, "added")]
  const moves = gone.flatMap((from): readonly MovedQuestion[] => {
    const named = (one: AskedChange) => one.name === from.name
    const [to, ...more] = come.filter(named)
    const isMoved = gone.filter(named).length === 1 && more.length === 0
    return to !== undefined && isMoved && to.change.file !== from.change.file ? [{ from, to }] : []
  })
  const names = moves.map(({ from }) => from.name)
  const conditions = recordOf(recordOf(after.get("conditions.json"))["conditions"])
  const ties: Ties = { conditions, told: changes.map((one) => toldTogether(one, names)) }
  const left = new Set(moves)
  return moves.flatMap((first) => {
    if (!left.delete(first)) return []
    const group: [MovedQuestion, ...MovedQuestion[]] = [first]
    // Each that is found is gone through in its turn.
    for (const one of group)
      for (const other of left)
        if (isTied(one, other, ties)) {
          left.delete(other)
          group.push(other)
        }
    return [group]
  })
}

interface Ties {
  /** The named ones, as written. */
  readonly conditions: Readonly<Record<string, unknown>>
  /** Names of answers that one difference is about. */
  readonly told: readonly (readonly string[])[]
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

function isTied(one: MovedQuestion, other: MovedQuestion, { conditions, told }: Ties): boolean {
  if (one.from.change.file !== other.from.change.file || one.to.change.file !== other.to.change.file) return false
  const reads = ({ to: { question } }: MovedQuestion, { to: { name } }: MovedQuestion) =>
    pathsRead([question, ...conditionsUsed(question, conditions).map((used) => conditions[used])]).some((path) =>
      path.split(".").slice(1).includes(name),
    )
  const isOneTold = told.some((names) => names.includes(one.to.name) && names.includes(other.to.name))
  return isOneTold || reads(one, other) || reads(other, one)
}
