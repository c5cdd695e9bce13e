import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { placeOf } from "./place"
import type { Contents } from "./shared"

/** A value of a screen's state that is compared with other values only: which of those that nobody asks for it is, nobody sees. */
export function isOnlyCompared(mutation: Mutation, contents: Contents): boolean {
  const name = stateOf(mutation)
  const [before, after] = [mutation.before, mutation.after].map((one) => parseJson(one))
  if (name === undefined || [before, after].some((one) => one === undefined || typeof one === "object")) return false
  const readers = [...contents].filter(([file, document]) => isNear(mutation, file, document))
  const compared = readers.map(([, document]) => comparedIn(document, `$state.${name}`))
  const values = new Set(compared.flatMap((one) => one ?? []))
  return compared.every((one) => one !== undefined) && !values.has(before) && !values.has(after)
}

/** Name of the state that the place gives a value to. */
function stateOf(mutation: Mutation): string | undefined {
  const { keys, around } = placeOf(mutation)
  if (keys.length === 2 && keys[0] === "state") return keys[1]
  const action = around.at(-1)
  const isSet = keys.at(-1) === "value" && isRecord(action) && action["do"] === "set"
  return isSet && typeof action["state"] === "string" ? action["state"] : undefined
}

const folder = (path: string) => path.split("/")[0]

/** What is drawn together stands in one folder, is shared, or draws the form. */
function isNear({ file: changed, text }: Mutation, file: string, document: unknown): boolean {
  if (folder(file) === folder(changed) || file.startsWith("shared/")) return true
  const form = parseJson(text)
  const id = isRecord(form) && form["kind"] === "form" ? form["id"] : undefined
  return typeof id === "string" && JSON.stringify(document).includes(`"form":"${id}"`)
}

const comparing: ReadonlySet<string> = new Set(["is", "isNot", "in", "notIn"])

/** All that the value is compared with; undefined where it is read otherwise. */
function comparedIn(node: unknown, path: string): readonly unknown[] | undefined {
  if (typeof node === "string") return reads(node, path) ? undefined : []
  if (Array.isArray(node)) return allOf(node.map((part: unknown) => comparedIn(part, path)))
  if (!isRecord(node)) return []
  const found = Object.entries(node).map(([operator, operands]) => {
    if (!comparing.has(operator) || !Array.isArray(operands) || operands[0] !== path) return comparedIn(operands, path)
    const others: readonly unknown[] = operands.slice(1).flat()
    return others.some((one) => typeof one === "string" && one.startsWith("$")) ? undefined : others
  })
  return allOf(found)
}

const allOf = (found: readonly (readonly unknown[] | undefined)[]): readonly unknown[] | undefined =>
  found.every((one) => one !== undefined) ? found.flat() : undefined

/** Whether a text names the value, alone or among others, or the whole state. */
const reads = (text: string, path: string): boolean =>
  text === "$state" || text === path || text.startsWith(`${path}.`) || text.includes(`{${path.slice(1)}`)
