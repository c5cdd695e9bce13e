import { posix } from "node:path"
import { referenceTo } from "../../../domain/answerPlaces"
import { isRecord, type JsonRecord, recordOf } from "../../../domain/json"
import { valueAt } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"

/** A schema with the place that it is written at. */
export interface PlacedSchema extends WrittenPlace {
  readonly schema: JsonRecord
}

/** Where a reference leads, from the file that it is written in. */
export function placeOfReference(file: string, reference: string): WrittenPlace {
  const [path = "", pointer = ""] = reference.split("#")
  return { file: path === "" ? file : posix.join(posix.dirname(file), path), pointer }
}

/** What one document writes as another one writes it: what it refers to is somewhere else from there. */
export function rebased(value: unknown, file: string, of: string): unknown {
  if (Array.isArray(value)) return value.map((part) => rebased(part, file, of))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "$ref" && typeof part === "string"
        ? referenceIn(of, placeOfReference(file, part))
        : rebased(part, file, of),
    ]),
  )
}

const referenceIn = (of: string, place: WrittenPlace): string =>
  place.file === of ? `#${place.pointer}` : referenceTo(of, place)

/** A schema and all that it refers to, one after the other; the last refers to nothing. */
function schemasAlong(written: WrittenValues, place: WrittenPlace): readonly PlacedSchema[] {
  const found: PlacedSchema[] = []
  let next: WrittenPlace | undefined = place
  // A reference that leads back to itself is told by the checks.
  while (next !== undefined && found.length < 10) {
    const { file, pointer }: WrittenPlace = next
    const schema: unknown = valueAt(written.get(file), pointer)
    if (!isRecord(schema)) break
    found.push({ file, pointer, schema })
    const reference: unknown = schema["$ref"]
    next = typeof reference === "string" ? placeOfReference(file, reference) : undefined
  }
  return found
}

/** The schema itself, after all references. */
export const schemaAt = (written: WrittenValues, place: WrittenPlace): PlacedSchema | undefined =>
  schemasAlong(written, place).at(-1)

export const propertiesOf = (schema: PlacedSchema | undefined): JsonRecord => recordOf(schema?.schema["properties"])
