import {
  allFields,
  borrowedPaths,
  type Context,
  error,
  fieldsIn,
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

/** Decides about what the field at this place offers. */
const isOfOptions = (pointer: string, field: string): boolean => pointer.startsWith(`${field}/options`)

/** Decides about whether its answer counts: what it offers, and whether it or a section around it is shown. */
function isOfAnswer(pointer: string, field: string): boolean {
  const [, shown] = /^((?:\/ui\/\d+)+)\/when(?:\/|$)/.exec(pointer) ?? []
  return isOfOptions(pointer, field) || (shown !== undefined && `${field}/`.startsWith(`${shown}/`))
}

/** Names of the fields whose answers are read there. */
function fieldsRead(
  context: Context,
  { document, pointer }: FormField,
  isThere: typeof isOfOptions,
): readonly string[] {
  const names = fieldsIn(document).map(nameOf)
  const reads = readsByFile(context).get(document.file) ?? []
  return reads.flatMap((read) => {
    const [root = "", ...rest] = isThere(read.pointer, pointer) ? (parsePath(read.path) ?? []) : []
    const answer = `${rest.join(".")}.`
    return rootsOfForm(context, document).includes(root) ? names.filter((name) => answer.startsWith(`${name}.`)) : []
  })
}

/** An answer counts only while its option is offered: what decides about the offer cannot ask for the answer. */
export const optionsCircle = error(
  "options-circle",
  "Which options a field offers does not depend on its own answer, directly or by way of other fields.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, pointer, name } = field
      const next = (other: string) =>
        fieldsIn(document)
          .filter((one) => nameOf(one) === other)
          .flatMap((one) => fieldsRead(context, one, isOfAnswer))
      const own = nameOf(field)
      const read = new Set(fieldsRead(context, field, isOfOptions))
      const through = [...read].filter((other) => other === own || reachableFrom(other, next).has(own))
      if (through.length > 0) yield { document, pointer, values: { name, through } }
    }
  },
)
