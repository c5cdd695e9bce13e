import { availableParallelism } from "node:os"
import { join } from "node:path"
import { readTexts } from "../../renderer/compiler"
import { filesIn, hashOf, hashOfFiles } from "./contents"
import { CommandError, exitCodes, type Output } from "./failure"
import { chooseMutations, type Mutation } from "./mutate/choose"
import { judgeInChildren } from "./mutate/inChildren"
import { openProgress } from "./mutate/progress"
import { createPictured } from "./mutate/pictured"
import { countsOf, writeResult } from "./mutate/report"
import type { Verdict } from "./mutate/verdict"
import { requireDocuments } from "./rootOption"

export interface MutateOptions {
  readonly root: string
  readonly count: string
  readonly seed: string
  readonly json?: boolean
  /** A run that was stopped goes on. */
  readonly continue?: boolean
}

/** As many of the changes that are something else for customers have to be noticed. */
const wanted = 0.99
/** A page that is tapped waits half of the time; each takes up to 3 GB. */
const workers = Math.min(availableParallelism() + 1, 4)
/** What says whether a change is noticed. */
const judging = ["src/cli/mutate", "src/unbundled"]
/** What a long run has found so far, a line each. */
const sofar = ".cache/mutations.jsonl"

/** Changes documents as people do, one place at a time, and says which changes nobody notices; 1 where these are too many. */
export async function mutate(options: MutateOptions, { print }: Output): Promise<number> {
  const { root, count, seed, json } = options
  requireDocuments(root)
  const texts = readTexts(root)
  const mutations = chooseMutations(texts, wholeNumber(count, "--count"), wholeNumber(seed, "--seed"))
  const run = [count, seed, hashOf(...[...texts].flat()), hashOfFiles(filesIn(judging))].join(" ")
  const progress = openProgress(sofar, run, options.continue === true)
  const verdicts = new Map(progress.known.map((verdict) => [placeOf(verdict), verdict]))
  const picturedIn = createPictured(join(root, "..", "tests", "baselines"), texts)
  const tell = (verdict: Verdict) => {
    const told = withPicture(verdict, picturedIn)
    verdicts.set(placeOf(told), told)
    progress.note(told)
  }
  const left = mutations.filter((one) => !verdicts.has(placeOf(one)))
  await judgeInChildren(texts, left, { workers, tell })
  // What a hundred changed documents have done to a process may hide a difference: new ones look once more.
  const unnoticed = mutations.filter((one) => verdicts.get(placeOf(one))?.seen.by === "nobody")
  await judgeInChildren(texts, unnoticed, { workers, tell })
  const sorted = [...verdicts.values()].toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  const counts = countsOf(sorted)
  print(json ? JSON.stringify({ seed: Number(seed), counts, verdicts: sorted }, null, 2) : writeResult(sorted, root))
  return counts.noticed >= wanted * (counts.noticed + counts.nobody) ? exitCodes.ok : exitCodes.errors
}

/** What nobody notices in a page without a browser is looked for in pictures that are kept. */
function withPicture(verdict: Verdict, picturedIn: ReturnType<typeof createPictured>): Verdict {
  const what = verdict.seen.by === "nobody" ? picturedIn(verdict) : undefined
  return what === undefined ? verdict : { ...verdict, seen: { by: "state", what } }
}

const placeOf = ({ file, pointer, after }: Pick<Mutation, "file" | "pointer" | "after">) =>
  `${file} ${pointer} ${after}`

function wholeNumber(text: string, option: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new CommandError(`${option} の「${text}」は使えません。1以上の整数を指定してください。`)
}
