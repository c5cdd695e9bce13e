import type { AskedField } from "../domain/workshop"

type Near = Map<string, readonly AskedField[]>

const known = new WeakMap<readonly AskedField[], Near>()

/** The same fields, those that the folder of a file asks for first: several folders ask for an amount. */
export function fieldsNear(fields: readonly AskedField[], file: string | undefined): readonly AskedField[] {
  const folder = file?.includes("/") === true ? file.slice(0, file.indexOf("/") + 1) : undefined
  if (folder === undefined) return fields
  const near: Near = known.get(fields) ?? new Map()
  known.set(fields, near)
  const found = near.get(folder) ?? [
    ...fields.filter((field) => field.file.startsWith(folder)),
    ...fields.filter((field) => !field.file.startsWith(folder)),
  ]
  near.set(folder, found)
  return found
}
