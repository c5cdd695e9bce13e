import { isRecord, type JsonRecord } from "../../../domain/json"
import { brandNorm } from "../../../domain/text/brandNorm"
import { dropHalfTyped } from "../../../domain/text/kana"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** One property a line: no word that is looked for goes over the end of one. */
const read = (item: JsonRecord, names: readonly string[]): string =>
  names.map((name) => brandNorm(String(item[name] ?? ""))).join("\n")

/** What an item says is made ready when it is first searched: a further key costs a look, no folding. */
export const search: CreateSource<typeof definition> = () => {
  const ready = new WeakMap<JsonRecord, Map<string, string>>()

  function textOf(item: JsonRecord, names: readonly string[]): string {
    const texts = ready.get(item) ?? new Map<string, string>()
    const key = names.join()
    const text = texts.get(key) ?? read(item, names)
    ready.set(item, texts.set(key, text))
    return text
  }

  return ({ items, text, in: names }) => {
    const term = typeof text === "string" ? brandNorm(dropHalfTyped(text)) : ""
    const all = Array.isArray(items) ? items.filter(isRecord) : []
    const found = term === "" ? all : all.filter((item) => textOf(item, names).includes(term))
    return { items: found, count: found.length }
  }
}
