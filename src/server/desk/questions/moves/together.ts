import { recordOf } from "../../../../domain/json"
import { conditionsUsed, pathsRead } from "../../../../domain/pathsRead"
import type { WrittenValues } from "../../writtenValues"
import { questionsIn, type WrittenQuestion } from "../walkWritten"
import type { FlowForm } from "./alikeForms"
import { conditionsOf } from "./readAnswers"

/** The question that stands there and all of its form that cannot do without each other's answers, in their order. */
export function questionsTogether(
  written: WrittenValues,
  { file, host }: FlowForm,
  pointer: string,
): readonly WrittenQuestion[] {
  const all = questionsIn(recordOf(written.get(file))["ui"])
  const named = conditionsOf(written)
  const readBy = ({ question }: WrittenQuestion): ReadonlySet<string> => {
    const conditions = conditionsUsed(question, named).map((one) => named[one])
    const paths = pathsRead([question, ...conditions]).map((path) => `$${path}`)
    return new Set(paths.flatMap((path) => (path.startsWith(`${host.root}.`) ? (path.split(".")[1] ?? []) : [])))
  }
  const reads = new Map(all.map((one) => [one.name, readBy(one)] as const))
  const isTied = (one: string, other: string) => reads.get(one)?.has(other) || reads.get(other)?.has(one)
  const found = new Set(all.filter((one) => one.pointer === pointer).map(({ name }) => name))
  // Each that is found is gone through in its turn.
  for (const name of found) for (const other of all) if (isTied(name, other.name)) found.add(other.name)
  return all.filter(({ name }) => found.has(name))
}
