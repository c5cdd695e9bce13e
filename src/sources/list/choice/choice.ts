import { isRecord } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ""

export const choice: CreateSource<typeof definition> =
  () =>
  ({ items, key, value }) => {
    const list = Array.isArray(items) ? items.filter(isRecord) : []
    const [only] = list
    if (list.length === 1 && only) return only
    return list.find((item) => isThere(value) && item[key] === value) ?? {}
  }
