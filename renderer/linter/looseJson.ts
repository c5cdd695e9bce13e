/** Reads of JSON that nobody has judged: nothing here throws, whatever it is given. */
import { isFields, isText, type Fields } from "./json"

const nothing: Fields = Object.freeze({})

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : nothing)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined)

export const textsOf = (value: unknown): readonly string[] => listOf(value).filter(isText)

/** Own property only, so that `constructor` is as unknown as any other name. */
export const ownField = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined
