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
    const given = answersOf(document, usual, into)
    const sent = (answers: JsonRecord) => ({
      ...usual,
      answers: { ...recordOf(usual["answers"]), [into]: answers },
      submitted: true,
    })
    const { properties } = recordOf(form.schema)
    const wrong = objectsOf(form.ui).flatMap(({ field, label }, index): readonly DerivedState[] => {
      if (typeof field !== "string") return []
      const name = typeof label === "string" ? label : `${index + 1}番目の質問`
      const { [field]: _, ...others } = given
      return [
        { id: idOf(id, field, "missing"), name: `「${name}」に答えずに送る`, sample: sent(others) },
        ...wrongAnswers(recordOf(recordOf(properties)[field])).map(({ how, says, value }) => ({
          id: idOf(id, field, how),
          name: `「${name}」が${says}`,
          sample: sent({ ...given, [field]: value }),
        })),
      ]
    })
    return [{ id: idOf(id, "empty"), name: "何も答えずに送る", sample: sent({}) }, ...wrong]
  })
}

/** Of whichever written state has answered most: what is not wrong is right. */
function answersOf({ samples }: JsonRecord, usual: JsonRecord, into: string): JsonRecord {
  const all = [usual, ...Object.values(recordOf(samples)).filter(isRecord)]
  const answers = all.map((sample) => recordOf(recordOf(sample["answers"])[into]))
  return answers.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? {}
}

interface WrongAnswer {
  readonly how: string
  readonly says: string
  readonly value: unknown
}

function wrongAnswers(schema: JsonRecord): readonly WrongAnswer[] {
  const { pattern, format, minLength, maxLength, minimum, maximum } = schema
  return [
    ...(pattern === undefined && format === undefined ? [] : [{ how: "form", says: "決まった形でない", value: "?" }]),
    ...(isAbove(minLength, 1) ? [{ how: "short", says: "短すぎる", value: "1".repeat(minLength - 1) }] : []),
    ...(isAbove(maxLength, 0) ? [{ how: "long", says: "長すぎる", value: "1".repeat(maxLength + 1) }] : []),
    ...(typeof minimum === "number" ? [{ how: "small", says: "小さすぎる", value: minimum - 1 }] : []),
    ...(typeof maximum === "number" ? [{ how: "large", says: "大きすぎる", value: maximum + 1 }] : []),
  ]
}

const isAbove = (limit: unknown, least: number): limit is number => typeof limit === "number" && limit > least
