import { allFields, callUses, warning, isText, pathUses, remember, rootsOfForm, screensShowing } from "../../kit"

interface Reading {
  /** Every path that some document reads, and the path of all around it: `form.rows` for `$form.rows.0.name`. */
  readonly paths: ReadonlySet<string>
  /** `file#root`: documents that hand on all answers of a root at once. */
  readonly wholes: ReadonlySet<string>
}

const readings = remember((context): Reading => {
  const given = callUses(context).flatMap(({ document, input }) => (isText(input) ? [{ document, path: input }] : []))
  // Where the answers of a form are put, nothing is read.
  const read = pathUses(context).filter(({ pointer }) => !pointer.endsWith("/into"))
  const uses = [...given, ...read].map(({ document, path }) => {
    return { file: document.file, segments: path.replace(/^\$/, "").split(".") }
  })
  return {
    paths: new Set(uses.flatMap(({ segments }) => segments.map((_, index) => segments.slice(0, index + 1).join(".")))),
    wholes: new Set(uses.flatMap(({ file, segments }) => (segments.length === 1 ? [`${file}#${segments[0]}`] : []))),
  }
})

export const answerUnused = warning(
  "answer-unused",
  "What customers answer is sent or read somewhere.",
  function* (context) {
    const { paths, wholes } = readings(context)
    for (const { document, name, path, pointer } of allFields(context)) {
      const hosts = screensShowing(context, document)
      const isUsed = rootsOfForm(context, document).some(
        (root) => paths.has(`${root}.${name}`) || hosts.some(({ file }) => wholes.has(`${file}#${root}`)),
      )
      if (path.length === 0 && hosts.length > 0 && !isUsed)
        yield { document, pointer: `${pointer}/field`, values: { name } }
    }
  },
)
