import type { LoadedDocument } from "../types"
import { substituteTokens } from "./compileText"
import { toList, toRecord, toText } from "./context"

/** A code table: code to label. */
export function compileCodes(
  { document }: LoadedDocument<"codes">,
  tokens: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const rows = toList(document.codes).map((row) => toRecord(row))
  return Object.fromEntries(rows.map(({ code, label }) => [String(code), substituteTokens(toText(label), tokens)]))
}
