import type { DocumentSet } from "../../renderer/compiler"

/**
 * The screens that an address most likely leads to, by its path: its own, what comes before it in a flow, and what takes its place in newer
 * versions of the app.
 */
export function screensByPath(documents: DocumentSet): ReadonlyMap<string, readonly string[]> {
  const routes = Object.entries(documents.find("app", "app")?.document.routes ?? {})
  const screenAt = new Map(routes.map(([path, { screen }]) => [path, screen]))
  return new Map(
    routes.flatMap(([path, { screen, flow, v2 }]): readonly AtPath[] => {
      if (flow !== undefined) return screensOfFlow(documents, path, flow)
      const newest = (v2 === undefined ? undefined : screenAt.get(v2)) ?? screen
      return newest === undefined ? [] : [[path, [newest]]]
    }),
  )
}

type AtPath = readonly [path: string, screens: readonly string[]]

function screensOfFlow(documents: DocumentSet, path: string, id: string): readonly AtPath[] {
  const flow = documents.find("flow", id)?.document
  if (flow === undefined) return []
  const { entry, query, sections, detached = [] } = flow
  if (query !== undefined) return [[path, sections[0]?.steps.slice(0, 1).map(({ screen }) => screen) ?? []]]
  const screens = [...sections.flatMap(({ steps }) => steps), ...detached].map(({ screen }) => screen)
  const withEntry = (screen: string | undefined) => [entry?.screen ?? [], screen ?? []].flat()
  return [
    [path, withEntry(entry?.otherwise ?? screens[0])],
    ...screens.map((screen): AtPath => [`${path}/${screen}`, withEntry(screen)]),
  ]
}
