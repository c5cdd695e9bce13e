import {
  type Context,
  error,
  firstMismatch,
  isList,
  isObject,
  isPath,
  type Json,
  type LoadedDocument,
  readPath,
  parsePath,
  type Schema,
  stepInto,
  suggestion,
  viewsOf,
  type Violation,
  within,
} from "../../kit"

/** What is not as its schema says: a name that the schema does not have, or a value. */
interface Fault {
  readonly pointer: string
  readonly name: string
  readonly known?: readonly string[]
  readonly keyword?: string
  readonly detail?: string
}

/** Who supposes something says only what matters: nothing is required. */
const withoutRequired = ({ required: _required, ...schema }: Schema): Schema => schema

function* faultsIn(
  value: Json,
  schema: Schema,
  at: { readonly pointer: string; readonly name: string },
): Iterable<Fault> {
  if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      const pointer = within(at.pointer, name)
      const step = stepInto(schema, name)
      if (step.kind === "missing") yield { pointer, name, known: step.known }
      else yield* faultsIn(child as Json, step.schema, { pointer, name })
    }
    return
  }
  const mismatch = firstMismatch(withoutRequired(schema), value)
  if (mismatch !== undefined)
    yield { pointer: at.pointer + mismatch.pointer, name: at.name, keyword: mismatch.keyword, detail: mismatch.detail }
}

/** Values by the roots of the paths that lead to them; what an address holds is anything. */
function* faultsOf(context: Context, flow: LoadedDocument<"flow">): Iterable<Fault> {
  const { start = {}, given = [], decided = [] } = flow.document.testModel ?? {}
  const scope = viewsOf(context, flow)[0]?.scope
  if (scope === undefined) return
  const supposed = [
    { values: start, pointer: "/testModel/start" },
    ...given.flatMap(({ choices }, index) =>
      choices.flatMap(({ values, answers = {} }, nth) =>
        Object.entries({ values, answers }).map(([name, supposed]) => ({
          values: supposed,
          pointer: within("/testModel/given", index, "choices", nth, name),
        })),
      ),
    ),
  ]
  for (const { values, pointer } of supposed)
    for (const [root, value] of Object.entries(values)) {
      const at = { pointer: within(pointer, root), name: root }
      const schema = scope.roots.get(root)
      const known = [...scope.roots.keys(), "query"].filter((name) => !name.startsWith("@"))
      if (schema !== undefined) yield* faultsIn(value as Json, schema, at)
      else if (root !== "query") yield { pointer: at.pointer, name: root, known }
    }
  for (const [index, { value, cases }] of decided.entries()) {
    const found = isPath(value) ? readPath(scope, parsePath(value)) : undefined
    if (found?.kind !== "known") continue
    for (const [nth, { is }] of cases.entries())
      if (!isPath(is) && (!isObject(is) || isList(is)))
        yield* faultsIn(is, found.schema, {
          pointer: within("/testModel/decided", index, "cases", nth, "is"),
          name: String(value),
        })
  }
}

function* violations(context: Context, isMeant: (fault: Fault) => boolean): Iterable<Violation> {
  for (const document of context.set.all("flow"))
    for (const fault of faultsOf(context, document)) {
      if (!isMeant(fault)) continue
      const { pointer, name, known, keyword = "", detail = "" } = fault
      const values = known === undefined ? { name, keyword, detail } : { name, known, ...suggestion(name, known) }
      yield { document, pointer, values }
    }
}

/** What a flow supposes of people, for the tools that walk through it. */
export const suppositions = [
  error("supposition-unknown", "What a flow supposes has the names that screens read.", (context) =>
    violations(context, ({ known }) => known !== undefined),
  ),
  error("supposition-wrong", "What a flow supposes are values that its schemas allow.", (context) =>
    violations(context, ({ known }) => known === undefined),
  ),
] as const
