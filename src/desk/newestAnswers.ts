import { runInAction } from "mobx"

interface Question<Answer> {
  /** Questions about the same overtake each other. */
  readonly about: string
  readonly asked: Promise<Answer>
  readonly take: (answer: Answer) => void
  /** Taken for the answer where there is none; else nothing changes then. */
  readonly failed?: Answer
}

/** Takes what was answered to the newest question about something: an answer that another question has overtaken is dropped. */
export function createNewestAnswers() {
  const newest = new Map<string, Promise<unknown>>()
  return async <Answer>({ about, asked, take, failed }: Question<Answer>): Promise<void> => {
    newest.set(about, asked)
    const answer = await asked.catch(() => failed)
    if (newest.get(about) === asked && answer !== undefined) runInAction(() => take(answer))
  }
}
