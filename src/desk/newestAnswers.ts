import { runInAction } from "mobx"

interface Question<Answer> {
  /** Questions about the same overtake each other. */
  readonly about: string
  readonly asked: Promise<Answer>
  readonly take: (answer: Answer) => void
  /** Taken for the answer where there is none; else nothing changes then. */
  readonly failed?: Answer
}

/**
 * Takes what was answered to the newest question about something: an answer that another question has overtaken is dropped, and
 * whoever waits for it waits for the newest one.
 */
export function createNewestAnswers() {
  const newest = new Map<string, Promise<void>>()
  return <Answer>({ about, asked, take, failed }: Question<Answer>): Promise<void> => {
    const taken: Promise<void> = asked
      .catch(() => failed)
      .then((answer): Promise<void> | void => {
        const last = newest.get(about)
        if (last !== taken) return last
        if (answer !== undefined) runInAction(() => take(answer))
      })
    newest.set(about, taken)
    return taken
  }
}
