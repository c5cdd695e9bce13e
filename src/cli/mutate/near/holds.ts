import type { isNeverTrue } from "../../../../renderer/linter"
import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"

export type Condition = Parameters<typeof isNeverTrue>[0]

const whole = /^(when|if|must|enabled|where|disabled|disabledWhen|unless|while|selected|current|askWhen|dot|unread)$/

/** A condition that was changed: what lies around it, and that it holds as it was and not as it is, or the other way round. */
export interface Unlike {
  readonly outer: readonly Condition[]
  readonly differs: Condition
}

/** Undefined where no condition was changed. */
export function unlikeConditions(mutation: Mutation, former = ""): Unlike | undefined {
  const { keys, around } = placeOf(mutation)
  const was = placeOf({ ...mutation, text: former }).around
  const at = keys.findIndex((key, index) => whole.test(key) && conditionAt(was[index], key) !== undefined)
  if (at === -1) return
  const [before, after] = [conditionAt(was[at], keys[at]), conditionAt(around[at], keys[at])]
  if (before === undefined || (after === undefined && keys.length > at + 1)) return
  const outer = metWhere(around.slice(0, at + 1), keys)
  const differs: Condition = after
    ? { any: [{ all: [before, { not: after }] }, { all: [{ not: before }, after] }] }
    : { not: before }
  return { outer, differs }
}

/** What holds where a place is met: conditions of what it is part of, and of the branch that it stands in. */
function metWhere(around: readonly unknown[], keys: readonly string[]): readonly Condition[] {
  return around.flatMap((node, index) => {
    const next = keys[index]
    const own = next === "when" ? undefined : conditionAt(node, "when")
    return own === undefined ? [] : [next === "else" ? { not: own } : own]
  })
}

/** What was asked for before the place is met: it may hold no more. */
function askedBefore(around: readonly unknown[], keys: readonly string[]): readonly Condition[] {
  return around.flatMap((node, index) => {
    const next = keys[index]
    const asked = next === "then" || next === "otherwise" ? conditionAt(node, "if") : undefined
    return asked === undefined ? [] : [next === "otherwise" ? { not: asked } : asked]
  })
}

/** Rules of a question are looked at in their order: those before the changed one hold. */
function rulesHeldBefore(around: readonly unknown[], keys: readonly string[]): readonly Condition[] {
  const at = keys.lastIndexOf("rules")
  const rules = around[at + 1]
  if (at === -1 || !Array.isArray(rules)) return []
  const before = rules.slice(0, Number(keys[at + 1] ?? 0)).map((rule: unknown) => conditionAt(rule, "must"))
  return before.filter((must) => must !== undefined)
}

const isRule = (keys: readonly string[]): boolean => keys.at(-2) === "rules"

/** That these rules are broken: neighbours of which one is told, one that is told no more. */
const brokenRules = (rules: readonly unknown[]): readonly Condition[] =>
  rules.flatMap((rule): readonly Condition[] => {
    const must = conditionAt(rule, "must")
    return must === undefined ? [] : [{ not: must }]
  })

/** All that holds where the change can be seen. */
export function seenWhere(mutation: Mutation, former: string | undefined): readonly Condition[] {
  const { keys, around } = placeOf(mutation)
  const asked = [...askedBefore(around, keys), ...rulesHeldBefore(around, keys)]
  const unlike = unlikeConditions(mutation, former)
  if (unlike) return [...unlike.outer, ...asked, unlike.differs]
  if (mutation.kind === "order" && keys.at(-1) === "rules") return [...asked, ...brokenRules(exchanged(mutation))]
  if (isRule(keys)) return [...asked, ...brokenRules([parseJson(mutation.before)])]
  const changed =
    mutation.kind === "order" ? exchanged(mutation) : [parseJson(mutation.before), parseJson(mutation.after)]
  const own = heldAround(changed).slice(0, mutation.kind === "order" ? 2 : 1)
  return [...metWhere(around, keys), ...asked, ...own]
}

/** The two neighbours that have changed places. */
export function exchanged({ before, after }: Pick<Mutation, "before" | "after">): readonly unknown[] {
  const [was, is] = [parseJson(before), parseJson(after)]
  if (!Array.isArray(was) || !Array.isArray(is)) return []
  const index = was.findIndex((one, at) => JSON.stringify(one) !== JSON.stringify(is[at]))
  return was.slice(index, index + 2)
}

/** The conditions of what lies around a part that is used elsewhere. */
export const heldAround = (around: readonly unknown[]): readonly Condition[] =>
  around.flatMap((node) => {
    const own = conditionAt(node, "when")
    return own ? [own] : []
  })

const conditionAt = (node: unknown, key: string | undefined): Condition | undefined => {
  const found = isRecord(node) && key !== undefined ? node[key] : undefined
  return isRecord(found) && !("when" in found) && !("if" in found) ? (found as Condition) : undefined
}
