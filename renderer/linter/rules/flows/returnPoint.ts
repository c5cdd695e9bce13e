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

/** What the schema of the entry's answer says about `entry.point`. */
export const returnPointOf = rememberEach((context, { document: { entry } }: Flow) => {
  const call = entry && context.set.find("call", entry.call)
  if (entry === undefined || call === undefined) return undefined
  const { point } = entry
  const path = point === "$res" || point.startsWith("$res.") ? point : `$res.${point.replace(/^\$/, "")}`
  const scope = createTypeScope(new Map([["res", answerSchemaOf(context, call)]]))
  return { point, analysis: readValuePath(scope, path) }
})

export interface ListedPoints {
  readonly flow: Flow
  /** Values that the answer can have, where its schema lists them: all, or as `examples` those that are known so far. */
  readonly allowed: readonly string[]
  readonly points: readonly string[]
}

export const listedPoints = (context: Context): readonly ListedPoints[] =>
  context.set.all("flow").flatMap((flow) => {
    const found = returnPointOf(context, flow)
    const schema = found?.analysis.kind === "known" ? found.analysis.schema : undefined
    const listed = schema && (allowedValues(schema) ?? schema.examples)
    const points = Object.keys(flow.document.entry?.points ?? {})
    return listed === undefined ? [] : [{ flow, allowed: listed.filter(isText), points }]
  })
