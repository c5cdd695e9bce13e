import type { GroupModel } from "./GroupModel"

/** The title of the row that a question stands in; undefined where its list has no other row to be mistaken for. */
export function rowOf({ questions }: GroupModel, id: string): string | undefined {
  for (const list of questions) {
    if (list.kind !== "list" || list.rows.length < 2) continue
    const place = list.rows.findIndex(({ group }) => group.questions.some((question) => question.id === id))
    if (place >= 0) return list.rowTitle(place + 1).title
  }
  return undefined
}
