import type { FormatContext, Formatted, Formatting } from "../model/registry"
import { isMissing } from "./operator"

/** Stands where a value is missing. */
const missingText = "―"

/** A format and what stands behind its colon. */
export interface FormatName {
  readonly format: string
  readonly argument: string | undefined
}

/** `code:tax-type` is the format `code` with the argument `tax-type`. */
function parseFormatName(name: string): FormatName {
  const colon = name.indexOf(":")
  return colon < 0
    ? { format: name, argument: undefined }
    : { format: name.slice(0, colon), argument: name.slice(colon + 1) }
}

/** A value without a format: texts and numbers as they are; anything else is a mistake of the document. */
function plain(value: unknown, context: FormatContext): Formatted {
  if (typeof value === "string") return { text: value }
  if (typeof value === "number" && Number.isFinite(value)) return { text: String(value) }
  context.report(`a ${Array.isArray(value) ? "list" : typeof value} needs a format`)
  return { text: missingText }
}

/** A value as a customer reads it. Never throws: what cannot be shown becomes a dash and a report. */
export function formatValue(value: unknown, name: string | FormatName | undefined, formatting: Formatting): Formatted {
  if (isMissing(value)) return { text: missingText }
  if (name === undefined) return plain(value, formatting.context)
  const { format, argument } = typeof name === "string" ? parseFormatName(name) : name
  const apply = Object.hasOwn(formatting.formats, format) ? formatting.formats[format] : undefined
  if (apply) return apply(value, argument, formatting.context)
  formatting.context.report(`unknown format ${format}`)
  return plain(value, formatting.context)
}
