import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { readTexts } from "../../renderer/compiler"
import { CommandError, exitCodes, type Output } from "./failure"
import { chooseMutations, type Mutation } from "./mutate/choose"
import { judgeInChildren } from "./mutate/inChildren"
import { countsOf, writeResult } from "./mutate/report"
import type { Verdict } from "./mutate/verdict"
import { requireDocuments } from "./rootOption"

export interface MutateOptions {
  readonly root: string
  readonly count: string
  readonly seed: string
  readonly json?: boolean
}

/** As many of the changes that are something else for customers have to be noticed. */
const wanted = 0.99
const workers = 2
/** What a long run has found so far, a line each. */
const sofar = ".cache/mutations.jsonl"

/** Changes documents as people do, one place at a time, and says which changes nobody notices; 1 where these are too many. */
export async function mutate({ root, count, seed, json }: MutateOptions, { print }: Output): Promise<number> {
  requireDocuments(root)
  const texts = readTexts(root)
  const mutations = chooseMutations(texts, wholeNumber(count, "--count"), wholeNumber(seed, "--seed"))
  const verdicts: Verdict[] = []
  mkdirSync(dirname(sofar), { recursive: true })
  writeFileSync(sofar, "")
  const tell = (verdict: Verdict) => {
    verdicts.push(verdict)
    appendFileSync(sofar, `${JSON.stringify(verdict)}\n`)
  }
  await judgeInChildren(texts, mutations, { workers, tell })
  // What a hundred changed documents have done to a process may hide a difference: new ones look once more.
  const isUnnoticed = (one: Mutation) =>
    verdicts.some((known) => known.seen.by === "nobody" && placeOf(known) === placeOf(one))
  const unnoticed = mutations.filter(isUnnoticed)
  const noticed = verdicts.filter(({ seen }) => seen.by !== "nobody")
  verdicts.splice(0, verdicts.length, ...noticed)
  await judgeInChildren(texts, unnoticed, { workers, tell })
  const sorted = verdicts.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  const counts = countsOf(sorted)
  print(json ? JSON.stringify({ seed: Number(seed), counts, verdicts: sorted }, null, 2) : writeResult(sorted, root))
  return counts.noticed >= wanted * (counts.noticed + counts.nobody) ? exitCodes.ok : exitCodes.errors
}

const placeOf = ({ file, pointer, after }: Pick<Mutation, "file" | "pointer" | "after">) =>
  `${file} ${pointer} ${after}`

function wholeNumber(text: string, option: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new CommandError(`${option} の「${text}」は使えません。1以上の整数を指定してください。`)
}
