import type { CheckedAnswers } from "../../../../../renderer/compiler"
import type { FormDocuments } from "./readForms"
import type { SavedScreen } from "./savedScreens"

export type Draft = Readonly<Record<string, unknown>>

/** What the conditions and rules of a form can see besides its own answers. */
export interface Situation {
  readonly draft: Draft
  /** `YYYY-MM-DD` in Japan. */
  readonly today: string
}

/** The rules of the screens, read from the same documents as the screens themselves. */
export interface FormRules {
  /** False only where the flow knows the screen and these answers lead past it. */
  isOnPath(screen: string, situation: Situation): boolean
  /** Screens of the flow in their order. */
  readonly screens: readonly string[]
  /** Screens that save answers, in the order of the flow. */
  readonly saved: readonly SavedScreen[]
  /** Undefined for a screen without a form. */
  validate(screen: string, answers: Draft, situation: Situation): CheckedAnswers | undefined
  /** Answers by the names and codes that a screen's form has for them now; those for which `isAsked` keep their names. */
  carry(screen: string, answers: Draft, isAsked: (name: string) => boolean): Draft
  /** Codes and labels of a table. */
  codes(table: string): readonly { readonly code: string; readonly label: string }[]
}

/** Documents are read when they are first needed, so that a start does not wait for them. */
export function createFormRules(read: () => FormDocuments): FormRules {
  let known: FormDocuments | undefined
  const documents = () => (known ??= read())
  const rootsOf = ({ draft, today }: Situation) => ({
    saved: { draft },
    ctx: { today },
    query: {},
    state: {},
    countries: {
      countries: documents()
        .codes("country")
        .map(({ code, label }) => ({ code, nameJa: label })),
    },
  })
  return {
    get screens() {
      return documents().screens
    },
    get saved() {
      return documents().saved
    },
    isOnPath: (screen, situation) => documents().isOnPath(screen, rootsOf(situation)),
    validate: (screen, answers, situation) => documents().check(screen, answers, rootsOf(situation)),
    carry: (...asked) => documents().carry(...asked),
    codes: (table) => documents().codes(table),
  }
}
