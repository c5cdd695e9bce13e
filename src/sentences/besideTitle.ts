import { recordOf } from "../domain/json"

/** What tells a screen from others of the same title: what its document says it is for; undefined where it says nothing. */
export function besideTitle(screen: unknown): string | undefined {
  const { title, description } = recordOf(screen)
  const [said = ""] = typeof description === "string" ? description.split("。") : []
  if (said === "") return undefined
  const added = typeof title === "string" && said.startsWith(title) ? said.slice(title.length) : said
  return /^（(.+)）$/.exec(added)?.[1] ?? added
}

function titleOf(id: string, screen: unknown): string {
  const { title } = recordOf(screen)
  return typeof title === "string" && title !== "" ? title : id
}

/** Titles of screens, each with what tells it from others that are called the same. */
export function distinctTitles(screens: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const [id, screen] of screens) {
    const title = titleOf(id, screen)
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return new Map(
    [...screens].map(([id, screen]) => {
      const title = titleOf(id, screen)
      const beside = counts.get(title) === 1 ? undefined : besideTitle(screen)
      return [id, beside === undefined ? title : `${title}（${beside}）`]
    }),
  )
}
