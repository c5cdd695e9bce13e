import type { Schema } from "../jsonSchema/schema"
import { stepInto } from "../jsonSchema/step"
import { schemaOfWritten } from "../values/resultSchema"
import { fromOpaquePath } from "../values/written"

/** The schema behind every root that a `$path` can start with. */
export interface TypeScope {
  readonly roots: ReadonlyMap<string, Schema>
  with(roots: Readonly<Record<string, Schema>>): TypeScope
}

export function createTypeScope(roots: ReadonlyMap<string, Schema>): TypeScope {
  return { roots, with: (more) => createTypeScope(new Map([...roots, ...Object.entries(more)])) }
}

/** What the schemas say about a path. */
export type PathAnalysis =
  | { readonly kind: "known"; readonly schema: Schema }
  | { readonly kind: "root-missing"; readonly name: string; readonly known: readonly string[] }
  | {
      readonly kind: "missing"
      readonly name: string
      readonly before: string
      readonly known: readonly string[]
      /** A list stands before it, whose items have it. */
      readonly isOfItems?: boolean
    }
  | { readonly kind: "forbidden"; readonly name: string }
  | { readonly kind: "malformed" }

/** Names that reach into the machine instead of the data. */
const forbidden: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"])

/** `$account.LIST.0` is ["account", "LIST", "0"]; undefined where the text is no path. */
export function parsePath(text: string): readonly string[] | undefined {
  const segments = text.replace(/^\$/, "").split(".")
  return segments.every((segment) => segment !== "" && !/[\s${}|]/.test(segment)) ? segments : undefined
}

export function readPath(scope: TypeScope, path: readonly string[] | undefined): PathAnalysis {
  const [root, ...rest] = path ?? []
  if (path === undefined || root === undefined) return { kind: "malformed" }
  const bad = path.find((segment) => forbidden.has(segment))
  if (bad !== undefined) return { kind: "forbidden", name: bad }
  let schema = scope.roots.get(root)
  if (schema === undefined)
    return { kind: "root-missing", name: root, known: [...scope.roots.keys()].filter((name) => !name.startsWith("@")) }
  for (const [index, segment] of rest.entries()) {
    const step = stepInto(schema, segment)
    if (step.kind === "missing")
      return {
        kind: "missing",
        name: segment,
        before: path.slice(0, index + 1).join("."),
        known: step.known,
        isOfItems: schema.items !== undefined && stepInto(schema.items, segment).kind === "known",
      }
    schema = step.schema
  }
  return { kind: "known", schema }
}

/** Of a `$path`, or of an operator that stands in the place of one. */
export function readValuePath(scope: TypeScope, value: string): PathAnalysis {
  const operator = fromOpaquePath(value)
  if (operator === undefined) return readPath(scope, parsePath(value))
  return { kind: "known", schema: schemaOfWritten(operator, schemaReader(scope)) }
}

/** Schemas of paths as a scope sees them. */
export const schemaReader = (scope: TypeScope) => (path: string) => {
  const found = readValuePath(scope, path)
  return found.kind === "known" ? found.schema : undefined
}
