import { describePointer, type Pointer } from "./pointers"
import type { ReleaseDatabase } from "./tables"

/** Leaves out what is not as it was ordered, by the log: nobody gets anything because a row was changed. */
export async function intactPointers(
  db: ReleaseDatabase,
  pointers: readonly Pointer[],
  alarm: (damage: string) => void,
): Promise<readonly Pointer[]> {
  if (pointers.length === 0) return pointers
  const rows = await db
    .selectFrom("audit")
    .select(["subject", "person", "detail"])
    .where("subject", "in", pointers.map(subjectOf))
    .execute()
  const said = new Map(rows.map(({ subject, person, detail }) => [subject, `${person} ${detail}`]))
  return pointers.filter((pointer) => {
    const isIntact =
      said.get(subjectOf(pointer)) === `${pointer.ordered_by} ${JSON.stringify(describePointer(pointer))}`
    if (!isIntact) alarm(subjectOf(pointer))
    return isIntact
  })
}

const subjectOf = ({ id }: Pointer): string => `pointer ${id}`
