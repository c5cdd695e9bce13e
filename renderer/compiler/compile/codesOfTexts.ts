import type { JsonSchema } from "../../model/basics"
import { isRecord } from "../../model/json"
import type { CompileContext } from "./context"

/** Adds the code tables whose labels a compiled document shows: `{path|code:table}`, anywhere in its texts. */
export function addCodes(compiled: unknown, context: CompileContext): void {
  if (Array.isArray(compiled)) for (const item of compiled) addCodes(item, context)
  if (!isRecord(compiled)) return
  const { get, format, argument } = compiled
  if (Array.isArray(get) && typeof argument === "string") addTable(String(format), argument, context)
  for (const part of Object.values(compiled)) addCodes(part, context)
}

/** The same for a format that an option names: `code:table`. */
export function addCodesOfFormat(name: string, context: CompileContext): void {
  const [format = "", argument] = name.split(":", 2)
  if (argument !== undefined) addTable(format, argument, context)
}

function addTable(format: string, argument: string, { definition, needs }: CompileContext): void {
  const options: JsonSchema | undefined = definition("format", format)?.options
  if (options?.properties?.["argument"]?.$ref === "#/definitions/codes") needs.codes.add(argument)
}
