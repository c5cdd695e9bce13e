import {
  type ActionSource,
  type Context,
  type Definition,
  error,
  isPath,
  isText,
  type Json,
  type LoadedDocument,
  optionsThatName,
  queryOfApp,
  referencesOf,
  screenOfTarget,
  screensShowing,
  unknownName,
  handedValues,
  within,
} from "../../kit"

interface QueryChange {
  readonly document: LoadedDocument
  /**
   * Whose address it is: the screen's own, that of each screen in which a form or a half-sheet is seen, or that of the
   * screen that is opened.
   */
  readonly screens: readonly LoadedDocument<"screen">[]
  readonly pointer: string
  readonly name: string
  readonly value: Json
}

/** Values that actions, and the way back, put into the address. */
export const queryChanges = (context: Context): readonly QueryChange[] => [
  ...changesOfActions(context),
  ...context.set.all("screen").flatMap((document) => changesOfBack(context, document)),
]

function changesOfBack({ whole }: Context, document: LoadedDocument<"screen">): readonly QueryChange[] {
  const { back, backQuery = {} } = document.document.header ?? {}
  const target = back === undefined ? undefined : whole.find("screen", back)
  const screens = target === undefined ? [] : [target]
  return Object.entries(backQuery).map(([name, value]) => ({
    document,
    screens,
    pointer: within("/header/backQuery", name),
    name,
    value: value as Json,
  }))
}

const changesOfActions = (context: Context): readonly QueryChange[] =>
  referencesOf(context, "action").flatMap(({ document, pointer, action, definition }) => {
    const { part, screens } =
      action.do === "set-query"
        ? {
            part: "values" as const,
            screens: document.kind === "screen" ? [document] : screensShowing(context, document),
          }
        : { part: "query" as const, screens: screensOpened(context, document, action, definition) }
    return Object.entries(screens.length === 0 ? {} : handedValues(action, part)).map(([name, value]) => ({
      document,
      screens,
      pointer: within(pointer, part, name),
      name,
      value,
    }))
  })

/** Where an action leads, where the document says so. */
const screensOpened = (
  context: Context,
  document: LoadedDocument,
  action: ActionSource,
  definition: Definition | undefined,
) =>
  optionsThatName(definition, "target").flatMap((option) => {
    const target = firstTarget(document, action[option])
    return target === undefined ? [] : (context.whole.find("screen", screenOfTarget(context, target)) ?? [])
  })

/** A target as written, or the one with which the state that says it begins. */
function firstTarget(document: LoadedDocument, target: Json | undefined): string | undefined {
  if (!isText(target) || !isPath(target)) return isText(target) ? target : undefined
  const state = /^\$state\.([^.]+)$/.exec(target)?.[1] ?? ""
  const first = document.kind === "screen" ? document.document.state?.[state] : undefined
  return isText(first) && first !== "" ? first : undefined
}

/** Values that every address may hold, and what tells the steps of a flow apart. */
const everywhere = (context: Context): ReadonlySet<string> =>
  new Set([...queryOfApp(context), ...context.whole.all("flow").flatMap(({ document }) => document.query ?? [])])

export const unknownQuery = error(
  "unknown-query",
  "Actions put only such values into the address as the screen reads.",
  function* (context) {
    const always = everywhere(context)
    for (const { document, pointer, name, screens } of queryChanges(context)) {
      const known = screens.map((screen) => Object.keys(screen.document.query ?? {}))
      const missing = always.has(name) ? undefined : known.find((names) => !names.includes(name))
      if (missing !== undefined) yield { document, pointer, values: unknownName(name, missing) }
    }
  },
)
