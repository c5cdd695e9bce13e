import {
  allFields,
  borrowedPaths,
  type Context,
  error,
  type FormField,
  parsePath,
  pathUses,
  reachableFrom,
  remember,
  rootsOfForm,
} from "../../kit"

interface Read {
  readonly pointer: string
  readonly path: string
}

/** What forms read, by file: values, and those of the conditions that they name. */
const readsByFile = remember((context): ReadonlyMap<string, readonly Read[]> => {
  const reads = new Map<string, Read[]>(context.set.all("form").map(({ file }) => [file, []]))
  for (const { document, pointer, path } of [...pathUses(context), ...borrowedPaths(context)])
    reads.get(document.file)?.push({ pointer, path })
  return reads
})

const nameOf = ({ path, name }: FormField): string => [...path, name].join(".")

/** Fields whose answers something reads that stands at such a place of a field. */
function fieldsRead(context: Context, { document, pointer }: FormField, places: RegExp): readonly string[] {
  const names = allFields(context).flatMap((field) => (field.document === document ? [nameOf(field)] : []))
  const reads = readsByFile(context).get(document.file) ?? []
  return reads.flatMap((read) => {
    if (!read.pointer.startsWith(`${pointer}/`) || !places.test(read.pointer.slice(pointer.length))) return []
    const [root = "", ...rest] = parsePath(read.path) ?? []
    const answer = `${rest.join(".")}.`
    return rootsOfForm(context, document).includes(root) ? names.filter((name) => answer.startsWith(`${name}.`)) : []
  })
}

const ofOptions = /^\/options/
const ofAnswer = /^\/(?:options|when)/

/** An answer counts only while its option is offered: what decides about the offer cannot ask for the answer. */
export const optionsCircle = error(
  "options-circle",
  "Which options a field offers does not depend on its own answer, directly or by way of other fields.",
  function* (context) {
    for (const field of allFields(context)) {
      if (field.field.options === undefined && field.field.optionsFrom === undefined) continue
      const inForm = allFields(context).filter(({ document }) => document === field.document)
      const next = (name: string) =>
        inForm.filter((other) => nameOf(other) === name).flatMap((other) => fieldsRead(context, other, ofAnswer))
      const read = fieldsRead(context, field, ofOptions)
      const own = nameOf(field)
      const through = read.filter((name) => name === own || reachableFrom(name, next).has(own))
      if (through.length > 0)
        yield {
          document: field.document,
          pointer: field.pointer,
          values: { name: field.name, through: [...new Set(through)] },
        }
    }
  },
)
