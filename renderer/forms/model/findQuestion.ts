import type { GroupModel, Question } from "./GroupModel"

/** The question at a path (`name`, `address.city`, `list.0.name`, `/list/0/name`), else the only one of that name. */
export function findQuestion(root: GroupModel, path: string): Question | undefined {
  const segments = path.split(/[./[\]]+/).filter((segment) => segment !== "")
  return walk(root, segments) ?? root.questions.find(({ name }) => name === path)
}

function walk(group: GroupModel, [name, ...rest]: readonly string[]): Question | undefined {
  const member = name === undefined ? undefined : group.members.get(name)
  if (member === undefined) return undefined
  if (member.kind === "group") return walk(member, rest)
  if (member.kind === "field" || rest.length === 0) return member
  const row = member.rows[Number(rest[0])]
  if (row === undefined) return undefined
  return member.hasPlainItems ? row.group.single : walk(row.group, rest.slice(1))
}
