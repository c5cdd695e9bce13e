import type { ScreenModule } from "../../../../renderer"
import { isNeverTrue, type Schema } from "../../../../renderer/linter"
import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"

type Condition = Parameters<typeof isNeverTrue>[0]
export type Named = NonNullable<Parameters<typeof isNeverTrue>[2]>

interface Known {
  /** The document before the change. */
  readonly former: string | undefined
  /** A screen that is concerned. */
  readonly module: ScreenModule | undefined
  /** Conditions with a name. */
  readonly named: Named
  /** What a `$ref` leads to. */
  shared(reference: string): unknown
}

const whole = /^(when|if|must|enabled|where|disabled|disabledWhen|unless|while|selected|current)$/

/** Proven to be the same for everybody: neighbours whose order nobody sees, conditions that hold at the same time. */
export function isSame(mutation: Mutation, { former, module, named, shared }: Known): boolean {
  const schemaOf = (path: string) => (module ? schemaNamed(module, path.split(".").at(-1) ?? "") : undefined)
  const never = (condition: Condition | undefined) => condition !== undefined && isNeverTrue(condition, schemaOf, named)
  if (mutation.kind !== "order") return never(unlike(mutation, former))
  const [one, other] = exchanged(mutation, shared)
  return never(bothThere(one, other)) || isEitherWay(one, other) || isEitherWay(other, one)
}

/** The two neighbours that have changed places. */
function exchanged({ before, after }: Mutation, shared: Known["shared"]): readonly unknown[] {
  const [was, is] = [parseJson(before), parseJson(after)]
  if (!Array.isArray(was) || !Array.isArray(is)) return []
  const index = was.findIndex((one, at) => JSON.stringify(one) !== JSON.stringify(is[at]))
  return was.slice(index, index + 2).map((one: unknown) => {
    const reference = isRecord(one) && typeof one["$ref"] === "string" ? one["$ref"] : undefined
    return reference === undefined ? one : shared(reference)
  })
}

/** That both are there together. */
function bothThere(...neighbours: readonly unknown[]): Condition | undefined {
  const conditions = neighbours.map((one) => (isRecord(one) ? one["when"] : undefined))
  return conditions.every(isRecord) ? { all: conditions as unknown as Condition[] } : undefined
}

/** Actions that write nothing the others read, with those that may stand before or after them alike. */
const alone: Readonly<Record<string, readonly string[]>> = {
  track: ["half-sheet", "close-sheet", "toast", "copy", "open-external", "forget-step"],
  "close-sheet": ["set-query", "set", "keep"],
}
/** The same for an analytics record that reads no values: it cannot tell whether these came before it. */
const besideTrack: readonly string[] = ["set", "set-query", "keep", "answer"]

/** Two actions neither of which sees what the other has done. */
function isEitherWay(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false
  if (
    one["do"] === "track" &&
    !/[${]/.test(JSON.stringify(Object.values(one))) &&
    besideTrack.includes(String(other["do"]))
  )
    return true
  if (one["do"] === "answer" && other["do"] === "answer" && one["field"] !== other["field"])
    return ![one["value"], other["value"]].some((value) => typeof value === "string" && value.startsWith("$"))
  const readsSheet = /[${]sheet\b/.test(JSON.stringify(other))
  return (alone[String(one["do"])] ?? []).includes(String(other["do"])) && (one["do"] === "track" || !readsSheet)
}

/** That the condition holds as it was and not as it is, or the other way round, where it is asked at all. */
function unlike(mutation: Mutation, former = ""): Condition | undefined {
  const { keys, around } = placeOf(mutation)
  const was = placeOf({ ...mutation, text: former }).around
  const at = keys.findIndex((key) => whole.test(key))
  if (at === -1) return
  const [before, after] = [conditionAt(was[at], keys[at]), conditionAt(around[at], keys[at])]
  if (before === undefined || (after === undefined && keys.length > at + 1)) return
  // `$item` of a list is another one inside of it: what is said of it there says nothing here.
  const outer = around
    .slice(0, at)
    .flatMap((node) => (isRecord(node) && isRecord(node["when"]) ? [node["when"]] : []))
    .filter((when) => !JSON.stringify(when).includes("$item"))
  const differs: Condition = after
    ? { any: [{ all: [before, { not: [after] }] }, { all: [{ not: [before] }, after] }] }
    : { not: [before] }
  return { all: [...(outer as unknown as Condition[]), differs] }
}

const conditionAt = (node: unknown, key: string | undefined): Condition | undefined => {
  const found = isRecord(node) && key !== undefined ? node[key] : undefined
  return isRecord(found) ? (found as Condition) : undefined
}

/** What is said of a value of that name in what calls answer. */
function schemaNamed({ calls }: ScreenModule, name: string): Schema | undefined {
  const found = Object.values(calls).flatMap(({ response }) => schemasIn(response, name))
  return new Set(found.map((schema) => JSON.stringify(schema))).size === 1 ? (found[0] as Schema) : undefined
}

function schemasIn(schema: unknown, name: string): readonly unknown[] {
  if (Array.isArray(schema)) return schema.flatMap((part: unknown) => schemasIn(part, name))
  if (!isRecord(schema)) return []
  return Object.entries(schema).flatMap(([key, part]) => [
    ...(key === "properties" && isRecord(part) && Object.hasOwn(part, name) ? [part[name]] : []),
    ...schemasIn(part, name),
  ])
}
