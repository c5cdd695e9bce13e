import { isRecord } from "../../../domain/json"
import { valueAt } from "../../../../renderer/pointers"

/** Documents by their file, read. */
export type Contents = ReadonlyMap<string, unknown>

/** What a `$ref` to a shared document leads to. */
export function sharedAt(reference: string, contents: Contents): unknown {
  const [file = "", pointer = ""] = reference.split("#")
  return valueAt(contents.get(`shared/${file.split("/").at(-1)}`), pointer)
}

const deepest = 6

const isFixed = (operand: unknown): operand is string => typeof operand === "string" && !operand.startsWith("$")

/**
 * The same with every `$ref` replaced by what it leads to, and every `{ "codes": … }` by the codes that it stands for. `own` is the
 * file it stands in.
 */
export function withShared(node: unknown, own: string, contents: Contents, depth = 0): unknown {
  if (Array.isArray(node)) return node.map((part: unknown) => withShared(part, own, contents, depth))
  if (!isRecord(node)) return node
  const operands = node["codes"]
  if (Array.isArray(operands) && operands.every(isFixed)) return codesWith(operands, contents)
  const reference = node["$ref"]
  if (typeof reference !== "string" || depth > deepest)
    return Object.fromEntries(
      Object.entries(node).map(([name, part]) => [name, withShared(part, own, contents, depth)]),
    )
  const whole = reference.startsWith("#") ? `${own}${reference}` : reference
  return withShared(sharedAt(whole, contents), whole.split("#")[0] ?? "", contents, depth + 1)
}

/** The codes of a table that have an attribute's value. */
function codesWith([table, attribute = "", value]: readonly string[], contents: Contents): readonly unknown[] {
  const { codes = [] } = (contents.get(`codes/${table}.codes.json`) ?? {}) as { readonly codes?: readonly object[] }
  return codes.filter(isRecord).flatMap((one) => (one[attribute] === value ? (one["code"] ?? []) : []))
}
