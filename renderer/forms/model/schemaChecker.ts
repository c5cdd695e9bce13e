import type { CompiledForm } from "../../model/compiled"
import type { ValidateFunction } from "../../model/validateFunction"

type SchemaError = NonNullable<ValidateFunction["errors"]>[number]

/** Place of a value in the form's data: property names, and for rows of a list any stand-in for the index. */
export type DataPath = readonly (string | { readonly row: string })[]

/** The first error of the value at a path; undefined where the schema has nothing against it. */
export type SchemaChecker = (path: DataPath, value: unknown, depth: "deep" | "own") => SchemaError | undefined

function sparse(path: DataPath, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, segment) => (typeof segment === "string" ? { [segment]: inner } : [inner]),
    value,
  )
}

const pointerOf = (path: DataPath) =>
  path
    .map((segment) => `/${typeof segment === "string" ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : "0"}`)
    .join("")

/**
 * Checks one value by the form's own validator: the rest of the data is left out, so that a check costs the same in a
 * small form and in a large one.
 */
export function createSchemaChecker(form: CompiledForm): SchemaChecker {
  const id = form.schema["$id"]
  const validate = typeof id === "string" ? form.validators[id] : Object.values(form.validators)[0]
  const isFirst = ({ keyword, params }: SchemaError) =>
    keyword === "type" || (keyword === "format" && form.ofCharacters?.includes(String(params["format"])) === true)
  return (path, value, depth) => {
    if (validate === undefined || validate(sparse(path, value))) return undefined
    const pointer = pointerOf(path)
    const isOwn = (at: string) => at === pointer || (depth === "deep" && at.startsWith(`${pointer}/`))
    const own = (validate.errors ?? []).filter(({ instancePath }) => isOwn(instancePath))
    return own.find(isFirst) ?? own.find(({ keyword }) => keyword !== "required")
  }
}
