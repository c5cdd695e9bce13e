import type { ScreenModule } from "../../../../renderer"
import { isRecord } from "../../../domain/json"
import type { Mutation } from "../choose"
import { bringsButton, buttonOf } from "./isConcerned"
import { rare, valuesNear } from "./limits"
import { decidedBy, type Ends, endsOnTheWay, placeOf, readAround } from "./place"
import { type Named, readsOf } from "./reads"
import { ofSchema } from "./schemas"
import { codesOf, readOfTable } from "./tables"
import { valuesToReach } from "./reach"
import { type Contents, withShared } from "./shared"
import { usesOf } from "./uses"
import { type NamedValue, type Variant, valuesKnown } from "./variants"

/** What documents besides the changed one say. */
export interface Elsewhere {
  readonly contents: Contents
}

const most = 120
const mostPairs = 48
const mostWritten = 100
/** Values of each of two that are tried together. */
const mostOfPair = 4

/**
 * States near a changed place: one value that it reads, or two, are just at, just before and just after what they are measured with,
 * are missing, or calls end as they have to for it to be met.
 */
export function variantsNear(mutation: Mutation, module: ScreenModule, { contents }: Elsewhere): readonly Variant[] {
  const own = documentsOf(module, contents)
  const uses = usesOf(mutation, own, contents)
  const schemas = ofSchema(placeOf(mutation).keys, mutation, contents)
  const perName = valuesPerName(mutation, module, { contents, own, uses, schemas })
  const [ends, ...otherEnds] = endsNear(mutation, module)
  const varied = (...set: readonly NamedValue[]): Variant => ({ set, ...(ends ? { ends } : {}) })
  const reached = valuesToReach(mutation, { module, contents, uses })
  const beside = (one: NamedValue) =>
    reached.map((values) => varied(...values.filter(({ name }) => name !== one.name), one))
  const inOneCall = schemas.names.flatMap((name) => inCalls(module, name))
  const inTurn = [...inOneCall, ...inTurns(perName)].flatMap((one) => [...beside(one), varied(one)])
  const sent = schemas.names.length > 0 || mutation.file.endsWith(".form.json")
  const submitted = (variants: readonly Variant[]) =>
    sent ? variants.map((one): Variant => ({ ...one, submitted: true })) : []
  const turned = /\/(sort|groups?|by|desc|take)(\/|$)/.test(mutation.pointer)
    ? [{ isReversed: true } as const, ...inTurn.map((one): Variant => ({ ...one, isReversed: true }))]
    : []
  const first: readonly Variant[] = [
    ...(ends
      ? [ends, ...otherEnds].flatMap((one): readonly Variant[] => [{ ends: one }, { ends: one, isLater: true }])
      : []),
    ...reached.map((values) => varied(...values)),
    ...otherEnds.flatMap((one) => reached.map((set): Variant => ({ set, ends: one }))),
    ...(isPending(module) ? [{ isAnswered: true } as const] : []),
  ]
  const alone = [...first, ...submitted(first), ...mixed(turned, mixed(submitted(inTurn), inTurn))]
  const pairs = [...alikeIn(perName), ...pairsOf(perName)].map((set): Variant => ({
    ...varied(...set),
    ...(sent ? { submitted: true } : {}),
  }))
  return [...unique(alone).slice(0, most), ...unique(pairs).slice(0, mostPairs)]
}

interface Surroundings extends Elsewhere {
  /** Documents of the screen. */
  readonly own: readonly unknown[]
  readonly uses: ReturnType<typeof usesOf>
  readonly schemas: ReturnType<typeof ofSchema>
}

type PerName = readonly (readonly NamedValue[])[]

/** Of each value that the place reads, what can stand for it. */
function valuesPerName(
  mutation: Mutation,
  module: ScreenModule,
  { contents, own, uses, schemas }: Surroundings,
): PerName {
  const place = placeOf(mutation)
  const parts = [...readAround(place, mutation), ...readOfTable(mutation, contents), ...uses.flatMap(decidedBy)]
  const whole = withShared(parts, mutation.file, contents) as readonly unknown[]
  const reads = readsOf(whole, named([place.around[0], ...own], contents))
  const codes = codesOf(mutation)
  const constants = new Set([...schemas.constants, ...codes, ...reads.constants])
  const names = [...new Set([...schemas.names, ...reads.names])]
  const knownOf = new Map(names.map((name) => [name, valuesKnown(module, name)]))
  return names.map((name) => {
    const others = names.flatMap((other) => (other === name ? [] : (knownOf.get(other) ?? [])))
    const values = valuesNear(knownOf.get(name) ?? [], constants, others)
    return [...schemas.values, ...codes, ...values].map((value): NamedValue => ({ name, value }))
  })
}

/** The first of each, the second of each, and so on. */
function inTurns(perName: PerName): readonly NamedValue[] {
  const longest = Math.max(0, ...perName.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => perName.flatMap((values) => values[index] ?? [])).flat()
}

/** An answer of one call without the value: without it in all of them, each is refused. */
const inCalls = ({ calls }: ScreenModule, name: string): readonly NamedValue[] =>
  Object.values(calls)
    .filter(({ samples }) => JSON.stringify(samples ?? {}).includes(`"${name}"`))
    .map(({ id }) => ({ name, value: undefined, call: id }))

/** Whether the screen has a state in which something is waited for. */
const isPending = ({ samples }: ScreenModule): boolean =>
  Object.values(samples ?? {}).some(({ calls }) => Object.values(calls ?? {}).includes("pending"))

/** Ways for calls to end with which the place is met; none where all is well there. */
function endsNear(mutation: Mutation, module: ScreenModule): readonly Ends[] {
  const { calls, actions } = endsOnTheWay(placeOf(mutation))
  const does = buttonOf(mutation.pointer)
  return endsOfClient(mutation, module)
    .flatMap((said) => withSheets({ ...calls, ...said }, module, does))
    .flatMap((ended) => [ended, ...silenced(ended)])
    .map((ended): Ends => ({ calls: ended, actions }))
    .filter((ends) => Object.keys({ ...ends.calls, ...ends.actions }).length > 0)
}

/** A server that refuses may give no reason: what a document says itself is seen only then. */
function silenced(ends: Ends["calls"]): readonly Ends["calls"][] {
  const silent = Object.entries(ends).map(([call, end]) => [call, end === "rejected" ? `${end}/silent` : end] as const)
  return Object.values(ends).includes("rejected") ? [Object.fromEntries(silent)] : []
}

const unique = (variants: readonly Variant[]): readonly Variant[] => [
  ...new Map(variants.map((one) => [JSON.stringify(one, (_, value: unknown) => value ?? String(value)), one])).values(),
]

/** What people write, and what has just as many letters as the place asks for, or one less or more. */
export function textsNear(mutation: Mutation): readonly string[] {
  const { constants } = readsOf(readAround(placeOf(mutation), mutation), () => undefined)
  const lengths = [...constants].filter((one) => typeof one === "number" && one > 0 && one <= mostWritten)
  const around = lengths.flatMap((one) => [Number(one) - 1, Number(one), Number(one) + 1])
  const written = [...new Set(around)].flatMap((length) => ["1".repeat(length), nameOf(length)])
  return [
    "あ",
    ...(/\/(convert|writeOnly)/.test(mutation.pointer) ? [unconverted] : []),
    ...written.filter((one) => one !== ""),
  ]
}

/** Every conversion makes something else of it. */
const unconverted = "　ａｱがB‐1@Ｃ．D "

/** A family name of one letter, and a given name of all others. */
const nameOf = (letters: number): string => (letters > 2 ? `ア　${"ア".repeat(letters - 2)}` : "")

const pairsOf = (perName: readonly (readonly NamedValue[])[]): readonly (readonly NamedValue[])[] =>
  perName.flatMap((values, index) =>
    perName
      .slice(index + 1)
      .flatMap((others) =>
        values.slice(0, mostOfPair).flatMap((one) => others.slice(0, mostOfPair).map((other) => [one, other])),
      ),
  )

const mostAlike = 5

/** Two texts that are the same one: what is written again, a name that a document has, too. */
function alikeIn(perName: PerName): readonly (readonly NamedValue[])[] {
  const names = perName.flatMap((values) => (values.some(({ value }) => value === rare) ? (values[0]?.name ?? []) : []))
  return names
    .slice(0, mostAlike)
    .flatMap((one, index) =>
      names.slice(index + 1, mostAlike).map((other) => [one, other].map((name) => ({ name, value: rare }))),
    )
}

const mixed = <Item>(some: readonly Item[], others: readonly Item[]): readonly Item[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, index) => [some[index], others[index]])
    .flat()
    .filter((one) => one !== undefined)

const at = (node: unknown, name: string) => (isRecord(node) ? node[name] : undefined)

/** `$values.<name>` of the first document that has it, conditions with a name of all. */
function named(documents: readonly unknown[], contents: Elsewhere["contents"]): Named {
  return (kind, name) =>
    kind === "condition"
      ? at(at(contents.get("conditions.json"), "conditions"), name)
      : documents.map((document) => at(at(document, "values"), name)).find((value) => value !== undefined)
}

/** The document of a screen, and those of its forms. */
function documentsOf({ screen, forms }: ScreenModule, contents: Elsewhere["contents"]): readonly unknown[] {
  const isOwn = (one: unknown) =>
    (at(one, "kind") === "screen" && at(one, "id") === screen.id) ||
    (at(one, "kind") === "form" && Object.hasOwn(forms, String(at(one, "id"))))
  return [...contents.values()].filter(isOwn)
}

const mostSheets = 4

/** A call ends with a half-sheet of the server's where it ends with a code that brings one: those with a button that does that, if one is named. */
function withSheets(ends: Ends["calls"], { calls }: ScreenModule, does: string | undefined): readonly Ends["calls"][] {
  const codesOf = (id: string) => {
    const codes = Object.entries(calls[id]?.codeSamples ?? {}).filter(([, { sheet }]) => sheet !== undefined)
    const doing = codes.filter(([, { sheet }]) => bringsButton(sheet, does))
    return (doing.length > 0 ? doing : codes.slice(0, 1)).map(([code]) => code)
  }
  return Array.from({ length: mostSheets }, (_, index) => {
    const said = Object.entries(ends).map(([id, end]) => {
      const codes = end === "sheet" ? codesOf(id) : []
      return [id, codes[index % Math.max(1, codes.length)] ?? end] as const
    })
    return Object.fromEntries(said)
  })
}

/** What errors.json says of a client is met where one of its calls ends so: any, or one that does not bring what the screen shows. */
function endsOfClient(
  { file, pointer }: Mutation,
  { calls, screen }: ScreenModule,
): readonly Readonly<Record<string, string>>[] {
  const [, client, end] = /^\/clients\/([^/]+)\/outcomes\/([^/]+)/.exec(pointer) ?? []
  if (file !== "errors.json" || client === undefined || end === undefined) return [{}]
  const code = end === "sheet" ? undefined : /\/on\/([^/]+)/.exec(pointer)?.[1]
  const does = buttonOf(pointer)
  const own = Object.values(calls).filter(
    (call) => call.client === client && (does === undefined || bringsButton(call.codeSamples, does)),
  )
  const said = code ?? (end === "rejected" && pointer.endsWith("/text") ? `${end}/silent` : end)
  const loaded = JSON.stringify(screen.data ?? {})
  const later = own.filter(({ id }) => !loaded.includes(`"${id}"`))
  return [own, ...(later.length > 0 ? [later] : [])].map((some) => Object.fromEntries(some.map(({ id }) => [id, said])))
}
