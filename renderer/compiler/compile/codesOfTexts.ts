import { type CompileContext, isRecord, toRecord } from "./context"

/** Notes the code tables whose labels a compiled document shows: `{path|code:table}`, anywhere in its texts. */
export function noteCodes(compiled: unknown, context: CompileContext): void {
  if (Array.isArray(compiled)) for (const item of compiled) noteCodes(item, context)
  if (!isRecord(compiled)) return
  const { get, format, argument } = compiled
  if (Array.isArray(get) && typeof argument === "string") noteArgument(format, argument, context)
  for (const part of Object.values(compiled)) noteCodes(part, context)
}

/** The same for a format that an option names: `code:table`. */
export function noteFormat(name: unknown, context: CompileContext): void {
  const [format, argument] = typeof name === "string" ? name.split(":", 2) : []
  if (argument !== undefined) noteArgument(format, argument, context)
}

function noteArgument(format: unknown, argument: string, { definition, needs }: CompileContext): void {
  const options = typeof format === "string" ? definition("format", format)?.options : undefined
  const { $ref } = toRecord(toRecord(options?.["properties"])["argument"])
  if ($ref === "#/definitions/codes") needs.codes.add(argument)
}
