import { propertyOf, toHeight } from "../shared/chartValues"

/** One of the parts that stand in the chart. */
export interface Part {
  readonly label: string
  readonly name: string
  /** Number of its colour, from 1. */
  readonly colour: number
}

/** What is drawn at one place of the chart. */
export interface Stack {
  readonly category: unknown
  readonly total: number
  /** In the order of the parts. */
  readonly amounts: readonly number[]
}

const amountOf = (item: unknown, name: string): number => Math.max(0, toHeight(propertyOf(item, name)) || 0)

/** Parts keep their colours, whichever of them have amounts. */
export function stacksOf(
  items: readonly unknown[],
  category: string,
  all: readonly Omit<Part, "colour">[],
): { readonly parts: readonly Part[]; readonly stacks: readonly Stack[] } {
  const parts = all
    .map((part, index) => ({ ...part, colour: index + 1 }))
    .filter(({ name }) => items.some((item) => amountOf(item, name) > 0))
  const stacks = items.map((item) => {
    const amounts = parts.map(({ name }) => amountOf(item, name))
    return { category: propertyOf(item, category), total: amounts.reduce((sum, one) => sum + one, 0), amounts }
  })
  return { parts, stacks }
}
