import { allFields, type Context, type FormField } from "../../kit"

interface Repetition {
  readonly field: FormField
  readonly first: FormField
}

/** Fields that share something with one before them in the same form, row or object. */
export function* repeated(context: Context, keyOf: (field: FormField) => string): Iterable<Repetition> {
  const seen = new Map<string, FormField>()
  for (const field of allFields(context)) {
    const key = JSON.stringify([field.document.file, field.path, keyOf(field)])
    const first = seen.get(key)
    if (first === undefined) seen.set(key, field)
    else yield { field, first }
  }
}
