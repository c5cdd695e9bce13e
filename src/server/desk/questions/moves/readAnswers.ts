import { isRecord } from "../../../../domain/json"
import { conditionsUsed, pathsRead } from "../../../../domain/pathsRead"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { readersIn } from "../neededBy"
import { objectsIn } from "../walkWritten"
import type { DecidedValue, WrittenFlow } from "./flowSteps"

/** The answer, and what follows from it. */
function followersOf(name: string, decided: readonly DecidedValue[], answers: string): ReadonlySet<string> {
  const known = new Set([name])
  const reads = (cases: unknown) => pathsRead(cases).some((path) => known.has(answerIn(path, answers) ?? ""))
  for (const _ of decided) for (const one of decided) if (reads(one.cases)) known.add(one.name)
  return known
}

/** The answer of another screen that a path reads. */
export function answerIn(path: string, answers: string): string | undefined {
  const before = `${answers.slice(1)}.`
  return path.startsWith(before) ? path.slice(before.length).split(".")[0] : undefined
}

/** Where documents need an answer that was given on another screen. */
export function readersOfAnswer(
  written: WrittenValues,
  { answers, decided }: WrittenFlow,
  name: string,
): (file: string) => readonly WrittenPlace[] {
  if (answers === undefined) return () => []
  const names = [...followersOf(name, decided, answers)]
  const reads = new RegExp(`(?:^\\$|\\{)${answers.slice(1).replaceAll(".", "\\.")}\\.(?:${names.join("|")})(?!\\w)`)
  const named = conditionsOf(written)
  const isReading = (condition: string) =>
    [condition, ...conditionsUsed(named[condition], named)].some((one) =>
      pathsRead(named[one]).some((path) => reads.test(`$${path}`)),
    )
  const conditions = new Set(Object.keys(named).filter(isReading))
  return (file) => [
    ...readersIn(written, file, reads),
    ...objectsIn(file, written.get(file)).flatMap(({ pointer, object: { condition } }) =>
      conditions.has(String(condition)) ? [{ file, pointer }] : [],
    ),
  ]
}

export function conditionsOf(written: WrittenValues): Readonly<Record<string, unknown>> {
  const document = written.get("conditions.json")
  const named = isRecord(document) ? document["conditions"] : undefined
  return isRecord(named) ? named : {}
}
