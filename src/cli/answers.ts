import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { contentsBelow, filesIn, hashOf, hashOfFiles, runtime } from "./contents"

interface AnswersOptions {
  /** Where answers are kept. */
  readonly folder: string
  /** Says what the program is that answers. */
  readonly program: () => string
}

/** More answers than this are not kept; the oldest go first. */
const mostKept = 60

/** What was worked out from documents before: it holds as long as neither they nor the program change. */
export function createAnswers({ folder, program }: AnswersOptions) {
  let known: string | undefined
  const fileFor = (question: string, root: string) =>
    join(folder, `${hashOf((known ??= program()), question, contentsBelow(root))}.json`)

  return {
    /** The answer to a question about the documents of a folder; plain data. */
    async ask<Answer>(question: string, root: string, answer: () => Promise<Answer>): Promise<Answer> {
      const file = fileFor(question, root)
      const kept = read(file)
      if (kept !== undefined) return kept.answer as Answer
      const made = await answer()
      // Documents that were saved meanwhile may be in the answer or not: it belongs to neither.
      if (fileFor(question, root) === file) keep(folder, file, made)
      return made
    },
  }
}

function read(file: string): { readonly answer: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { readonly answer: unknown }
  } catch {
    return undefined
  }
}

function keep(folder: string, file: string, answer: unknown): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ answer }))
  renameSync(`${file}.${process.pid}`, file)
  const ages = readdirSync(folder).flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    return stats ? [{ name, age: -stats.mtimeMs }] : []
  })
  for (const { name } of ages.toSorted((one, other) => one.age - other.age).slice(mostKept))
    rmSync(join(folder, name), { force: true })
}

const home = join(import.meta.dirname, "../..")

/** Answers of the commands. */
export const answers = createAnswers({
  folder: join(home, ".cache/answers"),
  program: () => hashOf(hashOfFiles(filesIn([join(home, "renderer"), join(home, "src")])), ...runtime()),
})
