import type { ScreenState } from "../../../renderer"

type Answers = Readonly<Record<string, unknown>>

/** What somebody types into a drawn state: the same state drawn of newer documents takes it over. */
export interface TypedAnswers {
  /** The state stands as its sample says; what was kept of the one before is typed again. */
  begin(state: ScreenState): void
  /** Keeps what was typed until now. */
  keep(): void
  /** Another state is drawn next. */
  forget(): void
}

interface Typed {
  readonly form: string
  readonly field: string
  /** What the sample says there: where it says something else by now, that is what is to be seen. */
  readonly said: string
  readonly answer: unknown
}

export function createTypedAnswers(): TypedAnswers {
  let shown: { readonly state: ScreenState; readonly said: ReadonlyMap<string, Answers> } | undefined
  let typed: readonly Typed[] = []
  return {
    begin(state) {
      const said = answersOf(state)
      shown = { state, said }
      for (const one of typed)
        if (asText(said.get(one.form)?.[one.field]) === one.said)
          state.form(one.form)?.setAnswer(one.field, one.answer ?? null)
    },
    keep() {
      if (shown) typed = typedSince(shown.said, answersOf(shown.state))
    },
    forget() {
      shown = undefined
      typed = []
    },
  }
}

const answersOf = ({ openForms }: ScreenState): ReadonlyMap<string, Answers> =>
  new Map(openForms.map((form) => [form.id, { ...form.draft }]))

const asText = (answer: unknown): string => JSON.stringify(answer ?? null)

const typedSince = (before: ReadonlyMap<string, Answers>, now: ReadonlyMap<string, Answers>): readonly Typed[] =>
  [...now].flatMap(([form, answers]) => {
    const said = before.get(form) ?? {}
    return [...new Set([...Object.keys(said), ...Object.keys(answers)])].flatMap((field) => {
      const typed = { form, field, said: asText(said[field]), answer: answers[field] }
      return typed.said === asText(typed.answer) ? [] : [typed]
    })
  })
