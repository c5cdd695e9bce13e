import { allFields, error, namesOf, typedFormats } from "../../kit"
import { isToldWhereGiven } from "../names/givenNames"

export const checkWithoutMessage = error(
  "check-without-message",
  "Every check that a form uses has a message.",
  function* (context) {
    const messages = namesOf(context, "message")
    const own = new Set(
      allFields(context).flatMap(({ document, field }) =>
        Object.keys(field.messages ?? {}).map((name) => `${document.file} ${name}`),
      ),
    )
    for (const { document, name, pointer } of typedFormats(context))
      if (!messages.has(name) && !isToldWhereGiven(context, "message", name) && !own.has(`${document.file} ${name}`))
        yield { document, pointer, values: { name } }
  },
)
