type Files = ReadonlyMap<string, string | null>

/** More of them are not tried one by one. */
const most = 12

/**
 * Which of the documents that are changed besides have to come along, so that customers can be shown what is proposed: one where one
 * is enough, else all of them; none where that would not help either.
 */
export async function findAlongside(
  others: Files,
  canBeShown: (added: Files) => Promise<boolean>,
): Promise<readonly string[]> {
  if (others.size === 0 || !(await canBeShown(others))) return []
  if (others.size > 1)
    for (const [path, text] of [...others].slice(0, most)) if (await canBeShown(new Map([[path, text]]))) return [path]
  return [...others.keys()]
}
