import {
  allOf,
  type Context,
  isNeverTrue,
  isText,
  type LoadedDocument,
  namedConditions,
  only,
  parentOf,
  pathsIn,
  pathUses,
  referencesIn,
  schemaReader,
  topicOf,
  viewsOf,
  warning,
} from "../../kit"
import { isInPlaceOfTitle, mainHeadingsIn } from "./mainHeadings"
import { conditionsAround } from "./neverTogether"

type Screen = LoadedDocument<"screen">

interface Keeper {
  /** A screen; "" stands for another document, and for a list to which more is added. */
  readonly id: string
  /** Only a tap keeps it: whoever has just come to the screen has it from elsewhere. */
  readonly isTapped: boolean
}

/** Who keeps one value, by its name. */
const keepers = topicOf<Keeper>("keepers", (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action, pointer }) => {
    const { do: does, name, value, most } = action
    if (does !== "keep" || !isText(name) || value === undefined || pointer.startsWith("/samples/")) return []
    const id = document.kind === "screen" && most === undefined ? document.id : ""
    return [[name, { id, isTapped: pointer.includes("/tap/") }] as const]
  }),
)

/** By name, the screens that need one value. */
const needed = topicOf<string>("needed", (_context, document) =>
  document.kind === "screen"
    ? Object.keys(document.document.needs ?? {}).map((name) => [name, document.id] as const)
    : [],
)

const keptName = (path: string): string | undefined => {
  const [root, name] = path.replace(/^\$/, "").split(".")
  return root === "kept" ? name : undefined
}

/** Conditions that ask for a kept value, by its name. */
function asked(context: Context, screen: Screen): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const named = namedConditions(context)
  for (const { condition, pointer } of only(referencesIn(context, screen), "condition"))
    for (const name of pathsIn(condition, named).flatMap((path) => keptName(path) ?? []))
      found.set(name, [...(found.get(name) ?? []), pointer])
  return found
}

/** Whether a value is read where no condition has asked for it. A condition under `enter` asks for the whole screen: it sends customers away. */
const isUnasked = (place: string, conditions: readonly string[]): boolean =>
  conditions.every((pointer) => !pointer.startsWith("/enter/") && !place.startsWith(`${parentOf(pointer)}/`))

/** Sources say themselves what they can do without. */
const isOfSource = ({ document: { data = {} } }: Screen, pointer: string): boolean => {
  const [, root, name = ""] = pointer.split("/")
  return root === "data" && data[name]?.source !== undefined
}

function* unguarded(context: Context, screen: Screen) {
  const conditions = asked(context, screen)
  for (const { path, pointer } of pathUses.of(context, screen)) {
    const name = keptName(path)
    if (name === undefined || pointer.startsWith("/samples/") || isOfSource(screen, pointer)) continue
    if (isUnasked(pointer, conditions.get(name) ?? [])) yield { name, pointer }
  }
}

/** Whether it is proven that the screen has none of its main headings as long as nothing is kept under a name. */
function isBareWithout(context: Context, screen: Screen, name: string): boolean {
  const headings = mainHeadingsIn(context, screen).filter(isInPlaceOfTitle)
  const isMissing = (path: string) => path === `$kept.${name}` || path.startsWith(`$kept.${name}.`)
  return (
    headings.length > 0 &&
    headings.every((heading) => {
      const around = allOf(...conditionsAround(context, heading).map(({ condition }) => condition))
      return viewsOf(context, screen).every(({ scope, namedConditions: named }) => {
        const read = schemaReader(scope)
        return isNeverTrue(around, (path) => (isMissing(path) ? { enum: [] } : read(path)), named)
      })
    })
  )
}

/** Values under whose conditions all of a screen stands: who comes without one sees an empty page. */
function* askedByAll(context: Context, screen: Screen) {
  for (const [name, conditions] of asked(context, screen)) {
    const isEntered = conditions.some((pointer) => pointer.startsWith("/enter/"))
    const [pointer] = conditions.filter((place) => place.startsWith("/body/"))
    if (!isEntered && pointer !== undefined && isBareWithout(context, screen, name)) yield { name, pointer }
  }
}

interface Missed {
  readonly name: string
  readonly pointer: string
  /** Screens that keep it. */
  readonly from: readonly string[]
}

/** Whether screens have had all of this before they keep anything: that it is there does not say that they have kept it. */
const comesAfter = (context: Context, screens: readonly string[], needs: readonly string[]): boolean =>
  needs.every((name) => {
    const having = context.facts.get(context, needed, name)
    return screens.every((screen) => having.includes(screen))
  })

/** What only other screens keep. A screen that needs another value may know by that one that this one is there, too. */
function* missedIn(context: Context, screen: Screen): Generator<Missed> {
  const needs = Object.keys(screen.document.needs ?? {})
  for (const { name, pointer } of [...unguarded(context, screen), ...askedByAll(context, screen)]) {
    const all = context.facts.get(context, keepers, name).filter(({ id, isTapped }) => id !== screen.id || !isTapped)
    const from = [...new Set(all.map(({ id }) => id))]
    const isOfOthers = from.length > 0 && !from.includes("") && !from.includes(screen.id)
    const isKnown = needs.length > 0 && !context.facts.has(context, needed, name) && !comesAfter(context, from, needs)
    if (isOfOthers && !isKnown && !needs.includes(name)) yield { name, pointer, from }
  }
}

export const needsForgotten = warning(
  "needs-forgotten",
  "A screen that shows or sends what another one keeps says that it needs it.",
  function* (context) {
    for (const screen of context.set.all("screen")) {
      // What one screen alone keeps says best where customers come from.
      const [missed] = [...missedIn(context, screen)].toSorted((one, other) => one.from.length - other.from.length)
      if (missed === undefined) continue
      const { name, pointer, from } = missed
      yield { document: screen, pointer, values: { name, from } }
    }
  },
)
