/** What app.json says of addresses. */
import { excerptOf, readExcerpt } from "../excerpt"
import { remember } from "../memo"
import type { Context } from "../rule"

const routes = excerptOf("app", "routes", (app) => app.routes)
const paths = excerptOf("app", "paths", (app) => Object.keys(app.routes))
const screens = excerptOf("app", "screens", (app) =>
  Object.entries(app.routes).flatMap(([path, { screen }]) => (screen === undefined ? [] : [[path, screen] as const])),
)
const query = excerptOf("app", "query", (app) => app.query)
const links = excerptOf("app", "links", (app) => app.links)

export const routesOf = (context: Context) => readExcerpt(context, routes) ?? {}

export const pathsOfApp = remember((context): ReadonlySet<string> => new Set(readExcerpt(context, paths)))

/** Paths with the screens behind them. */
export const screensOfApp = (context: Context): readonly (readonly [path: string, screen: string])[] =>
  readExcerpt(context, screens) ?? []

/** Names of values that every address may hold. */
export const queryOfApp = (context: Context): readonly string[] => readExcerpt(context, query) ?? []

/** Addresses outside the app, by their names. */
export const linksOf = (context: Context): Readonly<Record<string, string>> => readExcerpt(context, links) ?? {}
