/**
 * npm run misspell [SEED] [COUNT]: lets two letters of one word after the other change places in a copy of the shipped documents,
 * and prints the words that the checks say nothing about. Names that documents choose themselves (keys, pages, codes of tables)
 * are among them; a path, a type or the name of something that exists elsewhere is a rule that lacks.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createLoader, mergeFindings } from "../../renderer/compiler"
import { checkDocuments } from "../../renderer/linter"
import { definitions } from "../../src/definitions"
import { createRandom, type Random } from "../../src/domain/random"
import { copyShipped, type ShippedCopy } from "../support/shippedCopy"

interface Slip {
  readonly file: string
  readonly line: number
  readonly before: string
  readonly after: string
  /** The document with the misspelt word. */
  readonly text: string
}

/** Words that machines read, as values; samples are data. */
const words = /"([A-Za-z$@][\w$@/.-]{2,60})"(?!\s*:)/g
const roundSize = 10

function misspell(word: string, random: Random): string {
  const at = 1 + random.whole(word.length - 2)
  const [one = "", other = ""] = word.slice(at, at + 2)
  const swapped = one === other ? other : other + one
  return word.slice(0, at) + swapped + word.slice(at + 2)
}

function slipsIn(root: string, file: string, random: Random): readonly Slip[] {
  const text = readFileSync(join(root, file), "utf8")
  const samples = text.search(/\n {2}"samples":/)
  const judged = samples === -1 ? text : text.slice(0, samples)
  return [...judged.matchAll(words)].map(({ 1: before = "", index }) => {
    const after = misspell(before, random)
    const line = text.slice(0, index).split("\n").length
    return {
      file,
      line,
      before,
      after,
      text: `${text.slice(0, index + 1)}${after}${text.slice(index + 1 + before.length)}`,
    }
  })
}

const documentsIn = (root: string) =>
  (readdirSync(root, { recursive: true }) as string[]).filter(
    (file) => file.endsWith(".json") && !file.startsWith("meta"),
  )

/** One word of each file at a time, so that what is told of a file is told of that word. */
function takeRound(left: Slip[]): readonly Slip[] {
  const round: Slip[] = []
  for (let index = 0; index < left.length && round.length < roundSize;) {
    const slip = left[index]
    if (slip === undefined || round.some(({ file }) => file === slip.file)) index += 1
    else round.push(...left.splice(index, 1))
  }
  return round
}

function findUntold(copy: ShippedCopy, slips: readonly Slip[]): readonly Slip[] {
  const load = createLoader(copy.root)
  const filesTold = (round: readonly Slip[]): ReadonlySet<string> => {
    const originals = round.map(({ file }) => [file, readFileSync(join(copy.root, file), "utf8")] as const)
    for (const { file, text } of round) writeFileSync(join(copy.root, file), text)
    const set = load()
    const findings = mergeFindings(set.findings, checkDocuments(set, definitions))
    for (const [file, text] of originals) writeFileSync(join(copy.root, file), text)
    return new Set(findings.map(({ file }) => file))
  }
  const left = [...slips]
  const untold: Slip[] = []
  while (left.length > 0) {
    const round = takeRound(left)
    const told = filesTold(round)
    // What is told may stand in another file: at a document that names the word.
    untold.push(...round.filter(({ file }) => !told.has(file)).filter((slip) => filesTold([slip]).size === 0))
  }
  return untold
}

const [seed = 1, count = 300] = process.argv.slice(2).map(Number)
const random = createRandom(seed)
const copy = copyShipped()
const all = documentsIn(copy.root).flatMap((file) => slipsIn(copy.root, file, random))
const chosen = Array.from({ length: Math.min(count, all.length) }, () => all.splice(random.whole(all.length), 1)).flat()
const untold = findUntold(copy, chosen)
copy.remove()
for (const { file, line, before, after } of untold) console.log(`${file}:${line}  ${before} -> ${after}`)
console.log(`${untold.length} of ${chosen.length} misspelt words (seed ${seed}) are told by nobody`)
