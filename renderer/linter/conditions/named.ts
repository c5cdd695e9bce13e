/** Named conditions, of which those that lead to themselves are told once and read nowhere. */
import type { LoadedDocument } from "../../compiler"
import { same } from "../../expressions/same"
import type { Condition, Json } from "../../model/documents"
import { keepFor } from "../memo"
import { documentOfExcerpt, excerptOf } from "../excerpt"
import { reachableFrom } from "../reachable"
import { readQuietly } from "../reading"
import type { Context } from "../rule"
import { namesIn } from "./condition"

type Named = ReadonlyMap<string, Condition>

/** All but what people call them. */
export const conditionsByName = excerptOf("conditions", "conditionsByName", ({ conditions }) =>
  Object.entries(conditions).map(([name, { when }]) => [name, when] as const),
)

const none: Named = new Map()

const writtenIn = keepFor(
  ({ document }: LoadedDocument<"conditions">): Named =>
    new Map(Object.entries(document.conditions).map(([name, { when }]) => [name, when])),
)

/** Without those that lead into a circle, which would be followed along every way through it. */
const soundIn = keepFor((document: LoadedDocument<"conditions">): Named => {
  const written = writtenIn(document)
  const waiting = new Map<string, number>()
  const namers = new Map<string, string[]>()
  for (const [name, condition] of written) {
    const known = [...new Set(namesIn(condition))].filter((other) => written.has(other))
    waiting.set(name, known.length)
    for (const other of known) {
      const list = namers.get(other) ?? []
      namers.set(other, list)
      list.push(name)
    }
  }
  const open = [...written.keys()].filter((name) => waiting.get(name) === 0)
  const sound = new Set(open)
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const namer of namers.get(name) ?? []) {
      const left = (waiting.get(namer) ?? 0) - 1
      waiting.set(namer, left)
      if (left > 0) continue
      sound.add(namer)
      open.push(namer)
    }
  return new Map([...written].filter(([name]) => sound.has(name)))
})

const from =
  (read: (document: LoadedDocument<"conditions">) => Named) =>
  (context: Context): Named => {
    const document = documentOfExcerpt(context, conditionsByName)
    return document === undefined ? none : read(document)
  }

/** As they stand in the document. */
export const writtenConditions = from(writtenIn)

const soundConditions = from(soundIn)

/**
 * What a name of a condition stands for; the same map as long as their document does not change. Whoever names one that comes to say
 * anything else is touched by that, and so is no reader of all of them.
 */
export const namedConditions = (context: Context): Named => readQuietly(() => soundConditions(context))

/** Conditions that say anything else, by themselves or through those that they name. */
export function differingConditions(one: LoadedDocument, other: LoadedDocument): ReadonlySet<string> {
  if (one.kind !== "conditions" || other.kind !== "conditions") return new Set()
  const [before, now] = [writtenIn(one), writtenIn(other)]
  const versions = [before, now]
  const names = new Set(versions.flatMap((written) => [...written.keys()]))
  const own = new Set([...names].filter((name) => !same(before.get(name) as Json, now.get(name) as Json)))
  const leadsToOther = (name: string, written: Named) =>
    [...reachableFrom(name, (next) => namesIn(written.get(next)))].some((reached) => own.has(reached))
  return new Set([...names].filter((name) => own.has(name) || versions.some((written) => leadsToOther(name, written))))
}
