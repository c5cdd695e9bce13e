import type { Json } from "../../model/documents"
import { isRecord } from "../../model/json"
import { same } from "../../expressions/same"
import { toJson } from "./answers"
import type { FieldModel } from "./FieldModel"
import type { FormList, GroupModel } from "./GroupModel"

type Answers = Readonly<Record<string, Json>>

const isTouched = (list: FormList) =>
  list.edited || list.rows.some(({ group }) => group.questions.some(({ edited }) => edited))

const rowDraft = (list: FormList, group: GroupModel): Json => {
  if (!list.hasPlainItems) return collectDraft(group, () => true)
  return group.single?.isSecret === true ? null : toJson(group.single?.answer)
}

/** What people typed, as typed; secrets are left out. An emptied answer is null. */
export function collectDraft(
  group: GroupModel,
  isKept: (field: FieldModel) => boolean = ({ edited }) => edited,
): Answers {
  const draft: Record<string, Json> = {}
  for (const [name, member] of group.members) {
    if (member.kind === "group") {
      const inner = collectDraft(member, isKept)
      if (Object.keys(inner).length > 0) draft[name] = inner
    } else if (member.kind === "list") {
      if (isTouched(member)) draft[name] = member.rows.map((row) => rowDraft(member, row.group))
    } else if (!member.isSecret && isKept(member)) {
      draft[name] = toJson(member.answer)
    }
  }
  return draft
}

/** Puts a draft back; what it holds counts as typed. */
export function restoreDraft(group: GroupModel, draft: unknown): void {
  if (!isRecord(draft)) return
  for (const [name, member] of group.members) {
    if (!Object.hasOwn(draft, name)) continue
    if (member.kind === "group") restoreDraft(member, draft[name])
    else if (member.kind === "list" || !member.isSecret) {
      member.setAnswer(draft[name])
      member.markEdited()
    }
  }
}

/** What the named field starts with; null where nothing is given. */
export const startOf = (initial: unknown, name: string): Json =>
  isRecord(initial) && Object.hasOwn(initial, name) ? toJson(initial[name]) : null

/** What the named fields start with. */
export const baseOf = (initial: unknown, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, startOf(initial, name)]))

/** True where a field starts with an answer that is not the one that was typed over. */
export function isNewer(initial: unknown, name: string, base: Json): boolean {
  const start = startOf(initial, name)
  return start !== null && !same(start, base)
}
