import type { DocumentSet } from "../../../../../renderer/compiler"
import { isRecord, type JsonRecord } from "../../../../domain/json"

/** A state that nobody has written: it follows from what the documents say. */
export interface DerivedState {
  /** As `isDerived` knows it. */
  readonly id: string
  /** As people call it. */
  readonly name: string
  /** As a screen document writes a sample. */
  readonly sample: JsonRecord
}

/** What states are derived from. */
export interface Source {
  readonly set: DocumentSet
  /** Of the screen, as it is compiled: shared parts stand where they are named. */
  readonly document: JsonRecord
  /** The state that they begin with. */
  readonly usual: JsonRecord
}

/** Of anything that may stand in an address. */
export const idOf = (...parts: readonly (string | number)[]): string => `~${parts.join("-").replaceAll(/[^\w-]/g, "-")}`

/** Every object inside a value, the outer ones first; what samples do is none of the screen's own. */
export function objectsOf(value: unknown): readonly JsonRecord[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf)
  if (!isRecord(value)) return []
  return [value, ...Object.entries(value).flatMap(([key, part]) => (key === "samples" ? [] : objectsOf(part)))]
}
