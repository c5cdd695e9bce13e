import { isRecord, type JsonRecord } from "../../domain/json"
import type { CreateSource } from "../services"
import type { definition } from "./definition"
import { createSearch } from "./createSearch"
import { groupBy } from "./groupBy"
import { sortBy } from "./sortBy"

export const list: CreateSource<typeof definition> = () => {
  const search = createSearch()
  return ({ items, where, search: wanted, sort = [], group, first }) => {
    const all: readonly JsonRecord[] = Array.isArray(items) ? items.filter(isRecord) : []
    const fitting = where ? all.filter((item) => where(item) === true) : all
    const found = wanted ? search(fitting, wanted) : fitting
    const sorted = sortBy(found, sort)
    const shown = typeof first === "number" ? sorted.slice(0, first) : sorted
    return { items: shown, groups: group ? groupBy(shown, group) : [], count: sorted.length }
  }
}
