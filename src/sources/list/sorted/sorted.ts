import { isRecord } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** What is alike stays in its order. */
export const sorted: CreateSource<typeof definition> =
  () =>
  ({ items, by, desc }) => {
    const list = Array.isArray(items) ? items.filter(isRecord) : []
    const direction = desc === true ? -1 : 1
    return { items: list.toSorted((one, other) => direction * compare(one[String(by)], other[String(by)])) }
  }

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other
  const [text, next] = [String(one), String(other)]
  return text === next ? 0 : text < next ? -1 : 1
}
