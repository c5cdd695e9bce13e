/** Which screens lead where. */
import type { LoadedDocument } from "../../compiler"
import { leavesScreen } from "../../model/effects"
import type { Fields } from "../../model/json"
import { isText } from "../json"
import { parentOf } from "../../model/pointer"
import { remember } from "../memo"
import { type Context, topicOf } from "../rule"
import { optionsThatName } from "../vocabulary"
import { sheetsOf } from "./naming"
import { only } from "./reference"
import { screensOfApp } from "./routes"
import { referencesIn } from "./views"

export interface Moves {
  /** Ids of screens that a tap or an outcome leads to. */
  readonly to: readonly string[]
  /** There is a way that does not lead to a screen: closing, going back, the flow, a path of the data. */
  readonly leaves: boolean
}

/** Path -> screen, as far as routes say. */
const screenByRoute = remember((context): ReadonlyMap<string, string> => new Map(screensOfApp(context)))

/** Id of the screen behind a target; the target itself where no route leads to one. */
export function screenOfTarget(context: Context, target: string): string {
  const name = target.split(/[?#]/)[0] ?? ""
  return screenByRoute(context).get(name) ?? name
}

/** Moves of screens, by their ids. */
const moves = topicOf<Moves>("moves", (context, document) =>
  document.kind === "screen" ? [[document.id, readMoves(context, document)]] : [],
)

export const movesOf = (context: Context, screen: string): Moves | undefined =>
  context.facts.get(context, moves, screen)[0]

function readMoves(context: Context, screen: LoadedDocument<"screen">): Moves {
  const references = [screen, ...sheetsOf(context, screen)].flatMap((document) => referencesIn(context, document))
  const targets = only(references, "target")
  const targeting = new Set(targets.map(({ pointer }) => parentOf(pointer)))
  // What nobody declared may lead anywhere.
  const others = only(references, "action").some(
    ({ definition, pointer }) => leavesScreen(definition?.effect ?? "leaves") && !targeting.has(pointer),
  )
  const { back, hidden = false } = screen.document.header ?? {}
  const hasBack = !hidden && ["close", "history", "flow"].includes(back ?? "close")
  const to = targets.map(({ target }) => screenOfTarget(context, target))
  return { to: to.filter((id) => id !== screen.id), leaves: others || hasBack }
}

type Actions = readonly ({ readonly do: string } & Fields)[]

/** Screens that actions lead to without a condition. */
const certainTargets = (context: Context, actions: Actions): readonly string[] =>
  actions
    .filter(({ when }) => when === undefined)
    .flatMap((action) =>
      optionsThatName(context.vocabulary.find("action", action.do), "target").map((name) => action[name]),
    )
    .filter(isText)
    .map((target) => screenOfTarget(context, target))

/** Screens that a screen opens by itself, without a condition. */
const redirects = topicOf<string>("redirects", (context, { kind, id, document }) =>
  kind === "screen" ? certainTargets(context, document.enter ?? []).map((target) => [id, target] as const) : [],
)

/** Screens that a screen leads on to where what it needs is missing, by its id and the name of that. */
const detours = topicOf<string>("detours", (context, { kind, id, document }) =>
  (kind === "screen" ? Object.entries(document.needs ?? {}) : []).flatMap(([name, need]) =>
    certainTargets(context, need.else).map((target) => [`${id} ${name}`, target] as const),
  ),
)

export const detoursOf = (context: Context, screen: string, need: string): readonly string[] =>
  context.facts.get(context, detours, `${screen} ${need}`)

export const redirectsOf = (context: Context, screen: string): readonly string[] =>
  context.facts.get(context, redirects, screen)
