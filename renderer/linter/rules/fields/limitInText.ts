import { allFields, type Context, type Schema, schemaIn, warning, within } from "../../kit"

const limitsOf = ({ minItems, maxItems, minLength, maxLength, minimum, maximum }: Schema): readonly number[] =>
  [minItems, maxItems, minLength, maxLength, minimum, maximum].filter((limit) => typeof limit === "number")

/** ASCII and full-width digits alike. */
const numbersIn = (text: string): readonly number[] => (text.normalize("NFKC").match(/\d+/g) ?? []).map(Number)

/** Names of messages whose own text fills in a limit, so that one that writes a number means that limit. */
const sayLimits = ({ whole }: Context): ReadonlySet<string> =>
  new Set(
    whole
      .all("messages")
      .flatMap(({ document }) => Object.entries(document.messages))
      .flatMap(([name, text]) => (/\{(?:n|min|max)[|}]/.test(text) ? [name] : [])),
  )

export const limitInText = warning(
  "limit-in-text",
  "A number in the texts of a field is the limit that its schema has.",
  function* (context) {
    const named = sayLimits(context)
    for (const { document, field, pointer, schema } of allFields(context)) {
      const limits = schema === undefined ? [] : limitsOf(schemaIn(context, document, schema))
      const isOfItems = schema?.items !== undefined
      const texts = [
        ...(isOfItems && typeof field.help === "string" ? [[field.help, "help"] as const] : []),
        ...Object.entries(field.messages ?? {}).flatMap(([name, text]) =>
          named.has(name) ? [[text, within("messages", name)] as const] : [],
        ),
      ]
      for (const [text, place] of texts) {
        const [number, ...others] = numbersIn(text)
        if (number === undefined || others.length > 0 || limits.length === 0 || limits.includes(number)) continue
        yield { document, pointer: `${pointer}/${place}`, values: { number, limits: limits.map(String) } }
      }
    }
  },
)
