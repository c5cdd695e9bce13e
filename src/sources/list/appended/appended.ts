import type { CreateSource } from "../../services"
import type { definition } from "./definition"

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const appended: CreateSource<typeof definition> =
  () =>
  ({ items, more, page }) => ({ items: [...listOf(items), ...listOf(more)], next: Number(page) + 1 })
