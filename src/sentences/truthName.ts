import type { Truth } from "../../renderer"

/** What people say of a condition and of the step that asks for it. */
export function truthName(truth: Truth): { readonly key: string; readonly value: string; readonly step: string } {
  if (truth === undefined) return { key: "unknown", value: "まだわからない", step: "答えしだい" }
  return truth ? { key: "open", value: "はい", step: "通る" } : { key: "closed", value: "いいえ", step: "通らない" }
}
