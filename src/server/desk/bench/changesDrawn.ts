import { createHash } from "node:crypto"
import type { BenchCause, BenchChange, BenchDecision, BenchState } from "../../../domain/bench"
import { eachDifference, type SaidChange, sayChangedLines } from "../../../sentences"
import type { DrawnPair } from "./drawing"
import { saysWords, worded } from "./worded"

interface Known {
  /** Differences of the documents, in words. */
  readonly said: readonly SaidChange[]
  /** Files that a picture is made of. */
  readonly filesOf: (pair: DrawnPair) => ReadonlySet<string>
  readonly decisions: ReadonlyMap<string, BenchDecision>
  /** What derived states are called, by `screen/sample`. */
  readonly derived: ReadonlyMap<string, string>
}

export interface ChangesDrawn {
  readonly states: readonly BenchState[]
  readonly changes: readonly BenchChange[]
}

/** States as the wall has them; each change once, with all states that have it, those on most states first. */
export function changesDrawn(pairs: readonly DrawnPair[], known: Known): ChangesDrawn {
  const groups = new Map<string, DrawnPair[]>()
  const states = pairs.map((pair): BenchState => {
    const { screen, sample, verdict, before, after, box } = pair
    const change = changeOf(pair, known)
    const name = known.derived.get(`${screen}/${sample}`)
    if (change !== undefined) groups.set(change, [...(groups.get(change) ?? []), pair])
    return {
      screen,
      sample,
      verdict,
      ...(name === undefined ? {} : { name }),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(box === undefined ? {} : { box }),
      ...(change === undefined ? {} : { change }),
    }
  })
  const changes = [...groups].map(([id, group]): BenchChange => {
    const [first] = group
    const decision = known.decisions.get(id)
    return {
      id,
      says: sayChangedLines(first?.words ?? nothing),
      states: group.map(({ screen, sample }) => ({ screen, sample })),
      causes: first ? causesOf(first, known).map(causeOf) : [],
      ...(decision ? { decision } : {}),
    }
  })
  return { states, changes: changes.toSorted((one, other) => other.states.length - one.states.length) }
}

const nothing = { before: [], after: [] }

/** Made of the lines that differ; where none does, of what was written otherwise. */
function changeOf(pair: DrawnPair, known: Known): string | undefined {
  const { verdict, lines = nothing } = pair
  if (verdict !== "different") return undefined
  const isWritten = lines.before.length + lines.after.length > 0
  const made = isWritten
    ? lines
    : causesOf(pair, known).map(({ file, says, before = "", after = "" }) => [file, says, before, after])
  return createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 24)
}

const causeOf = ({ says, file, pointer }: SaidChange): BenchCause => ({
  says,
  file,
  ...(pointer === undefined ? {} : { pointer }),
})

/**
 * What says the very words that differ; else what was changed of the theme, where no word differs; else of what the screen is made
 * of; else all of it.
 */
function causesOf(pair: DrawnPair, { said, filesOf }: Known): readonly SaidChange[] {
  const { before, after } = pair.lines ?? nothing
  const lines = [...before, ...after].filter(saysWords)
  const files = filesOf(pair)
  const own = said.filter((one) => eachDifference([one]).some(({ file }) => files.has(file)))
  const theme = lines.length > 0 ? [] : said.filter(({ file }) => file === themeFile)
  return [worded(own, lines), worded(said, lines), theme, own, said].find(({ length }) => length > 0) ?? []
}

const themeFile = "theme.json"
