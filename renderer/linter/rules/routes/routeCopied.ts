import { type Context, error, excerptOf, groupBy, placesOf, readExcerpt, within } from "../../kit"
import { appRoutes, plainPath } from "./appRoutes"

type AppRoute = ReturnType<typeof appRoutes>[number]

const drawn = excerptOf("app", "drawn", ({ routes, notFound }) => [
  ...Object.values(routes).map(({ screen }) => screen),
  notFound,
])

/** What screens and flows are called by whose address a path is. */
const namesOf = (path: string): readonly string[] => [
  path.slice(1).replaceAll("/", "_"),
  path.slice(path.lastIndexOf("/") + 1),
]

const targetOf = ({ route: { screen, flow } }: AppRoute): string | undefined => screen ?? flow

const isOwn = (one: AppRoute): boolean => namesOf(one.path).includes(targetOf(one)?.replaceAll("-", "_") ?? "")

/** The screen that the path is called after, where no other address opens it. */
function meantBy(context: Context, { path }: AppRoute): string | undefined {
  const known = readExcerpt(context, drawn) ?? []
  return namesOf(path).find(
    (name) =>
      context.whole.find("screen", name) !== undefined && !known.includes(name) && placesOf(context, name).length === 0,
  )
}

export const routeCopied = error(
  "route-copied",
  "Two routes to one screen or flow have page names of their own.",
  function* (context) {
    const routes = appRoutes(context).filter((one) => targetOf(one) !== undefined)
    const groups = groupBy(routes, ({ route: { screen, flow, page } }) => JSON.stringify([screen, flow, page]))
    for (const alike of groups.values()) {
      const original = alike.find(isOwn) ?? alike[0]
      // Those that differ in case alone are told to be one address.
      const copies = alike.filter((one) => original !== one && plainPath(one.path) !== plainPath(original?.path ?? ""))
      for (const copy of copies) {
        const { app, path, route, pointer } = copy
        const part = route.screen === undefined ? "flow" : "screen"
        const meant = part === "screen" ? meantBy(context, copy) : undefined
        const values = { path, name: targetOf(copy) ?? "", first: original?.path ?? "" }
        yield {
          document: app,
          pointer: within(pointer, part),
          values: meant === undefined ? values : { ...values, nearest: meant },
        }
      }
    }
  },
)
