import { type DeskPerson, isLimited, type Role } from "../domain/proposals"

/** The views of the desk, in the order of their tabs. */
export const views = [
  { view: "screens", label: "画面" },
  { view: "words", label: "ことば" },
  { view: "flows", label: "流れ" },
  { view: "conditions", label: "条件" },
  { view: "faults", label: "通信と障害" },
  { view: "closures", label: "お休み" },
  { view: "reported", label: "お客さまの画面" },
  { view: "problems", label: "問題" },
  { view: "bench", label: "検査台" },
  { view: "changes", label: "変更" },
  { view: "releases", label: "公開" },
  { view: "audit", label: "記録" },
] as const

export type View = (typeof views)[number]["view"]

/** What those see of the desk who see only a part of it. */
const parts: Readonly<Partial<Record<Role, View>>> = { cases: "reported", audit: "audit" }

interface Looking {
  readonly person?: Pick<DeskPerson, "roles">
  readonly stranger?: string
}

/** Everything for whoever is nobody: reading needs no sign-in. Nothing for whom a proxy names and nobody knows. */
export function viewsOf({ person, stranger }: Looking = {}): readonly (typeof views)[number][] {
  if (stranger !== undefined) return []
  const roles = person?.roles ?? []
  return isLimited(roles) ? views.filter(({ view }) => roles.some((role) => parts[role] === view)) : views
}
