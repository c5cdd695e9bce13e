import { isRecord, parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import type { Contents } from "./shared"

/** Where a change is one of a schema: whose value it is about, and what it may not be. */
export function ofSchema(keys: readonly string[], { before, after }: Mutation, contents: Contents) {
  const at = Math.max(keys.lastIndexOf("properties"), keys.lastIndexOf("definitions"), keys.indexOf("query"))
  const [was, is] = [parseJson(before), parseJson(after)]
  const isRequired = (keys.includes("required") && typeof was === "string") || keys[0] === "needs"
  const name = keys[0] === "needs" ? keys[1] : isRequired ? String(was) : at === -1 ? undefined : keys[at + 1]
  if (name === undefined) return { names: [], constants: [], values: [] }
  const numbers = [was, is].filter((one) => typeof one === "number")
  const lengths = numbers.filter((one) => Number.isInteger(one) && one >= 0 && one < 10_000)
  const texts = lengths.flatMap((length) =>
    [length - 1, length, length + 1]
      .filter((one) => one >= 0)
      .flatMap((one) => ["1".repeat(one), "ア".repeat(one), "a".repeat(one)]),
  )
  const listed = [was, is].flat().filter((one) => typeof one === "string")
  const isOfTexts = /Length$|^pattern$|^format$/.test(keys.at(-1) ?? "")
  const isWritten = isOfTexts || keys.includes("query")
  const isOfTypes = keys.at(-1) === "type"
  const others = isOfTypes ? [1, "x", true, [], {}] : []
  const values = isRequired ? [undefined] : isWritten ? [...texts, "?", "a", "1", "9", "01", "1.5", "あ"] : others
  const users = keys[at] === "definitions" ? usersOf([...contents.values()], `#/definitions/${name}`) : []
  return { names: [...users, name], constants: [...numbers, ...listed], values }
}

/** Properties whose values are as a shared definition says. */
export function usersOf(node: unknown, reference: string): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((part: unknown) => usersOf(part, reference))
  if (!isRecord(node)) return []
  return Object.entries(node).flatMap(([name, part]) => {
    const isUser = isRecord(part) && typeof part["$ref"] === "string" && part["$ref"].endsWith(reference)
    return isUser ? [name] : usersOf(part, reference)
  })
}
