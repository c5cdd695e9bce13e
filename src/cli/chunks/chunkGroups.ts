import type { Rolldown } from "vite"
import { readGraph, type Graph, type Modules, type Naming } from "./readGraph"

type Group = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>[number]

const libraries = /\/node_modules\/(preact|mobx|mobx-react-lite)\/|rolldown\/runtime\.js$/
/** What every page of ours needs, also those that have nothing of the customers' shell. */
const everywhere = /\/src\/domain\/json\.ts$/
const isScript = (id: string) => !/\.(css|html)($|\?)/.test(id)

/**
 * Puts modules that come together into files that come together, because on a phone every further file costs more than a few of
 * its bytes: libraries, the shell, what renders any screen, what lays out forms; then what some screens share, by who they are.
 * What one alone uses is in its own file.
 */
export function createChunkGroups(modules: Modules): Group[] {
  let known: Naming | undefined
  const naming = (graph: Graph) => (known ??= readGraph(modules, graph))
  return [
    // Libraries stay in caches when only the app changes.
    { name: "base", test: (id) => libraries.test(id) || everywhere.test(id), priority: 3 },
    {
      name: (id, graph) => (naming(graph).isOfPage(id) ? "shell" : null),
      test: (id) => id !== modules.page && isScript(id),
      tags: ["$initial"],
      priority: 2,
    },
    { name: (id, graph) => naming(graph).chunkOf(id) ?? null, test: isScript, priority: 1 },
  ]
}
