import { type Context, type DocumentOf, type LoadedDocument, within } from "../../kit"

interface Route {
  readonly app: LoadedDocument<"app">
  readonly path: string
  readonly route: DocumentOf<"app">["routes"][string]
  readonly pointer: string
}

export const appRoutes = ({ set }: Context): readonly Route[] =>
  set.all("app").flatMap((app) =>
    Object.entries(app.document.routes).map(([path, route]) => ({
      app,
      path,
      route,
      pointer: within("/routes", path),
    })),
  )

/** A path as servers that are not strict read it. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, "$1")
