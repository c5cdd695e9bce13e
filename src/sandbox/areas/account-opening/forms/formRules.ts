import { runInAction } from "mobx"
import { createScope } from "../../../../../renderer/expressions/createScope"
import { evaluate } from "../../../../../renderer/expressions/evaluate"
import { resolveText } from "../../../../../renderer/expressions/resolveText"
import { resolveValue } from "../../../../../renderer/expressions/resolveValue"
import type { Scope } from "../../../../../renderer/model/scope"
import { FormModel } from "../../../../../renderer/forms/FormModel"
import type { FormResolver } from "../../../../../renderer/forms/FormResolver"
import * as conversions from "../../../../conversions"
import type { FieldError } from "../../../engine"
import type { FormDocuments } from "./readForms"
import type { SavedScreen } from "./savedScreens"

export type Draft = Readonly<Record<string, unknown>>

/** What the conditions and rules of a form can see besides its own answers. */
export interface Situation {
  readonly draft: Draft
  /** `YYYY-MM-DD` in Japan. */
  readonly today: string
}

export interface Validation {
  /** Answers that are asked for now, converted as the form converts them. */
  readonly sent: Draft
  /** Fields that the form knows. */
  readonly known: ReadonlySet<string>
  /** Fields that are not asked for now. */
  readonly hidden: ReadonlySet<string>
  readonly problems: readonly FieldError[]
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
  validate(screen: string, answers: Draft, situation: Situation): Validation | undefined
  /** Codes and labels of a table. */
  codes(table: string): readonly { readonly code: string; readonly label: string }[]
}

const formatting = { formats: {}, context: { codes: {}, report: () => undefined } }

const resolver: FormResolver = {
  test: evaluate,
  text: (text, scope) => resolveText(text, scope, formatting),
  rich: () => null,
  value: resolveValue,
  options: () => ({}),
}

const texts = new Proxy({}, { get: () => "" })

/** Documents are read when they are first needed, so that a start does not wait for them. */
export function createFormRules(read: () => FormDocuments): FormRules {
  let known: FormDocuments | undefined
  const documents = () => (known ??= read())
  const countries = () => documents().codes("country")

  const scopeOf = ({ draft, today }: Situation): Scope =>
    createScope({
      saved: { draft },
      ctx: { today },
      query: {},
      state: {},
      countries: { countries: countries().map(({ code, label }) => ({ code, nameJa: label })) },
    })

  return {
    get screens() {
      return documents().steps.map(({ screen }) => screen)
    },
    get saved() {
      return documents().saved
    },
    isOnPath(screen, situation) {
      const step = documents().steps.find((known) => known.screen === screen)
      return step?.when === undefined || evaluate(step.when, scopeOf(situation)) === true
    },
    validate(screen, answers, situation) {
      const { forms, messages } = documents()
      const form = forms.get(screen)
      if (form === undefined) return undefined
      const scope = scopeOf(situation)
      const setting = { form, scope, into: "form", resolver, conversions, messages, texts }
      // Inside one action, what the model derives is worked out once instead of at every look.
      return runInAction(() => validationOf(new FormModel({ ...setting, initial: answers })))
    },
    codes: (table) => documents().codes(table),
  }
}

const topOf = ({ location }: FormModel["questions"][number]) => String(location.path[0])

function validationOf(model: FormModel): Validation {
  const known = new Set(model.questions.map(topOf))
  const visible = new Set(model.questions.filter(({ isVisible }) => isVisible).map(topOf))
  return {
    sent: JSON.parse(JSON.stringify(model.sent)) as Draft,
    known,
    hidden: new Set([...known].filter((name) => !visible.has(name))),
    problems: model.questions.flatMap(({ location, problem }) =>
      problem === undefined ? [] : [{ field: pathOf(model, location.path), message: problem.message }],
    ),
  }
}

/** `insiderCompanies.0.insiderRelation`: rows by their position. */
function pathOf(model: FormModel, path: FormModel["questions"][number]["location"]["path"]): string {
  const list = model.root.members.get(String(path[0]))
  const rows = list?.kind === "list" ? list.rows : []
  return path.map((part) => (typeof part === "string" ? part : rows.findIndex(({ id }) => id === part.row))).join(".")
}
