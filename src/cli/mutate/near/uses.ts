import { isRecord } from "../../../domain/json"
import type { Mutation } from "../choose"
import { type Contents, sharedAt } from "./shared"

/** What lies around a part that is used, from the outside in. */
type Around = readonly unknown[]

interface Looking {
  readonly contents: Contents
  readonly mutation: Pick<Mutation, "file" | "pointer">
}

const deepest = 4

/** Where these documents use the shared part that was changed: nowhere where it is none of a shared document. */
export function usesOf(
  mutation: Looking["mutation"],
  documents: readonly unknown[],
  contents: Contents,
): readonly Around[] {
  if (!mutation.file.startsWith("shared/")) return []
  return documents.flatMap((document) => usesIn(document, [], { contents, mutation }, 0))
}

function usesIn(node: unknown, outer: Around, looking: Looking, depth: number): readonly Around[] {
  if (typeof node !== "object" || node === null || depth > deepest) return []
  const around = [...outer, node]
  const reference = isRecord(node) && typeof node["$ref"] === "string" ? node["$ref"] : undefined
  if (reference === undefined) return Object.values(node).flatMap((part) => usesIn(part, around, looking, depth))
  const [path = "", at = ""] = reference.split("#")
  const file = path === "" ? looking.mutation.file : `shared/${path.split("/").at(-1)}`
  const { mutation, contents } = looking
  if (file === mutation.file && (mutation.pointer === at || mutation.pointer.startsWith(`${at}/`))) return [outer]
  return usesIn(sharedAt(`${file}#${at}`, contents), around, looking, depth + 1)
}
