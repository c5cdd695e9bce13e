import { actionName, choiceName, componentName, formats, propertyName } from "../../sentences"
import { offeredPaths } from "../conditions/offeredPaths"
import type { OptionSchema } from "../deskApi"
import type { DeskStore, Place } from "../DeskStore"
import { namedKind } from "../fields/namedKind"
import { namedValues } from "../fields/namedValues"
import { namingOf } from "../names/namingOf"
import { createSearch, normal } from "../parts/matches"
import type { Caret } from "./caretAt"

/** Something that can stand where the caret is. */
export interface Offer {
  readonly value: string
  /** As people call it. */
  readonly name: string
  /** What it takes the place of, within the text that is written there. */
  readonly from: number
  readonly to: number
}

interface Help {
  /** What is written there, in words of people. */
  readonly says: string
  readonly offers: readonly Offer[]
}

const most = 60

/** What is written at the caret, and what could be: properties, ids, values by their names. */
export function helpAt(store: DeskStore, place: Place, caret: Caret): Help {
  const { from, to, typed, values } = writable(store, place, caret)
  const written = caret.written.slice(from, to)
  const known = values.find(({ value }) => value === written)
  // Whoever stands in something that is right wants to see what else there is.
  const isFound = createSearch(known ? "" : typed.replace(/^\$/, ""))
  const found = values.filter(({ value, name }) => isFound(normal(`${value} ${name}`)))
  return {
    says: [propertyName(caret.name), ...(known && !caret.isName ? [known.name] : [])].join("："),
    offers: found
      .filter(({ value }) => value !== written)
      .slice(0, most)
      .map((one) => ({ ...one, from, to })),
  }
}

interface Named {
  readonly value: string
  readonly name: string
}

interface Writable {
  readonly from: number
  readonly to: number
  readonly typed: string
  readonly values: readonly Named[]
}

function writable(store: DeskStore, place: Place, caret: Caret): Writable {
  const { written, typed } = caret
  const whole = { from: 0, to: written.length, typed }
  if (caret.isName) return { ...whole, values: properties(store, caret) }
  return inBraces(store, place, caret) ?? { ...whole, values: valuesAt(store, place, caret) }
}

/** A value that a sentence holds: `{path|format}`. */
function inBraces(store: DeskStore, place: Place, { written, typed }: Caret): Writable | undefined {
  const from = typed.lastIndexOf("{") + 1
  if (from === 0 || typed.includes("}", from)) return undefined
  const end = /[|}]/.exec(written.slice(typed.length))
  const bar = typed.indexOf("|", from)
  const to = end ? typed.length + end.index : typed.length
  if (bar >= 0)
    return {
      from: bar + 1,
      to,
      typed: typed.slice(bar + 1),
      values: named(Object.keys(formats), (one) => formats[one] ?? one),
    }
  const paths = pathsAt(store, place).map(({ value, name }) => ({ value: value.slice(1), name }))
  return { from, to, typed: typed.slice(from), values: paths }
}

function valuesAt(store: DeskStore, place: Place, { name, written, beside }: Caret): readonly Named[] {
  if (name === "widget") return definitionsOf(store, "widget", componentName)
  if (name === "do") return definitionsOf(store, "action", actionName)
  if (written.startsWith("$")) return pathsAt(store, place)
  const kind = namedKind(name, written)
  if (kind !== undefined) return namedValues(store, place, kind, "").filter(({ value }) => value !== "")
  return named(choicesOf(optionsBeside(store, beside)?.[name]), choiceName)
}

const pathsAt = (store: DeskStore, place: Place): readonly Named[] =>
  named(offeredPaths(store, place), (path) => namingOf(store, place.file).path(path) ?? path)

const properties = (store: DeskStore, { beside }: Caret): readonly Named[] =>
  named(
    Object.keys(optionsBeside(store, beside) ?? {}).filter((name) => !Object.hasOwn(beside, name)),
    propertyName,
  )

/** What the part has that is being written: it says what it is before anything else. */
function optionsBeside(store: DeskStore, { widget, do: action }: Caret["beside"]): OptionSchema["properties"] {
  const definition = widget === undefined ? store.definition("action", action) : store.definition("widget", widget)
  return definition?.options.properties
}

const definitionsOf = (store: DeskStore, kind: string, say: (name: string) => string): readonly Named[] =>
  named(
    store.definitions.flatMap((one) => (one.kind === kind ? [one.name] : [])),
    say,
  )

const choicesOf = (schema: OptionSchema | undefined): readonly string[] =>
  [...(schema?.enum ?? []), ...(schema?.anyOf ?? []).flatMap(choicesOf)].filter((one) => typeof one === "string")

const named = (values: readonly string[], say: (value: string) => string): readonly Named[] =>
  values.map((value) => ({ value, name: say(value) }))
