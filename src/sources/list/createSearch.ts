import type { JsonRecord } from "../../domain/json"
import { brandNorm } from "../../domain/text/brandNorm"
import { readerOf } from "./readerOf"

interface Search {
  readonly text: unknown
  /** Properties that are looked at. */
  readonly in: readonly string[]
}

type Texts = WeakMap<JsonRecord, string>

/** Width, kana, case and signs of what is typed do not count; what an item says is made ready once. */
export function createSearch() {
  const ready = new Map<string, Texts>()

  function textsOf(names: readonly string[]): Texts {
    const key = names.join()
    const texts = ready.get(key) ?? new WeakMap<JsonRecord, string>()
    ready.set(key, texts)
    return texts
  }

  return (items: readonly JsonRecord[], { text, in: names }: Search): readonly JsonRecord[] => {
    const term = typeof text === "string" ? brandNorm(text) : ""
    if (term === "") return items
    const texts = textsOf(names)
    return items.filter((item) => {
      const known = texts.get(item) ?? read(item, names)
      texts.set(item, known)
      return known.includes(term)
    })
  }
}

/** One property a line: no word that is looked for goes over the end of one. */
const read = (item: JsonRecord, names: readonly string[]): string =>
  names.map((name) => brandNorm(String(readerOf(name)(item) ?? ""))).join("\n")
