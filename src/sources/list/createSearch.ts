import type { JsonRecord } from "../../domain/json"
import { brandNorm } from "../../domain/text/brandNorm"
import { propertyOf } from "./propertyOf"

interface Search {
  readonly text: unknown
  /** Properties that are looked at. */
  readonly in: readonly string[]
}

/** Width, kana, case and signs of what is typed do not count; an item's own texts are made ready once. */
export function createSearch() {
  const ready = new WeakMap<JsonRecord, Map<string, string>>()

  function textOf(item: JsonRecord, name: string): string {
    const texts = ready.get(item) ?? new Map<string, string>()
    ready.set(item, texts)
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = brandNorm(String(propertyOf(item, name) ?? ""))
    texts.set(name, text)
    return text
  }

  return (items: readonly JsonRecord[], { text, in: names }: Search): readonly JsonRecord[] => {
    const term = typeof text === "string" ? brandNorm(text) : ""
    return term === "" ? items : items.filter((item) => names.some((name) => textOf(item, name).includes(term)))
  }
}
