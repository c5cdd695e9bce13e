import type { ScreenModule } from "../../../../renderer"
import { isNeverTrue, isSecretAutocomplete, type Schema } from "../../../../renderer/linter"
import { isRecord } from "../../../domain/json"
import type { Mutation } from "../choose"
import { atDay } from "./atDay"
import { type Condition, exchanged, unlikeConditions } from "./holds"
import { isClosedAnyhow } from "./isClosedAnyhow"
import { isDoing } from "./isDoing"
import { isEitherWay } from "./isEitherWay"
import { isOnlyCompared } from "./isOnlyCompared"
import { isShadowed } from "./isShadowed"
import { isUsual } from "./isUsual"
import { placeOf } from "./place"
import { querySchema } from "./querySchema"
import { recordsIn } from "./recordsIn"
import { type Contents, sharedAt } from "./shared"
import { isWindow } from "./windows"

export type Named = NonNullable<Parameters<typeof isNeverTrue>[2]>

interface Known {
  /** The document before the change. */
  readonly former: string | undefined
  /** A screen that is concerned. */
  readonly module: ScreenModule | undefined
  /** Conditions with a name. */
  readonly named: Named
  readonly contents: Contents
}

/** Proven to be the same for everybody: neighbours whose order nobody sees, conditions that hold at the same time. */
export function isSame(mutation: Mutation, { former, module, named, contents }: Known): boolean {
  const schemaOf = (path: string) => (module ? schemaAt(path, module) : undefined)
  const never = (condition: Condition | undefined) => condition !== undefined && isNeverOn(condition, schemaOf, named)
  if (mutation.kind !== "order")
    return (
      isUnused(mutation, contents) ||
      isOnlyCompared(mutation, contents) ||
      isUsual(mutation) ||
      isClosedAnyhow(mutation, contents) ||
      isShadowed(mutation, contents) ||
      never(unlike(mutation, former))
    )
  if (isOfCodes(mutation)) return !isListed(mutation.file, contents)
  // Screens beside the order of a flow stand in none.
  if (mutation.pointer === "/detached" && mutation.file.endsWith(".flow.json")) return true
  const [one, other] = exchanged(mutation).map((neighbour) => {
    const reference = isRecord(neighbour) ? neighbour["$ref"] : undefined
    return typeof reference === "string" ? sharedAt(reference, contents) : neighbour
  })
  return (
    areOpposite(one, other) ||
    never(bothThere(one, other)) ||
    (areChoices(one, other) && never(bothChosen(one, other))) ||
    isSameRefusal(one, other) ||
    never(bothBroken(one, other)) ||
    isWindow(one, other) ||
    isEitherWay(one, other, contents) ||
    isEitherWay(other, one, contents)
  )
}

/** What is measured from today is looked at on days that stand for all: an ordinary one, and the last of months long and short. */
const someDays = ["2025-01-15", "2024-02-29", "2025-12-31"]

/** Proven for each of the days. */
const isNeverOn = (condition: Condition, schemaOf: (path: string) => Schema | undefined, named: Named): boolean =>
  someDays.every((today) => {
    const dated = new Map([...named].map(([name, one]) => [name, atDay(one, today)]))
    return isNeverTrue(atDay(condition, today), schemaOf, dated)
  })

/** Two rules that say the same where they are broken. */
function isSameRefusal(...rules: readonly unknown[]): boolean {
  const [said, other] = rules.map((rule) =>
    isRecord(rule) && isRecord(rule["must"]) && typeof rule["message"] === "string"
      ? JSON.stringify({ ...rule, must: undefined })
      : undefined,
  )
  return said !== undefined && said === other
}

/** Where nothing is kept, but forgotten, it does not matter where; what of a form is sent does where a call sends it. */
function isUnused(mutation: Mutation, contents: Contents): boolean {
  const { keys, around } = placeOf(mutation)
  const [document, node] = [around[0], around.at(-1)]
  if (!isRecord(node) || !isRecord(document)) return false
  if (isAsRequired(mutation, document, keys) || isSaidByList(mutation, node, keys)) return true
  if (keys.at(-1) === "forgetWhenHidden") return isSecretAnyhow(around)
  if (keys.at(-1) === "in") return node["do"] === "keep" && node["value"] === undefined
  // What is worked out on the device never fails.
  if (keys.at(-1) === "error" && keys.at(-3) === "data") return node["source"] !== undefined
  if (keys.at(-1) !== "sent" || document["kind"] !== "form") return false
  const sends = (one: Readonly<Record<string, unknown>>) =>
    one["do"] === "call" && one["form"] === document["id"] && !isNamedOneByOne(one)
  return ![...contents.values()].some((content) => isSomewhere(content, sends))
}

/** A call that says by itself which answers it sends, whatever is marked as sent. */
const isNamedOneByOne = ({ answers, input }: Readonly<Record<string, unknown>>): boolean =>
  answers !== true && isRecord(input) && !/"\$\w+"/.test(JSON.stringify(input))

/** Whether a question is never hidden, and its answer never kept for what the question is about. */
function isSecretAnyhow(around: readonly unknown[]): boolean {
  const question = around.at(-1)
  const isAlways = around.every((node) => !isRecord(node) || node["when"] === undefined)
  return isAlways && isRecord(question) && isSecretAutocomplete(question["autocomplete"])
}

const atMostOne: ReadonlySet<string> = new Set(["", "0", "1"])
const least: ReadonlySet<unknown> = new Set(["minItems", "minLength"])

/** That an answer has one letter or item at least is what is required of it anyhow. */
function isAsRequired(
  { before, after }: Mutation,
  { ui }: Readonly<Record<string, unknown>>,
  keys: readonly unknown[],
): boolean {
  const [field, name] = keys.slice(-2)
  if (!least.has(name) || !atMostOne.has(before) || !atMostOne.has(after)) return false
  return isSomewhere(ui, (one) => one["field"] === field && one["required"] === true)
}

/** The type of values that are listed besides. */
function isSaidByList(
  { before, after }: Mutation,
  { enum: listed }: Readonly<Record<string, unknown>>,
  keys: readonly unknown[],
): boolean {
  const isOf = (is: (one: unknown) => boolean) => Array.isArray(listed) && listed.every(is)
  const isOfType =
    before === '"string"' ? isOf((one) => typeof one === "string") : before === '"integer"' && isOf(Number.isInteger)
  return keys.at(-1) === "type" && isOfType && after === ""
}

const isOfCodes = ({ file, pointer }: Mutation): boolean => file.endsWith(".codes.json") && pointer === "/codes"

/** Whether codes of the table are listed somewhere; a label is found whatever their order is. */
function isListed(file: string, contents: Contents): boolean {
  const table = /([\w-]+)\.codes\.json$/.exec(file)?.[1]
  const lists = ({ codes }: Readonly<Record<string, unknown>>) => Array.isArray(codes) && codes[0] === table
  return [...contents.values()].some((content) => isSomewhere(content, lists))
}

const isSomewhere = (node: unknown, is: (node: Readonly<Record<string, unknown>>) => boolean): boolean =>
  recordsIn(node).some(is)

/** Whether one is there just where the other is not, whatever their condition says. */
function areOpposite(...neighbours: readonly unknown[]): boolean {
  const [one, other] = neighbours.map((neighbour) => (isRecord(neighbour) ? neighbour["when"] : undefined))
  return isNegated(one, other) || isNegated(other, one)
}

const isNegated = (some: unknown, negated: unknown): boolean =>
  isRecord(some) && isRecord(negated) && JSON.stringify({ not: some }) === JSON.stringify(flatNot(negated))

/** `not` takes its condition alone, or in a list of one. */
const flatNot = ({ not, ...others }: Readonly<Record<string, unknown>>) => ({
  not: Array.isArray(not) && not.length === 1 ? (not[0] as unknown) : not,
  ...others,
})

/** That both are there together. */
function bothThere(...neighbours: readonly unknown[]): Condition | undefined {
  const conditions = neighbours.map((one) => (isRecord(one) ? withEmpty(one["when"]) : undefined))
  return conditions.every(isRecord) ? { all: conditions as unknown as Condition[] } : undefined
}

const lasting = /"do":"(set|keep|answer|load|call|forget)/

/** Two choices neither of which writes what decides the other. */
const areChoices = (...neighbours: readonly unknown[]): boolean =>
  neighbours.every(
    (one) =>
      isRecord(one) && one["do"] === "choose" && one["otherwise"] === undefined && !lasting.test(JSON.stringify(one)),
  )

/** That both are chosen. */
const bothChosen = (...choices: readonly unknown[]): Condition => ({
  all: choices.map((one) => (isRecord(one) ? one["if"] : undefined) as Condition),
})

/** That an answer breaks both of two rules: else it does not matter which is looked at first. */
function bothBroken(...rules: readonly unknown[]): Condition | undefined {
  const conditions = rules.map((one) => (isRecord(one) ? one["must"] : undefined))
  return conditions.every(isRecord)
    ? { all: conditions.map((must) => ({ not: must }) as unknown as Condition) }
    : undefined
}

/** A list of no items is empty: what is proven of everything empty is proven of it. */
const withEmpty = (when: unknown): unknown => {
  const [path, count] = isRecord(when) && Array.isArray(when["countIs"]) ? (when["countIs"] as unknown[]) : []
  return count === 0 ? { empty: [path] } : when
}

/** What has to hold for the change of a condition to be seen by anybody. */
function unlike(mutation: Mutation, former: string | undefined): Condition | undefined {
  const found = unlikeConditions(mutation, former)
  if (!found) return
  // What held when a button was tapped may hold no more once it has done something.
  const held = isDoing(mutation) ? [] : found.outer
  // `$item` of a list is another one inside of it: what is said of it there says nothing here.
  const outer = held.filter((when) => !JSON.stringify(when).includes("$item"))
  return { all: [...outer, found.differs] }
}

/** What is said of a value: in the rules of the address, or under its name in what calls answer. */
export function schemaAt(path: string, module: ScreenModule): Schema | undefined {
  const [root, name = "", ...rest] = path.split(".")
  const rule = root === "$query" && rest.length === 0 ? module.screen.query[name] : undefined
  if (rule) return querySchema(rule)
  const form = module.formUses.find(({ into }) => `$${into}` === root)?.form
  return form === undefined ? schemaNamed(module, path.split(".").at(-1) ?? "") : answerSchema(module.forms[form], name)
}

/** What can be chosen as an answer; what is written may be anything. */
function answerSchema(form: ScreenModule["forms"][string] | undefined, name: string): Schema | undefined {
  const { properties } = (form?.schema ?? {}) as { readonly properties?: Readonly<Record<string, Schema>> }
  const { enum: listed } = properties?.[name] ?? {}
  return listed === undefined ? undefined : { enum: listed }
}

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
