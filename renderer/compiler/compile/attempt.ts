import type { Finding } from "../types"

/** What compiling a document gave, or why there is nothing: whatever goes wrong in one document stays in that document. */
export function attempt<Value>(
  file: string,
  compile: () => Value,
): { readonly value: Value } | { readonly finding: Finding } {
  try {
    return { value: compile() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { finding: { severity: "error", rule: "compile-failed", file, pointer: "", line: 1, values: { reason } } }
  }
}
