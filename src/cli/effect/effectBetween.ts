import type { Effect } from "../../domain/effect"
import { compareCases } from "./compareCases"
import type { Side } from "./side"

/** What customers meet otherwise with the documents after than with those before. */
export async function effectBetween(before: Side, after: Side): Promise<Effect> {
  const ids = [...new Set([...before.loaded.keys(), ...after.loaded.keys()])]
  const screens = ids
    .filter((id) => before.loaded.get(id) !== after.loaded.get(id))
    .map((id) => ({
      id,
      title: after.titles.get(id) ?? before.titles.get(id) ?? id,
      kind: kindOf(id, before, after),
      ...(before.own.get(id) === after.own.get(id) ? { isShared: true as const } : {}),
    }))
  return {
    of: after.loaded.size,
    screens,
    shared: [
      ...(before.theme === after.theme ? [] : ["theme" as const]),
      ...(before.shared === after.shared ? [] : ["app" as const]),
      ...(before.closing === after.closing ? [] : ["closures" as const]),
    ],
    cases: await casesOf(before, after),
  }
}

function kindOf(id: string, before: Side, after: Side): Effect["screens"][number]["kind"] {
  if (!before.loaded.has(id)) return "added"
  return after.loaded.has(id) ? "changed" : "removed"
}

async function casesOf(before: Side, after: Side): Promise<Effect["cases"]> {
  const compared = []
  const untold: string[] = []
  for (const flow of new Set([...before.flows.keys(), ...after.flows.keys()])) {
    try {
      compared.push({ flow, ...(await compareCases(flow, before, after)) })
    } catch {
      // A flow that one side does not have, or a screen that cannot be opened in it.
      untold.push(flow)
    }
  }
  return {
    of: compared.reduce((sum, { of }) => sum + of, 0),
    changed: compared.reduce((sum, { changed }) => sum + changed, 0),
    groups: compared.flatMap(({ flow, groups }) => groups.map((group) => ({ flow, ...group }))),
    untold,
  }
}
