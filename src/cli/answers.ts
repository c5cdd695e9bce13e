import { join } from "node:path"
import { contentsBelow, filesIn, hashOf, hashOfFiles, runtime } from "./contents"
import { readKept, writeKept } from "./keptFiles"

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
  const programNow = () => (known ??= program())
  const fileFor = (question: string, root: string) =>
    join(folder, `${hashOf(programNow(), question, contentsBelow(root))}.json`)

  return {
    program: programNow,
    /** The answer to a question about the documents of a folder; plain data. */
    async ask<Answer>(question: string, root: string, answer: () => Promise<Answer>): Promise<Answer> {
      const file = fileFor(question, root)
      const kept = readKept<{ readonly answer: Answer }>(file)
      if (kept !== undefined) return kept.answer
      const made = await answer()
      // Documents that were saved meanwhile may be in the answer or not: it belongs to neither.
      if (fileFor(question, root) === file) writeKept(file, { answer: made }, mostKept)
      return made
    },
  }
}

export const projectFolder = join(import.meta.dirname, "../..")

/** Answers of the commands. */
export const answers = createAnswers({
  folder: join(projectFolder, ".cache/answers"),
  program: () =>
    hashOf(hashOfFiles(filesIn([join(projectFolder, "renderer"), join(projectFolder, "src")])), ...runtime()),
})
