import type { FramePage } from "../device/watchFrame"

const counts = new WeakMap<FramePage, number>()

/** Counts the calls that a page waits for, from its first one on. */
export function countCalls(page: FramePage): void {
  const { fetch } = page
  const add = (more: number) => counts.set(page, (counts.get(page) ?? 0) + more)
  page.fetch = async (...asked) => {
    add(1)
    try {
      return await fetch.apply(page, asked)
    } finally {
      add(-1)
    }
  }
}

export const runningCalls = (page: FramePage | undefined): number => (page && counts.get(page)) ?? 0
