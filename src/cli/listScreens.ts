import { stepAddress } from "../../renderer"
import { compileDocuments, type DocumentSet } from "../../renderer/compiler"
import { definitions } from "../definitions"

export interface ListedScreen {
  readonly id: string
  readonly title: string
  readonly routes: readonly string[]
  /** Folder that the document lies in. */
  readonly area: string
  readonly samples: readonly string[]
}

export function listScreens(set: DocumentSet): readonly ListedScreen[] {
  const { app } = compileDocuments(set, definitions, { samples: false, only: [] })
  const routes = Object.entries(app.routes).map(([path, { screen }]) => ({ path, screen }))
  const steps = Object.values(app.flows).flatMap((flow) => {
    const { route, entry, steps: inOrder, detached } = flow
    if (route === undefined) return []
    const addresses = [...inOrder, ...detached].map(({ screen }) => ({
      path: stepAddress(flow, route, screen),
      screen,
    }))
    return [{ path: route, screen: entry?.screen }, ...addresses]
  })
  const places = [...routes, ...steps]
  const paths = new Map<string | undefined, readonly string[]>()
  for (const { path, screen } of places) paths.set(screen, [...(paths.get(screen) ?? []), path])
  return set.all("screen").map(({ id, file, document }) => ({
    id,
    title: readTitle(document.title, app.tokens),
    routes: [...new Set(paths.get(id))],
    area: file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : "",
    samples: typeof document.samples === "object" && document.samples !== null ? Object.keys(document.samples) : [],
  }))
}

const readTitle = (title: unknown, tokens: Readonly<Record<string, string>>): string =>
  typeof title === "string"
    ? title.replaceAll(/\{\{([^{}]+)\}\}/g, (whole, name: string) => tokens[name.trim()] ?? whole)
    : ""
