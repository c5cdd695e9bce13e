import type { LoadedDocument } from "../types"
import { substituteTokens } from "./compileText"

/** A code table: code to label. */
export const compileCodes = (
  { document }: LoadedDocument<"codes">,
  tokens: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(document.codes.map(({ code, label }) => [String(code), substituteTokens(label, tokens)]))
