import { namesOf, namesUsedIn, type Topic, warning, within } from "../../kit"

/** Messages of the keywords of JSON Schema and of the form itself. */
const builtIn: ReadonlySet<string> = new Set([
  "required-input",
  "required-choice",
  "required-consent",
  "min-choices",
  "max-choices",
  "min-length",
  "max-length",
  "exact-length",
  "amount-min",
  "amount-max",
  "min",
  "max",
  "real-date",
  "no-duplicates",
  "whole-number",
  "known-characters",
  "pattern",
])

const named: Topic<true> = (context, document) =>
  namesUsedIn(context, document).flatMap(({ of, name }) => (of === "message" ? [[name, true] as const] : []))

export const messageUnused = warning(
  "message-unused",
  "Every message is used by a form, or belongs to a check.",
  function* (context) {
    const used = new Set([...namesOf(context, "check"), ...builtIn])
    for (const document of context.set.all("messages")) {
      for (const name of Object.keys(document.document.messages))
        if (!used.has(name) && !context.facts.has(context, named, name))
          yield { document, pointer: within("/messages", name), values: { name } }
    }
  },
)
