import { same } from "../../expressions/same"
import type { CompiledForm } from "../../model/compiled"
import type { ValidateFunction } from "../../model/validateFunction"

type SchemaError = NonNullable<ValidateFunction["errors"]>[number]

/** Place of a value in the form's data: property names, and ids of the rows of a list. */
export type DataPath = readonly (string | { readonly row: string })[]

/** A value and where it belongs. */
export interface PlacedValue {
  readonly path: DataPath
  readonly value: unknown
}

/** What a form's schema has against values. What was judged is remembered by path, so paths are kept as they are. */
export interface SchemaChecker {
  /** The first error of a value, with or without what is inside of it; undefined where the schema has nothing against it. */
  check(placed: PlacedValue, depth: "deep" | "own"): SchemaError | undefined
  /** Judges many values at once: `check` knows about them then, and each alone is a walk through the whole schema. */
  checkTogether(values: readonly PlacedValue[]): void
}

type Container = Record<string, unknown>

const special = /[~/]/
const toPointer = (key: string): string => (special.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key)

/** Data that hold some values and nothing else. */
class SparseData {
  readonly root: Container = {}
  private readonly rows = new Map<Container, string[]>()

  /** Puts a value in its place; gives the JSON pointer. */
  place({ path, value }: PlacedValue): string {
    let [at, pointer] = [this.root, ""]
    let index = 0
    for (const segment of path) {
      const key = typeof segment === "string" ? segment : this.indexOf(at, segment.row)
      pointer += `/${toPointer(key)}`
      const next = path[++index]
      if (next === undefined) at[key] = value
      else at[key] ??= typeof next === "string" ? {} : []
      at = at[key] as Container
    }
    return pointer
  }

  private indexOf(list: Container, row: string): string {
    const ids = this.rows.get(list) ?? []
    this.rows.set(list, ids)
    if (!ids.includes(row)) ids.push(row)
    return String(ids.indexOf(row))
  }
}

/** Pointer of the innermost of the values that were judged around a place; empty where there is none. */
function ownerOf(judged: ReadonlyMap<string, PlacedValue>, place: string): string {
  let at = place
  while (at !== "" && !judged.has(at)) at = at.slice(0, at.lastIndexOf("/"))
  return at
}

/** Checks values by the form's own validator; the rest of the data is left out. */
export function createSchemaChecker(form: CompiledForm): SchemaChecker {
  const id = form.schema["$id"]
  const validate = typeof id === "string" ? form.validators[id] : Object.values(form.validators)[0]
  const judged = new WeakMap<DataPath, { readonly value: unknown; readonly error: SchemaError | undefined }>()
  const isFirst = ({ keyword, params }: SchemaError) =>
    keyword === "type" || (keyword === "format" && form.ofCharacters?.includes(String(params["format"])) === true)

  function judge(values: readonly PlacedValue[], depth: "deep" | "own"): void {
    const data = new SparseData()
    const placed = new Map(values.map((one) => [data.place(one), one]))
    const errors = validate === undefined || validate(data.root) ? [] : (validate.errors ?? [])
    const found = new Map<string, SchemaError>()
    for (const error of errors) {
      const pointer = ownerOf(placed, error.instancePath)
      if (error.keyword === "required" || (depth === "own" && error.instancePath !== pointer)) continue
      const before = found.get(pointer)
      if (before === undefined || (!isFirst(before) && isFirst(error))) found.set(pointer, error)
    }
    for (const [pointer, { path, value }] of placed) judged.set(path, { value, error: found.get(pointer) })
  }

  return {
    check(placed, depth) {
      const known = judged.get(placed.path)
      if (known === undefined || !same(known.value, placed.value)) judge([placed], depth)
      return judged.get(placed.path)?.error
    },
    checkTogether: (values) => judge(values, "deep"),
  }
}
