import {
  allowedValues,
  answerSchemaOf,
  type Context,
  createTypeScope,
  isText,
  type LoadedDocument,
  readValuePath,
  rememberEach,
} from "../../kit"

type Flow = LoadedDocument<"flow">

/** What the schema of the entry's answer says about the paths that the entry reads of it. */
const entryPaths = rememberEach((context, { document: { entry } }: Flow) => {
  const call = entry && context.set.find("call", entry.call)
  if (entry === undefined || call === undefined) return []
  const scope = createTypeScope(new Map([["res", answerSchemaOf(context, call)]]))
  return (["point", "missing"] as const).flatMap((name) => {
    const path = entry[name]
    if (path === undefined) return []
    const whole = path === "$res" || path.startsWith("$res.") ? path : `$res.${path.replace(/^\$/, "")}`
    return { name, path, analysis: readValuePath(scope, whole) }
  })
})

/** Paths of an entry that its answer does not have. */
export const unknownEntryPaths = (context: Context, flow: Flow) =>
  entryPaths(context, flow).filter(({ analysis }) => analysis.kind !== "known")

export interface ListedPoints {
  readonly flow: Flow
  /** Values that the answer can have, where its schema lists them: all, or as `examples` those that are known so far. */
  readonly allowed: readonly string[]
  readonly points: readonly string[]
}

export const listedPoints = (context: Context): readonly ListedPoints[] =>
  context.set.all("flow").flatMap((flow) => {
    const found = entryPaths(context, flow).find(({ name }) => name === "point")
    const schema = found?.analysis.kind === "known" ? found.analysis.schema : undefined
    const listed = schema && (allowedValues(schema) ?? schema.examples)
    const points = Object.keys(flow.document.entry?.points ?? {})
    return listed === undefined ? [] : [{ flow, allowed: listed.filter(isText), points }]
  })
