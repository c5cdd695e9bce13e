/** Reads of JSON that nobody has judged, as other programs wrote it: nothing here throws, whatever it is given. */
import type { Json } from "../model/documents"

export type Fields = Readonly<Record<string, Json>>

const nothing: Fields = Object.freeze({})

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : nothing)

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

export const textsOf = (value: Json | undefined): readonly string[] =>
  listOf(value).filter((item) => typeof item === "string")

/** Own property only: `constructor` is no more there than any other name. */
export const ownField = (value: Json | undefined, name: string): Json | undefined =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined
