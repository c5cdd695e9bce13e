import {
  answerOfCall,
  commonScope,
  fieldsIn,
  formSchemaOf,
  type FormField,
  isSecretAutocomplete,
  type LoadedDocument,
  type Context,
  readValuePath,
  warning,
  within,
} from "../../kit"
import { answerSources, type AnswerSource, shownAnswers, type ShownAnswers } from "./confirmedAnswers"

/** Answers that are sent and can be wrong: not a consent, which can only be given, and not a secret. */
const isToConfirm = (context: Context, { document, field, name, schema, path }: FormField): boolean =>
  path.length === 0 &&
  field.sent !== false &&
  field.confirmed !== false &&
  schema !== undefined &&
  formSchemaOf(context, document).properties?.[name]?.const === undefined &&
  !isSecretAutocomplete(field.autocomplete)

interface Gap {
  readonly field: FormField
  readonly shown: ShownAnswers
  /** Its name on the screen. */
  readonly name: string
  /** Pointer of the row behind which a new one belongs, and the name of the field that this row shows. */
  readonly row: string
  readonly beside: string
}

/** Fields that a screen does not show where it shows most of the others of their form. */
function gapsIn(asked: readonly FormField[], { names }: AnswerSource, shown: ShownAnswers): readonly Gap[] {
  const nameOf = ({ name }: FormField) => (names === undefined ? name : names[name])
  const fields = asked.filter((field) => nameOf(field) !== undefined)
  const rowOf = (field: FormField) => shown.rows.findLast(([name]) => name === nameOf(field))?.[1]
  const inRows = fields.filter((field) => rowOf(field) !== undefined)
  if (inRows.length === 0 || inRows.length * 2 < fields.length) return []
  return fields.flatMap((field, index) => {
    const name = nameOf(field) ?? ""
    const before = fields.slice(0, index).findLast((other) => rowOf(other) !== undefined)
    const beside = before ?? inRows[0]
    const row = beside && rowOf(beside)
    return shown.read.includes(name) || row === undefined
      ? []
      : [{ field, shown, name, row, beside: beside?.name ?? "" }]
  })
}

function gapsOf(context: Context, form: LoadedDocument<"form">): readonly Gap[] {
  const asked = fieldsIn(form).filter((field) => isToConfirm(context, field))
  return context.facts
    .get(context, answerSources, form.id)
    .map((source) => saidAgain(context, source))
    .flatMap((source) =>
      context.facts.get(context, shownAnswers, source.source).flatMap((shown) => gapsIn(asked, source, shown)),
    )
}

/** Of what was sent, only what comes back can be shown. */
function saidAgain(context: Context, source: AnswerSource): AnswerSource {
  const { echo, names = {} } = source
  if (echo === undefined) return source
  const known = answerOfCall(context, echo).properties ?? {}
  return {
    ...source,
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => Object.hasOwn(known, name))),
  }
}

/** Whether the screen knows the answer: what a call gives back, its own document says. */
function isGiven(context: Context, { shown, name }: Gap): boolean {
  const scope = commonScope(context).with(
    shown.call === undefined ? {} : { [shown.path.slice(1).split(".")[0] ?? ""]: answerOfCall(context, shown.call) },
  )
  return readValuePath(scope, `${shown.path}.${name}`).kind === "known"
}

export const answerUnconfirmed = warning(
  "answer-unconfirmed",
  "A screen that shows the answers of a form for confirmation shows each of them.",
  function* (context) {
    for (const document of context.set.all("form")) {
      const gaps = gapsOf(context, document)
      for (const field of new Set(gaps.map((gap) => gap.field))) {
        const own = gaps.filter((gap) => gap.field === field)
        yield {
          document,
          pointer: within(field.pointer, "field"),
          values: {
            name: field.name,
            label: field.field.label ?? field.name,
            screens: [...new Set(own.map(({ shown }) => shown.title))],
            beside: own[0]?.beside ?? "",
            isGiven: own.every((gap) => isGiven(context, gap)),
            rows: own.map(({ shown, row }) => `${shown.file}#${row}`),
            paths: own.map(({ shown, name }) => `${shown.path}.${name}`),
            besidePaths: own.map(({ shown, beside }) => `${shown.path}.${beside}`),
          },
        }
      }
    }
  },
)
