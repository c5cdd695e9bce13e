import { isRecord, type JsonRecord } from "../../domain/json"
import type { CreateSource } from "../services"
import type { definition } from "./definition"
import { groupBy } from "./groupBy"
import { sortBy } from "./sortBy"

export const list: CreateSource<typeof definition> =
  () =>
  ({ items, where, sort = [], group, first }) => {
    const all: readonly JsonRecord[] = Array.isArray(items) ? items.filter(isRecord) : []
    const sorted = sortBy(where ? all.filter((item) => where(item) === true) : all, sort)
    const shown = typeof first === "number" ? sorted.slice(0, first) : sorted
    return { items: shown, groups: group ? groupBy(shown, group) : [], count: sorted.length }
  }
