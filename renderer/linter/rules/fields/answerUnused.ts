import {
  allFields,
  callUsesIn,
  type Context,
  isText,
  type LoadedDocument,
  pathUses,
  rootsOfForm,
  screensShowing,
  topicOf,
  warning,
} from "../../kit"

const segmentsRead = (context: Context, document: LoadedDocument): readonly (readonly string[])[] => {
  const given = callUsesIn(context, document).flatMap(({ input }) => (isText(input) ? [input] : []))
  // Where the answers of a form are put, nothing is read.
  const read = pathUses.of(context, document).filter(({ pointer }) => !pointer.endsWith("/into"))
  return [...given, ...read.map(({ path }) => path)].map((path) => path.replace(/^\$/, "").split("."))
}

/** Every path that some document reads, and the paths of all around it: `form.rows` for `$form.rows.0.name`. */
const pathsRead = topicOf<true>("pathsRead", (context, document) =>
  segmentsRead(context, document).flatMap((segments) =>
    segments.map((_, index) => [segments.slice(0, index + 1).join("."), true] as const),
  ),
)

/** `file#root`: documents that hand on all answers of a root at once. */
const wholesRead = topicOf<true>("wholesRead", (context, document) =>
  segmentsRead(context, document).flatMap((segments) =>
    segments.length === 1 ? [[`${document.file}#${segments[0]}`, true] as const] : [],
  ),
)

export const answerUnused = warning(
  "answer-unused",
  "What customers answer is sent or read somewhere.",
  function* (context) {
    for (const { document, name, path, pointer } of allFields(context)) {
      const hosts = screensShowing(context, document)
      const roots = rootsOfForm(context, document)
      const isUsed = roots.some(
        (root) =>
          context.facts.has(context, pathsRead, `${root}.${name}`) ||
          hosts.some(({ file }) => context.facts.has(context, wholesRead, `${file}#${root}`)),
      )
      if (path.length === 0 && hosts.length > 0 && !isUsed)
        yield {
          document,
          pointer: `${pointer}/field`,
          values: { name, form: document.id, root: roots[0] ?? "form" },
        }
    }
  },
)
