/** What is common to all JSON: its kinds of values, and how it is quoted in a message. */
import type { Json } from "../model/documents"
import { isList } from "../model/json"

export const isText = (value: Json | undefined): value is string => typeof value === "string"

/** `$path` for a value of the scope, as opposed to a literal. */
export const isPath = (value: Json | undefined): value is string => isText(value) && value.startsWith("$")

/** A name and what is behind it, without the sign of a path or with its full-width form. */
const unsigned = /^\uFF04?([a-z]\w*(?:\.\w+)+)$/

/** A place of a text, where no text stands. */
const bracketed = /^\{\s*\$?([a-z]\w*(?:\.\w+)*)\s*(?:\|[^{}]*)?\}$/

/** The path that a text was meant to be, which lacks its sign or stands in brackets instead. */
export const pathWithoutSignIn = (value: Json | undefined): string | undefined =>
  isText(value) ? (unsigned.exec(value) ?? bracketed.exec(value))?.[1] : undefined

export function jsonType(value: Json | undefined): string {
  if (value === null) return "null"
  return isList(value) ? "array" : typeof value
}

/** How a value is called in a message: never longer than a line. */
export function shown(value: Json | undefined): string {
  if (isText(value) && value.startsWith("$@")) return shown(value.slice(2))
  if (isText(value)) return value.length > 60 ? `${value.slice(0, 60)}...` : value
  if (isList(value)) return "[...]"
  return typeof value === "object" && value !== null ? "{...}" : String(value)
}
