import { type CompiledModule, partKinds } from "../../renderer/compiler"

type Parts = CompiledModule["parts"]

const namesIn = (parts: Parts): readonly string[] =>
  partKinds.flatMap((kind) => parts[kind].map((one) => `${kind} ${one}`))

/**
 * Screens of the build that together have what a screen draws with, itself first: a module that was made while the server
 * runs brings no code. What no screen of the build has needs another build.
 */
export function findPartProviders(
  built: ReadonlyMap<string, Parts>,
  id: string,
  parts: Parts,
): { readonly providers: readonly string[]; readonly missing: readonly string[] } {
  const providers: string[] = []
  let missing = namesIn(parts)
  const provide = (from: string) => {
    const had = new Set(namesIn(built.get(from) ?? noParts))
    const left = missing.filter((name) => !had.has(name))
    if (left.length === missing.length && from !== id) return
    providers.push(from)
    missing = left
  }
  if (built.has(id)) provide(id)
  while (missing.length > 0) {
    const before = missing.length
    const best = bestProvider(built, missing)
    if (best !== undefined) provide(best)
    if (missing.length === before) break
  }
  return { providers, missing }
}

function bestProvider(built: ReadonlyMap<string, Parts>, missing: readonly string[]): string | undefined {
  const wanted = new Set(missing)
  const counts = [...built].map(
    ([id, parts]) => [id, namesIn(parts).filter((name) => wanted.has(name)).length] as const,
  )
  return counts.filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

const noParts = Object.fromEntries(partKinds.map((kind) => [kind, []])) as unknown as Parts
