import { evaluate, resolveValue } from "../../expressions/evaluate"
import { runInAction } from "mobx"
import { resolveText } from "../../expressions/resolveText"
import { FormModel, type FieldMessage, type FormOptions } from "../../forms/model/FormModel"
import type { FormResolver } from "../../forms/model/FormResolver"
import { once } from "../../model/remembering"

/** Answers as somebody sent them: nothing is known of them before they are checked. */
export type GivenAnswers = Readonly<Record<string, unknown>>

export interface CheckedAnswers {
  /** Answers that are asked for now, converted as the form converts them. */
  readonly sent: GivenAnswers
  /** Fields that the form knows. */
  readonly known: ReadonlySet<string>
  /** Fields that are not asked for now. */
  readonly hidden: ReadonlySet<string>
  /** What is wrong; rows of lists by their position: `companies.0.relation`. */
  readonly problems: readonly FieldMessage[]
}

const formatting = { formats: {}, context: { codes: {}, report: () => undefined } }

const resolver: FormResolver = {
  test: evaluate,
  text: (text, scope) => resolveText(text, scope, formatting),
  rich: () => null,
  value: resolveValue,
  options: () => ({}),
}

/** Checks all answers of a form at once, `$form` for its conditions. What nobody asks of them is not worked out. */
export function checkAnswers(
  answers: GivenAnswers,
  options: Pick<FormOptions, "form" | "scope" | "conversions" | "messages">,
): CheckedAnswers {
  const model = derived(() => new FormModel({ ...options, into: "form", resolver, texts: {}, initial: answers }))
  const known = new Set(model().questions.map(topOf))
  const hidden = derived(() => hiddenIn(model(), known))
  const sent = derived(() => JSON.parse(JSON.stringify(model().sent)) as CheckedAnswers["sent"])
  const problems = derived(() => problemsIn(model()))
  return {
    known,
    get hidden() {
      return hidden()
    },
    get sent() {
      return sent()
    },
    get problems() {
      return problems()
    },
  }
}

/** Inside one action, what a model derives is worked out once instead of at every look. */
const derived = <Result>(make: () => Result): (() => Result) => once(() => runInAction(make))

const topOf = ({ location }: FormModel["questions"][number]) => String(location.path[0])

function hiddenIn({ questions }: FormModel, known: ReadonlySet<string>): ReadonlySet<string> {
  const visible = new Set(questions.filter(({ isVisible }) => isVisible).map(topOf))
  return new Set([...known].filter((name) => !visible.has(name)))
}

const problemsIn = (model: FormModel): readonly FieldMessage[] =>
  model.questions.flatMap(({ location, problem }) =>
    problem === undefined ? [] : [{ field: pathOf(model, location.path), message: problem.message }],
  )

function pathOf(model: FormModel, path: FormModel["questions"][number]["location"]["path"]): string {
  const list = model.root.members.get(String(path[0]))
  const rows = list?.kind === "list" ? list.rows : []
  return path.map((part) => (typeof part === "string" ? part : rows.findIndex(({ id }) => id === part.row))).join(".")
}
