import { isRecord, type JsonRecord, recordOf } from "../../../../domain/json"
import { type DerivedState, idOf, objectsOf, type Source } from "./derivedState"

/** A form that is sent with nothing answered, and with each answer missing or wrong in each way that its schema knows. */
export function statesOfForms({ set, document, usual }: Source): readonly DerivedState[] {
  const forms = objectsOf(document).filter(({ widget, form }) => widget === "form" && typeof form === "string")
  return forms.flatMap((block) => {
    const id = String(block["form"])
    const form = set.find("form", id)?.document
    if (!form) return []
    const into = (typeof block["into"] === "string" ? block["into"] : "$draft").replace(/^\$/, "")
    const answered = answersIn(document, usual, into)
    const sent = (answers: JsonRecord) => ({
      ...usual,
      answers: { ...recordOf(usual["answers"]), [into]: answers },
      submitted: true,
    })
    const schemas = recordOf(recordOf(form.schema)["properties"])
    const wrong = questionsIn(form.ui).flatMap((question): readonly DerivedState[] => {
      const { field, list, name } = question
      const given = answered.find((answers) => isAnswered(answers, question)) ?? answered[0] ?? {}
      const schema = resolve(set, schemas[list ?? field])
      const own =
        list === undefined
          ? schema
          : resolve(set, recordOf(recordOf(resolve(set, schema["items"]))["properties"])[field])
      const ways: readonly WrongAnswer[] = [{ how: "missing", says: "ない", value: undefined }, ...wrongAnswers(own)]
      return ways.map(({ how, says, value }) => ({
        id: idOf(id, ...(list === undefined ? [] : [list]), field, how),
        name: how === "missing" ? `「${name}」に答えずに送る` : `「${name}」が${says}`,
        sample: sent(withAnswer(given, question, value)),
      }))
    })
    return [{ id: idOf(id, "empty"), name: "何も答えずに送る", sample: sent({}) }, ...wrong]
  })
}

interface Question {
  readonly field: string
  readonly name: string
  /** The question that asks for it several times. */
  readonly list?: string
}

/** Every question of a form; of those that are asked several times, what each of them asks, too. */
function questionsIn(ui: unknown, list?: string): readonly Question[] {
  if (Array.isArray(ui)) return ui.flatMap((one, index) => questionsIn(one, list).map((found) => named(found, index)))
  if (!isRecord(ui)) return []
  const { field, label } = ui
  const own =
    typeof field === "string"
      ? [{ field, name: typeof label === "string" ? label : "", ...(list === undefined ? {} : { list }) }]
      : []
  const isList = typeof field === "string" && Array.isArray(ui["ui"])
  return [...own, ...Object.values(ui).flatMap((part) => questionsIn(part, isList ? field : list))]
}

const named = (question: Question, index: number): Question =>
  question.name === "" ? { ...question, name: `${index + 1}番目の質問` } : question

/** Answers of the written states, the fullest first: what is not wrong is right. */
function answersIn({ samples }: JsonRecord, usual: JsonRecord, into: string): readonly JsonRecord[] {
  const all = [usual, ...Object.values(recordOf(samples)).filter(isRecord)]
  const answers = all.map((sample) => recordOf(recordOf(sample["answers"])[into]))
  return answers.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
}

/** Where a question is answered it is asked, whatever that depends on. */
function isAnswered(answers: JsonRecord, { field, list }: Question): boolean {
  const [first] = list === undefined ? [answers] : rowsOf(answers[list])
  return first?.[field] !== undefined
}

const rowsOf = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Without a value it is not answered. */
function withAnswer(answers: JsonRecord, { field, list }: Question, value: unknown): JsonRecord {
  if (list !== undefined) {
    const [first = {}, ...others] = rowsOf(answers[list])
    return { ...answers, [list]: [withAnswer(first, { field, name: "" }, value), ...others] }
  }
  const { [field]: _, ...rest } = answers
  return value === undefined ? rest : { ...rest, [field]: value }
}

/** The schema itself, or what it refers to in a shared file. */
function resolve({ shared }: Source["set"], written: unknown): JsonRecord {
  const schema = recordOf(written)
  const [, file = "", name = ""] = /([^/]+)#\/definitions\/(.+)$/.exec(String(schema["$ref"] ?? "")) ?? []
  return name === "" ? schema : recordOf(recordOf(recordOf(shared.get(`shared/${file}`))["definitions"])[name])
}

interface WrongAnswer {
  readonly how: string
  readonly says: string
  readonly value: unknown
}

function wrongAnswers(schema: JsonRecord): readonly WrongAnswer[] {
  const { type, pattern, format, minLength, maxLength, minimum, maximum, maxItems } = schema
  const items = Array.isArray(schema["items"]) ? undefined : recordOf(schema["items"])
  return [
    ...(pattern === undefined && format === undefined ? [] : [{ how: "form", says: "決まった形でない", value: "?" }]),
    ...(isAbove(minLength, 1) ? [{ how: "short", says: "短すぎる", value: "1".repeat(minLength - 1) }] : []),
    ...(isAbove(maxLength, 0) ? [{ how: "long", says: "長すぎる", value: "1".repeat(maxLength + 1) }] : []),
    ...(type === "integer" ? [{ how: "fraction", says: "整数でない", value: 1.5 }] : []),
    ...(typeof minimum === "number" ? [{ how: "small", says: "小さすぎる", value: minimum - 1 }] : []),
    ...(typeof maximum === "number" ? [{ how: "large", says: "大きすぎる", value: maximum + 1 }] : []),
    ...(isAbove(maxItems, 0) && items?.["type"] === "string"
      ? [{ how: "many", says: "多すぎる", value: Array.from({ length: maxItems + 1 }, (_, index) => `${index + 1}`) }]
      : []),
  ]
}

const isAbove = (limit: unknown, least: number): limit is number => typeof limit === "number" && limit > least
