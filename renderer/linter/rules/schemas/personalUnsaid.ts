import { error, isText, personalClasses, shown, suggestion, unsaidValues } from "../../kit"

export const personalUnsaid = error(
  "personal-unsaid",
  "Where documents class what values of calls say of a person, they do so for every value that may be anything.",
  function* (context) {
    for (const { document, pointer, name, shared = "", said } of unsaidValues(context))
      yield {
        document,
        pointer,
        values: {
          name,
          shared,
          found: shown(said ?? ""),
          classes: personalClasses,
          ...(isText(said) ? suggestion(said, personalClasses) : {}),
        },
      }
  },
)
