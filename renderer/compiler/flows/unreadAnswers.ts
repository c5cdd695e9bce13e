import { isObject, type Fields } from "../../model/json"
import type { Json } from "../../model/documents"
import type { CompiledFlow } from "../../model/compiled"
import { pathsIn } from "../compile/screenFacts"

/** Answers one by one, each with the way to it; a list is one answer. */
const leavesOf = (value: Json, way: readonly string[] = []): readonly (readonly string[])[] =>
  isObject(value) ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...way, name])) : [way]

const leadsAlong = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((name, index) => index >= other.length || name === other[index])

export interface UnreadAnswers {
  /** Answers that no condition of a step reads: each may be misspelt. */
  readonly unread: readonly string[]
  /** What conditions of steps read, without the root under which it stands. */
  readonly known: readonly string[]
}

/** Answers as `listFlowPath` takes them: under the roots that conditions ask, or plain. */
export function unreadAnswers({ steps }: CompiledFlow, answers: Fields): UnreadAnswers {
  const read = pathsIn(steps.map(({ when = {} }) => when)).map((path) => path.map(String))
  const isRead = (leaf: readonly string[]) =>
    read.some((path) => leadsAlong(leaf, path) || leadsAlong(leaf, path.slice(1)))
  const unread = leavesOf(answers).filter((leaf) => !isRead(leaf))
  return {
    unread: unread.map((leaf) => leaf.join(".")),
    known: [...new Set(read.map((path) => path.slice(1).join(".")))],
  }
}
