import { namesOf, usedNames, warning, within } from "../../kit"

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

export const messageUnused = warning(
  "message-unused",
  "Every message is used by a form, or belongs to a check.",
  function* (context) {
    const names = usedNames(context).flatMap(({ of, name }) => (of === "message" ? [name] : []))
    const used = new Set([...names, ...namesOf(context, "check"), ...builtIn])
    for (const document of context.set.all("messages")) {
      for (const name of Object.keys(document.document.messages))
        if (!used.has(name)) yield { document, pointer: within("/messages", name), values: { name } }
    }
  },
)
