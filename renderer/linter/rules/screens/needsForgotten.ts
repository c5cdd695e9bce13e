import {
  type Context,
  isText,
  type LoadedDocument,
  namedConditions,
  only,
  parentOf,
  pathsIn,
  pathUses,
  referencesIn,
  type Topic,
  warning,
} from "../../kit"

type Screen = LoadedDocument<"screen">

/** By name, the screens that keep one value; "" stands for another document, and for a list to which more is added. */
const keepers: Topic<string> = (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action, pointer }) =>
    action.do === "keep" && isText(action["name"]) && action["value"] !== undefined && !pointer.startsWith("/samples/")
      ? [[action["name"], document.kind === "screen" && action["most"] === undefined ? document.id : ""] as const]
      : [],
  )

const needed: Topic<true> = (_context, document) =>
  document.kind === "screen" ? Object.keys(document.document.needs ?? {}).map((name) => [name, true] as const) : []

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

interface Missed {
  readonly name: string
  readonly pointer: string
  /** Screens that keep it. */
  readonly from: readonly string[]
}

/** What only other screens keep. A screen that needs another value may know by that one that this one is there, too. */
function* missedIn(context: Context, screen: Screen): Generator<Missed> {
  const needs = Object.keys(screen.document.needs ?? {})
  for (const { name, pointer } of unguarded(context, screen)) {
    const from = [...new Set(context.facts.get(context, keepers, name))]
    const isOfOthers = from.length > 0 && !from.includes("") && !from.includes(screen.id)
    const isNeeded = needs.length === 0 || context.facts.has(context, needed, name)
    if (isOfOthers && isNeeded && !needs.includes(name)) yield { name, pointer, from }
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
