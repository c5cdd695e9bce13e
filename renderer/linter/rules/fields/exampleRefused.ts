import { firstMismatch, isText, type Json, warning, within } from "../../kit"
import { toTyped } from "../../../forms/model/answers"
import { type AskedField, askedFields, checkOf, matches, naming } from "./askedFields"
import { convertedBy } from "./conversionSpoils"

/** What stands behind a short word and its bracket or colon; several examples are no answer together. */
const exampleIn = (placeholder: string): string | undefined =>
  /^\p{L}{1,4}[)\uFF09:\uFF1A]\s*((?:[^,\u3001]|,(?=\d))+)$/u.exec(placeholder)?.[1]

const toAnswer = (text: string, { expanded }: AskedField): Json => {
  const typed = toTyped(text.trim(), expanded)
  return typeof typed === "number" ? typed : text.trim()
}

/** Whoever writes what stands there as an example is refused: the limit or the example is a slip. */
export const exampleRefused = warning(
  "example-refused",
  "What the placeholder of a field gives as an example is a right answer.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, field, pointer, expanded, control } = asked
      const example = control.typed === true ? exampleIn(field.placeholder ?? "") : undefined
      if (example === undefined) continue
      const conversions = (field.convert ?? []).flatMap((name) => context.vocabulary.find("conversion", name) ?? [])
      const answer = toAnswer(convertedBy(conversions, example), asked)
      const check = checkOf(context, expanded)
      const isOfCheck = !isText(answer) || matches(check?.pattern, answer)
      const found = firstMismatch(expanded, answer)
      if (isOfCheck && found === undefined) continue
      const why = found ?? { keyword: "format", detail: check?.name ?? "" }
      yield {
        document,
        pointer: within(pointer, "placeholder"),
        values: { ...naming(asked), given: example, keyword: why.keyword, detail: why.detail },
      }
    }
  },
)
