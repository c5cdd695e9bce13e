import { asSchema, error, firstMismatch, isList, type Schema, shown, suggestion, within } from "../../kit"

/** What constants may name is looked up by rules about names. */
const named = { definitions: { target: { type: "string" } } }

/** A value as it should look, where a map of such values or the value itself declares one. */
function exampleIn({ examples, additionalProperties: each }: Schema): { readonly example?: string } {
  const found = isList(examples) ? examples[0] : undefined
  if (found !== undefined) return { example: shown(found) }
  return typeof each === "object" ? exampleIn(each) : {}
}

export const constantWrong = error(
  "constant-wrong",
  "Constants of app.json have the form that their declaration says.",
  function* ({ set, vocabulary }) {
    for (const document of set.all("app")) {
      for (const [name, value] of Object.entries(document.document.constants)) {
        const schema = asSchema(vocabulary.find("constant", name)?.output ?? {})
        const mismatch = firstMismatch({ ...schema, ...named }, value)
        if (mismatch === undefined) continue
        const { pointer, keyword, detail } = mismatch
        const near = suggestion(detail, Object.keys(schema.properties ?? {}))
        const values = { name, keyword, detail, ...near, ...exampleIn(schema) }
        yield { document, pointer: within("/constants", name) + pointer, values }
      }
    }
  },
)
