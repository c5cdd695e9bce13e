/** Whatever rules read besides the documents that they judge, each by a name of its own: so it can be kept what a verdict depends on. */

const named = new Map<string, object>()
const names = new Map<object, string>()

/** Gives a source its name; throws where another one has it. */
export function nameSource<Source extends object>(name: string, source: Source): Source {
  if (named.has(name)) throw new Error(`Two sources of rules are named "${name}": give one of them another name.`)
  named.set(name, source)
  names.set(source, name)
  return source
}

/** Throws where nobody gave it one. */
export function nameOfSource(source: object): string {
  const name = names.get(source)
  if (name === undefined)
    throw new Error("A rule reads a source without a name: declare it by topicOf, summaryOf or excerptOf.")
  return name
}

/** Throws where none has this name. */
export function sourceNamed(name: string): object {
  const source = named.get(name)
  if (source === undefined) throw new Error(`No source of rules is named "${name}": what was kept is of other rules.`)
  return source
}

export const keepSources = (read: ReadonlySet<object>): readonly string[] => [...read].map(nameOfSource)

export const keptSources = (read: readonly string[]): Set<object> => new Set(read.map(sourceNamed))
