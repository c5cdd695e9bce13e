import type { AskedField } from "../domain/workshop"

type Near = Map<string, readonly AskedField[]>

const known = new WeakMap<readonly AskedField[], Near>()

/**
 * The same fields, those that a file and its folder ask for first: several folders ask for an amount. What screens show in
 * words is among them where this file means the same by it.
 */
export function fieldsNear(fields: readonly AskedField[], file = ""): readonly AskedField[] {
  const near: Near = known.get(fields) ?? new Map()
  known.set(fields, near)
  const found = near.get(file) ?? order(fields, file)
  near.set(file, found)
  return found
}

function order(fields: readonly AskedField[], file: string): readonly AskedField[] {
  const folder = file.slice(0, file.indexOf("/") + 1)
  const isIn = ({ file: own }: AskedField) => folder !== "" && own.startsWith(folder)
  const asked = fields.filter(({ shown }) => shown === undefined)
  const shownBelow = (place: string) =>
    fields.flatMap((field) =>
      place !== "" && field.shown?.below === place ? [{ ...field, shown: { path: field.shown.path } }] : [],
    )
  return [
    ...asked.filter((field) => field.file === file),
    ...shownBelow(file),
    ...asked.filter((field) => field.file !== file && isIn(field)),
    ...shownBelow(folder),
    ...asked.filter((field) => field.file !== file && !isIn(field)),
  ]
}
