import { allowedValues, drawnForms, error, formSchemaOf, isPath, same, type Schema, shown } from "../../kit"
import { givenInputs } from "./givenInputs"

const most = ["maxItems", "maxLength", "maximum"] as const

/** How many rows a list can have that says no limit: as many as there are values, where those are known. */
const rowsOf = ({ type, items }: Schema) =>
  type === "array" ? ((items && allowedValues(items)?.length) ?? Number.POSITIVE_INFINITY) : undefined

/** The limit that an answer may have and the request refuses, where both say one. */
function limitBeyond(answer: Schema, wanted: Schema) {
  for (const keyword of most) {
    const allowed = answer[keyword] ?? (keyword === "maxItems" ? rowsOf(answer) : undefined)
    const taken = wanted[keyword]
    if (typeof allowed !== "number" || typeof taken !== "number" || allowed <= taken) continue
    return { keyword, taken, ...(Number.isFinite(allowed) ? { allowed } : {}) }
  }
  return undefined
}

/** A value that a form offers and the request does not know, also among several. */
function valueBeyond(answer: Schema, wanted: Schema): { readonly value: string } | undefined {
  if (answer.items && wanted.items) return valueBeyond(answer.items, wanted.items)
  const [offered, known] = [allowedValues(answer), allowedValues(wanted)]
  const value = known && offered?.find((one) => !known.some((other) => same(one, other)))
  return value === undefined ? undefined : { value: shown(value) }
}

export const inputTooWide = error(
  "input-too-wide",
  "What a form lets a customer answer is never more than the request that it is sent with takes.",
  function* (context) {
    for (const { document, pointer, call, request, name, value } of givenInputs(context)) {
      const wanted = request.properties?.[name]
      if (wanted === undefined || !isPath(value)) continue
      for (const { root, form: id } of drawnForms(document)) {
        const field = String(value).startsWith(`$${root}.`) ? String(value).slice(root.length + 2) : undefined
        const form = context.set.find("form", id)
        const answer = field && form && formSchemaOf(context, form).properties?.[field]
        const beyond = answer && (limitBeyond(answer, wanted) ?? valueBeyond(answer, wanted))
        if (beyond) yield { document, pointer, values: { call: call.id, name, form: id, ...beyond } }
      }
    }
  },
)
